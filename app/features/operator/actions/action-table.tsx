import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { count } from '#app/format/count.ts'
import type { ActionRow } from './action-table-rows.server.ts'

const HEAD = 'px-3 py-2.5 font-semibold whitespace-nowrap'
const CELL = 'px-3 py-2.5 whitespace-nowrap'

/** How often each action was done on each page, with a column for each day in Korea. */
export function ActionTable({
  rows,
  days,
}: {
  rows: readonly ActionRow[]
  days: readonly string[]
}) {
  if (rows.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="이 기간에는 기록이 없어요" level={2}>
        다른 기간을 골라 보세요. 기록은 6개월 동안 남아 있어요.
      </EmptyState>
    )
  return (
    <section
      aria-label="행동 통계"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a sideways scroller has to be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full text-sm">
        <thead className="bg-surface-2 text-ink-3">
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              화면
            </th>
            <th scope="col" className={`${HEAD} text-start`}>
              행동
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              합계
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className={`${HEAD} text-end`}>
                <time dateTime={day}>{shortDay(day)}</time>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {rows.map(({ pageId, page, action, total, counts }) => (
            <tr key={`${pageId} ${action}`} className="text-ink-2">
              <th scope="row" className={`${CELL} text-start font-medium text-ink`}>
                {page} <span className="block text-xs font-normal text-ink-3">{pageId}</span>
              </th>
              <td className={CELL}>{action}</td>
              <td className={`${CELL} text-end font-semibold text-ink`}>{count(total)}</td>
              {counts.map((value, index) => (
                <td key={days[index]} className={`${CELL} text-end`}>
                  {count(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** '2026-11-02' as `11.2` */
function shortDay(day: string): string {
  const [, month, date] = day.split('-')
  return `${Number(month)}.${Number(date)}`
}
