import type { WindowInstruction } from '#contracts/payment.ts'
import type {
  CancelRefusal,
  CashReceiptKind,
  CashReceiptRefusal,
  PaymentMethod,
  PaymentRefusal,
  PaymentState,
} from '#contracts/payment-constants.ts'

/**
 * The company that takes buyers' money and gives it back. What it answers is a result and never an exception.
 *
 * `unknown` means that no answer came: the money may have moved or not. The caller then asks with `find`, or repeats the
 * call with the same idempotency key, and believes neither until one of them answers.
 *
 * A call takes seconds and must not run inside a transaction of the database.
 */
export interface PaymentCompany {
  /** How the buyer's browser opens the payment window. Asks nothing of the company. */
  open(attempt: PaymentAttempt): WindowInstruction
  /** Takes the money for which the buyer gave their consent in the window; of a virtual account, issues it. */
  confirm(payment: {
    paymentKey: string
    orderId: string
    amount: number
    idempotencyKey: string
  }): Promise<PaymentResult>
  /** What the company knows of a payment. */
  find(by: PaymentReference): Promise<PaymentFact | 'NONE' | 'UNKNOWN'>
  /**
   * Gives back all that is left of a payment, or a part of it. One idempotency key has one effect and one answer, also where
   * that was a refusal: after one, another try needs another key.
   */
  cancel(cancellation: {
    paymentKey: string
    /** Won; everything that is left without. */
    amount?: number | undefined
    /** For the buyer's statement, at most 200 letters. */
    reason: string
    idempotencyKey: string
    /** Where the money of a virtual account goes. */
    refundAccount?: RefundAccount | undefined
  }): Promise<CancelResult>
  /** Everything that moved money between two moments, oldest first, one page at a time. */
  transactions(range: {
    from: Date
    to: Date
    after?: string | undefined
  }): Promise<TransactionPage | 'UNKNOWN'>
  /**
   * Reads what was posted to us in the company's name. A notice only makes us ask: the fact in it is what the company itself
   * answers, so one that is late, repeated or out of order is as good as any other.
   */
  readNotice(posted: { transmissionId: string | null; body: string }): Promise<NoticeReading>
  issueCashReceipt(receipt: {
    orderId: string
    orderName: string
    amount: number
    kind: CashReceiptKind
    /** A phone number, a card of the tax office or a business number; digits only. */
    holderNo: string
    idempotencyKey: string
  }): Promise<CashReceiptResult>
  cancelCashReceipt(receipt: {
    receiptKey: string
    amount?: number | undefined
    idempotencyKey: string
  }): Promise<CashReceiptResult>
  /** The refusal that is meant by the code with which the window sends a buyer back. */
  refusalOf(code: string): PaymentRefusal
}

export type PaymentReference = { paymentKey: string } | { orderId: string }

/** One try to pay for an order. */
export interface PaymentAttempt {
  /** Made by `paymentOrderId`, another one for each attempt. */
  orderId: string
  orderName: string
  amount: number
  method: PaymentMethod
  /** Where the browser goes after consent, with `paymentKey`, `orderId` and `amount`. */
  successUrl: string
  /**
   * Where it goes otherwise, with `code` and `message`; only the code is believed. `orderId` is there most times, so that
   * the address itself has to say which order it is about.
   */
  failUrl: string
  /** Until when a virtual account takes a deposit. */
  depositDueAt?: Date | undefined
}

/** A bank by its code of three digits, as Korean banks use it among themselves (004 국민, 088 신한, 090 카카오뱅크). */
export interface RefundAccount {
  bankCode: string
  accountNo: string
  holderName: string
}

export interface PaymentFact {
  paymentKey: string
  orderId: string
  state: PaymentState
  method: PaymentMethod | null
  /** What was to be paid. */
  amount: number
  /** What of it was not cancelled. Of money that was received when the state is DONE or PARTIAL_CANCELED. */
  balance: number
  requestedAt: Date
  approvedAt: Date | null
  card: PaymentCard | null
  /** 토스페이, 카카오페이 … */
  easyPay: string | null
  virtualAccount: VirtualAccount | null
  /** Oldest first. */
  cancels: readonly PaymentCancel[]
  cashReceipt: CashReceipt | null
  /** The slip at the company. */
  receiptUrl: string | null
  /** Of the payment or of its last cancellation: changes whenever money moves. */
  lastTransactionKey: string | null
  /** Why it failed, when it was ABORTED. */
  refusal: PaymentRefusal | null
}

export interface PaymentCard {
  /** 신한, 국민 …; null for a code that we do not know. */
  company: string | null
  /** Masked by the company: `433012******123*`. */
  number: string
  /** 0 is paid at once. */
  installmentMonths: number
  approveNo: string
}

export interface VirtualAccount {
  bankCode: string
  accountNo: string
  dueAt: Date
  isExpired: boolean
}

export interface PaymentCancel {
  transactionKey: string
  amount: number
  reason: string
  canceledAt: Date
}

export interface CashReceipt {
  receiptKey: string
  kind: CashReceiptKind
  amount: number
  /** 승인번호; null until the tax office gave one. */
  issueNumber: string | null
  receiptUrl: string | null
}

export type PaymentResult =
  | { kind: 'done'; payment: PaymentFact }
  | { kind: 'refused'; refusal: PaymentRefusal; message: string }
  | { kind: 'unknown' }

export type CancelResult =
  /** `cancel` is null where nothing had been paid yet. */
  | { kind: 'done'; payment: PaymentFact; cancel: PaymentCancel | null }
  /** `isFinal`: the same request will be refused again. */
  | { kind: 'refused'; refusal: CancelRefusal; message: string; isFinal: boolean }
  | { kind: 'unknown' }

export type CashReceiptResult =
  | { kind: 'done'; receipt: CashReceipt }
  | { kind: 'refused'; refusal: CashReceiptRefusal; message: string }
  | { kind: 'unknown' }

/** Money that moved at the company. */
export interface TransactionFact {
  transactionKey: string
  paymentKey: string
  orderId: string
  /** Won: above zero what was paid, below zero what was given back. */
  amount: number
  at: Date
}

export interface TransactionPage {
  items: readonly TransactionFact[]
  /** The `after` of the next page; null after the last. */
  next: string | null
}

export interface PaymentNotice {
  /** The same when the company sends it again. */
  noticeId: string
  payment: PaymentFact
}

/** `IRRELEVANT`: genuine in form, about nothing of ours. `UNKNOWN`: the company has to send it again. */
export type NoticeReading = PaymentNotice | 'FORGED' | 'IRRELEVANT' | 'UNKNOWN'
