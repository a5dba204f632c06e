import { z } from 'zod'
import { seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { EXPOSURE_HINTS } from './listing-exposure-constants.ts'

export const exposureSchema = z.object({
  productSeq: seqSchema,
  title: z.string(),
  /** False: the listing is in no search now. */
  isSearchable: z.boolean(),
  /** Searches that buyers may make, the most exact first. */
  searches: z.array(
    z.object({
      keyword: z.string(),
      /** Among the results in the order that buyers see at first; null below LAST_PLACE or where it is not found. */
      place: z.int().nullable(),
      isFound: z.boolean(),
      total: z.int(),
      totalIsExact: z.boolean(),
    }),
  ),
  hints: z.array(z.enum(EXPOSURE_HINTS)),
  /** The word of the category that finds the listing when it is a tag; null where it finds it already. */
  missingWord: z.string().nullable(),
})
export type Exposure = z.infer<typeof exposureSchema>

/** 검색 노출 확인; part of the host `search`. */
export const listingExposureContract = {
  /** Which words lead to an own listing, and at which place; up to a minute old. */
  listingExposure: endpoint
    .meta({ timeoutMs: DEADLINE_MS.search, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/listings/{productSeq}/exposure' })
    .input(z.object({ productSeq: seqSchema }))
    .output(exposureSchema)
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 상품이 없습니다.' },
      TOO_OFTEN: {
        status: 429,
        message: '잠시 후 다시 시도해 주세요.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    }),
}
