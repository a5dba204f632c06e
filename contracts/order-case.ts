import { z } from 'zod'
import { addressContentSchema } from './address.ts'
import { chatMessageSchema } from './chat.ts'
import {
  decisionReasonSchema,
  momentSchema,
  seqSchema,
  typedTextSchema,
  wonSchema,
} from './common.ts'
import { WRONG_REASON } from './decision-reasons.ts'
import {
  DISPUTE_PROBLEMS,
  type DisputeProblem,
  GOODS_GROUPS,
  type GoodsGroup,
} from './dispute-standard.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { uploadIdSchema } from './listing-photo.ts'
import { PRIVATE_PICTURE_REFUSALS } from './listing-photo-constants.ts'
import { orderRowSchema, orderSchema, orderStateSchema, orderTypeSchema } from './order.ts'
import {
  ARGUED_STEPS,
  type ArguedStep,
  CASE_PHOTOS,
  CASE_REASONS,
  CASE_TEXT,
  type CaseDecision,
  type CaseReason,
  DECISION_NOTE,
  DECISIONS,
  DESK_TROUBLES,
  type DeskTrouble,
  type MoneyRetry,
  NEEDS_PHOTOS,
  RETRIES,
  RETURN_ADDRESS_STEPS,
  STATEMENT_STEPS,
  type StatementStep,
} from './order-case-constants.ts'
import { claimSchema } from './order-claim.ts'
import { parcelSchema } from './order-delivery.ts'

const keysOf = <Key extends string>(labels: Record<Key, unknown>) =>
  Object.keys(labels) as [Key, ...Key[]]

const photoIdSchema = z.string().regex(/^[0-9a-f]{32}$/)

/** Of photos that were uploaded before, in their order. */
export const saidPhotoIdsSchema = z.array(photoIdSchema).max(CASE_PHOTOS.most)

/** Why words are not taken with their photos. */
export const SAID_PHOTO_REFUSALS = {
  NO_PHOTO: { status: 400, message: NEEDS_PHOTOS },
  PHOTO_GONE: { status: 409, message: '올린 사진을 찾을 수 없어요. 사진을 다시 골라 주세요.' },
} as const

const casePhotoSchema = z.object({ photoId: photoIdSchema, width: z.int(), height: z.int() })
export type CasePhoto = z.infer<typeof casePhotoSchema>

export const statementSchema = z.object({
  role: z.enum(['BUYER', 'SELLER', 'OPERATOR']),
  step: z.enum(keysOf<StatementStep>(STATEMENT_STEPS)),
  reason: z.enum(keysOf<CaseReason>(CASE_REASONS)).nullable(),
  /** Empty where a cancellation was refused without a word. */
  text: z.string(),
  photos: z.array(casePhotoSchema),
  at: momentSchema,
})
export type Statement = z.infer<typeof statementSchema>

const decisionSchema = z.object({
  decision: z.enum(keysOf<CaseDecision>(DECISIONS)),
  /** Of a split: what goes back, in won. */
  amount: wonSchema.nullable(),
  /** Null of one that was made before there were codes. */
  reasonCode: decisionReasonSchema.nullable(),
  note: z.string(),
  /** A second operator has to agree first. */
  isProposed: z.boolean(),
  at: momentSchema,
})
export type OrderDecision = z.infer<typeof decisionSchema>

/** Who has spoken first since a dispute began or compensation was claimed. */
export const caseContactSchema = z.object({
  since: momentSchema,
  /** The first who spoke besides the one who began it. */
  first: z.object({ by: z.enum(['BUYER', 'SELLER', 'OPERATOR']), at: momentSchema }).nullable(),
  /** When an operator first spoke to both. */
  contactedAt: momentSchema.nullable(),
  /** Until when an operator has to. */
  contactBy: momentSchema,
})
export type CaseContact = z.infer<typeof caseContactSchema>

/** What the dispute standard asks about an order (contracts/dispute-standard.ts). */
const standardFactsSchema = z.object({
  type: orderTypeSchema,
  goods: z.enum(keysOf<GoodsGroup>(GOODS_GROUPS)),
  isBusiness: z.boolean(),
  /** From the delivery until a member said what is wrong, or until now; null before the delivery. */
  days: z.int().nullable(),
  /** As the members' reason says; null before a return or dispute. */
  problem: z.enum(keysOf<DisputeProblem>(DISPUTE_PROBLEMS)).nullable(),
})
export type StandardFacts = z.infer<typeof standardFactsSchema>

const listingSchema = z.object({
  title: z.string(),
  body: z.string(),
  price: wonSchema,
  condition: z.string(),
  photoCount: z.int(),
  isBusiness: z.boolean(),
})
export type OrderedListing = z.infer<typeof listingSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 거래가 없습니다.' }
const NOT_POSSIBLE = { status: 409, message: '지금은 할 수 없어요.' }
const KEY_USED = { status: 409, message: '이미 처리된 요청이에요. 화면을 새로 고쳐 주세요.' }
const LIMITED = { status: 429, message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.' }

const ofOrder = { orderSeq: seqSchema }
const fileSchema = z.object({
  /** In base64. */
  content: z.string(),
})
const asMember = { timeoutMs: DEADLINE_MS.default, auth: 'user' } as const
const asOperator = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'TRADES' } as const

/** Verbs of the host `gateway` about returns and disputes. */
export const orderCaseEndpoints = {
  /** What both members have said, and what was decided. */
  orderCase: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/orders/{orderSeq}/case' })
    .input(z.object(ofOrder))
    .output(
      z.object({
        statements: z.array(statementSchema),
        decision: decisionSchema.nullable(),
        standard: standardFactsSchema,
        contact: caseContactSchema.nullable(),
      }),
    )
    .errors({ NOT_FOUND }),

  /** A member's step that is told with words and photos (`addCasePhoto`). The same `eventKey` again is the same step. */
  argueOrder: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/statements' })
    .input(
      z.object({
        ...ofOrder,
        step: z.enum(keysOf<ArguedStep>(ARGUED_STEPS)),
        reason: z.enum(keysOf<CaseReason>(CASE_REASONS)).nullable(),
        text: typedTextSchema.max(CASE_TEXT.most),
        photoIds: saidPhotoIdsSchema,
        eventKey: z.uuid(),
      }),
    )
    .output(z.object({ state: orderStateSchema }))
    .errors({
      NOT_FOUND,
      NOT_POSSIBLE,
      KEY_USED,
      LIMITED,
      /** The sentence is that of `wordsProblem`. */
      WORDS: { status: 400, message: '내용을 다시 확인해 주세요.' },
      ...SAID_PHOTO_REFUSALS,
    }),

  /**
   * Stores a photo for words that a member is going to say. The stored photo has none of the file's metadata; the same
   * upload again is the same photo.
   */
  addCasePhoto: endpoint
    .meta({ timeoutMs: DEADLINE_MS.upload, auth: 'user' })
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/photos' })
    .input(z.object({ ...ofOrder, uploadId: uploadIdSchema, photo: z.file() }))
    .output(casePhotoSchema)
    .errors({
      NOT_FOUND,
      CLOSED: { status: 409, message: '지금은 사진을 올릴 수 없는 거래예요.' },
      TOO_MANY: {
        status: 409,
        message: '보내지 않은 사진이 너무 많아요. 하루 뒤에 다시 올려 주세요.',
      },
      ...PRIVATE_PICTURE_REFUSALS,
    }),

  /** A photo that was said with words, for both members. */
  casePhoto: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/orders/{orderSeq}/photos/{photoId}' })
    .input(z.object({ ...ofOrder, photoId: photoIdSchema }))
    .output(fileSchema)
    .errors({ NOT_FOUND }),

  deskCasePhoto: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/orders/{orderSeq}/photos/{photoId}' })
    .input(z.object({ ...ofOrder, photoId: photoIdSchema }))
    .output(fileSchema)
    .errors({ NOT_FOUND }),

  /** The seller says where the goods of a return go, which the buyer sees until they are there. */
  giveReturnAddress: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/return-address' })
    .input(
      z.object({
        ...ofOrder,
        step: z.enum(RETURN_ADDRESS_STEPS),
        address: addressContentSchema,
        eventKey: z.uuid(),
      }),
    )
    .output(z.object({ state: orderStateSchema }))
    .errors({ NOT_FOUND, NOT_POSSIBLE, KEY_USED, LIMITED }),

  /** A member offers a part of price and shipping back, or another part. */
  offerPartial: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/partial-offers' })
    .input(z.object({ ...ofOrder, amount: wonSchema, eventKey: z.uuid() }))
    .output(z.object({ state: orderStateSchema }))
    .errors({
      NOT_FOUND,
      NOT_POSSIBLE,
      KEY_USED,
      LIMITED,
      AMOUNT: { status: 400, message: '1원부터 상품값과 배송비를 더한 금액까지 제안할 수 있어요.' },
    }),

  /** Orders that wait for an operator, the longest first. */
  orderCases: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/order-cases' })
    .input(z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) }))
    .output(
      z.object({
        items: z.array(
          orderRowSchema.extend({
            /** The seller; `other` is the buyer. */
            seller: z.object({ storeSeq: seqSchema, name: z.string() }),
            isFrozen: z.boolean(),
            /** What waits, the longest first. */
            troubles: z.array(
              z.object({ why: z.enum(keysOf<DeskTrouble>(DESK_TROUBLES)), since: momentSchema }),
            ),
            /** Of a dispute or a claim. */
            decideBy: momentSchema.nullable(),
            /** Of a dispute or a claim in which no operator has spoken to the members. */
            contactBy: momentSchema.nullable(),
          }),
        ),
        total: z.int(),
        pageCount: z.int(),
      }),
    ),

  /** One order with both sides' words and the room's newest messages; each view is recorded. */
  orderCaseDetail: endpoint
    .meta({ ...asOperator, duty: ['TRADES', 'MONEY'] })
    .route({ method: 'GET', path: '/v1/operator/orders/{orderSeq}' })
    .input(z.object(ofOrder))
    .output(
      z.object({
        order: orderSchema.omit({
          delivery: true,
          returnAddress: true,
          handoverCode: true,
          coupon: true,
        }),
        statements: z.array(statementSchema),
        decision: decisionSchema.nullable(),
        standard: standardFactsSchema,
        /** False where the caller made the proposal, or is a member of the order. */
        canDecide: z.boolean(),
        messages: z.array(chatMessageSchema),
        ledger: z.array(z.object({ account: z.string(), amount: z.int() })),
        /** What the ledger was told, oldest first; debit positive. */
        journals: z.array(
          z.object({
            journalSeq: seqSchema,
            key: z.string(),
            at: momentSchema,
            legs: z.array(z.object({ account: z.string(), amount: z.int() })),
          }),
        ),
        /** Refunds and payouts, oldest first. */
        transfers: z.array(
          z.object({
            kind: z.enum(keysOf<MoneyRetry>(RETRIES)),
            amount: wonSchema,
            state: z.enum(['WAITING', 'SENT', 'DONE', 'FAILED']),
            isStray: z.boolean(),
            attempts: z.int(),
            /** A sentence. */
            failure: z.string().nullable(),
            at: momentSchema,
          }),
        ),
        contact: caseContactSchema.nullable(),
        /** A claim of compensation. */
        claim: claimSchema.nullable(),
        /** What the claim's decision can be: the most in won, and false where the caller made the proposal or is a member. */
        claimMost: wonSchema,
        canDecideClaim: z.boolean(),
        /** False for a member of the order, and where nothing was paid. */
        canContact: z.boolean(),
        /** The caller can open a dispute. */
        canOpen: z.boolean(),
        /** Every number that was given, what comes back first. */
        parcels: z.array(parcelSchema.extend({ isReplaced: z.boolean() })),
        /** The listing as it was when it was ordered. */
        listing: listingSchema,
        /** What the caller can send on its way again. */
        retries: z.array(z.enum(keysOf<MoneyRetry>(RETRIES))),
      }),
    )
    .errors({ NOT_FOUND }),

  /**
   * Decides a dispute. Above the terms' amount the first operator proposes, and another who decides the same carries it
   * out.
   */
  decideOrder: endpoint
    .meta(asOperator)
    .route({ method: 'POST', path: '/v1/operator/orders/{orderSeq}/decisions' })
    .input(
      z.object({
        ...ofOrder,
        decision: z.enum(keysOf<CaseDecision>(DECISIONS)),
        amount: wonSchema.nullable(),
        reasonCode: decisionReasonSchema,
        note: typedTextSchema.min(DECISION_NOTE.least).max(DECISION_NOTE.most),
        eventKey: z.uuid(),
      }),
    )
    .output(z.object({ state: orderStateSchema, isProposed: z.boolean() }))
    .errors({
      NOT_FOUND,
      NOT_POSSIBLE,
      KEY_USED,
      WRONG_REASON,
      OWN: { status: 409, message: '내가 사고판 거래는 다른 운영자가 결정해야 해요.' },
      SECOND: { status: 409, message: '금액이 커서 다른 운영자의 확인이 필요해요.' },
      AMOUNT: { status: 400, message: '1원부터 상품값과 배송비를 더한 금액까지 정할 수 있어요.' },
    }),

  /** An operator opens a dispute, with words to both members. */
  openOrderCase: endpoint
    .meta(asOperator)
    .route({ method: 'POST', path: '/v1/operator/orders/{orderSeq}/case' })
    .input(
      z.object({
        ...ofOrder,
        text: typedTextSchema.min(CASE_TEXT.least).max(CASE_TEXT.most),
        eventKey: z.uuid(),
      }),
    )
    .output(z.object({ state: orderStateSchema }))
    .errors({
      NOT_FOUND,
      NOT_POSSIBLE,
      KEY_USED,
      OWN: { status: 409, message: '내가 사고판 거래는 다른 운영자가 다뤄야 해요.' },
    }),

  /** An operator's words to both members of an order that was paid; they answer for the first contact of a dispute or claim. */
  contactMembers: endpoint
    .meta(asOperator)
    .route({ method: 'POST', path: '/v1/operator/orders/{orderSeq}/contacts' })
    .input(
      z.object({
        ...ofOrder,
        text: typedTextSchema.min(CASE_TEXT.least).max(CASE_TEXT.most),
        eventKey: z.uuid(),
      }),
    )
    .output(z.object({ contactedAt: momentSchema }))
    .errors({
      NOT_FOUND,
      NOT_POSSIBLE,
      OWN: { status: 409, message: '내가 사고판 거래는 다른 운영자가 다뤄야 해요.' },
    }),

  /** Sends a refund, payout or compensation that has failed on its way again. */
  retryOrderMoney: endpoint
    .meta({ ...asOperator, duty: ['TRADES', 'MONEY'] })
    .route({ method: 'POST', path: '/v1/operator/orders/{orderSeq}/retries' })
    .input(
      z.object({
        ...ofOrder,
        what: z.enum(keysOf<MoneyRetry>(RETRIES)),
        note: typedTextSchema.min(2).max(200),
        eventKey: z.uuid(),
      }),
    )
    .output(z.object({ state: orderStateSchema }))
    .errors({
      NOT_FOUND,
      NOT_POSSIBLE,
      KEY_USED,
      OWN: { status: 409, message: '내가 사고판 거래는 다른 운영자가 다뤄야 해요.' },
    }),

  /** 지급보류: nothing is settled while it is on. */
  freezeOrder: endpoint
    .meta(asOperator)
    .route({ method: 'PUT', path: '/v1/operator/orders/{orderSeq}/freeze' })
    .input(
      z.object({
        ...ofOrder,
        isFrozen: z.boolean(),
        note: typedTextSchema.min(2).max(200),
        eventKey: z.uuid(),
      }),
    )
    .output(z.object({ isFrozen: z.boolean() }))
    .errors({ NOT_FOUND, NOT_POSSIBLE }),
}
