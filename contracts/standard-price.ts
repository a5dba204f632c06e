import { z } from 'zod'
import { momentSchema, seqSchema, wonSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { healthEndpoint } from './health.ts'
import { EXCLUSION_REASONS, PRICE_GROUPS, PRICE_OPTIONS, PRICE_PERIODS } from './price-constants.ts'
import { conditionSchema, productCardSchema } from './product.ts'
import { keywordSchema } from './search.ts'

/** Quartiles of prices, won; null where there are fewer than FEWEST_PRICES. */
const priceSpreadSchema = z.object({
  n: z.int(),
  p25: wonSchema.nullable(),
  median: wonSchema.nullable(),
  p75: wonSchema.nullable(),
})
export type PriceSpread = z.infer<typeof priceSpreadSchema>

const optionValueSchema = z.string().min(1).max(20)
const optionsSchema = z.partialRecord(z.enum(PRICE_OPTIONS), optionValueSchema)
export type PriceOptions = z.infer<typeof optionsSchema>

const choiceSchema = z.object({ value: z.string(), n: z.int(), median: wonSchema.nullable() })

/** Where a price lies among those that the same model was sold for. */
export const priceVerdictSchema = z.object({
  /** The model, and what of its options and condition the compared goods share with it. */
  name: z.string(),
  options: optionsSchema,
  condition: conditionSchema.nullable(),
  /** How far back the compared goods were sold. */
  days: z.int(),
  n: z.int(),
  p25: wonSchema,
  median: wonSchema,
  p75: wonSchema,
  /** Of the compared goods, how many in a hundred were sold for less. */
  below: z.int().min(0).max(100),
  /** Days until goods at about this price were sold, the middle one; null where there are too few. */
  daysToSell: z.int().min(0).nullable(),
})
export type PriceVerdict = z.infer<typeof priceVerdictSchema>

export const priceBucketSchema = priceSpreadSchema.extend({
  from: momentSchema,
  to: momentSchema,
})
export type PriceBucket = z.infer<typeof priceBucketSchema>

export const priceLookupSchema = z.object({
  /**
   * `MODEL`: the word names a model that is known. `WORDS`: goods whose titles have the words. `MEANT`: no title has them, and
   * these are the goods that a search finds by what they mean.
   */
  kind: z.enum(PRICE_GROUPS),
  name: z.string(),
  /** What the word itself says of the options; and what was chosen besides. */
  options: optionsSchema,
  condition: conditionSchema.nullable(),
  period: z.enum(PRICE_PERIODS),
  /** Of what was asked for, in the period. */
  sold: priceSpreadSchema,
  asking: priceSpreadSchema,
  /** A wider group with enough sold prices where the one that was asked for has too few. */
  wider: z
    .object({
      by: z.enum(['YEAR', 'ALL_CONDITIONS', 'ALL_OPTIONS', 'FAMILY']),
      name: z.string(),
      sold: priceSpreadSchema,
    })
    .nullable(),
  /** Days until these goods were sold, the middle one; null where there are too few. */
  daysToSell: z.int().min(0).nullable(),
  /** What is not counted of all that was found; titles as examples. */
  excluded: z.array(
    z.object({ reason: z.enum(EXCLUSION_REASONS), n: z.int(), titles: z.array(z.string()) }),
  ),
  choices: z.array(z.object({ option: z.enum(PRICE_OPTIONS), values: z.array(choiceSchema) })),
  conditions: z.array(
    z.object({ condition: conditionSchema, n: z.int(), median: wonSchema.nullable() }),
  ),
  /** Parts of the period, oldest first. */
  buckets: z.array(priceBucketSchema),
  points: z.array(z.object({ at: momentSchema, price: wonSchema })),
  /** The most sold first: models that the words mean; of a model its variants, those beside it and the wider one. */
  models: z.array(z.object({ name: z.string(), n: z.int() })),
  onSale: z.array(productCardSchema),
  recentlySold: z.array(
    z.object({ card: productCardSchema, soldPrice: wonSchema, soldAt: momentSchema }),
  ),
  /** Many look for the word, and the sample is large: search engines may list its page. */
  isNotable: z.boolean(),
})
export type PriceLookup = z.infer<typeof priceLookupSchema>

/** Host `standard-price`: price statistics of a keyword. */
export const standardPriceContract = {
  health: healthEndpoint,

  /** What goods that a word names were sold for, beside what is asked for them. */
  lookUpPrices: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: ['goods'] })
    .route({ method: 'GET', path: '/v1/prices' })
    .input(
      z.object({
        word: keywordSchema,
        period: z.enum(PRICE_PERIODS).default('quarter'),
        condition: conditionSchema.optional(),
        capacity: optionValueSchema.optional(),
        memory: optionValueSchema.optional(),
        colour: optionValueSchema.optional(),
        generation: optionValueSchema.optional(),
        size: optionValueSchema.optional(),
      }),
    )
    .output(priceLookupSchema),

  /** Where a product's price lies among those of sold goods like it; null where there are too few. */
  priceVerdict: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: ['goods'] })
    .route({ method: 'GET', path: '/v1/price-verdicts/{productSeq}' })
    .input(z.object({ productSeq: seqSchema }))
    .output(z.object({ verdict: priceVerdictSchema.nullable() })),

  /** What words that many look for were sold for in the last three months. */
  popularPrices: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheMs: 60_000 })
    .route({ method: 'GET', path: '/v1/popular-prices' })
    .output(
      z.object({ items: z.array(z.object({ word: z.string(), n: z.int(), median: wonSchema })) }),
    ),

  /** Words whose price pages search engines may list, for the sitemap; many groups are read for it, so the response is cached. */
  notablePrices: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheMs: 600_000 })
    .route({ method: 'GET', path: '/v1/notable-prices' })
    .output(z.object({ items: z.array(z.object({ word: z.string(), updatedAt: momentSchema })) })),

  /** What goods with such a title cost, those on sale and those that were sold; and where the price lies among these. */
  priceHelp: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/price-help' })
    .input(
      z.object({
        title: z.string().max(200),
        price: wonSchema.nullable(),
        condition: conditionSchema.nullable(),
      }),
    )
    .output(
      z.object({
        /** What the title names; empty where nothing. */
        name: z.string(),
        sold: priceSpreadSchema,
        asking: priceSpreadSchema,
        /** Prices of other offers and far ones, which are not counted. */
        excluded: z.int(),
        verdict: priceVerdictSchema.nullable(),
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
