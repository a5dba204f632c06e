import { describe, expect, it } from 'vitest'
import type { Policy } from '#contracts/account.ts'
import { consentsOf, type PolicyAgreement } from './agree-policies.ts'

const NOW = new Date('2026-11-05T01:00:00Z')

function policy(policyKey: Policy['policyKey'], required: boolean): Policy {
  return { policyKey, version: '2026-11-01', title: policyKey, required, body: '본문' }
}

const POLICIES = [
  policy('TERMS', true),
  policy('PRIVACY', true),
  policy('AGE_14', true),
  policy('LOCATION', false),
  policy('NAVER_CAFE_TO_APP', false),
  policy('MARKETING', false),
  policy('NIGHT_MARKETING', false),
]

function agreement(overrides: Partial<PolicyAgreement> = {}): PolicyAgreement {
  return {
    policyKeys: ['TERMS', 'PRIVACY', 'AGE_14'],
    isMarketingAccept: false,
    isNightMarketingAccept: false,
    isNaverCafeToAppAccept: false,
    ...overrides,
  }
}

describe('가입할 때의 동의', () => {
  it('필수 약관이 하나라도 빠지면 아무것도 남기지 않는다', () => {
    expect(consentsOf(agreement({ policyKeys: [] }), POLICIES, NOW)).toBeNull()
    expect(consentsOf(agreement({ policyKeys: ['TERMS', 'PRIVACY'] }), POLICIES, NOW)).toBeNull()
    expect(
      consentsOf(agreement({ policyKeys: ['TERMS', 'AGE_14', 'LOCATION'] }), POLICIES, NOW),
    ).toBeNull()
  })

  it('동의와 거부를 모두 시행일과 함께 남긴다', () => {
    const consents = consentsOf(agreement({ isNaverCafeToAppAccept: true }), POLICIES, NOW)
    expect(consents?.policies).toEqual([
      { policyKey: 'TERMS', version: '2026-11-01', agreed: true },
      { policyKey: 'PRIVACY', version: '2026-11-01', agreed: true },
      { policyKey: 'AGE_14', version: '2026-11-01', agreed: true },
      { policyKey: 'LOCATION', version: '2026-11-01', agreed: false },
      { policyKey: 'NAVER_CAFE_TO_APP', version: '2026-11-01', agreed: true },
    ])
    expect(consents?.at).toBe(NOW.toISOString())
  })

  it('광고 수신 동의와 야간 광고 동의를 따로 남긴다', () => {
    const wants = (isMarketingAccept: boolean, isNightMarketingAccept: boolean) =>
      consentsOf(agreement({ isMarketingAccept, isNightMarketingAccept }), POLICIES, NOW)?.marketing
    const answer = (day: boolean, night: boolean) => [
      { marketingKey: 'MARKETING', agreed: day },
      { marketingKey: 'NIGHT_MARKETING', agreed: night },
    ]
    expect(wants(true, true)).toEqual(answer(true, true))
    expect(wants(true, false)).toEqual(answer(true, false))
    expect(wants(false, false)).toEqual(answer(false, false))
  })

  it('추천 코드는 소문자로 적어도 된다', () => {
    expect(consentsOf(agreement({ recommendCode: 'bk7x2mq' }), POLICIES, NOW)?.recommendCode).toBe(
      'BK7X2MQ',
    )
    expect(consentsOf(agreement({ recommendCode: '' }), POLICIES, NOW)?.recommendCode).toBeNull()
  })

  it('시행 중인 필수 약관이 없으면 동의로 치지 않고 오류를 낸다', () => {
    expect(() => consentsOf(agreement(), POLICIES.slice(1), NOW)).toThrow('TERMS')
  })
})
