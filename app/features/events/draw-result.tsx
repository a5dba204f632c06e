import type { ReactNode } from 'react'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { count } from '#app/format/count.ts'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { EventDraw } from '#contracts/event.ts'
import { PASSED_OVER } from '#contracts/event-rules.ts'

/** How winners are drawn, and, after the draw, who they are and how anybody checks it. */
export function DrawResult({ eventSeq, draw }: { eventSeq: number; draw: EventDraw }) {
  const { result, secretHash } = draw
  return (
    <>
      {result && <Winners result={result} />}
      <Card as="section" aria-labelledby="draw" className="space-y-3 text-sm text-ink-2">
        <h2 id="draw" className="text-lg font-bold text-ink">
          추첨 방법
        </h2>
        <p>
          이벤트를 만들 때 비밀값을 하나 뽑아 그 해시를 먼저 공개해요. 끝난 뒤에는 비밀값과 참여
          명단을 공개하므로, 결과를 나중에 바꿀 수 없고 누구나 다시 계산할 수 있어요.
        </p>
        <dl className="space-y-2">
          <Value name="비밀값의 해시 (SHA-256)">{secretHash}</Value>
          {result && (
            <>
              <Value name="비밀값">{result.secret}</Value>
              <Value name="참여 명단의 해시 (SHA-256)">{result.listHash}</Value>
              <Value name="참여자">{count(result.entryCount)}명</Value>
              <Value name="추첨한 때">
                <time dateTime={result.drawnAt}>{kstDateTime(result.drawnAt)}</time>
              </Value>
            </>
          )}
        </dl>
        <h3 className="pt-2 font-semibold text-ink">직접 확인하는 방법</h3>
        <ol className="list-decimal space-y-1 ps-5">
          <li>비밀값의 SHA-256이 먼저 공개한 해시와 같은지 봐요.</li>
          <li>
            참여 명단의 SHA-256이 명단의 해시와 같은지 봐요. 명단은 한 줄에 ‘참여 번호 참여 코드’가
            번호 순서대로 있어요.
          </li>
          <li>‘비밀값:명단의 해시’의 SHA-256이 씨앗값이에요.</li>
          <li>
            참여 번호마다 ‘씨앗값:참여 번호’의 SHA-256을 구해 작은 값부터 줄을 세우면 당첨 순서예요.
          </li>
          <li>탈퇴하거나 이용이 제한된 회원과 운영자는 건너뛰고, 건너뛴 것도 함께 보여 드려요.</li>
        </ol>
        {result && (
          <p>
            <a
              href={paths.eventEntries(eventSeq)}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              참여 명단 내려받기
            </a>
          </p>
        )}
      </Card>
    </>
  )
}

function Winners({ result }: { result: NonNullable<EventDraw['result']> }) {
  const hasWinner = result.places.some(({ passedOver }) => passedOver === null)
  return (
    <Card as="section" aria-labelledby="winners">
      <h2 id="winners" className="text-lg font-bold text-ink">
        당첨자
      </h2>
      {!hasWinner && <EmptyState title="당첨자가 없어요" level={3} />}
      <ol className="mt-2 divide-y divide-line">
        {result.places.map(({ entryNo, name, passedOver }) => (
          <li key={entryNo} className="flex flex-wrap gap-x-3 py-2 text-base text-ink">
            <span className="tabular-nums">{count(entryNo)}번</span>
            <span className="wrap-anywhere">{name}</span>
            {passedOver && (
              <span className="text-sm text-ink-3">건너뜀 ({PASSED_OVER[passedOver]})</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Value({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-ink">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
