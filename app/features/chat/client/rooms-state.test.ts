import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { message, OWN, summary } from '#tests/support/chat-samples.ts'
import { anyList, checkProperty } from '#tests/support/check-property.ts'
import {
  listFresh,
  listMessage,
  listProduct,
  listRead,
  listWithout,
  type Rooms,
} from './rooms-state.ts'

const list = [
  summary(1, { isPinned: true }),
  summary(2, { lastMessageAt: '2025-09-29T00:00:00.000Z' }),
  summary(3, { lastMessageAt: '2025-09-28T00:00:00.000Z' }),
]
const ids = (rooms: readonly { roomId: number }[]) => rooms.map(({ roomId }) => roomId)

describe('채팅 목록의 상태', () => {
  it('새 메시지가 온 방은 고정된 방 아래 맨 위로 오고, 안 읽은 수가 는다', () => {
    const rooms = listMessage(list, message(5, { roomId: 3 }))
    expect(ids(rooms)).toEqual([1, 3, 2])
    expect(rooms[1]).toMatchObject({
      unreadMessageCount: 1,
      lastMessage: { message: '5번째', messageSeq: 5 },
    })
  })

  it('내가 보낸 것과 두 번 온 것은 안 읽은 수에 넣지 않는다', () => {
    const own = listMessage(
      list,
      message(5, { roomId: 3, sender: { storeSeq: OWN, nickName: '나' } }),
    )
    expect(own[1]?.unreadMessageCount).toBe(0)
    const once = listMessage(list, message(5, { roomId: 3 }))
    expect(listMessage(once, message(5, { roomId: 3 }))[1]?.unreadMessageCount).toBe(1)
    expect(listMessage(once, message(4, { roomId: 3 }))).toBe(once)
  })

  it('마지막 메시지까지 읽으면 안 읽은 수가 없어지고, 덜 읽으면 서버가 센 만큼 남는다', () => {
    const rooms = listMessage(
      listMessage(list, message(4, { roomId: 3 })),
      message(5, { roomId: 3 }),
    )
    expect(listRead(rooms, 3, { lastReadSeq: 4 })).toBe(rooms)
    expect(listRead(rooms, 3, { lastReadSeq: 4, left: 1 })[1]?.unreadMessageCount).toBe(1)
    expect(listRead(rooms, 3, { lastReadSeq: 4, left: 9 })).toBe(rooms)
    expect(listRead(rooms, 3, { lastReadSeq: 5 })[1]?.unreadMessageCount).toBe(0)
  })

  it('약속 알림은 누구의 이름으로 왔든 안 읽은 것이다', () => {
    const reminder = message(5, {
      roomId: 3,
      sender: { storeSeq: OWN, nickName: '나' },
      messageType: 'noticeMessage',
      notice: 'REMINDER',
    })
    expect(listMessage(list, reminder)[1]?.unreadMessageCount).toBe(1)
  })

  it('없는 방의 소식은 목록을 바꾸지 않는다', () => {
    expect(listMessage(list, message(1, { roomId: 99 }))).toBe(list)
    expect(listWithout(list, 99)).toBe(list)
  })

  it('상품이 바뀌면 그 상품의 방마다 바뀐다', () => {
    const product = { ...summary(1).product, price: 1 }
    expect(listProduct(list, product).every((room) => room.product.price === 1)).toBe(true)
  })

  it('새로 받은 목록은 그사이 온 메시지를 되돌리지 않는다', () => {
    const rooms = listMessage(list, message(5, { roomId: 3 }))
    const fresh = listFresh(rooms, [summary(3), summary(4)])
    expect(fresh.find(({ roomId }) => roomId === 3)?.lastMessage?.messageSeq).toBe(5)
    expect(ids(fresh)).toContain(4)
  })

  it('어떤 순서로 와도 마지막 메시지가 보이고, 방은 한 번씩 있다', () => {
    const anyMessage = fc.record({
      roomId: fc.integer({ min: 1, max: 4 }),
      seq: fc.integer({ min: 1, max: 9 }),
    })
    checkProperty(
      200,
      fc.property(anyList(anyMessage, 20), (came) => {
        let rooms: Rooms = list
        for (const { roomId, seq } of came) rooms = listMessage(rooms, message(seq, { roomId }))
        expect(ids(rooms).sort()).toEqual([1, 2, 3])
        for (const { roomId, lastMessage } of rooms) {
          const seqs = came.filter((one) => one.roomId === roomId).map(({ seq }) => seq)
          expect(lastMessage?.messageSeq ?? 0).toBe(Math.max(0, ...seqs))
        }
      }),
    )
  })
})
