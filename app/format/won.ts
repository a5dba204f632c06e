import { groupDigits } from './group-digits.ts'
import { NO_BREAK_SPACE } from './no-break-space.ts'

const MAN = 10_000
const EOK = 100_000_000

/** A price in full: `1,234,000원`; 0 is `무료나눔`. @param price integer won */
export function won(price: number): string {
  return price === 0 ? '무료나눔' : `${groupDigits(price)}원`
}

/** An amount that may be zero, such as a fee: 0 stays `0원`. @param amount integer won */
export function wonAmount(amount: number): string {
  return `${groupDigits(amount)}원`
}

/**
 * A price in short: `123만원`, `1억 2,000만원`; below 10,000 won in full; 0 is `무료나눔`.
 * What does not fit is cut off, never rounded up (korean-conventions, price). @param price integer won
 */
export function compactWon(price: number): string {
  if (price < MAN) return won(price)
  const eok = Math.floor(price / EOK)
  const man = Math.floor((price % EOK) / MAN)
  const parts = [eok > 0 && `${groupDigits(eok)}억`, man > 0 && `${groupDigits(man)}만`]
  return `${parts.filter(Boolean).join(NO_BREAK_SPACE)}원`
}

/** Whole percent by which a price was lowered, cut off; 0 when it was not. Both in won. */
export function discountPercent(previous: number, price: number): number {
  return previous > price ? Math.floor(((previous - price) * 100) / previous) : 0
}
