import { describe, expect, it } from 'vitest'
import type { Waiting } from '#contracts/main.ts'
import { spaced } from '#tests/support/spaced.ts'
import { waitingRows } from './waiting-rows.tsx'

const NOW = '2026-11-22T03:00:00.000Z'
const NOTHING: Waiting = {
  unreadMessages: 0,
  unreadNotices: 0,
  orders: [],
  turns: [],
  offers: [],
  appointments: [],
  trades: [],
  reviewsToWrite: 0,
  hiddenByOperator: 0,
}
const inRoom = { roomId: 7, productTitle: '원목 책상', storeName: '합정동 정리왕' }

describe('지금 할 일', () => {
  it('기다리는 일이 없으면 비어 있다', () => {
    expect(waitingRows(NOTHING, NOW)).toEqual([])
  })

  it('때가 정해진 일이 먼저고, 언제든 읽을 것이 나중이다', () => {
    const rows = waitingRows(
      {
        ...NOTHING,
        unreadMessages: 3,
        unreadNotices: 2,
        offers: [{ ...inRoom, price: 45_000, expiresAt: '2026-11-22T06:30:00.000Z' }],
        appointments: [
          {
            ...inRoom,
            at: '2026-11-22T06:00:00.000Z',
            place: '합정역 3번 출구',
            isToAnswer: false,
          },
          { ...inRoom, at: '2026-11-25T06:00:00.000Z', place: '', isToAnswer: true },
        ],
      },
      NOW,
    )
    expect(rows.map(({ title }) => spaced(title))).toEqual([
      '오늘 오후 3:00 약속',
      '11월 25일 오후 3:00 약속 제안에 답하기',
      '45,000원 제안에 답하기',
      '읽지 않은 메시지 3개',
      '새 알림 2개',
    ])
    expect(rows.map(({ detail }) => detail && spaced(detail))).toEqual([
      '합정역 3번 출구 · 합정동 정리왕',
      '합정동 정리왕',
      '3시간 남음 · 합정동 정리왕 · 원목 책상',
      undefined,
      undefined,
    ])
  })
})
