import { describe, expect, it, vi } from 'vitest'
import { type BridgeObject, createConnection } from './connection.ts'
import type { BridgeMessage } from './protocol.ts'

/** An app that stores the received messages, and answers as `answer` says. */
function setUp(answer: (message: BridgeMessage, tell: (text: unknown) => void) => unknown) {
  const sent: BridgeMessage[] = []
  const listeners: ((event: { data: unknown }) => void)[] = []
  const tell = (data: unknown) => {
    for (const listener of listeners) listener({ data })
  }
  const app: BridgeObject = {
    postMessage(text) {
      const message = JSON.parse(text) as BridgeMessage
      sent.push(message)
      return answer(message, tell)
    },
    addEventListener: (_type, listener) => void listeners.push(listener),
  }
  let ids = 0
  const ask = createConnection({
    find: () => app,
    patienceMs: 1_500,
    newId: () => {
      ids += 1
      return `id-${ids}`
    },
  })
  return { ask, sent, listeners, tell }
}

const INFO = { name: 'DusonApp', version: '3.2.1', platform: 'ios' }
const answerTo = ({ id }: { id: string }, content: object) =>
  JSON.stringify({ version: 1, id, ...content })

describe('앱과의 다리', () => {
  it('요청에는 판과 번호가 있고, 안드로이드는 message 이벤트로 답한다', async () => {
    const { ask, sent, listeners } = setUp((message, tell) =>
      setTimeout(() => tell(answerTo(message, { result: INFO }))),
    )
    expect(await ask('getAppInfo', null)).toEqual(INFO)
    expect(await ask('openExternal', { url: 'https://a.example' })).toBeNull()
    expect(sent).toEqual([
      { version: 1, id: 'id-1', verb: 'getAppInfo', params: null },
      { version: 1, id: 'id-2', verb: 'openExternal', params: { url: 'https://a.example' } },
    ])
    expect(listeners).toHaveLength(1)
  })

  it('iOS는 postMessage가 돌려주는 약속으로 답한다', async () => {
    const { ask } = setUp((message) => Promise.resolve(answerTo(message, { result: INFO })))
    expect(await ask('getAppInfo', null)).toEqual(INFO)
  })

  it('답이 뒤섞여 와도 제 요청에 간다', async () => {
    const { ask, sent, tell } = setUp(() => undefined)
    const first = ask('getAppInfo', null)
    const second = ask('share', { url: 'https://a.example', title: '의자' })
    const [one, two] = sent
    if (!one || !two) throw new Error('nothing was sent')
    tell(answerTo(two, { result: 'dismissed' }))
    tell(answerTo(one, { result: INFO }))
    expect(await second).toBe('dismissed')
    expect(await first).toEqual(INFO)
  })

  it.each([
    '아무 말',
    '{',
    'null',
    '[]',
    '{"id":"id-1"}',
    '{"version":1,"id":"id-9"}',
    7,
    { id: 'id-1' },
  ])('모르는 말은 답으로 치지 않는다: %j', async (noise) => {
    const { ask, tell, sent } = setUp(() => undefined)
    const asked = ask('getAppInfo', null)
    tell(noise)
    const [message] = sent
    if (!message) throw new Error('nothing was sent')
    tell(answerTo(message, { result: INFO }))
    expect(await asked).toEqual(INFO)
  })

  it('새 판의 앱이 답에 더한 것은 상관없다', async () => {
    const { ask } = setUp((message, tell) =>
      tell(
        JSON.stringify({ version: 9, id: message.id, extra: 1, result: { ...INFO, theme: 'x' } }),
      ),
    )
    expect(await ask('getAppInfo', null)).toEqual(INFO)
  })

  it('맞지 않는 결과는 답이 아니다', async () => {
    const { ask } = setUp((message, tell) => tell(answerTo(message, { result: { version: 3 } })))
    expect(await ask('getAppInfo', null)).toBeUndefined()
  })

  it('오래된 앱이 모르는 동사는 다시 묻지 않는다', async () => {
    const { ask, sent } = setUp((message, tell) =>
      tell(
        answerTo(
          message,
          message.verb === 'share' ? { result: 'shared' } : { error: 'UNKNOWN_VERB' },
        ),
      ),
    )
    for (const _ of [1, 2, 3]) expect(await ask('openChat', { roomId: null })).toBeUndefined()
    expect(await ask('share', { url: 'https://a.example', title: '의자' })).toBe('shared')
    expect(sent.map(({ verb }) => verb)).toEqual(['openChat', 'share'])
  })

  it('해내지 못한 동사는 다시 묻는다', async () => {
    const { ask, sent } = setUp((message, tell) => tell(answerTo(message, { error: 'FAILED' })))
    for (const _ of [1, 2]) expect(await ask('setBadge', { count: 1 })).toBeUndefined()
    expect(sent).toHaveLength(2)
  })

  it.each<[string, () => unknown]>([
    [
      '던지는',
      () => {
        throw new Error('broken')
      },
    ],
    ['거절하는', () => Promise.reject(new Error('broken'))],
  ])('%s 앱은 할 수 없는 앱이다', async (_name, answer) => {
    expect(await setUp(answer).ask('getAppInfo', null)).toBeUndefined()
  })

  it('말이 없는 앱은 1.5초까지 기다린다', async () => {
    vi.useFakeTimers()
    try {
      const { ask, sent, tell } = setUp(() => undefined)
      let answer: unknown = 'waiting'
      void ask('getAppInfo', null).then((value) => {
        answer = value
      })
      await vi.advanceTimersByTimeAsync(1_499)
      expect(answer).toBe('waiting')
      await vi.advanceTimersByTimeAsync(1)
      expect(answer).toBeUndefined()
      const [message] = sent
      if (message) tell(answerTo(message, { result: INFO }))
    } finally {
      vi.useRealTimers()
    }
  })

  it('앱이 없으면 기다리지 않는다', async () => {
    const ask = createConnection({ find: () => undefined, patienceMs: 60_000, newId: () => '1' })
    expect(await ask('getAppInfo', null)).toBeUndefined()
  })
})
