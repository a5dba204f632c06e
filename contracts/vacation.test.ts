import { describe, expect, it } from 'vitest'
import { kstDay } from './kst.ts'
import { isOnVacation, vacationText } from './vacation.ts'

const away = (from: string, until: string | null) => ({ from, until, note: '' })

describe('휴가', () => {
  it('첫날 0시에 시작하고 마지막 날이 지나면 저절로 끝난다', () => {
    const vacation = away('2026-11-22', '2026-12-03')
    expect(isOnVacation(vacation, '2026-11-21T14:59:59Z')).toBe(false)
    expect(isOnVacation(vacation, '2026-11-21T15:00:00Z')).toBe(true)
    expect(isOnVacation(vacation, '2026-12-03T14:59:59Z')).toBe(true)
    expect(isOnVacation(vacation, '2026-12-03T15:00:00Z')).toBe(false)
  })

  it('마지막 날을 정하지 않으면 거둘 때까지다', () => {
    expect(isOnVacation(away('2026-11-22', null), '2030-01-01T00:00:00Z')).toBe(true)
    expect(isOnVacation(null, '2030-01-01T00:00:00Z')).toBe(false)
  })

  it('언제까지인지 말한다', () => {
    expect(vacationText({ until: '2026-12-03' })).toBe('휴가 중 · 12월 3일까지')
    expect(vacationText({ until: null })).toBe('휴가 중')
  })

  it('오늘은 한국의 날이다', () => {
    expect(kstDay('2026-11-21T15:00:00Z')).toBe('2026-11-22')
    expect(kstDay('2026-12-31T15:00:00Z', -1)).toBe('2026-12-31')
  })
})
