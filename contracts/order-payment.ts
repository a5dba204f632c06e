import { z } from 'zod'
import { isReceiptNo } from './cash-receipt-rules.ts'
import { momentSchema, seqSchema, wonSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { paymentMethodSchema, windowInstructionSchema } from './payment.ts'
import { CASH_RECEIPT_KINDS, type CashReceiptKind } from './payment-constants.ts'

/** Made by `paymentOrderId` of contracts/payment-constants.ts. */
const attemptIdSchema = z.string().min(1).max(64)

/** Where a buyer deposits. */
const depositAccountSchema = z.object({
  bank: z.string(),
  accountNo: z.string(),
  dueAt: momentSchema,
})
export type DepositAccount = z.infer<typeof depositAccountSchema>

const receiptKindSchema = z.enum(
  Object.keys(CASH_RECEIPT_KINDS) as [CashReceiptKind, ...CashReceiptKind[]],
)

const receiptWishSchema = z
  .object({ kind: receiptKindSchema, holderNo: z.string() })
  .refine(({ kind, holderNo }) => isReceiptNo(kind, holderNo))

/** What came of an attempt to pay. `CONFIRMING`: no answer came yet; it is asked again by itself. */
const paymentOutcomeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('PAID') }),
  z.object({ state: z.literal('WAITING'), account: depositAccountSchema }),
  z.object({ state: z.literal('CONFIRMING') }),
  /** It was paid when the order could no longer be paid: all of it is given back. */
  z.object({ state: z.literal('STRAY') }),
])
export type PaymentOutcome = z.infer<typeof paymentOutcomeSchema>

const payoutSchema = z.object({
  amount: wonSchema,
  state: z.enum(['WAITING', 'SENT', 'DONE', 'FAILED']),
  /** Bank and masked number. */
  account: z.string().nullable(),
  /** Why it failed or waits: a sentence. */
  reason: z.string().nullable(),
  doneAt: momentSchema.nullable(),
})

/** What the two members of an order are shown of its money; what is the other member's is null. */
const orderMoneySchema = z.object({
  /** The buyer's last attempt that came to something. */
  payment: z
    .object({
      attemptId: z.string(),
      method: paymentMethodSchema,
      amount: wonSchema,
      state: z.enum(['OPEN', 'CONFIRMING', 'WAITING', 'PAID', 'FAILED', 'STRAY']),
      account: depositAccountSchema.nullable(),
      /** Why it failed: a sentence. */
      failure: z.string().nullable(),
      /** The company's slip. */
      receiptUrl: z.string().nullable(),
      paidAt: momentSchema.nullable(),
    })
    .nullable(),
  /** The buyer's, where one was asked for. */
  receipt: z
    .object({
      kind: receiptKindSchema,
      /** Masked. */
      holder: z.string(),
      state: z.enum(['WAITING', 'ISSUED', 'REFUSED', 'CANCELED']),
      amount: wonSchema,
      issueNumber: z.string().nullable(),
      /** Why it was not issued: a sentence. */
      failure: z.string().nullable(),
      /** Whether another number, or another try, can be of use. */
      canAskAgain: z.boolean(),
    })
    .nullable(),
  /** The buyer's, oldest first. */
  refunds: z.array(
    z.object({
      amount: wonSchema,
      state: z.enum(['WAITING', 'DONE', 'FAILED']),
      /** Where the buyer has to add a bank account before it goes on. */
      needsAccount: z.boolean(),
      /** Of money that arrived when the order could no longer be paid. */
      isStray: z.boolean(),
      at: momentSchema,
      doneAt: momentSchema.nullable(),
    }),
  ),
  /** The seller's. */
  payout: payoutSchema.nullable(),
  /** The buyer's, where a claim was approved. */
  compensation: payoutSchema.nullable(),
})
export type OrderMoneyView = z.infer<typeof orderMoneySchema>

const NOT_FOUND = { status: 404, message: '찾으시는 거래가 없습니다.' }
const LIMITED = { status: 429, message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.' }
/** The company's sentence takes the place of this one. */
const REFUSED = { status: 409, message: '결제하지 못했어요. 다시 결제해 주세요.' }

/** Verbs of the host `gateway` with which a buyer pays. */
export const payingEndpoints = {
  /**
   * Begins to pay. An attempt that is open is used again, so that repeats and two tabs never pay twice. `PAID`: nothing was
   * to be paid in cash.
   */
  openPayment: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/payments' })
    .input(
      z.object({
        orderSeq: seqSchema,
        method: paymentMethodSchema,
        formKey: z.uuid(),
        /** Of the fee, for a deposit. Absent: what was asked for before stays; null: none. */
        receipt: receiptWishSchema.nullable().optional(),
      }),
    )
    .output(
      z.discriminatedUnion('state', [
        z.object({
          state: z.literal('OPEN'),
          attemptId: attemptIdSchema,
          amount: wonSchema,
          window: windowInstructionSchema,
        }),
        z.object({ state: z.literal('PAID') }),
        /** The virtual account that was issued before. */
        z.object({ state: z.literal('WAITING'), account: depositAccountSchema }),
      ]),
    )
    .errors({
      NOT_FOUND,
      NOT_POSSIBLE: { status: 409, message: '지금은 결제할 수 없는 거래예요.' },
      BEING_CONFIRMED: {
        status: 409,
        message: '앞선 결제를 확인하고 있어요. 잠시 후 다시 확인해 주세요.',
      },
      UNAVAILABLE: { status: 503, message: '지금은 결제할 수 없어요. 잠시 후 다시 시도해 주세요.' },
      LIMITED,
    }),

  /**
   * What the window returned with. The money is taken now; the same answer comes again for the same attempt. A refusal of the
   * company is `REFUSED` with its sentence, and the order can be paid again.
   */
  confirmPayment: endpoint
    .meta({ timeoutMs: DEADLINE_MS.integrations, auth: 'user' })
    .route({ method: 'POST', path: '/v1/payments/{attemptId}/confirmation' })
    .input(
      z.object({
        attemptId: attemptIdSchema,
        paymentKey: z.string().min(1).max(200),
        amount: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
      }),
    )
    .output(paymentOutcomeSchema)
    .errors({
      NOT_FOUND,
      /** Nothing was taken. */
      AMOUNT: {
        status: 409,
        message: '결제한 금액이 주문과 달라서 결제를 멈췄어요. 다시 결제해 주세요.',
      },
      /** The order could no longer be paid; nothing was taken. */
      TOO_LATE: {
        status: 409,
        message: '결제 기한이 지났거나 취소된 거래예요. 돈은 빠져나가지 않았어요.',
      },
      REFUSED,
      UNAVAILABLE: { status: 503, message: '지금은 결제할 수 없어요. 잠시 후 다시 시도해 주세요.' },
      LIMITED,
    }),

  /** The window was closed, or returned with a code. */
  failPayment: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/payments/{attemptId}/failure' })
    .input(z.object({ attemptId: attemptIdSchema, code: z.string().max(100) }))
    .output(z.object({ orderSeq: seqSchema, message: z.string() }))
    .errors({ NOT_FOUND, LIMITED }),

  orderMoney: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/orders/{orderSeq}/money' })
    .input(z.object({ orderSeq: seqSchema }))
    .output(orderMoneySchema)
    .errors({ NOT_FOUND }),

  /** Asks for a cash receipt that was refused again, to a corrected number. The same `eventKey` again is the same request. */
  askReceiptAgain: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/receipt' })
    .input(z.object({ orderSeq: seqSchema, receipt: receiptWishSchema, eventKey: z.uuid() }))
    .output(z.object({ state: z.enum(['WAITING', 'ISSUED', 'REFUSED', 'CANCELED']) }))
    .errors({
      NOT_FOUND,
      NOT_POSSIBLE: { status: 409, message: '지금은 현금영수증을 다시 신청할 수 없어요.' },
      LIMITED,
    }),
}
