import { describe, expect, it } from 'vitest'
import { spaced } from '#tests/support/spaced.ts'
import { minutesInWords, timeLeft } from './time-left.ts'

const NOW = '2026-11-21T03:00:00.000Z'

describe('남은 시간', () => {
  it.each([
    ['2026-11-28T02:59:59.999Z', '6일 남음'],
    ['2026-11-23T03:00:00.000Z', '2일 남음'],
    ['2026-11-23T02:59:59.999Z', '47시간 남음'],
    ['2026-11-22T03:00:00.000Z', '24시간 남음'],
    ['2026-11-22T02:59:59.999Z', '23시간 남음'],
    ['2026-11-21T04:00:00.000Z', '1시간 남음'],
    ['2026-11-21T03:59:59.999Z', '59분 남음'],
    ['2026-11-21T03:01:00.000Z', '1분 남음'],
    ['2026-11-21T03:00:59.999Z', '곧 끝나요'],
    ['2026-11-21T03:00:00.000Z', ''],
    ['2026-11-21T02:00:00.000Z', ''],
  ])('%s까지 %s', (until, words) => {
    expect(spaced(timeLeft(until, NOW))).toBe(words)
  })

  it.each([
    [5, '5분'],
    [60, '1시간'],
    [90, '1시간 30분'],
    [120, '2시간'],
  ])('%d분은 %s', (minutes, words) => {
    expect(minutesInWords(minutes)).toBe(words)
  })
})
