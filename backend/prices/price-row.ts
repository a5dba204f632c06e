import type { ExclusionReason, PriceOption } from '#contracts/price-constants.ts'
import type { Condition } from '#contracts/product.ts'

export interface PriceRow {
  productSeq: number
  model: string
  accessory: string | null
  options: Partial<Record<PriceOption, string>>
  condition: Condition
  /** What it was sold for, or is asked for. */
  amount: number
  soldAt: Date | null
  listedAt: Date
  /** Why it is not counted. */
  reason: ExclusionReason | null
}

/** As it is read, before its price is judged among the others. */
export type FoundPrice = Omit<PriceRow, 'reason' | 'amount'> & {
  /** Only where goods were found by their titles. */
  isNamedSo?: boolean
  exclusion: PriceRow['reason']
  price: number
  soldPrice: number | null
}
