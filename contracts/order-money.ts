import { isPaidType, type OrderTerms, type OrderType } from './order-states.ts'

/** The amounts of an order in won, frozen when it is made. */
export interface OrderAmounts {
  price: number
  shippingFee: number
  buyerFee: number
  sellerFee: number
  /** What the buyer pays: price, shipping and the buyer's fee. */
  total: number
  /** The part of `total` that is paid with points. */
  points: number
  /** The part of `total` that the payment company takes. */
  cash: number
  /** What the seller gets when the buyer confirms. */
  net: number
}

interface OrderPrice {
  type: OrderType
  price: number
  shippingFee: number
  points: number
}

/** Fees are rounded down to 1 won, and none up to `terms.freeUpTo`. */
export function orderAmounts(
  { type, price, shippingFee, points }: OrderPrice,
  terms: Pick<OrderTerms, 'buyerFeeBp' | 'sellerFeeBp' | 'freeUpTo'>,
): OrderAmounts {
  const goods = price + shippingFee
  const isFree = !isPaidType(type) || price <= terms.freeUpTo
  const fee = (basisPoints: number) => (isFree ? 0 : Math.floor((goods * basisPoints) / 10_000))
  const buyerFee = fee(terms.buyerFeeBp)
  const sellerFee = fee(terms.sellerFeeBp)
  const total = goods + buyerFee
  return {
    price,
    shippingFee,
    buyerFee,
    sellerFee,
    total,
    points,
    cash: total - points,
    net: goods - sellerFee,
  }
}

/** How an order's money is divided when the buyer gets a part back. */
export interface OrderSplit {
  /** To the buyer: the part, and the buyer's fee of that part. */
  toBuyer: number
  /** Of it, the fee. */
  feeToBuyer: number
  /** Cash goes back before points. */
  cashToBuyer: number
  pointsToBuyer: number
  toSeller: number
  fees: number
}

/**
 * Gives `refund` won of price and shipping back. Both fees are kept for the rest only, rounded down.
 * @param refund 0 … price + shippingFee
 */
export function splitAmounts(
  amounts: Pick<
    OrderAmounts,
    'price' | 'shippingFee' | 'buyerFee' | 'sellerFee' | 'total' | 'points'
  >,
  refund: number,
): OrderSplit {
  const goods = amounts.price + amounts.shippingFee
  const rest = goods - refund
  const part = (fee: number) => (goods === 0 ? 0 : Math.floor((fee * rest) / goods))
  const buyerFee = part(amounts.buyerFee)
  const sellerFee = part(amounts.sellerFee)
  const toBuyer = amounts.total - rest - buyerFee
  const cashToBuyer = Math.min(toBuyer, amounts.total - amounts.points)
  return {
    toBuyer,
    feeToBuyer: toBuyer - refund,
    cashToBuyer,
    pointsToBuyer: toBuyer - cashToBuyer,
    toSeller: rest - sellerFee,
    fees: buyerFee + sellerFee,
  }
}

/** `3.5%` of 350. */
export const percentOf = (basisPoints: number): string => `${basisPoints / 100}%`
