import { z } from 'zod'
import { wonSchema } from './common.ts'

/** What a seller has sold in a month. */
export const salesMonthSchema = z.object({
  /** In Korea, 'YYYY-MM'. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** Confirmed with safe payment, and done without it. */
  paidTrades: z.int(),
  directTrades: z.int(),
  /** What the buyers paid for the goods, without what was given back; without safe payment the price of the offer. */
  paid: wonSchema,
  direct: wonSchema,
  /** What the buyers paid for sending. */
  shipping: wonSchema,
  /** The seller's fees. */
  fees: wonSchema,
})
export type SalesMonth = z.infer<typeof salesMonthSchema>
