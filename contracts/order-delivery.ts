import { z } from 'zod'
import { momentSchema, seqSchema } from './common.ts'
import { COURIER_CODES } from './couriers.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { orderStateSchema } from './order.ts'
import { LONGEST_COUPON } from './order-constants.ts'
import { PARCEL_STEPS, type ParcelStep } from './parcel-steps.ts'

const stepSchema = z.enum(Object.keys(PARCEL_STEPS) as [ParcelStep, ...ParcelStep[]])

export const parcelSchema = z.object({
  /** BACK: a return. */
  direction: z.enum(['OUT', 'BACK']),
  courier: z.enum(COURIER_CODES),
  invoiceNo: z.string(),
  step: stepSchema,
  /** Oldest first. */
  events: z.array(z.object({ at: momentSchema, step: stepSchema, place: z.string() })),
  /** The courier's records begin before these goods can have been sent; they are left out. */
  isEarlier: z.boolean(),
  createdAt: momentSchema,
})
export type ParcelView = z.infer<typeof parcelSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 거래가 없습니다.' }
const NOT_POSSIBLE = { status: 409, message: '지금은 할 수 없어요.' }
const KEY_USED = { status: 409, message: '이미 처리된 요청이에요. 화면을 새로 고쳐 주세요.' }
const LIMITED = { status: 429, message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.' }

/** Verbs of the host `gateway` for what is sent. */
export const deliveryEndpoints = {
  /** The seller's tracking number, or the buyer's of a return; again until the courier has the parcel, where it was wrong. */
  shipOrder: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/parcels' })
    .input(
      z.object({
        orderSeq: seqSchema,
        courier: z.enum(COURIER_CODES),
        invoiceNo: z.string().max(60),
        /** The sender has looked again at a number whose last digit does not fit. */
        isSure: z.boolean(),
        eventKey: z.uuid(),
      }),
    )
    .output(z.object({ state: orderStateSchema }))
    .errors({
      NOT_FOUND,
      NOT_POSSIBLE,
      KEY_USED,
      /** The sentence is that of `checkInvoiceNo`. */
      WRONG_NUMBER: { status: 400, message: '운송장 번호를 다시 확인해 주세요.' },
      DOUBTFUL: {
        status: 409,
        message: '운송장 번호의 끝자리가 맞지 않아요. 맞으면 한 번 더 눌러 주세요.',
      },
      USED: {
        status: 409,
        message: '다른 거래에 이미 쓴 운송장 번호예요. 송장을 다시 확인해 주세요.',
      },
      LIMITED,
    }),

  /** The seller sends what an e-coupon consists of. */
  sendCoupon: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/coupon' })
    .input(
      z.object({
        orderSeq: seqSchema,
        coupon: z.string().trim().min(1).max(LONGEST_COUPON),
        eventKey: z.uuid(),
      }),
    )
    .output(z.object({ state: orderStateSchema }))
    .errors({ NOT_FOUND, NOT_POSSIBLE, KEY_USED, LIMITED }),

  /** Where an order's parcels are, what comes back first. */
  orderParcels: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/orders/{orderSeq}/parcels' })
    .input(z.object({ orderSeq: seqSchema }))
    .output(z.object({ items: z.array(parcelSchema) }))
    .errors({ NOT_FOUND }),
}
