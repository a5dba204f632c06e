import {
  type ActionFunctionArgs,
  type AppLoadContext,
  createRequestHandler,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest'
import * as entry from '#app/entry.server.tsx'

import { ServiceError } from '#app/services/service-error.ts'
import { type FakeIngest, startFakeIngest } from '#tests/support/fake-ingest.ts'
import { type ErrorReporting, openErrorReporting } from './error-reporting.ts'

const PHONE = '010-9876-5432'
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

let ingest: FakeIngest
let reporting: ErrorReporting
let watched: typeof log
/** Decides what is traced. */
let draw: MockInstance<() => number>

beforeAll(async () => {
  draw = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  ingest = await startFakeIngest()
  const opened = await openErrorReporting({
    dsn: ingest.dsn,
    environment: 'test',
    release: 'duson@1.2.3',
  })
  if (!opened) throw new Error('not opened')
  reporting = opened
  watched = reporting.watch(log)
})

afterAll(async () => {
  await reporting.close()
  await ingest.close()
  draw.mockRestore()
})

let isRendered = true

const ROUTES = Object.entries({
  root: {
    path: '',
    module: {
      default() {
        if (!isRendered) throw new Error('the page breaks')
        return <p>page</p>
      },
      ErrorBoundary: () => <p>error</p>,
    },
  },
  product: {
    path: 'product/:productSeq',
    parentId: 'root',
    module: {
      default: () => null,
      loader({ params }: LoaderFunctionArgs) {
        if (params.productSeq === '404') throw new Response(null, { status: 404 })
        if (params.productSeq === '503')
          throw new ServiceError({ host: 'product', verb: 'one', message: 'no answer' })
        if (params.productSeq === '1') throw new Error(`the loader breaks for ${PHONE}`)
        return null
      },
      action(_: ActionFunctionArgs) {
        throw new Error('the action breaks')
      },
    },
  },
})

const build = {
  assets: {
    entry: { module: '', imports: [] },
    routes: Object.fromEntries(
      ROUTES.map(([id, route]) => [id, { ...route, id, module: '', imports: [] }]),
    ),
    url: '',
    version: '1',
  },
  assetsBuildDirectory: '',
  publicPath: '/',
  basename: '/',
  mode: 'production',
  isSpaMode: false,
  future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true, v3_relativeSplatPath: true },
  entry: { module: entry },
  routes: Object.fromEntries(ROUTES.map(([id, route]) => [id, { ...route, id }])),
} as unknown as ServerBuild

const remix = createRequestHandler(build, 'production')

/** Requests a page as the web server does, and waits for the reports. */
async function ask(path: string, init: RequestInit = {}, userSeq: number | null = null) {
  const before = ingest.events().length
  const requestId = `request-${before}`
  const request = new Request(`http://localhost:3000${path}`, init)
  const context = {
    requestId,
    log: watched,
    publicOrigin: 'http://localhost:3000',
    formTargets: [],
    shell: { webviewOrigins: [], cafeOrigins: [], offline: false, chatSocketUrl: null },
    thirdParties: { page: null, origins: { script: [], connect: [], image: [], frame: [] } },
  } as unknown as AppLoadContext
  const response = await reporting.observe({ request, requestId, userSeq }, () =>
    remix(request, context),
  )
  await flush()
  return { response, requestId, events: ingest.events().slice(before) }
}

async function flush() {
  const { flush: send } = await import('@sentry/remix')
  await send(2_000)
}

describe('the errors of a request', () => {
  it('of a loader are sent once, with the number of the request and without anything personal', async () => {
    const { response, requestId, events } = await ask(
      `/product/1?phone=${PHONE}`,
      { headers: { cookie: 'session=planted-session', 'x-forwarded-for': '203.0.113.9' } },
      7,
    )
    expect(response.status).toBe(500)
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({
      release: 'duson@1.2.3',
      environment: 'test',
      transaction: 'GET /product/:productSeq',
      user: { id: '7' },
      tags: { request_id: requestId },
      request: { url: 'http://localhost:3000/product/1?phone=' },
    })
    const exception = events[0]?.exception?.values.at(-1)
    expect(exception?.value).toBe('the loader breaks for [number]')
    expect(exception?.stacktrace?.frames.at(-1)?.filename).toMatch(/^app:\/\/\/server\//)
    for (const planted of [PHONE, 'planted-session', '203.0.113.9'])
      expect(ingest.everything()).not.toContain(planted)
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ requestId, error: expect.any(Error) }),
      'loader, action or page failed',
    )
  })

  it('of an action are sent once, without the submitted form', async () => {
    const { events } = await ask('/product/2', {
      method: 'POST',
      body: new URLSearchParams({ secret: 'planted-body' }),
    })
    expect(events.map((event) => event.exception?.values.at(-1)?.value)).toEqual([
      'the action breaks',
    ])
    expect(ingest.everything()).not.toContain('planted-body')
  })

  it('of rendering are logged and sent once', async () => {
    isRendered = false
    log.error.mockClear()
    const { events, requestId } = await ask('/product/2')
    isRendered = true
    expect(log.error).toHaveBeenCalledOnce()
    expect(events.map((event) => event.exception?.values.at(-1)?.value)).toEqual([
      'the page breaks',
    ])
    expect(events[0]?.tags).toMatchObject({ request_id: requestId })
  })

  it('do not include a missing page', async () => {
    const { response, events } = await ask('/product/404')
    expect(response.status).toBe(404)
    expect(events).toEqual([])
    expect((await ask('/nowhere')).events).toEqual([])
  })

  it('that a host caused name the host', async () => {
    const { events } = await ask('/product/503')
    expect(events[0]?.tags).toMatchObject({ host: 'product', verb: 'one' })
  })
})

describe('what is logged', () => {
  async function reportedAfter(work: () => void) {
    const before = ingest.words().length
    work()
    await flush()
    return ingest.words().slice(before)
  }

  it('is reported without the values that a database quotes', async () => {
    const cause = Object.assign(new Error('invalid input syntax for type bigint: "planted-row"'), {
      code: '22P02',
      severity: 'ERROR',
    })
    await reportedAfter(() => watched.error({ error: new Error('failed', { cause }) }, 'failed'))
    expect(ingest.everything()).not.toContain('planted-row')
  })

  it.each(['no ads list', 'no product list'])(
    'is not reported where it says "%s"',
    async (text) => {
      expect(
        await reportedAfter(() => watched.error({ error: new Error(`x: ${text}`) }, 'failed')),
      ).toEqual([])
    },
  )

  it('of a host’s operation is reported once, and the call that fails for it not again', async () => {
    const call = { requestId: 'r', host: 'search', verb: 'products' }
    const words = await reportedAfter(() => {
      watched.error({ error: new Error('a table is gone'), ...call }, 'host operation failed')
      const error = new ServiceError({ ...call, message: 'Internal Server Error' })
      watched.warn({ error, requestId: 'r' }, 'host call failed')
    })
    expect(words).toEqual(['a table is gone'])
  })

  it('is not reported where a host refuses', async () => {
    const error = new ServiceError({ host: 'main', verb: 'x', message: 'no', status: 401 })
    expect(await reportedAfter(() => watched.warn({ error }, 'host call failed'))).toEqual([])
  })

  it('is logged in any case', () => {
    log.error.mockClear()
    watched.error({ error: new Error('no ads list') }, 'failed')
    expect(log.error).toHaveBeenCalledTimes(1)
  })
})

it('a tenth of the requests are traced, with the calls to hosts in them and no query', async () => {
  draw.mockReturnValue(0.05)
  const answer = async () => {
    await reporting.observeCall('search.products', async () => 'planted-keyword')
    return new Response(null, { status: 201 })
  }
  const request = new Request('http://localhost:3000/search/planted-keyword?x=planted-keyword')
  const traced = { request, requestId: 'traced', userSeq: null }
  await reporting.observe(traced, answer)
  draw.mockReturnValue(0.15)
  await reporting.observe({ ...traced, requestId: 'not' }, answer)
  await flush()
  const traces = ingest.reported.filter(({ type }) => type === 'transaction')
  expect(traces.map(({ payload }) => payload)).toEqual([
    expect.objectContaining({
      transaction: 'GET /search/:keyword',
      spans: [expect.objectContaining({ description: 'search.products', op: 'http.client' })],
    }),
  ])
  expect(traces[0]?.envelope.trace).toMatchObject({ sample_rate: '0.1' })
  expect(ingest.everything()).not.toContain('planted-keyword')
})

it('without settings nothing is opened', async () => {
  expect(await openErrorReporting(undefined)).toBeUndefined()
})
