import type { OrderType } from './order-states.ts'
import type { TradeMethod } from './product.ts'

interface Offered {
  price: number
  tradeMethods: readonly TradeMethod[]
  /** The thing is a code or a picture that the seller sends here. */
  isCoupon: boolean
  shippingIncluded: boolean
  shippingFee: number | null
  cvsFee: number | null
}

/** The ways in which a product can be ordered, the safest first. */
export function orderTypesOf({ price, tradeMethods, isCoupon }: Offered): OrderType[] {
  if (price === 0) return ['FREE']
  if (isCoupon) return ['DIGITAL']
  const by: Record<TradeMethod, OrderType[]> = {
    PARCEL: ['PARCEL'],
    CVS: ['CVS'],
    DIRECT: ['MEET'],
  }
  const safe = (['PARCEL', 'CVS', 'DIRECT'] as const)
    .filter((method) => tradeMethods.includes(method))
    .flatMap((method) => by[method])
  return tradeMethods.includes('DIRECT') ? [...safe, 'DIRECT'] : safe
}

/** What sending costs the buyer, in won. */
export function shippingFeeOf(
  type: OrderType,
  { shippingIncluded, shippingFee, cvsFee }: Omit<Offered, 'price' | 'tradeMethods' | 'isCoupon'>,
): number {
  if (shippingIncluded) return 0
  if (type === 'PARCEL') return shippingFee ?? 0
  if (type === 'CVS') return cvsFee ?? 0
  return 0
}
