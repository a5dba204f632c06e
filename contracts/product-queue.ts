import { z } from 'zod'
import { momentSchema, seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { QUEUE_RULES, QUEUE_STATES, type QueueState } from './product-queue-rules.ts'

export const queueStateSchema = z.enum(Object.keys(QUEUE_STATES) as [QueueState, ...QueueState[]])

/** A member's place in the queue for a product. */
export const queuePlaceSchema = z.object({
  state: z.enum(['WAITING', 'OFFERED']),
  /** 1 is the next. */
  place: z.int().min(1),
  /** Until when the member alone can buy it, by the clock of orders; null while others are before. */
  until: momentSchema.nullable(),
})
export type QueuePlace = z.infer<typeof queuePlaceSchema>

export const queuedProductSchema = z.object({
  queueSeq: seqSchema,
  productSeq: seqSchema,
  /** Null where the product cannot be seen any more. */
  title: z.string().nullable(),
  state: queueStateSchema,
  /** Null where it is over. */
  place: z.int().nullable(),
  until: momentSchema.nullable(),
  joinedAt: momentSchema,
  endedAt: momentSchema.nullable(),
})
export type QueuedProduct = z.infer<typeof queuedProductSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 상품이 없습니다.' }

/** Verbs of the host `product` for members who wait for what another has reserved, and for its seller. */
export const productQueueEndpoints = {
  /** Takes a place at the end of the queue for a reserved product; who has one keeps it. */
  joinQueue: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/products/{productSeq}/queue' })
    .input(z.object({ productSeq: seqSchema }))
    .output(queuePlaceSchema)
    .errors({
      NOT_FOUND,
      OWN: { status: 409, message: '내 상품은 예약 대기할 수 없어요.' },
      AVAILABLE: { status: 409, message: '지금 바로 살 수 있는 상품이에요.' },
      SOLD: { status: 409, message: '이미 판매가 끝난 상품이에요.' },
      HAS_ORDER: { status: 409, message: '이미 이 상품을 거래하고 있어요.' },
      CANNOT_REACH: { status: 403, message: '이 판매자의 상품은 예약 대기할 수 없어요.' },
      FULL: {
        status: 409,
        message: `한 상품은 ${QUEUE_RULES.perProduct}명까지 기다릴 수 있어요. 자리가 나면 다시 시도해 주세요.`,
      },
      TOO_MANY: {
        status: 409,
        message: `예약 대기는 ${QUEUE_RULES.perMember}개까지 할 수 있어요. 다른 대기를 취소하고 다시 시도해 주세요.`,
      },
    }),

  /** Gives the place up; a turn goes to the next at once. Repeating changes nothing. */
  leaveQueue: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'DELETE', path: '/v1/products/{productSeq}/queue' })
    .input(z.object({ productSeq: seqSchema }))
    .output(z.object({ left: z.literal(true) })),

  /** Its seller ends the queue: all who wait are told, and the product is for sale where it has no order. */
  closeQueue: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/products/{productSeq}/queue/end' })
    .input(z.object({ productSeq: seqSchema }))
    .output(z.object({ closed: z.literal(true) }))
    .errors({ NOT_FOUND }),

  /** The caller's places: turns first, then those that wait, then what was over in the last 30 days. */
  ownQueue: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/queue' })
    .output(
      z.object({
        items: z.array(queuedProductSchema),
        /** How far the clock of orders is ahead (contracts/order-clock.ts). */
        minutesAhead: z.int(),
      }),
    ),
}
