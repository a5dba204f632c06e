import { describe, expect, it } from 'vitest'
import {
  kstClock,
  kstDay,
  kstDayNumber,
  kstMidnight,
  kstMinute,
  kstSecond,
  kstTimeOfDay,
  momentOfClock,
} from './kst.ts'

describe('한국 시각', () => {
  it('자정은 협정 세계시로 전날 오후 3시다', () => {
    expect(kstDay('2026-11-30T14:59:59Z')).toBe('2026-11-30')
    expect(kstDay(new Date('2026-11-30T15:00:00Z'))).toBe('2026-12-01')
    expect(kstDay(Date.parse('2026-12-31T15:00:00Z'), -1)).toBe('2026-12-31')
    expect(kstMidnight('2026-12-01').toISOString()).toBe('2026-11-30T15:00:00.000Z')
  })

  it('분까지 적고, 시각만 적는다', () => {
    expect(kstMinute('2026-11-30T15:04:59Z')).toBe('2026-12-01T00:04')
    expect(kstSecond('2026-11-30T15:04:59Z')).toBe('2026-12-01T00:04:59')
    expect(kstTimeOfDay('2026-11-30T05:05:00Z')).toBe('14:05')
  })

  it('시계로 갔다가 그 순간으로 돌아온다', () => {
    const moment = new Date('2026-02-28T16:30:00Z')
    expect(kstClock(moment).getUTCMonth()).toBe(2)
    expect(momentOfClock(kstClock(moment))).toEqual(moment)
  })

  it('날의 번호는 한국의 자정에 바뀐다', () => {
    const night = kstMidnight('2026-12-01').getTime()
    expect(kstDayNumber(night) - kstDayNumber(night - 1)).toBe(1)
    expect(kstDayNumber(night)).toBe(kstDayNumber(night + 1))
  })
})
