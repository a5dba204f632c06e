import type { OfferState } from './chat-constants.ts'

/** What a member does about an offer. */
export const OFFER_ANSWERS = ['ACCEPT', 'DECLINE', 'WITHDRAW'] as const
export type OfferAnswer = (typeof OFFER_ANSWERS)[number]

interface Step {
  from: OfferState
  to: Exclude<OfferState, 'EXPIRED'>
  /** Who may act: the member who offered, or the other. */
  by: 'PROPOSER' | 'OTHER'
}

/**
 * Who may do what with an offer. A newer offer of the room makes an open one SUPERSEDED, a newer accepted offer does
 * the same to an accepted one, and an open offer becomes EXPIRED with time.
 */
const OFFER_STEPS: Record<OfferAnswer, Step> = {
  ACCEPT: { from: 'OPEN', to: 'ACCEPTED', by: 'OTHER' },
  DECLINE: { from: 'OPEN', to: 'DECLINED', by: 'OTHER' },
  WITHDRAW: { from: 'OPEN', to: 'WITHDRAWN', by: 'PROPOSER' },
}

interface Offer {
  proposerStoreSeq: number
  state: OfferState
  /** ISO 8601 */
  expiresAt: string
}

/** The state at a given time: an open offer is EXPIRED from `expiresAt` on. */
export function offerStateAt({ state, expiresAt }: Offer, now: Date): OfferState {
  return state === 'OPEN' && now.getTime() >= Date.parse(expiresAt) ? 'EXPIRED' : state
}

/**
 * The result of a member's action on an offer: its new state; `SAME` when it was the same action before (a second press
 * of the button); null when the member may not do it, or it is no longer possible.
 */
export function answeredOffer(
  offer: Offer,
  answer: OfferAnswer,
  storeSeq: number,
  now: Date,
): Step['to'] | 'SAME' | null {
  const { from, to, by } = OFFER_STEPS[answer]
  if ((offer.proposerStoreSeq === storeSeq) !== (by === 'PROPOSER')) return null
  if (offer.state === to) return 'SAME'
  return offerStateAt(offer, now) === from ? to : null
}

/** The actions that a member can take on an offer now: the buttons of its card. */
export function possibleOfferAnswers(offer: Offer, storeSeq: number, now: Date): OfferAnswer[] {
  return OFFER_ANSWERS.filter((answer) => {
    const outcome = answeredOffer(offer, answer, storeSeq, now)
    return outcome !== null && outcome !== 'SAME'
  })
}
