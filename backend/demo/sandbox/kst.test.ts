import { describe, expect, it } from 'vitest'
import { kstDay } from '#contracts/kst.ts'
import { kstMoment } from './kst.ts'

const now = new Date('2026-11-01T03:00:00Z') // 낮 12시

describe('문자가 온 때', () => {
  it.each([
    ['2026-11-01T02:59:00Z', '오전 11:59'],
    ['2026-11-01T03:00:00Z', '오후 12:00'],
    ['2026-10-31T15:00:00Z', '오전 12:00'],
    ['2026-10-31T14:59:00Z', '어제 오후 11:59'],
    ['2026-10-30T14:59:00Z', '10월 30일 오후 11:59'],
  ])('%s은 %s', (at, text) => {
    expect(kstMoment(new Date(at), now)).toBe(text)
  })

  it('한국의 날짜를 쓴다', () => {
    expect(kstDay(new Date('2026-10-31T14:59:59Z'))).toBe('2026-10-31')
    expect(kstDay(new Date('2026-10-31T15:00:00Z'))).toBe('2026-11-01')
  })
})
