/** Rules of points in force from a date on, in the table `point_terms`; an order keeps those of its creation. */
export interface PointTerms {
  /** Earned of the price when the buyer confirms, in 1/10,000. */
  earnBp: number
  /** Earned with one order at most. */
  earnMost: number
  /** Earned with a review of this many letters. */
  reviewPoints: number
  reviewLetters: number
  /** How long points that are earned last. */
  days: number
  /** How long points last at least that a refund gives back, and those of an order that was not paid. */
  refundDays: number
  unpaidDays: number
  /** Fewer cannot be used. */
  useLeast: number
  /** Of what the buyer pays in all, in 1/10,000. */
  useMostBp: number
  /** Payment companies take no less than this (won); nothing at all is possible. */
  cashLeast: number
  /** Days before points expire when their owner is told, most first. */
  warnDays: number[]
}

/** The first terms; later ones are rows. */
export const FIRST_POINT_TERMS: PointTerms = {
  earnBp: 100,
  earnMost: 5_000,
  reviewPoints: 100,
  reviewLetters: 10,
  days: 365,
  refundDays: 30,
  unpaidDays: 1,
  useLeast: 100,
  useMostBp: 10_000,
  cashLeast: 100,
  warnDays: [30, 7],
}

export type PointUseTerms = Pick<PointTerms, 'useLeast' | 'useMostBp' | 'cashLeast'>

/** What points can come from and go to. */
export const POINT_CHANGES = {
  CONFIRM: '구매확정 적립',
  REVIEW: '후기 적립',
  EVENT: '이벤트 적립',
  SPEND: '주문에 사용',
  GIVE_BACK: '취소·환불로 돌려받음',
  EXPIRE: '유효기간 만료',
  FORFEIT: '회원 탈퇴로 소멸',
} as const
export type PointChange = keyof typeof POINT_CHANGES

interface Payable {
  /** What the buyer pays in all, in won. */
  total: number
  balance: number
}

/** The most points that an order can be paid with: what is left for the payment company is nothing, or enough for it. */
export function mostPoints(
  { total, balance }: Payable,
  { useLeast, useMostBp, cashLeast }: PointUseTerms,
): number {
  const most = Math.min(balance, Math.floor((total * useMostBp) / 10_000))
  const cash = total - most
  const usable = cash > 0 && cash < cashLeast ? total - cashLeast : most
  return usable < useLeast ? 0 : usable
}

/** Why an order cannot be paid with so many points: a sentence, or null. */
export function pointsProblem(
  points: number,
  payable: Payable,
  terms: PointUseTerms,
): string | null {
  if (points === 0) return null
  const { total, balance } = payable
  if (points > balance) return `쓸 수 있는 포인트보다 많아요. 지금 ${pointAmount(balance)} 있어요.`
  if (points < terms.useLeast) return `포인트는 ${pointAmount(terms.useLeast)}부터 쓸 수 있어요.`
  const most = mostPoints(payable, terms)
  if (points > Math.floor((total * terms.useMostBp) / 10_000))
    return `이 주문에는 ${pointAmount(most)}까지 쓸 수 있어요.`
  const cash = total - points
  if (cash > 0 && cash < terms.cashLeast)
    return `결제할 금액이 ${terms.cashLeast}원보다 적으면 결제할 수 없어요. ${pointAmount(total - terms.cashLeast)}까지 쓰거나 모두 포인트로 내 주세요.`
  return null
}

/**
 * Earned when a buyer confirms: a rate of the price that was paid in cash and not given back, rounded down. Orders without a
 * fee earn nothing: two members who sell to each other would earn for nothing.
 */
export function earnedPoints(
  {
    price,
    givenBack,
    points,
    buyerFee,
  }: { price: number; givenBack: number; points: number; buyerFee: number },
  { earnBp, earnMost }: Pick<PointTerms, 'earnBp' | 'earnMost'>,
): number {
  if (buyerFee === 0) return 0
  const paid = Math.max(0, price - givenBack - points)
  return Math.min(earnMost, Math.floor((paid * earnBp) / 10_000))
}

/** `1,234P` */
export const pointAmount = (points: number): string =>
  `${String(points).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}P`
