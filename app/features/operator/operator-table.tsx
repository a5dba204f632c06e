import type { ReactNode } from 'react'
import { cx } from '#app/components/cx.ts'

/** The class of a cell. */
export const TABLE_CELL = 'px-3 py-2.5 whitespace-nowrap'

/** A table of the operators' desk; on a narrow screen it scrolls sideways. @param children its rows */
export function OperatorTable({
  label,
  heads,
  amounts = [],
  children,
}: {
  label: string
  heads: readonly string[]
  /** Those of them whose cells hold numbers, which stand at the end. */
  amounts?: readonly string[]
  children: ReactNode
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a sideways scroller has to be reachable by keyboard.
      tabIndex={0}
      className="shaded-ends relative overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full text-sm">
        <thead className="bg-surface-2 text-ink-3">
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className={cx(
                  'px-3 py-2.5 font-semibold whitespace-nowrap',
                  amounts.includes(head) ? 'text-end' : 'text-start',
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </section>
  )
}
