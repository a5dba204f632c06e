import { describe, expect, it } from 'vitest'
import { DAY_MS } from './durations.ts'
import { joinedStrength, LINK_RULES, linkStrength } from './fraud-link-rules.ts'

const NOW = new Date('2026-11-23T03:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

describe('계정을 잇는 근거', () => {
  it('같은 기기만으로는 잇지 않는다', () => {
    expect(linkStrength('DEVICE', NOW, NOW)).toBeLessThan(LINK_RULES.joins)
  })

  it('같은 계좌는 시간이 지나도 그대로이고, 함께 오른 번호는 옅어진다', () => {
    expect(linkStrength('ACCOUNT', ago(1_000), NOW)).toBeGreaterThan(LINK_RULES.joins)
    expect(linkStrength('REPORT', ago(30), NOW)).toBeGreaterThan(LINK_RULES.joins)
    expect(linkStrength('REPORT', ago(365), NOW)).toBeCloseTo(0.4)
  })

  it('근거가 여럿이면 강해지고, 하나도 없으면 없다', () => {
    expect(joinedStrength([0.5, 0.5])).toBeCloseTo(0.75)
    expect(joinedStrength([])).toBe(0)
  })
})
