import { describe, expect, it, vi } from 'vitest'
import type { CallContext } from '#app/services/call-context.ts'
import type { HostFetch, Services } from '#app/services/client.server.ts'
import { createServiceClients } from '#app/services/client.server.ts'
import type { Result } from '#app/services/result.ts'
import { ServiceAborted, ServiceError } from '#app/services/service-error.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { HOST_NAMES, type HostName } from '#contracts/hosts.ts'

const GENERIC = '문제가 발생했습니다. 잠시 후 다시 시도해 주세요.'

// The transport reads everything from the contract, so a small contract shows all that it does.
vi.mock('#contracts/hosts.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#contracts/hosts.ts')>()
  const { smallContract } = await import('#tests/support/small-contract.ts')
  return { ...original, CONTRACTS: { ...original.CONTRACTS, main: smallContract } }
})

interface FakeVerbs {
  open(): Promise<{ value: number }>
  personal(): Promise<{ value: number }>
  refresh(): Promise<{ value: number }>
  short(): Promise<{ value: number }>
  kept(input: { of: string }): Promise<{ value: number }>
  refusing(input: { seq: number }): Promise<Result<{ value: number }, 'GONE'>>
  post(input: { text: string }): Promise<{ value: number }>
}

function connect(main: HostFetch, now: () => number = () => 0) {
  const nobody: HostFetch = async () => new Response('wrong host', { status: 500 })
  const hosts = Object.fromEntries(
    HOST_NAMES.map((host) => [host, host === 'main' ? main : nobody]),
  ) as Record<HostName, HostFetch>
  const bind = createServiceClients(hosts, { now })
  return (context: Partial<CallContext> = {}) =>
    (bind({ requestId: 'request-1', ...context }) as Services).main as unknown as FakeVerbs
}

const answering = (value: unknown, status = 200) => Response.json(value, { status })
const never: HostFetch = () => new Promise<Response>(() => undefined)

/** What a call failed with; fails itself when the call did not. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('value' in outcome) throw new Error(`answered ${JSON.stringify(outcome.value)}`)
  return outcome.error
}

async function serviceErrorOf(call: Promise<unknown>): Promise<ServiceError> {
  const error = await failureOf(call)
  if (error instanceof ServiceError) return error
  throw new Error('not a ServiceError', { cause: error })
}

describe('headers', () => {
  async function headersOf(verb: 'open' | 'personal' | 'refresh', context: Partial<CallContext>) {
    const seen: Headers[] = []
    const services = connect(async (request) => {
      seen.push(request.headers)
      return answering({ value: 1 })
    })
    await services(context)[verb]()
    const [headers] = seen
    if (!headers) throw new Error('the host was not asked')
    return headers
  }

  it('every call says os-type 2 and whose request it belongs to', async () => {
    const headers = await headersOf('open', { requestId: 'request-42' })
    expect(headers.get('os-type')).toBe('2')
    expect(headers.get('x-request-id')).toBe('request-42')
  })

  it('an anonymous visitor has no authorization header', async () => {
    expect((await headersOf('personal', {})).has('authorization')).toBe(false)
  })

  it('a session brings its bearer token', async () => {
    const headers = await headersOf('personal', { accessToken: 'abc' })
    expect(headers.get('authorization')).toBe('Bearer abc')
  })

  it('the token refresh is sent without it although there is one', async () => {
    expect((await headersOf('refresh', { accessToken: 'abc' })).has('authorization')).toBe(false)
  })
})

describe('requests', () => {
  it('a GET puts its input into path and query, a POST into the body', async () => {
    const seen: { method: string; address: string; body: string }[] = []
    const services = connect(async (request) => {
      const { pathname, search } = new URL(request.url)
      const address = `${pathname}${search}`
      seen.push({ method: request.method, address, body: await request.text() })
      return answering({ value: 1 })
    })()
    await services.refusing({ seq: 7 })
    await services.kept({ of: '가 나' })
    await services.post({ text: '안녕' })
    expect(seen).toEqual([
      { method: 'GET', address: '/refusing/7', body: '' },
      {
        method: 'GET',
        address: `/kept?of=${encodeURIComponent('가')}+${encodeURIComponent('나')}`,
        body: '',
      },
      { method: 'POST', address: '/post', body: '{"text":"안녕"}' },
    ])
  })
})

describe('deadlines', () => {
  it('a host that never answers is given up: status 504, code -1', async () => {
    const error = await serviceErrorOf(connect(never)().short())
    expect(error).toMatchObject({ status: 504, code: -1, userMessage: GENERIC, host: 'main' })
  })

  it('the host is notified that the call was aborted', async () => {
    let aborted = false
    const services = connect((request) => {
      request.signal.addEventListener('abort', () => {
        aborted = true
      })
      return never(request)
    })
    await failureOf(services().short())
    expect(aborted).toBe(true)
  })
})

describe('a visitor who leaves', () => {
  it('ends the call, and the host is notified', async () => {
    const visitor = new AbortController()
    let aborted = false
    const services = connect((request) => {
      request.signal.addEventListener('abort', () => {
        aborted = true
      })
      queueMicrotask(() => visitor.abort())
      return never(request)
    })
    const failure = await failureOf(services({ signal: visitor.signal }).open())
    expect(failure).toBeInstanceOf(ServiceAborted)
    expect(aborted).toBe(true)
  })

  it('sends no further request', async () => {
    let asked = 0
    const services = connect(async () => {
      asked += 1
      return answering({ value: 1 })
    })
    const failure = await failureOf(services({ signal: AbortSignal.abort() }).open())
    expect(failure).toBeInstanceOf(ServiceAborted)
    expect(asked).toBe(0)
  })
})

describe('answers', () => {
  it('one that fits its schema is the data', async () => {
    expect(await connect(async () => answering({ value: 3 }))().open()).toEqual({ value: 3 })
  })

  it.each([
    ['a wrong type', () => answering({ value: 'secret-data' })],
    ['a missing field', () => answering({ secret: 'secret-data' })],
    ['no JSON', () => new Response('secret-data', { headers: { 'content-type': 'text/html' } })],
    [
      'broken JSON',
      () => new Response('{"value', { headers: { 'content-type': 'application/json' } }),
    ],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('%s is an error with code -1 and the generic sentence, never data', async (_name, answer) => {
    const error = await serviceErrorOf(connect(async () => answer())().open())
    expect(error).toMatchObject({ code: -1, userMessage: GENERIC })
    expect(`${error.message}${error.userMessage}`).not.toContain('secret-data')
  })

  it('an unreachable host is an error with code -1', async () => {
    const services = connect(() => Promise.reject(new TypeError('fetch failed')))
    expect(await serviceErrorOf(services().open())).toMatchObject({
      code: -1,
      userMessage: GENERIC,
    })
  })
})

describe('refusals', () => {
  const refusal = (code: string, status: number, message: string) => async () =>
    answering({ defined: true, code, status, message }, status)

  it('a foreseen one is a result with the sentence of the host', async () => {
    const services = connect(refusal('GONE', 410, '판매자가 삭제한 상품입니다.'))
    expect(await services().refusing({ seq: 1 })).toEqual({
      ok: false,
      code: 'GONE',
      status: 410,
      message: '판매자가 삭제한 상품입니다.',
    })
  })

  it('a verb that foresees refusals wraps its data', async () => {
    const services = connect(async () => answering({ value: 4 }))
    expect(await services().refusing({ seq: 1 })).toEqual({ ok: true, data: { value: 4 } })
  })

  it('one that is not foreseen hides the sentence of the host', async () => {
    const services = connect(refusal('TEAPOT', 418, '내부 사정'))
    const error = await serviceErrorOf(services().refusing({ seq: 1 }))
    expect(error).toMatchObject({ code: -1, status: 500, userMessage: GENERIC })
  })

  it('a fault of the host hides its message', async () => {
    const services = connect(refusal('INTERNAL_SERVER_ERROR', 500, 'relation "users" is missing'))
    const error = await serviceErrorOf(services().open())
    expect(error).toMatchObject({ code: -1, status: 500, userMessage: GENERIC })
  })

  it.each([
    ['whose database is away', refusal('UNAVAILABLE', 503, 'x')],
    ['that cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
  ] as [string, HostFetch][])('a host %s is temporarily unavailable: 503', async (_what, host) => {
    const error = await serviceErrorOf(connect(host)().open())
    expect(error).toMatchObject({ code: -1, status: 503, userMessage: GENERIC })
  })

  it('401 requires a sign-in', async () => {
    const services = connect(refusal('UNAUTHORIZED', 401, 'x'))
    expect(await serviceErrorOf(services().personal())).toMatchObject({
      code: 401,
      status: 401,
      userMessage: '로그인이 필요합니다.',
    })
  })

  it('a forced logout keeps its code 400001', async () => {
    const services = connect(refusal('FORCED_LOGOUT', 401, 'x'))
    const error = await serviceErrorOf(services().personal())
    expect(error).toMatchObject({ code: ERROR_CATALOGUE.FORCED_LOGOUT.code, status: 401 })
    expect(error.code).toBe(400001)
  })
})

describe('cached responses', () => {
  /** lru-cache takes an entry of the time 0 for one without a time. */
  const START = 1

  function counting() {
    const state = { asked: 0, clock: START, broken: false, tokens: [] as (string | null)[] }
    const services = connect(
      async (request) => {
        state.asked += 1
        state.tokens.push(request.headers.get('authorization'))
        if (state.broken) return answering({ nonsense: true })
        return answering({ value: state.asked })
      },
      () => state.clock,
    )
    return { state, services }
  }

  it('are fetched once for concurrent users, and never with the token of one of them', async () => {
    const { state, services } = counting()
    const visitors = Array.from({ length: 20 }, (_, index) =>
      services({ requestId: `request-${index}`, accessToken: 'abc' }).kept({ of: 'tree' }),
    )
    expect(await Promise.all(visitors)).toEqual(visitors.map(() => ({ value: 1 })))
    expect(state).toMatchObject({ asked: 1, tokens: [null] })
  })

  it('are cached by input', async () => {
    const { state, services } = counting()
    await services().kept({ of: 'a' })
    await services().kept({ of: 'b' })
    await services().kept({ of: 'a' })
    expect(state.asked).toBe(2)
  })

  it('a stale one is served while one refresh runs in the background', async () => {
    const { state, services } = counting()
    await services().kept({ of: 'tree' })
    state.clock = START + 1_001
    const stale = await Promise.all([
      services().kept({ of: 'tree' }),
      services().kept({ of: 'tree' }),
    ])
    expect(stale).toEqual([{ value: 1 }, { value: 1 }])
    await vi.waitFor(async () => {
      expect(await services().kept({ of: 'tree' })).toEqual({ value: 2 })
    })
    expect(state.asked).toBe(2)
  })

  it('a failed refresh leaves the stale one, and is tried again later', async () => {
    const { state, services } = counting()
    await services().kept({ of: 'tree' })
    state.clock = START + 1_001
    state.broken = true
    expect(await services().kept({ of: 'tree' })).toEqual({ value: 1 })
    await vi.waitFor(() => expect(state.asked).toBe(2))
    state.broken = false
    await vi.waitFor(async () => {
      expect((await services().kept({ of: 'tree' })).value).toBeGreaterThan(2)
    })
  })

  it('one that is stale for long waits for a new one, and is served only if that fails', async () => {
    const { state, services } = counting()
    await services().kept({ of: 'tree' })
    state.clock = START + 10_001
    expect(await services().kept({ of: 'tree' })).toEqual({ value: 2 })
    state.clock = START + 20_002
    state.broken = true
    expect(await services().kept({ of: 'tree' })).toEqual({ value: 2 })
  })

  it('a user who leaves does not cancel the fetch for others', async () => {
    const { services } = counting()
    const visitor = new AbortController()
    const gone = services({ signal: visitor.signal }).kept({ of: 'tree' })
    visitor.abort()
    const stayed = services().kept({ of: 'tree' })
    await gone
    expect(await stayed).toEqual({ value: 1 })
  })

  it('a failure is not cached', async () => {
    const { state, services } = counting()
    state.broken = true
    await serviceErrorOf(services().kept({ of: 'tree' }))
    state.broken = false
    expect(await services().kept({ of: 'tree' })).toEqual({ value: 2 })
  })
})
