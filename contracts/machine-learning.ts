import { z } from 'zod'
import { seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { healthEndpoint } from './health.ts'
import { productCardSchema } from './product.ts'

/** Host `machine-learning`: results that are derived from the products themselves. */
export const machineLearningContract = {
  health: healthEndpoint,

  /** Products on sale or reserved, similar in category, title and price band; never of the same seller. */
  similar: endpoint
    .meta({ timeoutMs: DEADLINE_MS.machineLearning, auth: 'none', cacheTags: ['goods'] })
    .route({ method: 'GET', path: '/v1/similar-products' })
    .input(z.object({ productSeq: seqSchema, limit: z.int().min(1).max(30).optional() }))
    .output(z.object({ items: z.array(productCardSchema) })),
}
