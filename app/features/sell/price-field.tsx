import { useRef } from 'react'
import { Choice, Field } from '#app/components/field.tsx'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import { PriceHelp } from './price-help.tsx'
import { SellSection } from './section.tsx'
import { useChanged, useSellForm, useSellValues } from './sell-context.ts'
import { WonInput } from './won-input.tsx'

const DIGITS = String(LISTING_LIMITS.highestPrice).length

export function PriceField() {
  const { initial } = useSellForm()
  const changed = useChanged('price')
  const { free } = useSellValues()
  const input = useRef<HTMLInputElement>(null)

  function take(price: string) {
    if (!input.current) return
    input.current.value = price
    changed()
    input.current.focus()
  }

  return (
    <SellSection id="sell-price" title="가격" required>
      <Field
        name="price"
        label="가격"
        hideLabel
        initial={initial.price}
        hint={free ? '무료나눔으로 올라가요.' : undefined}
        className="max-w-80"
      >
        {(control) => (
          <WonInput
            {...control}
            ref={input}
            digits={DIGITS}
            placeholder={free ? '0' : '가격을 적어 주세요'}
            readOnly={free}
            className="text-lg font-bold placeholder:text-base placeholder:font-normal read-only:bg-surface-3 read-only:text-ink-3"
          />
        )}
      </Field>
      {!free && <PriceHelp onTake={take} />}
      <div className="flex flex-wrap gap-x-6">
        <Choice name="free" value="1" defaultChecked={initial.free}>
          무료나눔
        </Choice>
        {!free && (
          <Choice name="negotiable" value="1" defaultChecked={initial.negotiable}>
            가격 제안 받기
          </Choice>
        )}
      </div>
    </SellSection>
  )
}
