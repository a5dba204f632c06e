import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#contracts/chat.ts'
import { spaced } from '#tests/support/spaced.ts'
import type { Entry } from '../client/live-room.ts'
import { isPrepended, roomItems } from './room-items.ts'

const OWN = 1
const OTHER = 2

function said(
  messageSeq: number,
  storeSeq: number,
  createdAt: string,
  more: Partial<ChatMessage> = {},
): Entry {
  return {
    kind: 'stored',
    message: {
      roomId: 1,
      messageSeq,
      changeSeq: messageSeq,
      clientMessageId: null,
      sender: { storeSeq, nickName: '가게' },
      messageType: 'textMessage',
      message: `${messageSeq}`,
      images: [],
      video: null,
      notice: null,
      card: null,
      guard: null,
      createdAt,
      ...more,
    },
  }
}

const shape = (entries: Entry[], unreadFrom: number | null = null) =>
  roomItems(entries, OWN, unreadFrom).map((item) => {
    if (item.kind === 'day') return spaced(item.label)
    if (item.kind === 'unread') return '여기까지'
    if (item.kind === 'gap') return `사이 ${item.afterSeq}`
    if (item.kind === 'notice') return `알림 ${item.message.messageSeq}`
    const who = item.kind === 'outgoing' || item.isOwn ? '나' : '상대'
    return `${who}${item.isFirst ? ' 처음' : ''}${item.isLast ? ' 끝' : ''}`
  })

describe('채팅방의 줄', () => {
  it('한국의 하루가 바뀌는 곳에 날짜를 둔다', () => {
    expect(
      shape([said(1, OWN, '2025-09-28T14:59:00Z'), said(2, OWN, '2025-09-28T15:00:00Z')]),
    ).toEqual(['2025년 9월 28일 일요일', '나 처음 끝', '2025년 9월 29일 월요일', '나 처음 끝'])
  })

  it('같은 사람이 같은 분에 한 말을 묶는다', () => {
    expect(
      shape([
        said(1, OTHER, '2025-09-29T01:00:01Z'),
        said(2, OTHER, '2025-09-29T01:00:59Z'),
        said(3, OTHER, '2025-09-29T01:01:00Z'),
        said(4, OWN, '2025-09-29T01:01:01Z'),
      ]).slice(1),
    ).toEqual(['상대 처음', '상대 끝', '상대 처음 끝', '나 처음 끝'])
  })

  it('알림과 날짜 사이로는 묶지 않는다', () => {
    expect(
      shape([
        said(1, OTHER, '2025-09-29T01:00:01Z'),
        said(2, OTHER, '2025-09-29T01:00:02Z', { messageType: 'noticeMessage', notice: 'LEFT' }),
        said(3, OTHER, '2025-09-29T01:00:03Z'),
      ]).slice(1),
    ).toEqual(['상대 처음 끝', '알림 2', '상대 처음 끝'])
  })

  it('안 읽은 첫 상대 메시지 앞에 한 번 표시한다', () => {
    expect(
      shape(
        [
          said(5, OTHER, '2025-09-29T01:00:00Z'),
          said(6, OWN, '2025-09-29T01:05:00Z'),
          said(7, OTHER, '2025-09-29T01:06:00Z'),
          said(8, OTHER, '2025-09-29T01:07:00Z'),
        ],
        6,
      ).slice(1),
    ).toEqual(['상대 처음 끝', '나 처음 끝', '여기까지', '상대 처음 끝', '상대 처음 끝'])
  })

  it('처음 온 말 위에는 읽은 곳을 두지 않는다', () => {
    const opened = said(1, OTHER, '2025-09-29T01:00:00Z', {
      messageType: 'noticeMessage',
      notice: 'ROOM_OPENED',
    })
    const first = said(2, OTHER, '2025-09-29T01:00:01Z')
    expect(shape([opened, first], 1).slice(1)).toEqual(['알림 1', '상대 처음 끝'])
    expect(shape([first], 1).slice(1)).toEqual(['상대 처음 끝'])
  })

  it('아직 불러오지 않은 메시지가 있는 곳을 알린다', () => {
    expect(
      shape([said(3, OWN, '2025-09-29T01:00:00Z'), said(9, OWN, '2025-09-29T01:00:01Z')]).slice(1),
    ).toEqual(['나 처음 끝', '사이 3', '나 처음 끝'])
  })

  it('서버가 받은 내 메시지는 보내던 때의 자리를 지킨다', () => {
    const outgoing: Entry = {
      kind: 'outgoing',
      clientMessageId: 'abcdefgh',
      text: '네',
      files: [],
      state: 'sending',
      at: '2025-09-29T01:00:00Z',
    }
    const stored = said(1, OWN, '2025-09-29T01:00:01Z', { clientMessageId: 'abcdefgh' })
    expect(roomItems([outgoing], OWN, null).at(-1)?.key).toBe(
      roomItems([stored], OWN, null).at(-1)?.key,
    )
  })

  it('앞에 더해진 것과 뒤에 더해진 것을 가린다', () => {
    const rows = (from: number, to: number) =>
      roomItems(
        Array.from({ length: to - from + 1 }, (_, index) =>
          said(from + index, OWN, '2025-09-29T01:00:00Z'),
        ),
        OWN,
        null,
      )
    expect(isPrepended(rows(5, 9), rows(1, 9))).toBe(true)
    expect(isPrepended(rows(5, 9), rows(5, 10))).toBe(false)
    expect(isPrepended(rows(5, 9), rows(5, 9))).toBe(false)
  })
})
