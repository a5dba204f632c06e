import { Choice, Field } from '#app/components/field.tsx'
import { useFormField } from '#app/components/form-context.ts'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { won, wonAmount } from '#app/format/won.ts'
import { isCouponCategory } from '#contracts/coupon-category.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import type { TradeMethod } from '#contracts/product.ts'
import { TRADE_METHOD_LABELS } from '#contracts/product-labels.ts'
import { buyerTotals } from './buyer-total.ts'
import { type TopOption, trailTo } from './category-options.ts'
import { GroupProblem, SellSection } from './section.tsx'
import { SHIPPING_LABELS } from './sell-content.ts'
import { useSellForm, useSellValues } from './sell-context.ts'
import { WonInput } from './won-input.tsx'

const DIGITS = String(LISTING_LIMITS.highestFee).length
const METHODS = Object.keys(TRADE_METHOD_LABELS) as TradeMethod[]

/** How the thing is handed over, who pays the delivery, and what the buyer pays in all. */
export function TradeField({ options }: { options: readonly TopOption[] }) {
  const { initial } = useSellForm()
  const { tradeMethods, categorySeq } = useSellValues()
  const { error, errorId } = useFormField('tradeMethods')
  const category = trailTo(options, Number(categorySeq)).map(({ name }) => name)
  // Without script every field is there, as nothing shows them when they are needed.
  const isHydrated = useHydrated()
  const isCoupon = isCouponCategory(category)
  const has = (method: TradeMethod) => !isHydrated || (tradeMethods.includes(method) && !isCoupon)
  return (
    <SellSection id="sell-trade" title="거래 방법" required>
      <fieldset aria-describedby={errorId} className="sell-choices sell-choices-3">
        <legend className="sr-only">거래 방법</legend>
        {METHODS.map((method) => (
          <label key={method} className="sell-choice">
            <input
              type="checkbox"
              name="tradeMethods"
              value={method}
              defaultChecked={initial.tradeMethods.includes(method)}
            />
            <strong>{TRADE_METHOD_LABELS[method]}</strong>
          </label>
        ))}
      </fieldset>
      <GroupProblem id={errorId} message={error} />
      {isCoupon && (
        <p className="text-sm text-ink-2">
          모바일쿠폰은 e쿠폰 안심결제로만 팔아요. 구매자가 결제하면 쿠폰 번호를 여기서 보내면 돼요.
        </p>
      )}
      {has('PARCEL') && <ParcelFee />}
      {has('CVS') && (
        <Field
          name="cvsFee"
          label="편의점 택배비"
          initial={initial.cvsFee}
          hint="비워 두면 채팅으로 정해요."
          className="max-w-60"
        >
          {(control) => <WonInput {...control} digits={DIGITS} placeholder="예: 2,100" />}
        </Field>
      )}
      {!isCoupon && <BuyerTotals />}
    </SellSection>
  )
}

function ParcelFee() {
  const { initial } = useSellForm()
  const { shipping } = useSellValues()
  const isHydrated = useHydrated()
  const chosen = initial.shipping || 'SEPARATE'
  return (
    <div className="space-y-2">
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">택배비 내는 사람</legend>
        {(Object.keys(SHIPPING_LABELS) as (keyof typeof SHIPPING_LABELS)[]).map((each) => (
          <Choice
            key={each}
            type="radio"
            name="shipping"
            value={each}
            defaultChecked={chosen === each}
          >
            {SHIPPING_LABELS[each]}
          </Choice>
        ))}
      </fieldset>
      {(!isHydrated || shipping !== 'INCLUDED') && (
        <Field
          name="shippingFee"
          label="택배비"
          hideLabel={isHydrated}
          initial={initial.shippingFee}
          hint="비워 두면 ‘별도’로만 보여요."
          className="max-w-60"
        >
          {(control) => <WonInput {...control} digits={DIGITS} placeholder="예: 3,500" />}
        </Field>
      )}
    </div>
  )
}

/** What the buyer pays, as the seller will be asked for it. */
function BuyerTotals() {
  const totals = buyerTotals(useSellValues())
  if (totals.length === 0) return null
  return (
    <dl
      aria-label="구매자가 낼 금액"
      className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 rounded-md bg-surface-2 px-4 py-3 text-sm"
    >
      <dt className="col-span-2 text-ink-3">구매자가 낼 금액</dt>
      {totals.map(({ method, total, fee }) => (
        <div key={method} className="contents">
          <dt className="text-ink-2">{TRADE_METHOD_LABELS[method]}</dt>
          <dd className="text-end font-semibold text-ink tabular-nums">
            {total === null ? '택배비는 채팅으로 정해요' : won(total)}
            {fee !== null && fee > 0 && (
              <span className="ms-1 font-normal text-ink-3">(택배비 {wonAmount(fee)})</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
