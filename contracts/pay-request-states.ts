/** How a seller's request to pay stands; the price holds for the buyer as long as it is open. */
export const PAY_REQUEST_STATES = {
  OPEN: '결제 대기',
  /** The buyer has ordered by it. */
  ORDERED: '주문함',
  DECLINED: '거절됨',
  WITHDRAWN: '취소됨',
  /** A newer request, or another buyer's order, took its place. */
  SUPERSEDED: '지난 요청',
  EXPIRED: '기간 만료',
} as const
export type PayRequestState = keyof typeof PAY_REQUEST_STATES

/** Hours in which the buyer can pay. */
export const PAY_REQUEST_HOURS = 24

/** Hours after an offer is accepted in which its price holds for the buyer. */
export const ACCEPTED_PRICE_HOURS = 48

/** What a member does about a request: the buyer declines it, the seller takes it back. */
export const PAY_REQUEST_ANSWERS = ['DECLINE', 'WITHDRAW'] as const
export type PayRequestAnswer = (typeof PAY_REQUEST_ANSWERS)[number]

type Role = 'BUYER' | 'SELLER'

const STEPS: Record<PayRequestAnswer, { to: 'DECLINED' | 'WITHDRAWN'; by: Role }> = {
  DECLINE: { to: 'DECLINED', by: 'BUYER' },
  WITHDRAW: { to: 'WITHDRAWN', by: 'SELLER' },
}

interface Request {
  state: PayRequestState
  /** ISO 8601 */
  expiresAt: string
}

/** The state at a given time: an open request is EXPIRED from `expiresAt` on. */
export function payRequestStateAt({ state, expiresAt }: Request, now: Date): PayRequestState {
  return state === 'OPEN' && now.getTime() >= Date.parse(expiresAt) ? 'EXPIRED' : state
}

/** The new state; `SAME` after a second press of the button; null where the member may not do it, or not any more. */
export function answeredPayRequest(
  request: Request,
  answer: PayRequestAnswer,
  role: Role,
  now: Date,
): 'DECLINED' | 'WITHDRAWN' | 'SAME' | null {
  const { to, by } = STEPS[answer]
  if (by !== role) return null
  if (request.state === to) return 'SAME'
  return payRequestStateAt(request, now) === 'OPEN' ? to : null
}
