import { z } from 'zod'
import { seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { healthEndpoint } from './health.ts'
import { listingFindingSchema } from './listing-screening.ts'
import { productCardSchema } from './product.ts'

const TOO_OFTEN = {
  status: 429,
  message: '잠시 후 다시 시도해 주세요.',
  data: z.object({ retryAfterSeconds: z.int() }),
} as const

/** A leaf of the category tree with the names on the way to it, the top first. */
export const suggestedCategorySchema = z.object({
  categorySeq: seqSchema,
  names: z.array(z.string()),
})
export type SuggestedCategory = z.infer<typeof suggestedCategorySchema>

/** Host `machine-learning`: results that are derived from the products themselves. */
export const machineLearningContract = {
  health: healthEndpoint,

  /** Products on sale or reserved, similar in category, title and price band; never of the same seller. */
  similar: endpoint
    .meta({ timeoutMs: DEADLINE_MS.machineLearning, auth: 'none', cacheTags: ['goods'] })
    .route({ method: 'GET', path: '/v1/similar-products' })
    .input(z.object({ productSeq: seqSchema, limit: z.int().min(1).max(30).optional() }))
    .output(z.object({ items: z.array(productCardSchema) })),

  /** The categories that products with such a title are in, the likeliest first, three at most. */
  suggestCategories: endpoint
    .meta({ timeoutMs: DEADLINE_MS.machineLearning, auth: 'user' })
    .route({ method: 'POST', path: '/v1/category-suggestions' })
    .input(z.object({ title: z.string().max(200) }))
    .output(z.object({ items: z.array(suggestedCategorySchema) }))
    .errors({ TOO_OFTEN }),

  /** What would be found in these texts of a listing, while they are typed; nothing is written. */
  screenTexts: endpoint
    .meta({ timeoutMs: DEADLINE_MS.machineLearning, auth: 'user' })
    .route({ method: 'POST', path: '/v1/listing-screenings' })
    .input(
      z.object({
        title: z.string().max(200).default(''),
        body: z.string().max(20_000).default(''),
        tags: z.array(z.string().max(200)).max(30).default([]),
      }),
    )
    .output(z.object({ findings: z.array(listingFindingSchema) }))
    .errors({ TOO_OFTEN }),
}
