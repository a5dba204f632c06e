/*
 * What finished trades say of a member, coarse enough that no single trade can be read from it. A figure is null until
 * at least five trades stand behind it.
 */
import { z } from 'zod'

const hoursSchema = z.int().positive().nullable()
/** Of ten trades, rounded up: 0 is none at all. */
const tenthsSchema = z.int().min(0).max(10).nullable()

export const sellerReliabilitySchema = z.object({
  /** Median from the payment until the goods were sent; see `coarseHours`. */
  shipHours: hoursSchema,
  cancelTenths: tenthsSchema,
})
export type SellerReliability = z.infer<typeof sellerReliabilitySchema>

export const buyerReliabilitySchema = z.object({
  /** Median from the arrival until the trade was confirmed. */
  confirmHours: hoursSchema,
  returnTenths: tenthsSchema,
  noShowTenths: tenthsSchema,
})
export type BuyerReliability = z.infer<typeof buyerReliabilitySchema>
