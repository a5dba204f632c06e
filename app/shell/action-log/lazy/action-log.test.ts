import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ACTION_LOG, type ActionEntry } from '#contracts/action-log.ts'
import { type ActionBufferDeps, createActionBuffer } from './action-buffer.ts'
import { createActionSender } from './action-sender.ts'

const SECOND = 1_000

/** Local storage of a browser, which all its tabs share. */
function createStorage() {
  const held = new Map<string, string>()
  let refuses: 'nothing' | 'writing' | 'everything' = 'nothing'
  const storage = {
    get length() {
      return held.size
    },
    key: (index: number) => [...held.keys()][index] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (refuses === 'writing') throw new DOMException('full', 'QuotaExceededError')
      held.set(key, text)
    },
    removeItem: (key: string) => void held.delete(key),
  } as Storage
  return {
    held,
    refuse: (what: typeof refuses) => {
      refuses = what
    },
    storage: () => {
      if (refuses === 'everything') throw new DOMException('forbidden', 'SecurityError')
      return storage
    },
  }
}

/** Locks of a browser, for a caller that never waits. */
function createLocks() {
  const held = new Set<string>()
  const request = async (name: string, _options: unknown, use: (lock: unknown) => unknown) => {
    if (held.has(name)) return use(null)
    held.add(name)
    try {
      return await use({ name })
    } finally {
      held.delete(name)
    }
  }
  return { held, locks: { request } as unknown as LockManager }
}

/** The data host behind our own server: it stores every id once. */
function createHost() {
  const kept = new Map<string, ActionEntry>()
  const calls: number[] = []
  let answer: { status: number; retryAfter: number } | 'NONE' = { status: 204, retryAfter: 0 }
  const take = (entries: readonly ActionEntry[]) => {
    for (const entry of entries) if (!kept.has(entry.id)) kept.set(entry.id, entry)
  }
  return {
    kept,
    calls,
    take,
    answers: (next: typeof answer) => {
      answer = next
    },
    post: async (entries: readonly ActionEntry[]) => {
      calls.push(entries.length)
      if (answer === 'NONE') throw new TypeError('Failed to fetch')
      if (answer.status < 300) take(entries)
      return answer
    },
  }
}

const entry = (more: Partial<ActionEntry> = {}): ActionEntry => ({
  id: randomUUID(),
  pageId: 'main',
  previousPageId: null,
  deviceUuid: null,
  userSeq: null,
  time: 1,
  name: 'page_view',
  params: {},
  ...more,
})

const storage = () => createStorage()
let browser: ReturnType<typeof createStorage>
let host: ReturnType<typeof createHost>
let tabs = 0
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') })
  browser = storage()
  host = createHost()
  tabs = 0
})
afterEach(() => vi.useRealTimers())

function openTab(more: Partial<ActionBufferDeps> & { beacon?: () => boolean } = {}) {
  tabs += 1
  const key = `user-action-log:${tabs}`
  const beaconed: ActionEntry[][] = []
  const { beacon = () => true, ...deps } = more
  const buffer = createActionBuffer({
    storage: browser.storage,
    locks: createLocks().locks,
    now: Date.now,
    key,
    ...deps,
  })
  const sender = createActionSender({
    buffer,
    post: host.post,
    beacon: (entries) => {
      if (beacon()) beaconed.push([...entries])
      return beacon()
    },
  })
  return {
    key,
    buffer,
    sender,
    beaconed,
    log(count = 1) {
      const entries = Array.from({ length: count }, () => entry())
      for (const each of entries) {
        buffer.add(each)
        sender.notice()
      }
      return entries.map(({ id }) => id)
    },
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const stored = (key: string) => JSON.parse(browser.held.get(key) ?? 'null')

describe('행동 기록을 모아 보낸다 (SPEC.md 9장)', () => {
  test('10초가 지나면 한 목록으로 보내고 비운다', async () => {
    const tab = openTab()
    tab.log(3)
    await pass(9_999)
    expect(host.calls).toEqual([])
    expect(stored(tab.key)).toMatchObject({ updatedAt: expect.any(Number) })
    expect(stored(tab.key).buffer).toHaveLength(3)
    await pass(1)
    expect(host.calls).toEqual([3])
    expect(host.kept.size).toBe(3)
    expect(browser.held.size).toBe(0)
  })

  test('30개가 모이면 바로 보낸다', async () => {
    const tab = openTab()
    tab.log(29)
    await pass(0)
    expect(host.calls).toEqual([])
    tab.log()
    await pass(0)
    expect(host.calls).toEqual([30])
  })

  test('한 번에 30개씩, 앞엣것이 끝난 뒤에 보낸다', async () => {
    const tab = openTab()
    tab.log(75)
    await pass(0)
    expect(host.calls).toEqual([30, 30, 15])
    expect(host.kept.size).toBe(75)
  })

  test('보내는 사이에 생긴 것도 잃지 않는다', async () => {
    const tab = openTab()
    let answer = (_value: { status: number; retryAfter: number }) => {}
    const slow = vi
      .spyOn(host, 'post')
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    const sender = createActionSender({ buffer: tab.buffer, post: host.post, beacon: () => true })
    const first = entry()
    tab.buffer.add(first)
    sender.notice()
    await pass(10 * SECOND)
    const second = entry()
    tab.buffer.add(second)
    sender.notice()
    answer({ status: 204, retryAfter: 0 })
    await pass(0)
    expect(slow.mock.calls.map(([entries]) => entries.map(({ id }) => id))).toEqual([
      [first.id],
      [second.id],
    ])
    expect(tab.buffer.size).toBe(0)
  })

  test('세 번 더, 갈수록 길게 쉬고 보낸다', async () => {
    host.answers('NONE')
    const tab = openTab()
    tab.log()
    await pass(10 * SECOND)
    expect(host.calls).toHaveLength(1)
    await pass(SECOND)
    expect(host.calls).toHaveLength(2)
    await pass(2 * SECOND)
    expect(host.calls).toHaveLength(3)
    await pass(4 * SECOND)
    expect(host.calls).toHaveLength(4)
    await pass(19 * SECOND)
    expect(host.calls).toHaveLength(4)
    expect(stored(tab.key).buffer).toHaveLength(1)
  })

  test('10분 동안 받는 곳이 멈춰도 세 탭의 기록이 한 번씩 다 간다', async () => {
    host.answers({ status: 503, retryAfter: 0 })
    const open = [openTab(), openTab(), openTab()]
    const ids: string[] = []
    for (let second = 0; second < 600; second += 5) {
      for (const tab of open) ids.push(...tab.log(1))
      await pass(5 * SECOND)
    }
    expect(host.kept.size).toBe(0)
    // One tab is closed meanwhile.
    const [closed, ...left] = open
    closed?.sender.leave()
    vi.spyOn(host, 'post')
    host.answers({ status: 204, retryAfter: 0 })
    for (const tab of left) tab.sender.resume()
    await pass(120 * SECOND)
    expect([...host.kept.keys()].sort()).toEqual(ids.sort())
    expect(browser.held.size).toBe(0)
  })

  test('받는 곳이 멈춘 동안 30개가 넘어도 마구 보내지 않는다', async () => {
    host.answers('NONE')
    const tab = openTab()
    for (let count = 0; count < 300; count += 1) {
      tab.log()
      await pass(SECOND)
    }
    expect(host.calls.length).toBeLessThan(40)
  })

  test('다시 이어지면 바로 보낸다', async () => {
    host.answers('NONE')
    const tab = openTab()
    tab.log()
    await pass(100 * SECOND)
    host.answers({ status: 204, retryAfter: 0 })
    tab.sender.resume()
    await pass(4 * SECOND)
    expect(host.kept.size).toBe(1)
  })

  test('너무 많다고 하면 그때까지 기다린다', async () => {
    host.answers({ status: 429, retryAfter: 300 })
    const tab = openTab()
    tab.log()
    await pass(10 * SECOND)
    expect(host.calls).toHaveLength(1)
    await pass(299 * SECOND)
    expect(host.calls).toHaveLength(1)
    host.answers({ status: 204, retryAfter: 0 })
    await pass(SECOND)
    expect(host.kept.size).toBe(1)
  })

  test('기다리라고 한 동안에는 다시 이어져도, 화면을 떠나도 보내지 않고 그 뒤에 차례대로 보낸다', async () => {
    host.answers({ status: 429, retryAfter: 300 })
    const tab = openTab()
    const ids = tab.log(2)
    await pass(10 * SECOND)
    for (let count = 0; count < 5; count += 1) {
      tab.sender.resume()
      ids.push(...tab.log(40))
      tab.sender.hide()
      await pass(20 * SECOND)
    }
    expect(host.calls).toHaveLength(1)
    expect(tab.beaconed).toEqual([])
    host.answers({ status: 204, retryAfter: 0 })
    await pass(200 * SECOND)
    expect([...host.kept.keys()]).toEqual(ids)
  })

  test('오래 기다리라고 해도 천 개까지만 남기고, 그동안 자꾸 묻지 않는다', async () => {
    host.answers({ status: 429, retryAfter: 3_600 })
    const tab = openTab()
    for (let second = 0; second < 3_500; second += 1) {
      tab.log(1)
      await pass(SECOND)
    }
    expect(host.calls).toHaveLength(1)
    expect(tab.buffer.size).toBe(ACTION_LOG.maxStored)
  })

  test.each([400, 413])('%i이면 다시 보내도 같으므로 버린다', async (status) => {
    host.answers({ status, retryAfter: 0 })
    const tab = openTab()
    tab.log()
    await pass(10 * SECOND)
    expect(tab.buffer.size).toBe(0)
    await pass(600 * SECOND)
    expect(host.calls).toHaveLength(1)
  })
})

describe('화면을 떠날 때', () => {
  test('비컨으로 보내고, 닿았는지 모르므로 남겨 두었다가 다음 화면이 다시 보내도 한 번이다', async () => {
    const tab = openTab()
    const ids = tab.log(2)
    tab.sender.leave()
    expect(tab.beaconed.flat().map(({ id }) => id)).toEqual(ids)
    host.take(tab.beaconed.flat())
    vi.clearAllTimers()

    const next = openTab()
    ids.push(...next.log(1))
    await pass(10 * SECOND)
    expect(host.calls).toEqual([3])
    expect([...host.kept.keys()]).toEqual(ids)
    expect(browser.held.size).toBe(0)
  })

  test('숨었다 나왔다 해도 비컨은 한 번씩이다', () => {
    const tab = openTab()
    tab.log(2)
    tab.sender.hide()
    tab.sender.hide()
    const [id] = tab.log(1)
    tab.sender.leave()
    expect(tab.beaconed.map((entries) => entries.length)).toEqual([2, 1])
    expect(tab.beaconed[1]?.[0]?.id).toBe(id)
  })

  test('브라우저가 떠난다고 한 뒤에 숨었다고 해도 떠난 것이다', async () => {
    const tab = openTab()
    tab.log(1)
    tab.sender.leave()
    tab.sender.hide()
    await pass(0)
    expect(stored(tab.key)).toMatchObject({ isLeft: true })
    tab.sender.resume()
    expect(stored(tab.key)).toMatchObject({ isLeft: false })
  })

  test('비컨을 받지 않는 브라우저에서도 다음 화면이 보낸다', async () => {
    const tab = openTab({ beacon: () => false })
    const ids = tab.log(2)
    tab.sender.leave()
    vi.clearAllTimers()
    openTab().log(1)
    await pass(10 * SECOND)
    expect([...host.kept.keys()].slice(0, 3)).toEqual(expect.arrayContaining(ids))
  })

  test('비컨 하나는 받는 곳이 한 번에 받는 만큼이다', () => {
    host.answers('NONE')
    const tab = openTab()
    tab.log(250)
    tab.sender.leave()
    expect(tab.beaconed.map((entries) => entries.length)).toEqual([...Array(8).fill(30), 10])
  })
})

describe('여러 탭의 기록', () => {
  test('열려 있는 다른 탭의 것은 건드리지 않는다', async () => {
    host.answers('NONE')
    const [one, other] = [openTab(), openTab()]
    one.log(2)
    other.log(3)
    await pass(900 * SECOND)
    expect([one.buffer.size, other.buffer.size]).toEqual([2, 3])
  })

  test('갑자기 사라진 탭의 것도 3분 뒤에는 다른 탭이 보낸다', async () => {
    const gone = openTab()
    const ids = gone.log(2)
    await pass(0)
    vi.clearAllTimers()
    const left = openTab()
    left.log(1)
    await pass(10 * SECOND)
    expect(host.kept.size).toBe(1)
    await pass(180 * SECOND)
    left.log(1)
    await pass(10 * SECOND)
    expect([...host.kept.keys()]).toEqual(expect.arrayContaining(ids))
    expect(host.kept.size).toBe(4)
  })

  test('보낼 수 없는 동안에는 남의 것을 모으지 않고, 보낼 수 있게 되면 함께 보낸다', async () => {
    host.answers('NONE')
    const tab = openTab()
    tab.log(1)
    await pass(20 * SECOND)
    const left = { buffer: [entry(), entry()], updatedAt: Date.now(), isLeft: true }
    browser.held.set('user-action-log:left', JSON.stringify(left))
    await pass(100 * SECOND)
    expect(tab.buffer.size).toBe(1)
    host.answers({ status: 204, retryAfter: 0 })
    await pass(70 * SECOND)
    expect(host.kept.size).toBe(3)
  })

  test('남긴 것을 두 탭이 함께 가져가지 않는다', async () => {
    const shared = createLocks()
    const left = openTab()
    left.log(2)
    left.sender.leave()
    vi.clearAllTimers()
    await pass(2 * SECOND)
    const [one, other] = [openTab({ locks: shared.locks }), openTab({ locks: shared.locks })]
    await Promise.all([one.buffer.takeOver(), other.buffer.takeOver()])
    expect(one.buffer.size + other.buffer.size).toBe(2)
  })

  test('잠금이 없는 브라우저에서도 보낸다', async () => {
    const left = openTab({ locks: undefined })
    left.log(2)
    left.sender.leave()
    vi.clearAllTimers()
    openTab({ locks: undefined }).log(1)
    await pass(10 * SECOND)
    expect(host.kept.size).toBe(3)
  })

  test('시계가 뒤로 가도 남긴 것을 보낸다', async () => {
    const left = openTab()
    left.log(1)
    left.sender.leave()
    vi.clearAllTimers()
    vi.setSystemTime(new Date('2020-01-01'))
    openTab().log(1)
    await pass(10 * SECOND)
    expect(host.kept.size).toBe(2)
  })
})

describe('나쁜 저장소', () => {
  test.each(['writing', 'everything'] as const)(
    '저장소가 %s 거절해도 메모리에 모아 보낸다',
    async (what) => {
      browser.refuse(what)
      const tab = openTab()
      tab.log(2)
      await pass(10 * SECOND)
      expect(host.kept.size).toBe(2)
    },
  )

  test('보낼 수 없으면 천 개까지 남기고 오래된 것부터 버린다', async () => {
    host.answers('NONE')
    const tab = openTab()
    const ids = tab.log(ACTION_LOG.maxStored + 20)
    await pass(0)
    expect(tab.buffer.entries().map(({ id }) => id)).toEqual(ids.slice(20))
    expect(stored(tab.key).buffer).toHaveLength(ACTION_LOG.maxStored)
  })

  test('엉뚱한 것이나 다른 판의 것에서 쓸 수 있는 것만 가져오고 치운다', async () => {
    const good = entry()
    const parts: unknown[] = [
      '{',
      'null',
      '7',
      '[]',
      '{"buffer":"x"}',
      JSON.stringify({ buffer: [7, null, { id: 'x' }, good], updatedAt: 'long ago' }),
      JSON.stringify({ buffer: [{ ...entry(), name: 'typed' }], updatedAt: 0, version: 9 }),
    ]
    parts.forEach((part, index) => {
      browser.held.set(`user-action-log${index ? `:old-${index}` : ''}`, String(part))
    })
    browser.held.set('recent-keywords', '["아이폰"]')
    openTab().log(1)
    await pass(10 * SECOND)
    expect(host.kept.size).toBe(2)
    expect(host.kept.has(good.id)).toBe(true)
    expect([...browser.held.keys()]).toEqual(['recent-keywords'])
  })

  test('목록에 없는 것, 글자나 아주 큰 것은 아예 담지 않는다', async () => {
    const tab = openTab()
    const wrong: unknown[] = [
      entry({ name: 'typed' as 'share' }),
      entry({ params: { keyword: '비밀' as unknown as number } }),
      entry({
        name: 'favorite',
        params: { productSeq: 'x'.repeat(1e6) as unknown as number, on: true },
      }),
      entry({ name: 'favorite', params: { productSeq: 1e300, on: true } }),
    ]
    for (const each of wrong) tab.buffer.add(each as ActionEntry)
    tab.sender.notice()
    await pass(10 * SECOND)
    expect(host.calls).toEqual([])
  })
})
