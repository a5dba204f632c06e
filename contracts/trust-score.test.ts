import { describe, expect, it } from 'vitest'
import { nextTrustTier, TRUST_TIERS, trustTierOf } from './trust-score.ts'

describe('신뢰 단계', () => {
  it.each([
    [0, '씨앗', 300],
    [299, '씨앗', 1],
    [300, '새싹', 150],
    [849, '꽃', 1],
    [850, '열매', null],
    [1_000, '열매', null],
  ])('%d점은 %s 단계이고 다음 단계까지 %s점이 남는다', (score, name, missing) => {
    expect(trustTierOf(score).name).toBe(name)
    expect(nextTrustTier(score)?.missing ?? null).toBe(missing)
  })

  it('단계가 오르면 점수와 등록 한도도 오른다', () => {
    for (const [index, tier] of TRUST_TIERS.entries()) {
      const before = TRUST_TIERS[index - 1]
      if (!before) continue
      expect(tier.fromScore).toBeGreaterThan(before.fromScore)
      expect(tier.listingCap).toBeGreaterThan(before.listingCap)
    }
  })
})
