import { randomInt } from 'node:crypto'
import { type Change, newKey, type SandboxAnswer } from './books.ts'
import { paymentObject, type SandboxPayment } from './payment.ts'
import { CONFIRM_PLANS, type ConfirmPlan, DECLINES, REFUSALS_OF } from './plans.ts'

/** How a call ends that the company has decided. */
export type Ending = 'ANSWER' | 'HANG' | 'ERROR'

export interface Decision extends Change {
  /** Null where nothing was decided, so that a repeated call is decided then. */
  answer: SandboxAnswer | null
  ending: Ending
}

const CODES = {
  ALREADY_CANCELED_PAYMENT: [400, '이미 취소된 결제 입니다.'],
  ALREADY_PROCESSED_PAYMENT: [400, '이미 처리된 결제 입니다.'],
  INVALID_IDEMPOTENCY_KEY: [400, '멱등키는 300자 이하여야 합니다.'],
  INVALID_PAYMENT_AMOUNT: [400, '결제 금액이 요청한 금액과 다릅니다.'],
  INVALID_REFUND_ACCOUNT_INFO: [400, '환불 계좌번호와 예금주명이 일치하지 않습니다.'],
  INVALID_REQUEST: [400, '잘못된 요청입니다.'],
  NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT: [403, '입금 대기중인 결제는 부분 환불이 불가합니다.'],
  NOT_CANCELABLE_AMOUNT: [403, '취소 할 수 없는 금액 입니다.'],
  NOT_CANCELABLE_PAYMENT: [403, '취소 할 수 없는 결제 입니다.'],
  NOT_FOUND_PAYMENT: [404, '존재하지 않는 결제 정보 입니다.'],
  NOT_FOUND_PAYMENT_SESSION: [404, '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.'],
  REFUND_REJECTED: [400, '환불이 거절됐습니다. 결제사에 문의 부탁드립니다.'],
  UNAUTHORIZED_KEY: [401, '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.'],
} as const satisfies Record<string, readonly [number, string]>

/** What the company answers where it refuses. */
export function refusalAnswer(code: keyof typeof CODES): SandboxAnswer {
  const [status, message] = CODES[code]
  return { status, body: { code, message } }
}

const refuse = (code: keyof typeof CODES): Decision => ({
  answer: refusalAnswer(code),
  ending: 'ANSWER',
})
const fail = (ending: Ending, payment: SandboxPayment): Decision => ({
  answer: null,
  ending,
  payment,
})

interface Shop {
  origin: string
  now: Date
}

/** The notice that every change of a payment makes. */
export const statusChange = (payment: SandboxPayment, { origin, now }: Shop): object => ({
  eventType: 'PAYMENT_STATUS_CHANGED',
  createdAt: now.toISOString(),
  data: paymentObject(payment, origin),
})

/** The notice of an account whose money came or went. */
export const depositCallback = (payment: SandboxPayment, { now }: Shop): object => ({
  createdAt: now.toISOString(),
  secret: payment.details.secret,
  status: payment.state,
  transactionKey: payment.details.lastTransactionKey,
  orderId: payment.orderId,
})

const notices = (payment: SandboxPayment, shop: Shop) =>
  payment.details.account
    ? [statusChange(payment, shop), depositCallback(payment, shop)]
    : [statusChange(payment, shop)]

const done = (payment: SandboxPayment, { origin }: Shop): SandboxAnswer => ({
  status: 200,
  body: paymentObject(payment, origin),
})

/** Takes the money of a payment that a buyer gave their consent to. */
export function decideConfirm(
  payment: SandboxPayment,
  asked: { orderId: string; amount: number },
  shop: Shop,
): Decision {
  const { state, details } = payment
  if (payment.orderId !== asked.orderId) return refuse('NOT_FOUND_PAYMENT_SESSION')
  if (state === 'READY' || state === 'EXPIRED')
    return { ...refuse('NOT_FOUND_PAYMENT_SESSION'), payment }
  if (state !== 'IN_PROGRESS') return refuse('ALREADY_PROCESSED_PAYMENT')
  if (payment.amount !== asked.amount) return refuse('INVALID_PAYMENT_AMOUNT')
  const plan = details.confirmPlan
  // It happens once: the company is well again afterwards.
  const tried: SandboxPayment = { ...payment, details: { ...details, confirmPlan: 'WORKS' } }
  if (plan === 'HANG' || plan === 'ERROR') return fail(plan, tried)
  if (!isConfirmPlan(plan)) return decline(tried, plan, shop)
  const paid = details.account ? awaited(tried) : received(tried, shop.now)
  const outcome = plan === 'REVERSED' ? reversed(paid, shop) : paid
  return {
    answer: done(paid.payment, shop),
    ending: plan === 'LOST' ? 'HANG' : plan === 'LOST_ERROR' ? 'ERROR' : 'ANSWER',
    payment: outcome.payment,
    movements: outcome.movements,
    notices: outcome.notices ?? [statusChange(paid.payment, shop)],
  }
}

const isConfirmPlan = (plan: string): plan is ConfirmPlan => plan in CONFIRM_PLANS

function decline(payment: SandboxPayment, code: keyof typeof DECLINES, shop: Shop): Decision {
  const failure = { code, message: DECLINES[code] }
  const aborted: SandboxPayment = {
    ...payment,
    state: 'ABORTED',
    details: { ...payment.details, failure },
  }
  return {
    answer: { status: 403, body: failure },
    ending: 'ANSWER',
    payment: aborted,
    notices: [statusChange(aborted, shop)],
  }
}

interface Outcome {
  payment: SandboxPayment
  movements: NonNullable<Change['movements']>
  notices?: readonly object[]
}

const awaited = (payment: SandboxPayment): Outcome => ({
  payment: {
    ...payment,
    state: 'WAITING_FOR_DEPOSIT',
    details: { ...payment.details, lastTransactionKey: newKey(24) },
  },
  movements: [],
})

/** The money is here. */
function received(payment: SandboxPayment, at: Date): Outcome {
  const transactionKey = newKey(24)
  const approvedAt = at.toISOString()
  return {
    payment: {
      ...payment,
      state: 'DONE',
      details: { ...payment.details, approvedAt, lastTransactionKey: transactionKey },
    },
    movements: [{ transactionKey, state: 'DONE', amount: payment.amount }],
  }
}

/** What a card company takes back after it had said yes. */
function reversed({ payment, movements }: Outcome, shop: Shop): Outcome {
  const back = givenBack(payment, payment.balance, '카드사 승인 취소', shop.now)
  return {
    payment: back.payment,
    movements: [...movements, ...back.movements],
    notices: [...notices(payment, shop), ...notices(back.payment, shop)],
  }
}

function givenBack(payment: SandboxPayment, amount: number, reason: string, at: Date): Outcome {
  const transactionKey = newKey(24)
  const balance = payment.balance - amount
  const state = balance === 0 ? 'CANCELED' : 'PARTIAL_CANCELED'
  const cancel = { transactionKey, amount, reason, canceledAt: at.toISOString() }
  const { details } = payment
  return {
    payment: {
      ...payment,
      state,
      balance,
      details: {
        ...details,
        cancels: [...details.cancels, cancel],
        lastTransactionKey: transactionKey,
      },
    },
    movements: [{ transactionKey, state, amount: -amount }],
  }
}

/** Gives money back, or gives up an account that waits for it. */
export function decideCancel(
  payment: SandboxPayment,
  asked: {
    reason: string
    amount?: number | undefined
    account?: { accountNumber: string; holderName: string } | undefined
  },
  shop: Shop,
): Decision {
  const { state, details, balance } = payment
  if (state === 'CANCELED') return refuse('ALREADY_CANCELED_PAYMENT')
  const isWaiting = state === 'WAITING_FOR_DEPOSIT'
  if (!isWaiting && state !== 'DONE' && state !== 'PARTIAL_CANCELED')
    return refuse('NOT_CANCELABLE_PAYMENT')
  const amount = asked.amount ?? balance
  if (amount > balance) return refuse('NOT_CANCELABLE_AMOUNT')
  if (isWaiting && amount < balance) return refuse('NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT')
  if (details.account && !isWaiting && !(asked.account && takesRefunds(asked.account)))
    return refuse('INVALID_REFUND_ACCOUNT_INFO')
  const { cancelPlan } = details
  if (details.refusalsLeft > 0) {
    const refusalsLeft = details.refusalsLeft - 1
    return {
      ...refuse('REFUND_REJECTED'),
      payment: {
        ...payment,
        details: { ...details, refusalsLeft, ...(refusalsLeft === 0 && { cancelPlan: 'WORKS' }) },
      },
    }
  }
  const tried: SandboxPayment = { ...payment, details: { ...details, cancelPlan: 'WORKS' } }
  if (cancelPlan === 'HANG' || cancelPlan === 'ERROR') return fail(cancelPlan, tried)
  const outcome = isWaiting
    ? { payment: { ...tried, state: 'CANCELED' as const, balance: 0 }, movements: [] }
    : givenBack(tried, amount, asked.reason, shop.now)
  return {
    answer: done(outcome.payment, shop),
    ending: cancelPlan === 'LOST' ? 'HANG' : cancelPlan === 'LOST_ERROR' ? 'ERROR' : 'ANSWER',
    payment: outcome.payment,
    movements: outcome.movements,
    notices: notices(outcome.payment, shop),
  }
}

/** Every account takes money, but for one whose holder is another. */
const takesRefunds = ({
  accountNumber,
  holderName,
}: {
  accountNumber: string
  holderName: string
}) => /^\d{7,20}$/.test(accountNumber) && holderName !== '불일치'

/** Somebody pays into an account: also one that is past its time, and another amount than was agreed. */
export function decideDeposit(payment: SandboxPayment, amount: number, shop: Shop): Change {
  const { payment: paid, movements } = received({ ...payment, amount, balance: amount }, shop.now)
  return { payment: paid, movements, notices: notices(paid, shop) }
}

/** The company takes a payment back without being asked to. */
export function decideReversal(payment: SandboxPayment, shop: Shop): Change {
  const outcome = givenBack(payment, payment.balance, '카드사 승인 취소', shop.now)
  return { ...outcome, notices: notices(outcome.payment, shop) }
}

/** How often refunds are refused from now on, by the plan for them. */
export const refusalsOf = (plan: keyof typeof REFUSALS_OF | string): number =>
  REFUSALS_OF[plan as keyof typeof REFUSALS_OF] ?? 0

export const approveNo = () => String(randomInt(10_000_000, 99_999_999))
