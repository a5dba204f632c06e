import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#app/shell/queries/api-call.ts'
import { message } from '#tests/support/chat-samples.ts'
import type { ClientFrame } from './frames.ts'
import { createMessageSender, type MessageSenderDeps } from './message-sender.ts'
import type { StoredMessage } from './outbox-store.ts'

const ID = 'message-1234'

const kept: StoredMessage = {
  clientMessageId: ID,
  userSeq: 1,
  roomId: 7,
  order: 1,
  text: '안녕하세요',
  files: [],
  state: 'waiting',
}

function setUp(deps: Partial<MessageSenderDeps> = {}) {
  const frames: ClientFrame[] = []
  let late = 0
  const sender = createMessageSender({
    send: (frame) => frames.push(frame) > 0,
    state: () => 'open',
    isOnline: () => true,
    post: async () => message(1),
    onLate: () => {
      late += 1
    },
    ...deps,
  })
  return { sender, frames, late: () => late }
}

const blocked: Partial<MessageSenderDeps> = { send: () => false, state: () => 'offline' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('메시지 보내기', () => {
  it('소켓으로 보내고, 그 메시지의 응답을 기다린다', async () => {
    const { sender, frames } = setUp()
    const sending = sender.send(kept)
    expect(frames).toEqual([
      {
        action: 'sendMessageRequest',
        data: {
          roomId: 7,
          clientMessageId: ID,
          messageType: 'textMessage',
          message: '안녕하세요',
          mediaIds: [],
        },
      },
    ])
    const taken = message(3, { clientMessageId: ID })
    sender.onFrame({
      action: 'sendMessageResponse',
      data: message(2, { clientMessageId: 'other' }),
    })
    sender.onFrame({ action: 'sendMessageResponse', data: taken })
    expect(await sending).toEqual({ kind: 'SENT', message: taken })
  })

  it('거절은 서버의 말과 함께 돌려준다', async () => {
    const { sender } = setUp()
    const sending = sender.send(kept)
    const error = { code: 'CANNOT_REACH', message: '메시지를 보낼 수 없는 상대예요.' }
    sender.onFrame({ action: 'sendMessageResponse', clientMessageId: ID, error })
    expect(await sending).toEqual({ kind: 'REFUSED', message: error.message, isUnreachable: true })
  })

  it('읽을 수 없었다는 응답은 가장 먼저 보낸 것의 거절이다', async () => {
    const { sender } = setUp()
    const sending = sender.send(kept)
    const error = { code: 'TOO_LONG', message: '너무 길어요' }
    sender.onFrame({ action: 'error', data: { action: 'sendMessageRequest' }, error })
    expect(await sending).toMatchObject({ kind: 'REFUSED', message: '너무 길어요' })
  })

  it('10초 안에 응답이 없으면 잃은 것으로 보고, 연결을 살핀다', async () => {
    const { sender, late } = setUp()
    const sending = sender.send(kept)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await sending).toEqual({ kind: 'LOST' })
    expect(late()).toBe(1)
  })

  it('연결이 끊기면 기다리던 것을 모두 잃는다', async () => {
    const { sender } = setUp()
    const sending = sender.send(kept)
    sender.onLost()
    expect(await sending).toEqual({ kind: 'LOST' })
  })

  it('소켓이 막혔으면 HTTP로 보내고, 곧 열릴 소켓은 기다린다', async () => {
    expect(await setUp(blocked).sender.send(kept)).toMatchObject({ kind: 'SENT' })
    const opening = setUp({ ...blocked, state: () => 'connecting' })
    expect(await opening.sender.send(kept)).toEqual({ kind: 'LOST' })
    const offline = setUp({ ...blocked, isOnline: () => false })
    expect(await offline.sender.send(kept)).toEqual({ kind: 'LOST' })
  })

  it.each([
    [new ApiError(422, '보낼 수 없어요'), { kind: 'REFUSED', message: '보낼 수 없어요' }],
    [new ApiError(403, '보낼 수 없는 상대'), { kind: 'REFUSED', isUnreachable: true }],
    [new ApiError(401), { kind: 'LOST' }],
    [new ApiError(503), { kind: 'LOST' }],
    [new TypeError('failed to fetch'), { kind: 'LOST' }],
  ])('HTTP의 %s', async (error, delivery) => {
    const { sender } = setUp({ ...blocked, post: () => Promise.reject(error) })
    expect(await sender.send(kept)).toMatchObject(delivery)
  })

  it('같은 메시지에서 서버가 다섯 번 고장 나면 거절로 친다', async () => {
    const { sender } = setUp({ ...blocked, post: () => Promise.reject(new ApiError(500)) })
    const kinds: string[] = []
    for (let time = 0; time < 5; time += 1) kinds.push((await sender.send(kept)).kind)
    expect(kinds).toEqual(['LOST', 'LOST', 'LOST', 'LOST', 'REFUSED'])
  })
})
