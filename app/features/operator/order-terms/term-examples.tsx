import { wonAmount } from '#app/format/won.ts'
import { PreviewCard } from '#app/forms/preview-card.tsx'
import { orderAmounts } from '#contracts/order-money.ts'
import type { OrderTerms } from '#contracts/order-states.ts'
import { changesFees, termChanges } from '#contracts/order-term-rules.ts'
import { OperatorTable, TABLE_CELL } from '../operator-table.tsx'

const PRICES = [10_000, 20_000, 50_000, 300_000, 1_000_000] as const
const AMOUNTS = ['지금 구매자', '새 구매자', '지금 판매자', '새 판매자'] as const

/** What members would pay and get, before anything is saved. */
export function OrderTermExamples({ before, after }: { before: OrderTerms; after: OrderTerms }) {
  const changes = termChanges(before, after)
  const of = (price: number, terms: OrderTerms) =>
    orderAmounts({ type: 'PARCEL', price, shippingFee: 0, points: 0 }, terms)
  return (
    <PreviewCard>
      <div className="space-y-3">
        <ul className="list-disc space-y-1 ps-5 text-sm text-ink">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
          {changes.length === 0 && <li>지금 조건과 달라지는 것이 없어요.</li>}
        </ul>
        {changesFees(before, after) && (
          <>
            <OperatorTable
              label="가격별로 내고 받는 돈"
              heads={['가격', ...AMOUNTS]}
              amounts={['가격', ...AMOUNTS]}
            >
              {PRICES.map((price) => {
                const [now, then] = [of(price, before), of(price, after)]
                return (
                  <tr key={price} className="text-ink-2">
                    {[price, now.total, then.total, now.net, then.net].map((value, place) => (
                      <td
                        key={['가격', ...AMOUNTS][place]}
                        className={`${TABLE_CELL} text-end tabular-nums`}
                      >
                        {wonAmount(value)}
                      </td>
                    ))}
                  </tr>
                )
              })}
            </OperatorTable>
            <p className="text-sm text-ink-3">
              구매자가 내는 돈과 판매자가 받는 돈이에요. 배송비는 뺐어요.
            </p>
          </>
        )}
      </div>
    </PreviewCard>
  )
}
