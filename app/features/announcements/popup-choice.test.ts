import { describe, expect, it } from 'vitest'
import { dismissedUntil } from './popup-choice.ts'

describe('공지 팝업을 보지 않기', () => {
  it('오늘 하루는 한국 시간으로 자정까지이다', () => {
    for (const now of ['2026-11-23T15:00:00Z', '2026-11-24T03:00:00Z', '2026-11-24T14:59:59Z'])
      expect(new Date(dismissedUntil('today', Date.parse(now))).toISOString()).toBe(
        '2026-11-24T15:00:00.000Z',
      )
  })

  it('7일은 누른 때부터 7일이다', () => {
    const now = Date.parse('2026-11-23T03:00:00Z')
    expect(new Date(dismissedUntil(7, now)).toISOString()).toBe('2026-11-30T03:00:00.000Z')
  })
})
