// Without the schema library, so that code in the browser may import it.
import { datedStates } from './notice-days.ts'
import type { OrderTerms } from './order-states.ts'

/** What operators set of the terms of orders; the periods are part of the order machine and change with it. */
export const FEE_KEYS = [
  'buyerFeeBp',
  'sellerFeeBp',
  'freeUpTo',
  'maxPrice',
  'compensationCap',
] as const satisfies (keyof OrderTerms)[]
export type FeeKey = (typeof FEE_KEYS)[number]
/** Fees in 1/10,000 of price and shipping, the others in won. */
export type Fees = Pick<OrderTerms, FeeKey>

export const FEE_LABELS: Record<FeeKey, string> = {
  buyerFeeBp: '구매자 수수료',
  sellerFeeBp: '판매자 수수료',
  freeUpTo: '수수료를 받지 않는 가격',
  maxPrice: '안심결제 최고 가격',
  compensationCap: '보상 한도',
}

export const FEE_LIMITS: Record<FeeKey, { least: number; most: number }> = {
  buyerFeeBp: { least: 0, most: 1_000 },
  sellerFeeBp: { least: 0, most: 1_000 },
  freeUpTo: { least: 0, most: 1_000_000 },
  maxPrice: { least: 100_000, most: 100_000_000 },
  compensationCap: { least: 0, most: 10_000_000 },
}

/** The longest reason of a change. */
export const FEE_REASON_LENGTH = 200

/** Where a row of the fees stands. */
export const FEE_STATES = datedStates('지난 요금')

/** `3.5%` of 350. */
export const percentOf = (basisPoints: number): string => `${basisPoints / 100}%`

/** The fees among the terms of orders. */
export const feesOf = ({
  buyerFeeBp,
  sellerFeeBp,
  freeUpTo,
  maxPrice,
  compensationCap,
}: Fees): Fees => ({ buyerFeeBp, sellerFeeBp, freeUpTo, maxPrice, compensationCap })

export const isSameFees = (one: Fees, other: Fees): boolean =>
  FEE_KEYS.every((key) => one[key] === other[key])

/** Whether members are worse off in any way. */
export const isWorse = (before: Fees, after: Fees): boolean =>
  after.buyerFeeBp > before.buyerFeeBp ||
  after.sellerFeeBp > before.sellerFeeBp ||
  after.freeUpTo < before.freeUpTo ||
  after.maxPrice < before.maxPrice ||
  after.compensationCap < before.compensationCap

const isPercent = (key: FeeKey) => key === 'buyerFeeBp' || key === 'sellerFeeBp'

/** `3.5%` or `20,000원`. */
export const feeWords = (key: FeeKey, value: number): string =>
  isPercent(key) ? percentOf(value) : `${value.toLocaleString('ko-KR')}원`

/** What differs between two fees: `구매자 수수료 3.5% → 2%`. */
export const feeChanges = (before: Fees, after: Fees): string[] =>
  FEE_KEYS.filter((key) => before[key] !== after[key]).map(
    (key) => `${FEE_LABELS[key]} ${feeWords(key, before[key])} → ${feeWords(key, after[key])}`,
  )
