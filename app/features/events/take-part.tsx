import { Card } from '#app/components/card.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { count } from '#app/format/count.ts'
import { kstDateTime } from '#app/format/time.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { HeldEvent, OwnEntry } from '#contracts/event.ts'
import { pointAmount } from '#contracts/point-rules.ts'

/** How to take part in an event, and what became of the visitor's entry. */
export function TakePart({
  event,
  entry,
}: {
  event: Pick<HeldEvent, 'kind' | 'ended' | 'winners' | 'points'>
  entry: OwnEntry | null
}) {
  const { kind, ended, winners, points } = event
  if (kind === 'NEWS') return null
  return (
    <Card as="section" aria-labelledby="take-part" className="space-y-3">
      <h2 id="take-part" className="text-lg font-bold text-ink">
        {ended ? '참여가 끝났어요' : '참여하기'}
      </h2>
      <p className="text-base text-ink-2">
        {kind === 'DRAW'
          ? `추첨으로 ${count(winners)}명에게 ${pointAmount(points)}씩 드려요.`
          : `선착순 ${count(winners)}명에게 ${pointAmount(points)}를 바로 드려요.`}
      </p>
      {entry && <OwnEntryNote entry={entry} />}
      <FormProblem />
      {!ended && !entry && (
        <PostForm intent="enter">
          <SubmitButton size="lg" block>
            이벤트 참여하기
          </SubmitButton>
        </PostForm>
      )}
    </Card>
  )
}

function OwnEntryNote({ entry: { entryNo, code, at, points } }: { entry: OwnEntry }) {
  return (
    <Notice
      tone={points ? 'success' : 'info'}
      title={
        points
          ? `${pointAmount(points)}를 받았어요`
          : points === 0
            ? '아쉽지만 이번에는 당첨되지 않았어요'
            : '참여했어요'
      }
    >
      <p>
        참여 번호 {count(entryNo)}번 · <time dateTime={at}>{kstDateTime(at)}</time>
      </p>
      <p className="wrap-anywhere">참여 코드 {code}</p>
    </Notice>
  )
}
