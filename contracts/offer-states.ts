import type { OfferState } from './chat-constants.ts'

/** What somebody does about an offer. */
export const OFFER_ANSWERS = ['ACCEPT', 'DECLINE', 'WITHDRAW'] as const
export type OfferAnswer = (typeof OFFER_ANSWERS)[number]

interface Step {
  from: OfferState
  to: Exclude<OfferState, 'EXPIRED'>
  /** Whose step it is: of the member who offered, or of the other. */
  by: 'PROPOSER' | 'OTHER'
}

/**
 * Who may do what with an offer; a newer offer of the room makes an open one SUPERSEDED, a newer agreement one that was
 * agreed to, and time makes an open one EXPIRED.
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

/** The state at a moment: an open offer is EXPIRED from its very `expiresAt` on. */
export function offerStateAt({ state, expiresAt }: Offer, now: Date): OfferState {
  return state === 'OPEN' && now.getTime() >= Date.parse(expiresAt) ? 'EXPIRED' : state
}

/**
 * What becomes of an offer when a member answers: its new state; `SAME` when exactly this was answered before (a second
 * press of the button); null when it is not theirs to do, or no longer possible.
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

/** What a member can do about an offer now: the buttons of its card. */
export function possibleOfferAnswers(offer: Offer, storeSeq: number, now: Date): OfferAnswer[] {
  return OFFER_ANSWERS.filter((answer) => {
    const outcome = answeredOffer(offer, answer, storeSeq, now)
    return outcome !== null && outcome !== 'SAME'
  })
}
