import { describe, expect, it } from 'vitest'
import { spaced } from '#tests/support/spaced.ts'
import { placeWords, queueWords, sellersQueueWords } from './queue-texts.ts'

/** Noon in Korea. */
const NOW = '2026-11-23T03:00:00.000Z'
const SOON = '2026-11-23T06:10:00.000Z'

describe('예약 대기의 말', () => {
  it('차례가 오기 전에는 몇 번째인지, 온 뒤에는 언제까지인지 말한다', () => {
    expect(placeWords({ state: 'WAITING', place: 2, until: null }, NOW)).toContain(
      '2번째로 기다리고 있어요.',
    )
    expect(spaced(placeWords({ state: 'OFFERED', place: 1, until: SOON }, NOW))).toBe(
      '내 차례예요. 오늘 오후 3:10까지 먼저 살 수 있어요.',
    )
  })

  it('기다리는 사람이 있으면 몇 명인지 말한다', () => {
    expect(queueWords(0)).toContain('예약 대기를 해 두면')
    expect(spaced(queueWords(3))).toContain('지금 3명이 기다리고 있어요.')
    expect(sellersQueueWords(0, null, NOW)).toBeNull()
    expect(spaced(sellersQueueWords(2, SOON, NOW) ?? '')).toBe(
      '예약 대기 2명 · 첫 번째 분이 오늘 오후 3:10까지 먼저 살 수 있어요.',
    )
  })
})
