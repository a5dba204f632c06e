import { kstDateShort } from '#app/format/time.ts'
import { BUSINESS_LIKE } from '#contracts/order-constants.ts'
import type { SalesMonth } from '#contracts/sales-month.ts'

/** What was sold in a month or a year, in won. */
export interface SalesSum {
  trades: number
  directTrades: number
  /** Prices of the goods. */
  goods: number
  direct: number
  shipping: number
  fees: number
  /** What came to the seller's account through us. */
  received: number
}

const NOTHING = {
  trades: 0,
  directTrades: 0,
  goods: 0,
  direct: 0,
  shipping: 0,
  fees: 0,
  received: 0,
} satisfies SalesSum

export function sumOfMonths(months: readonly SalesMonth[]): SalesSum {
  return months.reduce<SalesSum>(
    (sum, month) => ({
      trades: sum.trades + month.paidTrades + month.directTrades,
      directTrades: sum.directTrades + month.directTrades,
      goods: sum.goods + month.paid + month.direct,
      direct: sum.direct + month.direct,
      shipping: sum.shipping + month.shipping,
      fees: sum.fees + month.fees,
      received: sum.received + month.paid + month.shipping - month.fees,
    }),
    NOTHING,
  )
}

/** The years that have sales and this one, the newest first, and the one that the address asks for or this one. */
export function yearsOf(months: readonly SalesMonth[], asked: string | null, now: Date) {
  const thisYear = kstDateShort(now).slice(0, 4)
  const sold = months.map(({ month }) => month.slice(0, 4))
  const years = [...new Set([thisYear, ...sold])].sort().reverse()
  return { years, year: years.find((year) => year === asked) ?? thisYear }
}

/** Sold so often or for so much within the year that the tax office may ask whether it is a business. */
export const isBusinessLike = ({ trades, goods }: SalesSum): boolean =>
  trades >= BUSINESS_LIKE.trades || goods >= BUSINESS_LIKE.won
