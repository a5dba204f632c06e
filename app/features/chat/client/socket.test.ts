import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CLOSE_CODES } from '#contracts/chat-constants.ts'
import { createChatSocket, type SocketDeps } from './socket.ts'

/** The browser's socket, as far as partysocket asks for it. */
class FakeWebSocket extends EventTarget {
  static made: FakeWebSocket[] = []
  readonly url: string
  readonly sent: string[] = []
  readyState = 0
  binaryType = 'blob'
  constructor(url: string) {
    super()
    this.url = url
    FakeWebSocket.made.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.readyState = 3
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  says(frame: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
  closes(code: number) {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }))
  }
}

const sockets = () => FakeWebSocket.made
const last = () => {
  const socket = sockets().at(-1)
  if (!socket) throw new Error('no socket')
  return socket
}
const actions = (socket: FakeWebSocket) => socket.sent.map((text) => JSON.parse(text).action)

function setUp(deps: Partial<SocketDeps> = {}) {
  const states: string[] = []
  const closed: number[] = []
  let tokens = 0
  const socket = createChatSocket({
    load: () => import('partysocket/ws').then(({ default: Socket }) => Socket),
    address: async () => {
      tokens += 1
      return `ws://chat.example/socket/chat?token=t${tokens}`
    },
    onFrame: () => undefined,
    onState: (state) => states.push(state),
    onClosed: (code) => closed.push(code),
    isOnline: () => true,
    ...deps,
  })
  return { socket, states, closed }
}

/** What is under way gets there; no time passes but that. */
const settle = (milliseconds = 1) => vi.advanceTimersByTimeAsync(milliseconds)

async function open(deps: Partial<SocketDeps> = {}) {
  const made = setUp(deps)
  made.socket.start()
  await vi.dynamicImportSettled()
  await settle()
  last().opens()
  return made
}

beforeEach(() => {
  FakeWebSocket.made = []
  vi.stubGlobal('WebSocket', FakeWebSocket)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('채팅 소켓 (SPEC.md 4, 7절)', () => {
  it('열리면 내 정보를 묻고, 180초마다 ping을 보낸다', async () => {
    const { states } = await open()
    expect(actions(last())).toEqual(['getUserInfoRequest'])
    await settle(179_000)
    expect(actions(last())).not.toContain('ping')
    await settle(1_000)
    expect(actions(last())).toContain('ping')
    expect(states).toEqual(['open'])
  })

  it('1001로 닫히면 곧바로, 새 토큰으로 다시 연결한다', async () => {
    await open()
    await settle(5_000)
    last().closes(CLOSE_CODES.GOING_AWAY)
    await settle()
    expect(sockets()).toHaveLength(2)
    expect(last().url).toContain('token=t2')
  })

  it('표를 받지 못하면 연결을 잃은 것처럼, 점점 길게 쉬었다가 다시 한다', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    let asked = 0
    const { socket, states } = setUp({
      address: async () => {
        asked += 1
        if (asked <= 4) throw new TypeError('Failed to fetch')
        return 'ws://chat.example/socket/chat?ticket=good'
      },
    })
    socket.start()
    await vi.dynamicImportSettled()
    await settle(1_000)
    expect(asked).toBeLessThanOrEqual(3)
    expect(sockets()).toHaveLength(0)
    while (sockets().length === 0) await settle(100)
    expect(asked).toBe(5)
    expect(states).toContain('offline')
    last().opens()
    expect(socket.state).toBe('open')
  })

  it('열리자마자 1001로 닫는 서버를 쉬지 않고 부르지는 않는다', async () => {
    await open()
    last().closes(CLOSE_CODES.GOING_AWAY)
    await settle(100)
    expect(sockets()).toHaveLength(1)
    await settle(2_000)
    expect(sockets()).toHaveLength(2)
  })

  it('다른 이유로 끊기면 점점 길게, 흩어서 쉬었다가 다시 연결한다', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    await open()
    const waits: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const count = sockets().length
      last().closes(1006)
      let waited = 0
      while (sockets().length === count) {
        await settle(100)
        waited += 100
      }
      waits.push(waited)
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits[0]).toBeLessThan(waits[4] ?? 0)
    vi.mocked(Math.random).mockReturnValue(0.99)
    const count = sockets().length
    last().closes(1006)
    await settle((waits[4] ?? 0) + 500)
    expect(sockets()).toHaveLength(count)
  })

  it.each([CLOSE_CODES.FORCED_LOGOUT, CLOSE_CODES.BAD_FRAMES, CLOSE_CODES.REPLACED])(
    '%i로 닫히면 깨워도 다시 연결하지 않는다',
    async (code) => {
      const { socket, closed, states } = await open()
      last().closes(code)
      await settle(120_000)
      socket.wake()
      await settle(60_000)
      expect(sockets()).toHaveLength(1)
      expect(closed).toEqual([code])
      expect(states.at(-1)).toBe('offline')
    },
  )

  it('깨어났을 때 5초 안에 아무 소식이 없으면 죽은 연결로 보고 새로 연다', async () => {
    const { socket } = await open()
    socket.wake()
    last().says({ action: 'pong', data: { at: '' } })
    await settle(10_000)
    expect(sockets()).toHaveLength(1)
    socket.wake()
    await settle(5_100)
    expect(sockets()).toHaveLength(2)
  })

  it('쉬는 중에 깨우면 기다리지 않는다', async () => {
    const { socket } = await open()
    for (let round = 0; round < 4; round += 1) {
      last().closes(1006)
      await settle(40_000)
    }
    last().closes(1006)
    await settle()
    const count = sockets().length
    socket.wake()
    await settle()
    expect(sockets()).toHaveLength(count + 1)
  })

  it('열려 있지 않으면 보내지 않고, 쌓아 두지도 않는다', async () => {
    const { socket } = setUp()
    expect(socket.send({ action: 'ping' })).toBe(false)
    socket.start()
    await vi.dynamicImportSettled()
    await settle()
    expect(socket.send({ action: 'ping' })).toBe(false)
    last().opens()
    expect(actions(last())).toEqual(['getUserInfoRequest'])
    expect(socket.send({ action: 'ping' })).toBe(true)
  })

  it('두 번 시작해도 하나이고, 멈추면 늦게 온 것도 열지 않는다', async () => {
    const { socket } = setUp()
    socket.start()
    socket.stop()
    socket.start()
    socket.start()
    await vi.dynamicImportSettled()
    await settle(60)
    expect(sockets()).toHaveLength(1)
    socket.stop()
    await settle(60_000)
    expect(sockets()).toHaveLength(1)
  })

  it('잠깐의 끊김은 알리지 않고, 길어지면 알린다', async () => {
    const { states } = await open()
    last().closes(1006)
    expect(states).toEqual(['open', 'connecting'])
    await settle(3_100)
    expect(states).toEqual(['open', 'connecting', 'offline'])
  })
})
