import type { TradeMethod } from '#contracts/product.ts'
import type { SellValues } from './sell-values.ts'
import { wonOf } from './typed-won.ts'

/** What a buyer pays by one of the ways to hand over. */
export interface BuyerTotal {
  method: TradeMethod
  /** Won; null where the fee is agreed in the chat. */
  total: number | null
  /** Of the total. */
  fee: number | null
}

type Priced = Pick<
  SellValues,
  'price' | 'free' | 'tradeMethods' | 'shipping' | 'shippingFee' | 'cvsFee'
>

/** What the buyer pays in all, for each way that is offered; none before there is a price. */
export function buyerTotals(values: Priced): BuyerTotal[] {
  const price = values.free ? 0 : wonOf(values.price)
  if (price === null) return []
  const withFee = (method: TradeMethod, fee: number | null): BuyerTotal => ({
    method,
    fee,
    total: fee === null ? null : price + fee,
  })
  const totals: BuyerTotal[] = []
  if (values.tradeMethods.includes('PARCEL'))
    totals.push(withFee('PARCEL', values.shipping === 'INCLUDED' ? 0 : wonOf(values.shippingFee)))
  if (values.tradeMethods.includes('CVS')) totals.push(withFee('CVS', wonOf(values.cvsFee)))
  if (values.tradeMethods.includes('DIRECT')) totals.push(withFee('DIRECT', 0))
  return totals
}
