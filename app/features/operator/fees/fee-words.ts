import { wonAmount } from '#app/format/won.ts'
import { FEE_KEYS, FEE_LABELS, type FeeKey, type Fees, percentOf } from '#contracts/fee-rules.ts'

const isPercent = (key: FeeKey) => key === 'buyerFeeBp' || key === 'sellerFeeBp'

/** `3.5%` or `20,000원`. */
export const feeWords = (key: FeeKey, value: number): string =>
  isPercent(key) ? percentOf(value) : wonAmount(value)

/** What differs between two fees: `구매자 수수료 3.5% → 2%`. */
export const changesOf = (before: Fees, after: Fees): string[] =>
  FEE_KEYS.filter((key) => before[key] !== after[key]).map(
    (key) => `${FEE_LABELS[key]} ${feeWords(key, before[key])} → ${feeWords(key, after[key])}`,
  )
