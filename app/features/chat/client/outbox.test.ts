import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { message } from '#tests/support/chat-samples.ts'
import { anyList, checkProperty } from '#tests/support/check-property.ts'
import { createOutbox, type Delivery, type OutboxDeps, type OutboxMessage } from './outbox.ts'
import type { OutboxStore, StoredMessage } from './outbox-store.ts'

const ME = 11

/** What the tabs of a browser share. */
function createBrowser() {
  const kept = new Map<string, StoredMessage>()
  let isFull = false
  const store: OutboxStore = {
    async all() {
      return structuredClone([...kept.values()])
    },
    async put(one) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(one.clientMessageId, structuredClone(one))
    },
    async remove(ids) {
      for (const id of ids) kept.delete(id)
    },
  }
  let last = Promise.resolve()
  const tabs = new Set<(news: OutboxMessage) => void>()
  return {
    kept,
    store,
    tabs,
    fill() {
      isFull = true
    },
    exclusively(work: () => Promise<void>): Promise<void> {
      const done = last.then(work)
      last = done.catch(() => undefined)
      return done
    },
  }
}

/** A server that has each message once, whatever it is sent, and writes down the order. */
function createServer() {
  const taken = new Map<string, StoredMessage>()
  const calls: string[] = []
  return {
    taken,
    calls,
    texts: (roomId: number) =>
      [...taken.values()].filter((one) => one.roomId === roomId).map(({ text }) => text),
    take(one: StoredMessage): Delivery {
      calls.push(one.text)
      if (!taken.has(one.clientMessageId)) taken.set(one.clientMessageId, one)
      return { kind: 'SENT', message: message(taken.size) }
    },
  }
}

type Browser = ReturnType<typeof createBrowser>

function openTab(browser: Browser, deps: Partial<OutboxDeps>) {
  const refused: string[] = []
  const sent: number[] = []
  let storageFailures = 0
  const outbox = createOutbox({
    userSeq: ME,
    store: browser.store,
    upload: async () => ({ kind: 'UPLOADED', mediaId: 'f'.repeat(32) }),
    send: async () => ({ kind: 'LOST' }),
    exclusively: browser.exclusively,
    tell: (news) => {
      for (const tab of browser.tabs) if (tab !== hear) tab(news)
    },
    onChange: () => undefined,
    onSent: ({ messageSeq }) => sent.push(messageSeq),
    onRefused: (_message, error) => refused.push(error),
    onStorageFailed: () => {
      storageFailures += 1
    },
    now: () => 1_000,
    ...deps,
  })
  const hear = (news: OutboxMessage) => outbox.hear(news)
  browser.tabs.add(hear)
  return {
    outbox,
    refused,
    sent,
    storageFailures: () => storageFailures,
    close() {
      browser.tabs.delete(hear)
      outbox.close()
    },
  }
}

const text = (words: string, roomId = 7) => ({
  clientMessageId: `message-${words}`,
  roomId,
  text: words,
  files: [],
})

/** A turn of the event loop: nothing here waits for a clock. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Everything that is under way has happened. */
async function settled() {
  for (let count = 0; count < 200; count += 1) await turn()
}

/** What happens to a message on its way: two of five are lost, or only their answer is. */
const network = fc.constantFrom('SENT', 'SENT', 'SENT', 'REQUEST LOST', 'ANSWER LOST')

/** What one of two tabs does in one of two rooms. */
const step = fc.record({
  pause: fc.integer({ min: 1, max: 3 }),
  at: fc.integer({ min: 0, max: 1 }),
  roomId: fc.integer({ min: 1, max: 2 }),
  act: fc.constantFrom('WRITE', 'WRITE', 'WRITE', 'REOPEN', 'DRAIN', 'DRAIN'),
  hasTurn: fc.boolean(),
})

describe('보낼 편지함', () => {
  it('방마다 쓴 순서대로 하나씩 보낸다', async () => {
    const server = createServer()
    let underWay = 0
    let most = 0
    const { outbox } = openTab(createBrowser(), {
      async send(one) {
        underWay += 1
        most = Math.max(most, underWay)
        await turn()
        underWay -= 1
        return server.take(one)
      },
    })
    for (const words of ['가', '나', '다']) outbox.add(text(words))
    await settled()
    expect(server.texts(7)).toEqual(['가', '나', '다'])
    expect(most).toBe(1)
    expect(outbox.of(7)).toEqual([])
  })

  it('끊긴 동안 쓴 것은 새로고침 뒤에도 남아 순서대로 한 번씩 간다', async () => {
    const browser = createBrowser()
    const server = createServer()
    const before = openTab(browser, {})
    for (const words of ['가', '나', '다']) before.outbox.add(text(words))
    await settled()
    before.close()
    expect(browser.kept.size).toBe(3)
    const after = openTab(browser, { send: async (one) => server.take(one) })
    await after.outbox.load()
    await settled()
    expect(server.texts(7)).toEqual(['가', '나', '다'])
    expect(browser.kept.size).toBe(0)
  })

  it('답이 사라지면 같은 이름으로 다시 보낸다', async () => {
    const server = createServer()
    let answers = 0
    const { outbox, sent } = openTab(createBrowser(), {
      async send(one) {
        const delivery = server.take(one)
        answers += 1
        return answers === 1 ? { kind: 'LOST' } : delivery
      },
    })
    outbox.add(text('가'))
    await settled()
    expect(outbox.of(7)).toHaveLength(1)
    outbox.drain()
    await settled()
    expect(server.calls).toEqual(['가', '가'])
    expect(server.taken.size).toBe(1)
    expect(sent).toEqual([1])
  })

  it('거절된 것은 이유와 함께 남고, 뒤의 것을 막지 않는다', async () => {
    const server = createServer()
    const { outbox, refused } = openTab(createBrowser(), {
      send: async (one) =>
        one.text === '나' ? { kind: 'REFUSED', message: '보낼 수 없어요' } : server.take(one),
    })
    for (const words of ['가', '나', '다']) outbox.add(text(words))
    await settled()
    expect(server.texts(7)).toEqual(['가', '다'])
    expect(refused).toEqual(['보낼 수 없어요'])
    expect(outbox.of(7).map((one) => one.message)).toMatchObject([
      { text: '나', state: 'failed', error: '보낼 수 없어요' },
    ])
  })

  it('거절된 것을 다시 보내거나 버릴 수 있다', async () => {
    const server = createServer()
    let isOpen = false
    const browser = createBrowser()
    const { outbox } = openTab(browser, {
      send: async (one) => (isOpen ? server.take(one) : { kind: 'REFUSED', message: '안 돼요' }),
    })
    outbox.add(text('가'))
    outbox.add(text('나'))
    await settled()
    isOpen = true
    outbox.retry('message-가')
    outbox.discard('message-나')
    await settled()
    expect(server.texts(7)).toEqual(['가'])
    expect(outbox.of(7)).toEqual([])
    expect(browser.kept.size).toBe(0)
  })

  it('한 방의 끊김이나 긴 올리기는 다른 방을 막지 않는다', async () => {
    const server = createServer()
    const { outbox } = openTab(createBrowser(), {
      upload: () => new Promise(() => undefined),
      send: async (one) => server.take(one),
    })
    outbox.add({
      ...text('영상', 1),
      files: [{ blob: new Blob(['v']), isVideo: true, mediaId: null }],
    })
    await settled()
    outbox.add(text('가', 2))
    await settled()
    expect(server.texts(2)).toEqual(['가'])
    expect(outbox.of(1)).toMatchObject([{ isSending: true }])
  })

  it('올린 파일은 다시 올리지 않는다', async () => {
    const browser = createBrowser()
    const uploads: string[] = []
    const file = { blob: new Blob(['p']), isVideo: false, mediaId: null }
    const upload: OutboxDeps['upload'] = async (_roomId, { blob }) => {
      uploads.push(await blob.text())
      return uploads.length === 2
        ? { kind: 'LOST' }
        : { kind: 'UPLOADED', mediaId: `${uploads.length}` }
    }
    const first = openTab(browser, { upload })
    first.outbox.add({
      ...text('사진'),
      files: [
        { ...file, blob: new Blob(['하나']) },
        { ...file, blob: new Blob(['둘']) },
      ],
    })
    await settled()
    first.close()
    const server = createServer()
    const second = openTab(browser, { upload, send: async (one) => server.take(one) })
    await second.outbox.load()
    await settled()
    expect(uploads).toEqual(['하나', '둘', '둘'])
    expect([...server.taken.values()][0]?.files.map(({ mediaId }) => mediaId)).toEqual(['1', '3'])
  })

  it('저장이 막힌 브라우저에서도 보내고, 그렇다고 말한다', async () => {
    const browser = createBrowser()
    browser.fill()
    const server = createServer()
    let isOpen = false
    const { outbox, storageFailures } = openTab(browser, {
      send: async (one) => (isOpen ? server.take(one) : { kind: 'LOST' }),
    })
    outbox.add(text('가'))
    await settled()
    expect(storageFailures()).toBe(1)
    outbox.hear({ kind: 'CHANGED' })
    await settled()
    expect(outbox.of(7)).toHaveLength(1)
    isOpen = true
    outbox.drain()
    await settled()
    expect(server.texts(7)).toEqual(['가'])
  })

  it('다른 사람이 남긴 것은 보내지 않고 지운다', async () => {
    const browser = createBrowser()
    const left = openTab(browser, { userSeq: 99 })
    left.outbox.add(text('남의 말'))
    await settled()
    left.close()
    const server = createServer()
    const { outbox } = openTab(browser, { send: async (one) => server.take(one) })
    await outbox.load()
    await settled()
    expect(server.taken.size).toBe(0)
    expect(browser.kept.size).toBe(0)
  })

  it('하루가 지난 것은 저절로 가지 않고 쓴 사람에게 묻는다', async () => {
    const browser = createBrowser()
    const left = openTab(browser, {})
    left.outbox.add(text('어제'))
    await settled()
    left.close()
    const server = createServer()
    const { outbox } = openTab(browser, {
      now: () => 1_000 + 25 * 60 * 60_000,
      send: async (one) => server.take(one),
    })
    await outbox.load()
    await settled()
    expect(server.taken.size).toBe(0)
    expect(outbox.of(7)).toMatchObject([{ message: { state: 'failed' } }])
    outbox.retry('message-어제')
    await settled()
    expect(server.texts(7)).toEqual(['어제'])
  })

  it('다른 길로 도착한 것이 보이면 보내기를 그만둔다', async () => {
    const { outbox } = openTab(createBrowser(), {})
    outbox.add(text('가'))
    await settled()
    outbox.arrived('message-가')
    expect(outbox.of(7)).toEqual([])
  })

  it('쓴 탭이 아닌 탭이 보내다 거절되면 쓴 탭에 알린다', async () => {
    const browser = createBrowser()
    const writer = openTab(browser, {})
    writer.outbox.add(text('가'))
    await settled()
    const other = openTab(browser, {
      send: async () => ({ kind: 'REFUSED', message: '안 돼요' }),
    })
    await other.outbox.load()
    await settled()
    expect(writer.refused).toEqual(['안 돼요'])
    expect(writer.outbox.of(7)).toMatchObject([{ message: { state: 'failed' } }])
  })

  it('끊기고, 답이 사라지고, 탭이 닫혀도 한 번씩 순서대로 간다', () =>
    checkProperty(
      60,
      fc.asyncProperty(anyList(step, 40), fc.infiniteStream(network), async (steps, networks) => {
        const browser = createBrowser()
        const server = createServer()
        const send: OutboxDeps['send'] = async (one) => {
          await Promise.resolve()
          const { value } = networks.next()
          if (value === 'REQUEST LOST') return { kind: 'LOST' }
          const delivery = server.take(one)
          return value === 'ANSWER LOST' ? { kind: 'LOST' } : delivery
        }
        let clock = 1_000
        const now = () => clock
        let tabs = [openTab(browser, { send, now }), openTab(browser, { send, now })]
        const written = new Map<number, string[]>([
          [1, []],
          [2, []],
        ])
        for (const [number, { pause, at, roomId, act, hasTurn }] of steps.entries()) {
          clock += pause
          const tab = tabs[at]
          if (act === 'WRITE') {
            const clientMessageId = `message-${number}`
            written.get(roomId)?.push(`${number}`)
            tab?.outbox.add({ ...text(`${number}`, roomId), clientMessageId })
            // What was pressed is in the store before the tab can go.
            while (!browser.kept.has(clientMessageId) && !server.taken.has(clientMessageId))
              await turn()
          } else if (act === 'REOPEN') {
            tab?.close()
            const opened = openTab(browser, { send, now })
            tabs = tabs.map((one, index) => (index === at ? opened : one))
            await opened.outbox.load()
          } else tab?.outbox.drain()
          if (hasTurn) await turn()
        }
        for (let round = 0; round < 200 && browser.kept.size > 0; round += 1) {
          for (const tab of tabs) tab.outbox.drain()
          await turn()
        }
        expect(browser.kept.size).toBe(0)
        for (const [roomId, words] of written) expect(server.texts(roomId)).toEqual(words)
        for (const tab of tabs) tab.close()
      }),
    ))
})
