import { describe, expect, it } from 'vitest'
import { durationWords, momentWords, timeWords, wonWords } from './korean-words.ts'

describe('채팅에 적는 말', () => {
  it.each([
    ['2026-11-22T06:00:00Z', '11월 22일 (일) 오후 3:00', '오후 3:00'],
    ['2026-11-21T15:05:00Z', '11월 22일 (일) 오전 12:05', '오전 12:05'],
    ['2026-11-22T03:00:00Z', '11월 22일 (일) 오후 12:00', '오후 12:00'],
    ['2027-01-01T14:59:00Z', '1월 1일 (금) 오후 11:59', '오후 11:59'],
  ])('%s은 한국에서 %s', (at, words, clock) => {
    expect(momentWords(new Date(at))).toBe(words)
    expect(timeWords(new Date(at))).toBe(clock)
  })

  it('금액은 세 자리마다 끊는다', () => {
    expect([wonWords(100), wonWords(35_000), wonWords(100_000_000)]).toEqual([
      '100원',
      '35,000원',
      '100,000,000원',
    ])
  })

  it.each([
    [30 * 60_000, '30분'],
    [29.5 * 60_000, '30분'],
    [1, '1분'],
    [60 * 60_000, '1시간'],
    [90 * 60_000, '1시간 30분'],
    [120 * 60_000, '2시간'],
  ])('%d밀리초는 %s', (milliseconds, words) => {
    expect(durationWords(milliseconds)).toBe(words)
  })
})
