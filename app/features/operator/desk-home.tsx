import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { BarChart } from '#app/features/fraud/bar-chart.tsx'
import { count } from '#app/format/count.ts'
import { elapsedWords } from '#app/format/elapsed.ts'
import { won } from '#app/format/won.ts'
import type { DeskDay, DeskQueueState } from '#contracts/desk.ts'
import { DESK_COUNTED, DESK_DAYS, DESK_QUEUES } from '#contracts/desk-constants.ts'
import { DESK_PATHS } from './desk-paths.ts'

/** What waits for an operator: the queue whose first case waits longest comes first. */
export function DeskQueues({ queues, now }: { queues: readonly DeskQueueState[]; now: string }) {
  const waiting = queues
    .filter(({ open }) => open > 0)
    .sort((one, other) => String(one.since).localeCompare(String(other.since)))
  return (
    <Card as="section" padded={false} aria-labelledby="waiting">
      <h2 id="waiting" className="px-4 pt-4 pb-1 text-base font-bold text-ink sm:px-5">
        기다리는 일
      </h2>
      {waiting.length === 0 ? (
        <EmptyState title="기다리는 일이 없어요" level={3}>
          새 일이 들어오면 여기에 보여요.
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line">
          {waiting.map(({ queue, open, since }) => (
            <li key={queue}>
              <Link
                to={DESK_PATHS[queue]}
                className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-surface-2 sm:px-5"
              >
                <span className="flex flex-1 flex-wrap items-center justify-between gap-x-3">
                  <span className="font-semibold whitespace-nowrap text-ink">
                    {DESK_QUEUES[queue]}
                  </span>
                  {since && (
                    <span className="text-sm text-ink-3">
                      가장 오래된 것{' '}
                      <span className="whitespace-nowrap">
                        {elapsedWords(Math.max(0, Date.parse(now) - Date.parse(since)))} 전
                      </span>
                    </span>
                  )}
                </span>
                <span className="min-w-14 text-end font-bold whitespace-nowrap text-ink tabular-nums">
                  {openWords(open)}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

/** `12건`, or `1,000건 이상` where the database stops counting. */
export const openWords = (open: number): string =>
  open > DESK_COUNTED ? `${count(DESK_COUNTED)}건 이상` : `${count(open)}건`

const FIGURES: readonly {
  key: Exclude<keyof DeskDay, 'day'>
  title: string
  unit: string
  /** What is said of today where nothing was measured: 0 is no measure. */
  none?: string
}[] = [
  { key: 'signUps', title: '가입', unit: '명' },
  { key: 'listings', title: '새 상품', unit: '개' },
  { key: 'trades', title: '끝난 거래', unit: '건' },
  { key: 'reports', title: '신고', unit: '건' },
  { key: 'damage', title: '사기 피해사례', unit: '건' },
  { key: 'answerMinutes', title: '문의 답변까지 기다린 시간', unit: '분', none: '오늘 답변 없음' },
]

/** The last days as charts, each with its table, and the money that is held now. */
export function DeskFigures({ days, held }: { days: readonly DeskDay[]; held: number }) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="text-base font-bold text-ink">
        최근 {DESK_DAYS}일
      </h2>
      <p className="mt-1 text-sm text-ink-3">
        지금 안심결제로 보관 중인 돈 <strong className="text-ink">{won(held)}</strong>
      </p>
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        {FIGURES.map(({ key, title, unit, none }) => (
          <Card key={key}>
            <BarChart
              title={`${title} (${todayWords(days.at(-1)?.[key] ?? 0, unit, none)})`}
              unit={unit}
              head="날짜"
              bars={days.map((day) => ({ label: dayLabel(day.day), value: day[key] }))}
            />
          </Card>
        ))}
      </div>
    </section>
  )
}

const todayWords = (value: number, unit: string, none: string | undefined) =>
  value === 0 && none ? none : `오늘 ${count(value)}${unit}`

/** `11.23` of '2026-11-23'. */
const dayLabel = (day: string) => `${Number(day.slice(5, 7))}.${Number(day.slice(8))}`
