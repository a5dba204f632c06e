import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#contracts/durations.ts'
import type { Session } from '#contracts/session.ts'
import { createSessionPoller, type SessionAnswer } from './session-poller.ts'

const START = Date.parse('2026-03-01T00:00:00Z')
const ANONYMOUS: Session = {
  status: 'unauthenticated',
  accessToken: null,
  accessTokenExpires: null,
  userSeq: null,
  role: null,
  statusCode: null,
  errorMessage: null,
  error: null,
}

function signedIn(endsInSeconds: number): Session {
  return {
    ...ANONYMOUS,
    status: 'authenticated',
    accessToken: 'token',
    accessTokenExpires: Date.now() / 1_000 + endsInSeconds,
    userSeq: 7,
    role: 'USER',
  }
}

/** A browser whose server answers with the result of `next`. */
function setUp(next: () => Session | Error | Promise<SessionAnswer>) {
  let isVisible = true
  let remembers = false
  const ask = vi.fn(async (_signal: AbortSignal): Promise<SessionAnswer> => {
    const answer = next()
    if (answer instanceof Error) throw answer
    return answer instanceof Promise ? answer : { session: answer, serverTime: null }
  })
  const onAnswer = vi.fn<(session: Session) => void>()
  const poller = createSessionPoller({
    ask,
    now: Date.now,
    isVisible: () => isVisible,
    remembers: () => remembers,
    onAnswer,
  })
  return {
    poller,
    ask,
    onAnswer,
    show(visible: boolean) {
      isVisible = visible
      poller.visibilityChanged()
    },
    remember: () => {
      remembers = true
    },
  }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('세션 지키기 (SPEC.md 4장, 9장)', () => {
  test('토큰이 420초 안에 끝나면 10초마다의 확인에서 갱신한다', async () => {
    const { poller, ask } = setUp(() => signedIn(450))
    poller.start()
    await pass(0)
    expect(ask).toHaveBeenCalledTimes(1)
    await pass(29)
    expect(ask).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(ask).toHaveBeenCalledTimes(2)
    await pass(30)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  test('이 기기의 시계가 틀려도 서버의 시각으로 센다', async () => {
    const server = START + HOUR_MS
    const { poller, ask } = setUp(() =>
      Promise.resolve({
        session: { ...signedIn(0), accessTokenExpires: server / 1_000 + 1_800 },
        serverTime: server,
      }),
    )
    poller.start()
    await pass(1_370)
    expect(ask).toHaveBeenCalledTimes(1)
    await pass(10)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('숨은 탭에서는 멈추고, 다시 보이면 바로 따라잡는다', async () => {
    const { poller, ask, show } = setUp(() => signedIn(1_800))
    poller.start()
    await pass(0)
    show(false)
    await pass(5_000)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
    show(true)
    await pass(0)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(1)
  })

  test('잠깐 숨었다 보인 탭은 묻지 않는다', async () => {
    const { poller, ask, show } = setUp(() => signedIn(1_800))
    poller.start()
    await pass(1)
    show(false)
    await pass(3)
    show(true)
    await pass(0)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('응답이 없으면 아무것도 바뀌지 않고, 다음 확인에서 다시 묻는다', async () => {
    let isOffline = true
    const { poller, ask, onAnswer } = setUp(() =>
      isOffline ? new Error('offline') : signedIn(1_800),
    )
    poller.start()
    await pass(25)
    expect(ask).toHaveBeenCalledTimes(3)
    expect(onAnswer).not.toHaveBeenCalled()
    isOffline = false
    await pass(10)
    expect(onAnswer).toHaveBeenCalledTimes(1)
    await pass(60)
    expect(ask).toHaveBeenCalledTimes(4)
  })

  test('오래 걸리는 요청은 포기하고 다시 묻는다', async () => {
    const { poller, ask } = setUp(() => new Promise(() => undefined))
    poller.start()
    await pass(14)
    expect(ask.mock.calls[0]?.[0].aborted).toBe(false)
    await pass(1)
    expect(ask.mock.calls[0]?.[0].aborted).toBe(true)
  })

  test('동시에 여러 번 불러도 요청은 하나', async () => {
    const { poller, ask } = setUp(() => signedIn(1_800))
    poller.start()
    poller.catchUp()
    poller.catchUp()
    await pass(0)
    expect(ask).toHaveBeenCalledTimes(1)
    poller.catchUp()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('다른 탭의 소식이 오면 진행 중이던 답은 버린다', async () => {
    const answers: ((answer: SessionAnswer) => void)[] = []
    const { poller, onAnswer } = setUp(() => new Promise((resolve) => answers.push(resolve)))
    poller.start()
    const anew = poller.forceRefresh()
    answers[1]?.({ session: ANONYMOUS, serverTime: null })
    await anew
    answers[0]?.({ session: signedIn(1_800), serverTime: null })
    await pass(0)
    expect(onAnswer.mock.calls).toEqual([[ANONYMOUS]])
  })

  test('로그아웃되면 더 묻지 않고, 브라우저가 로그인을 기억하면 다시 묻는다', async () => {
    const { poller, ask, show, remember } = setUp(() => ANONYMOUS)
    poller.start()
    await pass(60)
    poller.catchUp()
    show(false)
    show(true)
    await pass(60)
    expect(ask).toHaveBeenCalledTimes(1)
    remember()
    poller.catchUp()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('알 수 없는 동안에는 가진 토큰을 두고 10초마다 다시 묻는다', async () => {
    const { poller, ask } = setUp(() => ({ ...ANONYMOUS, status: 'loading' }))
    poller.start()
    await pass(30)
    expect(ask).toHaveBeenCalledTimes(4)
  })

  test('멈추면 타이머도 요청도 남지 않는다', async () => {
    const { poller, ask, onAnswer } = setUp(() => signedIn(10))
    poller.start()
    poller.stop()
    await pass(60)
    expect(ask.mock.calls[0]?.[0].aborted).toBe(true)
    expect(onAnswer).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})
