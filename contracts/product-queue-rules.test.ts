import { describe, expect, it } from 'vitest'
import { turnEndsAt } from './product-queue-rules.ts'

const kst = (time: string) => new Date(`${time}+09:00`)

describe('예약 대기의 차례', () => {
  it.each([
    ['2026-11-23T12:00:00', '2026-11-23T15:00:00'],
    ['2026-11-23T18:59:59', '2026-11-23T21:59:59'],
    ['2026-11-23T19:00:00', '2026-11-24T10:00:00'],
    ['2026-11-30T23:30:00', '2026-12-01T10:00:00'],
    ['2026-12-31T20:00:00', '2027-01-01T10:00:00'],
    ['2026-11-23T05:59:59', '2026-11-23T10:00:00'],
    ['2026-11-23T06:00:00', '2026-11-23T09:00:00'],
  ])('%s에 시작하면 %s에 끝난다', (from, until) => {
    expect(turnEndsAt(kst(from))).toEqual(kst(until))
  })
})
