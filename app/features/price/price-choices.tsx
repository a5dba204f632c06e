import { ChipLink } from '#app/components/chip.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { count } from '#app/format/count.ts'
import { compactWon } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import { PRICE_PERIODS } from '#contracts/price-constants.ts'
import { CONDITION_LABELS } from '#contracts/product-labels.ts'
import type { PriceLookup } from '#contracts/standard-price.ts'
import { type PriceQuery, priceParams } from './price-query.ts'
import { OPTION_NAMES, PERIOD_NAMES } from './price-texts.ts'

interface Props {
  word: string
  query: PriceQuery
  lookup: PriceLookup
}

const href = (word: string, query: PriceQuery) => paths.priceResult(word, priceParams(query))

export function PeriodTabs({ word, query }: Omit<Props, 'lookup'>) {
  return (
    <Tabs
      label="기간"
      tabs={PRICE_PERIODS.map((period) => ({
        to: href(word, { ...query, period }),
        label: PERIOD_NAMES[period],
        current: period === query.period,
      }))}
    />
  )
}

/** Links to the same prices by option and by condition. */
export function PriceChoices({ word, query, lookup }: Props) {
  const { kind, choices, conditions, models } = lookup
  const groups = [
    ...(models.length > 0
      ? [
          {
            label: kind === 'MODEL' ? '비슷한 모델' : '모델',
            chips: models.map(({ name, n }) => ({
              to: paths.priceResult(name),
              label: name,
              note: `${count(n)}건`,
              selected: false,
            })),
          },
        ]
      : []),
    ...choices.map(({ option, values }) => ({
      label: OPTION_NAMES[option],
      chips: values.map(({ value, n, median }) => {
        const selected = query.chosen[option] === value
        const chosen = { ...query.chosen, [option]: value }
        if (selected) delete chosen[option]
        return {
          to: href(word, { ...query, chosen }),
          label: value,
          note: noteOf(n, median),
          selected,
        }
      }),
    })),
    ...(conditions.length > 1 || query.condition
      ? [
          {
            label: '상태',
            chips: conditions.map(({ condition, n, median }) => {
              const selected = query.condition === condition
              return {
                to: href(word, { ...query, condition: selected ? null : condition }),
                label: CONDITION_LABELS[condition],
                note: noteOf(n, median),
                selected,
              }
            }),
          },
        ]
      : []),
  ]
  if (groups.length === 0) return null
  return (
    <section aria-label="옵션과 상태별 가격" className="space-y-4">
      {groups.map(({ label, chips }) => (
        <div key={label}>
          <h2 className="mb-2 text-sm font-semibold text-ink-2">{label}</h2>
          <ul className="flex flex-wrap gap-2">
            {chips.map((chip) => (
              <li key={chip.label}>
                <ChipLink to={chip.to} selected={chip.selected} preventScrollReset>
                  {chip.label} <span className="font-normal tabular-nums">{chip.note}</span>
                </ChipLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const noteOf = (n: number, median: number | null) =>
  median === null ? `${count(n)}건` : compactWon(median)
