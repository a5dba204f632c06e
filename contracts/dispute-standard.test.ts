import { describe, expect, it } from 'vitest'
import {
  DISPUTE_RULES,
  type DisputeFacts,
  disputeProblemsOf,
  GOODS_GROUPS,
  type GoodsGroup,
  goodsGroupOf,
  likelyOutcome,
  problemOfReason,
} from './dispute-standard.ts'
import { PAID_TYPES } from './order-states.ts'

const facts = (overrides: Partial<DisputeFacts>): DisputeFacts => ({
  problem: 'CHANGED_MIND',
  type: 'PARCEL',
  goods: 'OTHER',
  isBusiness: false,
  days: 1,
  ...overrides,
})
const outcome = (overrides: Partial<DisputeFacts>) => likelyOutcome(facts(overrides)).outcome

describe('분쟁 기준', () => {
  it('모든 경우에 답이 있고, 쓰이지 않는 규칙이 없다', () => {
    const used = new Set<unknown>()
    for (const type of [...PAID_TYPES, 'DIRECT'] as const)
      for (const problem of disputeProblemsOf(type))
        for (const goods of Object.keys(GOODS_GROUPS) as GoodsGroup[])
          for (const isBusiness of [true, false])
            for (const days of [null, 0, 3, 4, 7, 8, 10, 11, 14, 15, 90, 91, 400])
              used.add(likelyOutcome({ problem, type, goods, isBusiness, days }))
    expect(DISPUTE_RULES.filter((rule) => !used.has(rule))).toEqual([])
  })

  it('마음이 바뀌면 사업자에게는 7일 안에 돌려보낼 수 있고 개인에게는 어렵다', () => {
    expect(likelyOutcome(facts({ isBusiness: true, days: 7 }))).toMatchObject({
      outcome: 'RETURN',
      postage: 'BUYER',
      sources: ['WITHDRAWAL', 'RETURN_COST'],
    })
    expect(outcome({ isBusiness: true, days: 8 })).toBe('RELEASE')
    expect(outcome({ days: 1 })).toBe('RELEASE')
    expect(outcome({ days: null })).toBe('TALK')
  })

  it('개인에게 산 전자기기의 하자는 3일, 10일을 넘으면 달라진다', () => {
    const defect = { problem: 'HIDDEN_DEFECT', goods: 'ELECTRONICS' } as const
    expect([3, 4, 10, 11].map((days) => outcome({ ...defect, days }))).toEqual([
      'RETURN',
      'PART',
      'PART',
      'TALK',
    ])
    expect(outcome({ ...defect, isBusiness: true, days: 90 })).toBe('RETURN')
    expect(outcome({ ...defect, type: 'MEET' })).toBe('TALK')
  })

  it('안심결제 없이 만난 거래에는 배송이나 인증번호를 말하지 않는다', () => {
    for (const problem of disputeProblemsOf('DIRECT')) {
      const { words } = likelyOutcome(facts({ problem, type: 'DIRECT' }))
      expect(words).not.toMatch(/배송|인증번호/)
    }
    expect(outcome({ problem: 'NOT_DELIVERED', type: 'DIRECT' })).toBe('REFUND')
    expect(outcome({ problem: 'HIDDEN_DEFECT', type: 'DIRECT' })).toBe('TALK')
  })

  it('카테고리와 문제를 기준의 말로 바꾼다', () => {
    expect(goodsGroupOf('가전', 'PARCEL')).toBe('ELECTRONICS')
    expect(goodsGroupOf('가전', 'DIGITAL')).toBe('COUPON')
    expect(goodsGroupOf(null, 'PARCEL')).toBe('OTHER')
    expect(problemOfReason('DAMAGED', 'PARCEL')).toBe('DAMAGED_ON_THE_WAY')
    expect(problemOfReason('DAMAGED', 'MEET')).toBeNull()
    expect(problemOfReason('OTHER', 'PARCEL')).toBeNull()
  })
})
