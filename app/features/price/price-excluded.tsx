import { ChevronDownIcon } from '#app/components/icons.tsx'
import { count } from '#app/format/count.ts'
import type { PriceLookup } from '#contracts/standard-price.ts'
import { EXCLUSION_NAMES } from './price-texts.ts'

/** What was found and is not counted, with the reasons. */
export function PriceExcluded({ excluded }: Pick<PriceLookup, 'excluded'>) {
  const total = excluded.reduce((sum, { n }) => sum + n, 0)
  if (total === 0) return null
  return (
    <details className="group rounded-lg border border-line text-sm">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 font-semibold text-ink">
        제외 {count(total)}건
        <ChevronDownIcon size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <p className="px-4 text-ink-3">제목과 가격을 보고 규칙으로 뺐어요.</p>
      <ul className="space-y-3 p-4 pt-3">
        {excluded.map(({ reason, n, titles }) => (
          <li key={reason}>
            <p className="font-medium text-ink-2">
              {EXCLUSION_NAMES[reason]} {count(n)}건
            </p>
            <ul className="mt-1 text-ink-3">
              {titles.map((title) => (
                <li key={title} className="truncate">
                  {title}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}
