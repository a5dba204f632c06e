import { z } from 'zod'
import { imageSchema, momentSchema, seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { uploadIdSchema } from './listing-photo.ts'
import { LISTING_PHOTO_REFUSALS } from './listing-photo-constants.ts'
import {
  POSSESSION_REFUSALS,
  POSSESSION_STATES,
  type PossessionRefusal,
  type PossessionState,
} from './possession-rules.ts'

const keysOf = <Key extends string>(labels: Record<Key, unknown>) =>
  Object.keys(labels) as [Key, ...Key[]]

const stateSchema = z.enum(keysOf<PossessionState>(POSSESSION_STATES))
const reasonSchema = z.enum(keysOf<PossessionRefusal>(POSSESSION_REFUSALS))

/** What a seller is asked for. */
const possessionSchema = z.object({
  productSeq: seqSchema,
  title: z.string(),
  /** The newest; null where no buyer has asked. */
  check: z
    .object({
      checkSeq: seqSchema,
      state: stateSchema,
      code: z.string(),
      askers: z.int(),
      createdAt: momentSchema,
      expiresAt: momentSchema,
      answeredAt: momentSchema.nullable(),
      image: imageSchema.nullable(),
    })
    .nullable(),
})
export type Possession = z.infer<typeof possessionSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 상품이 없습니다.' }
const CLOSED = { status: 409, message: '이미 끝난 실물 인증 요청이에요.' }

/** Verbs of the host `product` for the seller of a product that buyers want to see. */
export const possessionEndpoints = {
  possession: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/products/{productSeq}/possession' })
    .input(z.object({ productSeq: seqSchema }))
    .output(possessionSchema)
    .errors({ NOT_FOUND }),

  /** The seller's photo with the code; the stored picture has none of the file's metadata. */
  answerPossession: endpoint
    .meta({ timeoutMs: DEADLINE_MS.upload, auth: 'user' })
    .route({ method: 'POST', path: '/v1/products/{productSeq}/possession' })
    .input(
      z.object({
        productSeq: seqSchema,
        code: z.string().max(40),
        uploadId: uploadIdSchema,
        photo: z.file(),
      }),
    )
    .output(possessionSchema)
    .errors({
      NOT_FOUND,
      CLOSED,
      WRONG_CODE: {
        status: 422,
        message: '코드가 달라요. 화면에 보이는 코드를 종이에 적고 그대로 입력해 주세요.',
      },
      LATE: {
        status: 409,
        message: '요청한 시간이 지났어요. 다시 요청을 받으면 인증할 수 있어요.',
      },
      COPIED: {
        status: 422,
        message: '이미 올린 사진이에요. 코드를 적은 종이와 상품을 지금 함께 찍어 주세요.',
      },
      EMPTY: LISTING_PHOTO_REFUSALS.EMPTY,
      TOO_LARGE: LISTING_PHOTO_REFUSALS.TOO_LARGE,
      HEIC: LISTING_PHOTO_REFUSALS.HEIC,
      WRONG_TYPE: LISTING_PHOTO_REFUSALS.WRONG_TYPE,
      BROKEN: LISTING_PHOTO_REFUSALS.BROKEN,
      TOO_MANY_PIXELS: LISTING_PHOTO_REFUSALS.TOO_MANY_PIXELS,
      LIMITED: LISTING_PHOTO_REFUSALS.LIMITED,
      BUSY: LISTING_PHOTO_REFUSALS.BUSY,
    }),

  refusePossession: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'DELETE', path: '/v1/products/{productSeq}/possession' })
    .input(z.object({ productSeq: seqSchema, reason: reasonSchema }))
    .output(possessionSchema)
    .errors({ NOT_FOUND, CLOSED }),
}
