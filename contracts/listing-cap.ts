import { z } from 'zod'

/** How many listings a member has on sale or reserved, and may have. */
export const listingAllowanceSchema = z.object({
  used: z.int(),
  most: z.int(),
  /** The next tier of the 신뢰지수, and the points that are missing; null at the top. */
  next: z.object({ name: z.string(), missing: z.int(), most: z.int() }).nullable(),
})

export const LISTING_CAP = {
  status: 409,
  message: '지금 올릴 수 있는 상품 수를 모두 채웠어요.',
  data: listingAllowanceSchema,
} as const
