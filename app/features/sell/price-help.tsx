import { ChipButton } from '#app/components/chip.tsx'
import { PriceVerdictBox } from '#app/features/price/price-verdict-box.tsx'
import { groupDigits } from '#app/format/group-digits.ts'
import { compactWon } from '#app/format/won.ts'
import { useListingHelp } from './listing-help.ts'

/** What similar goods were sold for; a press takes the price. */
export function PriceHelp({ onTake }: { onTake: (price: string) => void }) {
  const { price, verdict } = useListingHelp()
  if (!price) return null
  return (
    <div className="space-y-2">
      <p className="text-sm text-ink-3">{price.sentence}</p>
      <ul aria-label="참고할 가격" className="flex flex-wrap gap-2">
        {price.chips.map((chip) => (
          <li key={chip.label}>
            <ChipButton onClick={() => onTake(groupDigits(chip.price))}>
              {chip.label} <strong className="tabular-nums">{compactWon(chip.price)}</strong>
            </ChipButton>
          </li>
        ))}
      </ul>
      {verdict && (
        <PriceVerdictBox verdict={verdict} label="적은 가격과 시세" className="max-w-xl" />
      )}
    </div>
  )
}
