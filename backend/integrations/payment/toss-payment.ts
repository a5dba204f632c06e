import { z } from 'zod'
import type {
  CashReceipt,
  PaymentFact,
  TransactionFact,
} from '#backend/operation/payment-company.ts'
import {
  CASH_RECEIPT_KINDS,
  type CashReceiptKind,
  PAYMENT_STATES,
  type PaymentMethod,
  type PaymentState,
} from '#contracts/payment-constants.ts'
import { cardCompany, commonBankCode, paymentRefusal } from './toss-codes.ts'

/** Toss Payments' times carry Korea's offset, or none and mean it. */
const moment = z
  .string()
  .transform((text) => new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}+09:00`))
  .refine((at) => !Number.isNaN(at.getTime()))
const won = z.int().min(0)
const webAddress = z.object({ url: z.url() }).nullish()

const cashReceiptSchema = z.object({
  receiptKey: z.string(),
  type: z.string(),
  amount: won,
  issueNumber: z.string().nullish(),
  receiptUrl: z.string().nullish(),
})

/** The company's Payment object, as far as it is used (API version 2022-11-16). */
export const tossPaymentSchema = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().min(1).max(64),
  status: z.enum(Object.keys(PAYMENT_STATES) as [PaymentState]),
  method: z.string().nullish(),
  totalAmount: won,
  balanceAmount: won,
  requestedAt: moment,
  approvedAt: moment.nullish(),
  lastTransactionKey: z.string().nullish(),
  /** Shared with us alone: what a notice has to name. */
  secret: z.string().nullish(),
  card: z
    .object({
      issuerCode: z.string().nullish(),
      number: z.string().nullish(),
      installmentPlanMonths: z.int().nullish(),
      approveNo: z.string().nullish(),
    })
    .nullish(),
  easyPay: z.object({ provider: z.string() }).nullish(),
  virtualAccount: z
    .object({
      accountNumber: z.string(),
      bankCode: z.string(),
      dueDate: moment,
      expired: z.boolean().nullish(),
    })
    .nullish(),
  cancels: z
    .array(
      z.object({
        transactionKey: z.string(),
        cancelAmount: won,
        cancelReason: z.string().nullish(),
        canceledAt: moment,
        cancelStatus: z.string().nullish(),
      }),
    )
    .nullish(),
  cashReceipt: cashReceiptSchema.nullish(),
  receipt: webAddress,
  failure: z.object({ code: z.string() }).nullish(),
})
export type TossPayment = z.infer<typeof tossPaymentSchema>

/** A list of these is read in one answer, so that they are small. */
export const tossTransactionsSchema = z.array(
  z.object({
    transactionKey: z.string(),
    paymentKey: z.string(),
    orderId: z.string(),
    status: z.string(),
    amount: z.int(),
    transactionAt: moment,
  }),
)

/** What issuing and cancelling a cash receipt answers. */
export const tossCashReceiptSchema = cashReceiptSchema.extend({
  issueStatus: z.enum(['IN_PROGRESS', 'COMPLETED', 'FAILED']),
  failure: z.object({ code: z.string() }).nullish(),
})

const METHODS: Readonly<Record<string, PaymentMethod>> = {
  카드: 'CARD',
  간편결제: 'EASY_PAY',
  가상계좌: 'VIRTUAL_ACCOUNT',
}

export function paymentFact(payment: TossPayment): PaymentFact {
  const { card, virtualAccount, cancels, cashReceipt, failure } = payment
  return {
    paymentKey: payment.paymentKey,
    orderId: payment.orderId,
    state: payment.status,
    method: METHODS[payment.method ?? ''] ?? null,
    amount: payment.totalAmount,
    balance: payment.balanceAmount,
    requestedAt: payment.requestedAt,
    approvedAt: payment.approvedAt ?? null,
    card: card
      ? {
          company: cardCompany(card.issuerCode),
          number: card.number ?? '',
          installmentMonths: card.installmentPlanMonths ?? 0,
          approveNo: card.approveNo ?? '',
        }
      : null,
    easyPay: payment.easyPay?.provider ?? null,
    virtualAccount: virtualAccount
      ? {
          bankCode: commonBankCode(virtualAccount.bankCode),
          accountNo: virtualAccount.accountNumber,
          dueAt: virtualAccount.dueDate,
          isExpired: virtualAccount.expired ?? false,
        }
      : null,
    cancels: (cancels ?? [])
      .map(({ transactionKey, cancelAmount, cancelReason, canceledAt }) => ({
        transactionKey,
        amount: cancelAmount,
        reason: cancelReason ?? '',
        canceledAt,
      }))
      .sort((one, other) => one.canceledAt.getTime() - other.canceledAt.getTime()),
    cashReceipt: cashReceipt ? cashReceiptFact(cashReceipt) : null,
    receiptUrl: payment.receipt?.url ?? null,
    lastTransactionKey: payment.lastTransactionKey ?? null,
    refusal: failure ? paymentRefusal(failure.code) : null,
  }
}

export function cashReceiptFact(receipt: z.infer<typeof cashReceiptSchema>): CashReceipt {
  const kind: CashReceiptKind =
    receipt.type === CASH_RECEIPT_KINDS.BUSINESS ? 'BUSINESS' : 'PERSONAL'
  return {
    receiptKey: receipt.receiptKey,
    kind,
    amount: receipt.amount,
    issueNumber: receipt.issueNumber || null,
    receiptUrl: receipt.receiptUrl ?? null,
  }
}

/** Money that moved; an account that waits for its deposit, and one that was given up, moved none. */
export function transactionFacts(
  transactions: z.infer<typeof tossTransactionsSchema>,
): TransactionFact[] {
  return transactions.flatMap(
    ({ transactionKey, paymentKey, orderId, status, amount, transactionAt }) => {
      const isPaid = status === 'DONE'
      if (!isPaid && status !== 'CANCELED' && status !== 'PARTIAL_CANCELED') return []
      const change = isPaid ? Math.abs(amount) : -Math.abs(amount)
      return [{ transactionKey, paymentKey, orderId, amount: change, at: transactionAt }]
    },
  )
}
