import { Link } from '@remix-run/react'
import { useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { groupDigits } from '#app/format/group-digits.ts'
import { caretBefore } from './caret.ts'
import type { ListQuery } from './list-query.ts'
import { PRICE_PRESETS } from './price-presets.ts'

type Range = Pick<ListQuery, 'minPrice' | 'maxPrice'>

/** Two prices and the usual ranges. */
export function PriceFilter({
  draft,
  href,
  onChange,
}: {
  draft: Range
  /** The list in that range, for links that work without script. */
  href: (range: Range) => string
  onChange: (range: Range) => void
}) {
  return (
    <fieldset>
      <legend>가격</legend>
      <div className="list-price">
        <PriceInput
          key={`min${draft.minPrice}`}
          name="minPrice"
          label="최저가"
          value={draft.minPrice}
        />
        <span aria-hidden="true">~</span>
        <PriceInput
          key={`max${draft.maxPrice}`}
          name="maxPrice"
          label="최고가"
          value={draft.maxPrice}
        />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          className="list-price-apply in-[dialog]:hidden"
        >
          적용
        </Button>
      </div>
      <ul className="list-presets">
        {PRICE_PRESETS.map(({ label, minPrice, maxPrice }) => {
          const chosen = draft.minPrice === minPrice && draft.maxPrice === maxPrice
          const range = chosen ? { minPrice: null, maxPrice: null } : { minPrice, maxPrice }
          return (
            <li key={label}>
              <Link
                to={href(range)}
                rel="nofollow"
                aria-current={chosen ? 'true' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onChange(range)
                }}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

/** Groups the digits while they are typed; the caret stays between the same digits. */
function PriceInput({ name, label, value }: { name: string; label: string; value: number | null }) {
  const [text, setText] = useState(value === null ? '' : groupDigits(value))
  return (
    <input
      type="text"
      name={name}
      aria-label={`${label} (원)`}
      placeholder={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={11}
      value={text}
      onChange={({ currentTarget: input }) => {
        const digits = input.value.replace(/\D/g, '').slice(0, 9)
        const grouped = digits === '' ? '' : groupDigits(Number(digits))
        const digitsAfter = input.value.slice(input.selectionStart ?? undefined).replace(/\D/g, '')
        setText(grouped)
        const caret = caretBefore(grouped, digitsAfter.length)
        requestAnimationFrame(() => input.setSelectionRange(caret, caret))
      }}
    />
  )
}
