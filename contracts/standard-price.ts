import { z } from 'zod'
import { seqSchema, wonSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { healthEndpoint } from './health.ts'

/** Quartiles of prices, won; null where there are fewer than FEWEST_PRICES. */
const priceSpreadSchema = z.object({
  n: z.int(),
  p25: wonSchema.nullable(),
  median: wonSchema.nullable(),
  p75: wonSchema.nullable(),
})
export type PriceSpread = z.infer<typeof priceSpreadSchema>

/** Host `standard-price`: price statistics of a keyword. */
export const standardPriceContract = {
  health: healthEndpoint,

  /** What goods with such a title cost, of the newest some hundred: those on sale, and those that were sold. */
  priceHelp: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/price-help' })
    .input(z.object({ title: z.string().max(200), categorySeq: seqSchema.nullable() }))
    .output(
      z.object({
        /** The words of the title by which the goods were found; empty where none were. */
        words: z.array(z.string()),
        sold: priceSpreadSchema,
        asking: priceSpreadSchema,
        /** Prices far from the others, which are not counted. */
        excluded: z.int(),
      }),
    )
    .errors({
      TOO_OFTEN: {
        status: 429,
        message: '잠시 후 다시 시도해 주세요.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    }),
}
