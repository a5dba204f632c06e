/**
 * How both members say that a room's trade is done. One of them asks, the other confirms. A room has one trade at most
 * that is asked about or done.
 */
export const ROOM_TRADE_STATES = {
  ASKED: '확인 대기',
  DONE: '거래 완료',
  DECLINED: '아직 안 끝남',
  WITHDRAWN: '취소됨',
  /** The other member did not confirm it in time. */
  LAPSED: '기간 만료',
  /** The product was sold to another buyer. */
  CLOSED: '다른 거래로 끝남',
} as const
export type RoomTradeState = keyof typeof ROOM_TRADE_STATES

/** What a member does about a trade that was asked about. */
export const TRADE_ANSWERS = ['CONFIRM', 'DECLINE', 'WITHDRAW'] as const
export type TradeAnswer = (typeof TRADE_ANSWERS)[number]

/** Days in which the other member can confirm. */
export const TRADE_ANSWER_DAYS = 7

const STEPS: Record<TradeAnswer, { to: RoomTradeState; by: 'PROPOSER' | 'OTHER' }> = {
  CONFIRM: { to: 'DONE', by: 'OTHER' },
  DECLINE: { to: 'DECLINED', by: 'OTHER' },
  WITHDRAW: { to: 'WITHDRAWN', by: 'PROPOSER' },
}

interface RoomTrade {
  proposerStoreSeq: number
  state: RoomTradeState
  /** ISO 8601 */
  expiresAt: string
}

/** The state at a given time: an open question lapses at `expiresAt`, before the job has stored it. */
export function roomTradeStateAt({ state, expiresAt }: RoomTrade, now: Date): RoomTradeState {
  return state === 'ASKED' && now.getTime() >= Date.parse(expiresAt) ? 'LAPSED' : state
}

/**
 * The result of a member's answer: the new state; `SAME` after a second press of the button; null when the member may
 * not do it, or it is no longer possible.
 */
export function answeredTrade(
  trade: RoomTrade,
  answer: TradeAnswer,
  storeSeq: number,
  now: Date,
): RoomTradeState | 'SAME' | null {
  const { to, by } = STEPS[answer]
  if ((trade.proposerStoreSeq === storeSeq) !== (by === 'PROPOSER')) return null
  if (trade.state === to) return 'SAME'
  return roomTradeStateAt(trade, now) === 'ASKED' ? to : null
}

/** The answers that a member can give now: the buttons of the card. */
export function possibleTradeAnswers(trade: RoomTrade, storeSeq: number, now: Date): TradeAnswer[] {
  return TRADE_ANSWERS.filter((answer) => {
    const outcome = answeredTrade(trade, answer, storeSeq, now)
    return outcome !== null && outcome !== 'SAME'
  })
}
