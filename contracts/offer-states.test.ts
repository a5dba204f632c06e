import { describe, expect, it } from 'vitest'
import { OFFER_STATES, type OfferState } from './chat-constants.ts'
import { answeredOffer, offerStateAt, possibleOfferAnswers } from './offer-states.ts'

const BUYER = 1
const SELLER = 2
const NOW = new Date('2026-11-21T03:00:00Z')
const offer = (state: OfferState, expiresAt = '2026-11-21T03:00:00.001Z') => ({
  proposerStoreSeq: BUYER,
  state,
  expiresAt,
})

describe('가격 제안의 상태', () => {
  it('열린 제안은 상대가 수락·거절하고, 제안한 사람이 취소한다', () => {
    expect(possibleOfferAnswers(offer('OPEN'), SELLER, NOW)).toEqual(['ACCEPT', 'DECLINE'])
    expect(possibleOfferAnswers(offer('OPEN'), BUYER, NOW)).toEqual(['WITHDRAW'])
  })

  it.each(
    Object.keys(OFFER_STATES).filter(
      (state): state is Exclude<OfferState, 'OPEN'> => state !== 'OPEN',
    ),
  )('%s이면 아무도 아무것도 할 수 없다', (state) => {
    for (const storeSeq of [BUYER, SELLER])
      expect(possibleOfferAnswers(offer(state), storeSeq, NOW)).toEqual([])
  })

  it('기한이 되는 그 순간부터 만료다', () => {
    const ended = offer('OPEN', NOW.toISOString())
    expect(offerStateAt(ended, NOW)).toBe('EXPIRED')
    expect(possibleOfferAnswers(ended, SELLER, NOW)).toEqual([])
    expect(offerStateAt(offer('OPEN'), NOW)).toBe('OPEN')
    expect(offerStateAt(offer('ACCEPTED', NOW.toISOString()), NOW)).toBe('ACCEPTED')
  })

  it('같은 답은 같은 것이고, 다른 답은 받지 않는다', () => {
    expect(answeredOffer(offer('ACCEPTED'), 'ACCEPT', SELLER, NOW)).toBe('SAME')
    expect(answeredOffer(offer('ACCEPTED'), 'DECLINE', SELLER, NOW)).toBeNull()
    expect(answeredOffer(offer('ACCEPTED'), 'ACCEPT', BUYER, NOW)).toBeNull()
    expect(answeredOffer(offer('WITHDRAWN'), 'WITHDRAW', BUYER, NOW)).toBe('SAME')
  })
})
