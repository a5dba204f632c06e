import { z } from 'zod'
import { DAY_MS } from '#contracts/durations.ts'
import { kstSecond } from '#contracts/kst.ts'
import { type PaymentState, readPaymentOrderId } from '#contracts/payment-constants.ts'
import { cancelPlanSchema, confirmPlanSchema, declineSchema } from './plans.ts'

/** Of a confirmation the buyer has ten minutes; of a window thirty. */
export const CONFIRM_WITHIN_MS = 10 * 60_000
const WINDOW_OPEN_MS = 30 * 60_000
export const DEFAULT_DEPOSIT_MS = DAY_MS

const moment = z.iso.datetime()

export const detailsSchema = z.object({
  orderName: z.string(),
  successUrl: z.string(),
  failUrl: z.string(),
  /** What the window was opened for. */
  opened: z.enum(['CARD', 'VIRTUAL_ACCOUNT']),
  /** Shared with the shop alone; a notice proves itself by it. */
  secret: z.string(),
  card: z.object({ issuerCode: z.string(), number: z.string(), approveNo: z.string() }).nullable(),
  easyPay: z.string().nullable(),
  account: z.object({ bankCode: z.string(), accountNumber: z.string(), dueAt: moment }).nullable(),
  authorizedAt: moment.nullable(),
  approvedAt: moment.nullable(),
  cancels: z.array(
    z.object({
      transactionKey: z.string(),
      amount: z.int(),
      reason: z.string(),
      canceledAt: moment,
    }),
  ),
  lastTransactionKey: z.string().nullable(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  confirmPlan: confirmPlanSchema.or(declineSchema),
  cancelPlan: cancelPlanSchema,
  refusalsLeft: z.int(),
})
export type PaymentDetails = z.infer<typeof detailsSchema>

export interface SandboxPayment {
  paymentKey: string
  orderId: string
  state: PaymentState
  amount: number
  balance: number
  createdAt: Date
  details: PaymentDetails
}

/** What became of it by itself: a window and an authorisation end, and so does an account that waits. */
export function withTimePassed(payment: SandboxPayment, now: Date): SandboxPayment {
  const { state, createdAt, details } = payment
  const ends: Partial<Record<PaymentState, number>> = {
    READY: createdAt.getTime() + WINDOW_OPEN_MS,
    IN_PROGRESS: Date.parse(details.authorizedAt ?? '') + CONFIRM_WITHIN_MS,
    WAITING_FOR_DEPOSIT: Date.parse(details.account?.dueAt ?? ''),
  }
  const end = ends[state]
  return end !== undefined && now.getTime() > end ? { ...payment, state: 'EXPIRED' } : payment
}

/** As its books show it: the number of the order is read from what we call the payment by. */
export const listedPayment = ({
  paymentKey,
  orderId,
  amount,
  state,
  createdAt,
}: SandboxPayment) => ({
  paymentKey,
  orderSeq: readPaymentOrderId(orderId)?.orderSeq ?? null,
  amount,
  state,
  at: createdAt.toISOString(),
})

/** `2026-11-22T18:00:00+09:00`, as the company writes times. */
export const tossMoment = (at: Date | string): string => `${kstSecond(at)}+09:00`

/** The company's Payment object. */
export function paymentObject(payment: SandboxPayment, origin: string): object {
  const { paymentKey, orderId, state, amount, balance, details } = payment
  const { card, easyPay, account, cancels, approvedAt } = details
  const vat = balance - Math.round(balance / 1.1)
  return {
    mId: 'sandbox',
    version: '2022-11-16',
    paymentKey,
    type: 'NORMAL',
    orderId,
    orderName: details.orderName,
    currency: 'KRW',
    method: account ? '가상계좌' : easyPay ? '간편결제' : card ? '카드' : null,
    totalAmount: amount,
    balanceAmount: balance,
    suppliedAmount: balance - vat,
    vat,
    taxFreeAmount: 0,
    taxExemptionAmount: 0,
    status: state,
    requestedAt: tossMoment(payment.createdAt),
    approvedAt: approvedAt && tossMoment(approvedAt),
    useEscrow: false,
    cultureExpense: false,
    lastTransactionKey: details.lastTransactionKey,
    secret: details.secret,
    isPartialCancelable: true,
    card: card && {
      amount,
      issuerCode: card.issuerCode,
      acquirerCode: card.issuerCode,
      number: card.number,
      installmentPlanMonths: 0,
      approveNo: card.approveNo,
      useCardPoint: false,
      cardType: '신용',
      ownerType: '개인',
      acquireStatus: 'READY',
      isInterestFree: false,
      interestPayer: null,
    },
    easyPay: easyPay && { provider: easyPay, amount: 0, discountAmount: 0 },
    virtualAccount: account && {
      accountType: '일반',
      accountNumber: account.accountNumber,
      bankCode: account.bankCode,
      customerName: '두손',
      dueDate: tossMoment(account.dueAt),
      expired: state === 'EXPIRED',
      settlementStatus: 'INCOMPLETED',
      refundStatus: cancels.length > 0 ? 'COMPLETED' : 'NONE',
      refundReceiveAccount: null,
    },
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    cashReceipt: null,
    cashReceipts: null,
    discount: null,
    cancels:
      cancels.length === 0
        ? null
        : cancels.map((cancel) => ({
            transactionKey: cancel.transactionKey,
            cancelReason: cancel.reason,
            cancelAmount: cancel.amount,
            canceledAt: tossMoment(cancel.canceledAt),
            refundableAmount: balance,
            taxFreeAmount: 0,
            taxExemptionAmount: 0,
            easyPayDiscountAmount: 0,
            cancelStatus: 'DONE',
            cancelRequestId: null,
            receiptKey: null,
          })),
    failure: details.failure,
    receipt: approvedAt ? { url: `${origin}/sandbox/payments/${paymentKey}/slip` } : null,
    checkout: { url: `${origin}/sandbox/payments/${paymentKey}` },
    country: 'KR',
    metadata: null,
  }
}
