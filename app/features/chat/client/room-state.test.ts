import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#contracts/chat.ts'
import { message, messages, OTHER, OWN, room } from '#tests/support/chat-samples.ts'
import { anyList, checkProperty } from '#tests/support/check-property.ts'
import {
  firstHole,
  missesChange,
  openedRoom,
  type RoomState,
  takeChanges,
  takeHistory,
  takeLoaded,
  takeMessage,
  takeRead,
} from './room-state.ts'

const opened = (from: number, to: number, hasOlder = from > 1): RoomState =>
  openedRoom({
    room: room({ lastMessageSeq: to, changeSeq: to }),
    messages: messages(from, to),
    hasOlder,
  })

const seqs = (state: RoomState) => state.messages.map(({ messageSeq }) => messageSeq)
const words = (state: RoomState) => state.messages.map((one) => one.message)

/** What the host answers to a question about changes. */
function changesAfter(log: readonly ChatMessage[], after: number, limit: number) {
  const newest = new Map<number, ChatMessage>()
  for (const one of log) newest.set(one.messageSeq, one)
  const found = [...newest.values()]
    .filter(({ changeSeq }) => changeSeq > after)
    .sort((a, b) => a.changeSeq - b.changeSeq)
  const items = found.slice(0, limit)
  const hasMore = found.length > limit
  return {
    items,
    hasMore,
    changeSeq: hasMore ? (items.at(-1)?.changeSeq ?? after) : log.length,
    lastReadSeq: 0,
    otherLastReadSeq: 0,
    otherLastReadAt: null,
    product: room().product,
    canSend: true,
    isBlockedByMe: false,
    isOtherActive: true,
  }
}

describe('채팅방의 상태', () => {
  it('차단이 풀리면 잠긴 방이 열린다', () => {
    const locked = { ...opened(1, 3), room: room({ canSend: false, isBlockedByMe: true }) }
    expect(takeChanges(locked, changesAfter([], 3, 50)).room).toMatchObject({
      canSend: true,
      isBlockedByMe: false,
    })
  })

  it('새 메시지는 끝에 붙고, 같은 것이 또 오면 하나다', () => {
    const once = takeMessage(opened(1, 3), message(4))
    expect(seqs(once)).toEqual([1, 2, 3, 4])
    expect(takeMessage(once, message(4)).messages).toHaveLength(4)
    expect(once.room.lastMessageSeq).toBe(4)
    expect(once.room.lastMessage?.message).toBe('4번째')
  })

  it('바뀐 메시지는 제자리에서 바뀌고, 늦게 온 옛것은 버린다', () => {
    const changed = takeMessage(opened(1, 3), message(2, { changeSeq: 4, message: '바뀜' }))
    expect(words(changed)).toEqual(['1번째', '바뀜', '3번째'])
    expect(words(takeMessage(changed, message(2)))).toEqual(['1번째', '바뀜', '3번째'])
  })

  it('하나가 빠지면 알아채고, 그것이 오면 괜찮다', () => {
    const gap = takeMessage(opened(1, 3), message(5))
    expect(missesChange(gap)).toBe(true)
    expect(firstHole(gap)).toEqual({ from: 4, to: 4 })
    const whole = takeMessage(gap, message(4))
    expect(missesChange(whole)).toBe(false)
    expect(whole.changeSeq).toBe(5)
    expect(firstHole(whole)).toBeNull()
  })

  it('창보다 앞선 메시지의 변화는 알지만 넣지 않는다', () => {
    const state = takeMessage(opened(10, 12), message(2, { changeSeq: 13 }))
    expect(seqs(state)).toEqual([10, 11, 12])
    expect(state.changeSeq).toBe(13)
  })

  it('처음부터 보이는 방에서는 첫 메시지가 빠져도 알아챈다', () => {
    const empty = openedRoom({ room: room(), messages: [], hasOlder: false })
    expect(firstHole(empty)).toBeNull()
    const gap = takeMessage(empty, message(2))
    expect(firstHole(gap)).toEqual({ from: 1, to: 1 })
    expect(seqs(takeMessage(gap, message(1)))).toEqual([1, 2])
  })

  it('나가기 전의 대화는 빈 곳이 아니다', () => {
    const rejoined = openedRoom({
      room: room({ lastMessageSeq: 9, changeSeq: 9, firstVisibleSeq: 9 }),
      messages: messages(9, 9),
      hasOlder: false,
    })
    expect(firstHole(rejoined)).toBeNull()
  })

  it('다른 방의 메시지는 받지 않는다', () => {
    const state = opened(1, 1)
    expect(takeMessage(state, message(2, { roomId: 8 }))).toBe(state)
  })

  it('방을 읽은 뒤 메시지를 읽는 사이의 변화를 놓치지 않는다', () => {
    const state = openedRoom({
      room: room({ lastMessageSeq: 3, changeSeq: 9 }),
      messages: messages(1, 3),
      hasOlder: false,
    })
    expect(state.changeSeq).toBe(3)
  })

  it('끝까지 읽어 오지 않았으면 끝까지 빈 곳이다', () => {
    const state = openedRoom({
      room: room({ lastMessageSeq: 50, changeSeq: 50 }),
      messages: messages(10, 20),
      hasOlder: true,
    })
    expect(firstHole(state)).toEqual({ from: 21, to: 50 })
    expect(state.changeSeq).toBe(50)
  })

  it('앞의 기록은 앞에 붙는다', () => {
    const state = takeHistory(opened(10, 12), messages(5, 9), true)
    expect(seqs(state)).toEqual([5, 6, 7, 8, 9, 10, 11, 12])
    expect(state.hasOlder).toBe(true)
    expect(
      takeLoaded(state, { room: room(), messages: messages(1, 4), hasOlder: false }),
    ).toMatchObject({ hasOlder: false })
  })

  it('읽은 곳은 뒤로 가지 않고, 누가 읽었는지를 가린다', () => {
    const read = takeRead(opened(1, 5), { storeSeq: OTHER, lastReadSeq: 4, lastReadAt: 'x' })
    expect(read.room).toMatchObject({ otherLastReadSeq: 4, lastReadSeq: 0 })
    expect(takeRead(read, { storeSeq: OTHER, lastReadSeq: 2 })).toBe(read)
    expect(takeRead(read, { storeSeq: OWN, lastReadSeq: 5 }).room.lastReadSeq).toBe(5)
    expect(takeRead(read, { storeSeq: 99, lastReadSeq: 5 })).toBe(read)
  })

  it('어떤 순서로 오고 무엇이 빠져도, 물어보면 서버와 같아진다', () => {
    // Each frame comes or not, and in any order.
    const anyHistory = anyLog.chain((log) =>
      fc.record({
        log: fc.constant(log),
        known: fc.nat(log.length).map((length) => log.slice(0, length)),
        frames: fc.shuffledSubarray(log),
      }),
    )
    checkProperty(
      500,
      fc.property(anyHistory, ({ log, known, frames }) => {
        let state = openedAt(known)
        for (const frame of frames) state = takeMessage(state, frame)
        for (let asked = 0; asked < 50 && state.changeSeq < log.length; asked += 1)
          state = takeChanges(state, changesAfter(log, state.changeSeq, 3))
        const expected = new Map(log.map((one) => [one.messageSeq, one.message]))
        expect(missesChange(state)).toBe(false)
        expect(firstHole(state)).toBeNull()
        expect(words(state)).toEqual(
          [...expected].sort(([a], [b]) => a - b).map(([, said]) => said),
        )
      }),
    )
  })
})

/** Messages that are written, and changed, in the order of their changes. */
const anyLog = anyList(
  // Which of the messages so far is changed; null writes a new one.
  fc.oneof({ arbitrary: fc.constant(null), weight: 3 }, { arbitrary: fc.nat(), weight: 2 }),
  40,
  1,
).map((changes) => {
  let count = 0
  return changes.map((rewritten, index) => {
    const isNew = count === 0 || rewritten === null
    if (isNew) count += 1
    const messageSeq = isNew ? count : 1 + (rewritten % count)
    const change = index + 1
    return message(messageSeq, { changeSeq: change, message: `${change}번째 변화` })
  })
})

/** A room loaded when so much had happened. */
function openedAt(known: readonly ChatMessage[]): RoomState {
  const loaded = [...new Map(known.map((one) => [one.messageSeq, one])).values()]
  const lastMessageSeq = Math.max(0, ...loaded.map(({ messageSeq }) => messageSeq))
  return openedRoom({
    room: room({ lastMessageSeq, changeSeq: known.length }),
    messages: loaded,
    hasOlder: false,
  })
}
