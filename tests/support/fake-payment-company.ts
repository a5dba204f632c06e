import type {
  CancelResult,
  PaymentAttempt,
  PaymentCompany,
  PaymentFact,
  PaymentResult,
  RefundAccount,
  TransactionFact,
} from '#backend/operation/payment-company.ts'
import { CANCEL_REFUSALS, PAYMENT_REFUSALS } from '#contracts/payment-constants.ts'

/** What the next call of a kind comes to; it is well again afterwards. */
type Trouble = 'REFUSED' | 'LOST' | 'UNKNOWN' | 'CRASH'

export interface FakePaymentCompany extends PaymentCompany {
  /** A buyer gives consent in the window; the answer is what the browser brings to our success address. */
  authorize(attempt: PaymentAttempt): { paymentKey: string; orderId: string; amount: number }
  /** The same in the window that was opened for an attempt. */
  agree(orderId: string): { paymentKey: string; orderId: string; amount: number }
  /** Gives back behind our back, as the company's own people can. */
  takeBack(paymentKey: string): void
  /** Where deposits were given back to, oldest first. */
  readonly refundAccounts: RefundAccount[]
  /** Somebody pays into an account. */
  deposit(paymentKey: string, amount?: number): void
  /** Payments that cannot be cancelled just now, by key. */
  readonly refusing: Set<string>
  trouble: { confirm?: Trouble | undefined; cancel?: Trouble | undefined }
  readonly payments: ReadonlyMap<string, PaymentFact>
}

/**
 * The payment company in memory, for tests that make very many payments. It keeps to what the interface promises: one
 * effect and one answer for a key. `LOST` has its effect, and its answer does not arrive; with `CRASH` our process dies then.
 */
export function fakePaymentCompany(now: () => Date): FakePaymentCompany {
  const payments = new Map<string, PaymentFact>()
  const opened = new Map<string, PaymentAttempt>()
  const answered = new Map<string, PaymentResult | CancelResult>()
  const transactions: TransactionFact[] = []
  let keys = 0
  const trouble: FakePaymentCompany['trouble'] = {}
  const refundAccounts: RefundAccount[] = []
  const refusing: FakePaymentCompany['refusing'] = new Set()

  const move = (payment: PaymentFact, amount: number): string => {
    keys += 1
    const transactionKey = `transaction-${keys}`
    const { paymentKey, orderId } = payment
    transactions.push({ transactionKey, paymentKey, orderId, amount, at: now() })
    return transactionKey
  }
  /** Carries out a call once for its key, as the trouble says. */
  function carryOut<Outcome extends PaymentResult | CancelResult>(
    kind: 'confirm' | 'cancel',
    key: string,
    refused: Outcome,
    work: () => Outcome,
  ): Outcome | { kind: 'unknown' } {
    const earlier = answered.get(`${kind} ${key}`)
    if (earlier) return earlier as Outcome
    const how = trouble[kind]
    trouble[kind] = undefined
    if (how === 'UNKNOWN') return { kind: 'unknown' }
    const outcome = how === 'REFUSED' ? refused : work()
    answered.set(`${kind} ${key}`, outcome)
    if (how === 'CRASH') throw new Error('the process died')
    return how === 'LOST' ? { kind: 'unknown' } : outcome
  }

  function authorize(attempt: PaymentAttempt) {
    const { orderId, amount } = attempt
    opened.set(orderId, attempt)
    const paymentKey = `key-${orderId}`
    payments.set(paymentKey, {
      ...EMPTY,
      paymentKey,
      orderId,
      amount,
      balance: amount,
      method: attempt.method,
      requestedAt: now(),
    })
    return { paymentKey, orderId, amount }
  }

  return {
    payments,
    trouble,
    refundAccounts,
    refusing,
    authorize,
    agree(orderId) {
      const attempt = opened.get(orderId)
      if (!attempt) throw new Error('no window is open')
      return authorize(attempt)
    },
    takeBack(paymentKey) {
      const payment = payments.get(paymentKey)
      if (!payment) throw new Error('no such payment')
      move(payment, -payment.balance)
      payments.set(paymentKey, { ...payment, state: 'CANCELED', balance: 0 })
    },
    refusalOf: () => 'REFUSED',
    open(attempt) {
      opened.set(attempt.orderId, attempt)
      return { kind: 'redirect', url: `http://localhost/window/${attempt.orderId}` }
    },
    async confirm({ paymentKey, orderId, amount, idempotencyKey }) {
      return carryOut<PaymentResult>('confirm', idempotencyKey, refusedPayment('REFUSED'), () => {
        const payment = payments.get(paymentKey)
        if (payment?.orderId !== orderId) return refusedPayment('WINDOW_EXPIRED')
        if (payment.amount !== amount) return refusedPayment('MISMATCH')
        if (payment.state !== 'IN_PROGRESS') return { kind: 'done', payment }
        const isAccount = payment.method === 'VIRTUAL_ACCOUNT'
        const dueAt = opened.get(orderId)?.depositDueAt ?? now()
        const confirmed: PaymentFact = isAccount
          ? {
              ...payment,
              state: 'WAITING_FOR_DEPOSIT',
              virtualAccount: {
                bankCode: '088',
                accountNo: '90000000000000',
                dueAt,
                isExpired: false,
              },
            }
          : {
              ...payment,
              state: 'DONE',
              approvedAt: now(),
              lastTransactionKey: move(payment, amount),
            }
        payments.set(paymentKey, confirmed)
        return { kind: 'done', payment: confirmed }
      })
    },
    async find(by) {
      return (
        ('paymentKey' in by
          ? payments.get(by.paymentKey)
          : [...payments.values()].find(({ orderId }) => orderId === by.orderId)) ?? 'NONE'
      )
    },
    async cancel({ paymentKey, amount, reason, idempotencyKey, refundAccount }) {
      return carryOut<CancelResult>('cancel', idempotencyKey, refusedCancel('REFUSED'), () => {
        const payment = payments.get(paymentKey)
        if (!payment) return refusedCancel('NOT_FOUND')
        if (refusing.has(paymentKey)) return refusedCancel('REFUSED')
        if (payment.state === 'CANCELED') return refusedCancel('ALREADY_CANCELED')
        const isPaid = payment.state === 'DONE' || payment.state === 'PARTIAL_CANCELED'
        if (!isPaid && payment.state !== 'WAITING_FOR_DEPOSIT')
          return refusedCancel('NOT_CANCELABLE')
        const back = amount ?? payment.balance
        if (back > payment.balance) return refusedCancel('AMOUNT_EXCEEDED')
        if (isPaid && payment.method === 'VIRTUAL_ACCOUNT') {
          if (!refundAccount) return refusedCancel('ACCOUNT_WRONG')
          refundAccounts.push(refundAccount)
        }
        const balance = payment.balance - back
        const transactionKey = isPaid ? move(payment, -back) : null
        const cancel = transactionKey
          ? { transactionKey, amount: back, reason, canceledAt: now() }
          : null
        const canceled: PaymentFact = {
          ...payment,
          state: balance === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
          balance,
          cancels: [...payment.cancels, ...(cancel ? [cancel] : [])],
          lastTransactionKey: transactionKey ?? payment.lastTransactionKey,
        }
        payments.set(paymentKey, canceled)
        return { kind: 'done', payment: canceled, cancel }
      })
    },
    deposit(paymentKey, amount) {
      const payment = payments.get(paymentKey)
      if (payment?.state !== 'WAITING_FOR_DEPOSIT') throw new Error('no account waits')
      const paid = amount ?? payment.amount
      payments.set(paymentKey, {
        ...payment,
        state: 'DONE',
        amount: paid,
        balance: paid,
        approvedAt: now(),
        lastTransactionKey: move(payment, paid),
      })
    },
    async transactions({ from, to }) {
      return { items: transactions.filter(({ at }) => at >= from && at <= to), next: null }
    },
    /** A notice of this company is `{ "paymentKey": … }`. */
    async readNotice({ transmissionId, body }) {
      const { paymentKey, eventType } = JSON.parse(body) as {
        paymentKey?: string
        eventType?: string
      }
      if (eventType) return 'IRRELEVANT'
      const payment = payments.get(paymentKey ?? '')
      return payment ? { noticeId: transmissionId ?? body, payment } : 'FORGED'
    },
    async issueCashReceipt({ orderId, amount, kind }) {
      const receiptKey = `receipt-${orderId}`
      return {
        kind: 'done',
        receipt: { receiptKey, kind, amount, issueNumber: '100000001', receiptUrl: null },
      }
    },
    async cancelCashReceipt({ receiptKey }) {
      return {
        kind: 'done',
        receipt: {
          receiptKey,
          kind: 'PERSONAL',
          amount: 0,
          issueNumber: '100000001',
          receiptUrl: null,
        },
      }
    },
  }
}

const EMPTY = {
  state: 'IN_PROGRESS',
  approvedAt: null,
  card: null,
  easyPay: null,
  virtualAccount: null,
  cancels: [],
  cashReceipt: null,
  receiptUrl: null,
  lastTransactionKey: null,
  refusal: null,
} as const

const refusedPayment = (refusal: keyof typeof PAYMENT_REFUSALS): PaymentResult => ({
  kind: 'refused',
  refusal,
  message: PAYMENT_REFUSALS[refusal],
})

const refusedCancel = (refusal: keyof typeof CANCEL_REFUSALS): CancelResult => ({
  kind: 'refused',
  refusal,
  message: CANCEL_REFUSALS[refusal],
  isFinal: refusal !== 'REFUSED',
})
