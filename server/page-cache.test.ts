import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { cachedFirst } from './http.ts'
import { createPageCache, type RequestEnvironment } from './page-cache.ts'

const ORIGIN = 'https://duson.example'
const PAGE = '/product/7'
const TAGS = new Set(['p7'])

type Make = (request: Request, env: RequestEnvironment) => Response | Promise<Response>

const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

/** A page of one response that the hosts cache. */
const ofOneCall = (env: RequestEnvironment) => {
  env.record?.begin()
  env.record?.end(TAGS)
}

const making =
  (make: () => Response): Make =>
  (_request, env) => {
    ofOneCall(env)
    return make()
  }

function open(make: Make, { maxBytes = 1e6 } = {}) {
  const made: { request: Request; isForAll: boolean }[] = []
  const visits: number[] = []
  const state = {
    isReadable: true,
    isAtEnd: false,
    change: (..._tags: string[]) => {},
    whenRead: () => {},
  }
  const fetch = createPageCache({
    answer: (request, env) => {
      made.push({ request, isForAll: env.record !== undefined })
      return make(request, env)
    },
    visit: (effects) => void visits.push(effects.length),
    cursor: {
      advance: async () => {
        state.whenRead()
        return state.isReadable
      },
      isAtEnd: () => state.isAtEnd,
      onChange: (listener) => {
        state.change = (...tags) => listener(tags)
      },
    },
    publicOrigin: ORIGIN,
    maxBytes,
  })
  const ask = async (path = PAGE, init?: RequestInit) => {
    const response = await fetch(new Request(`http://localhost${path}`, init), {})
    return { response, text: await response.clone().text() }
  }
  return { ask, made, visits, state, sendCached: fetch.sendCached }
}

/** A page that says how often it has been made. */
function counted() {
  let count = 0
  return open((_request, env) => {
    ofOneCall(env)
    count += 1
    return html(`page ${count}`)
  })
}

/** An address is cached when it is requested for the second time. */
async function warmed(cache = counted(), path = PAGE) {
  await cache.ask(path)
  await cache.ask(path)
  return cache
}

describe('a page for all visitors', () => {
  it('is made from a request without any header of a visitor, and served again as it is', async () => {
    const { ask, made } = counted()
    const headers = {
      'user-agent': 'a browser',
      'x-forwarded-for': '203.0.113.7',
      referer: 'http://x',
    }
    await ask(PAGE, { headers })
    const second = await ask(PAGE, { headers })
    const third = await ask(`${PAGE}`)
    expect([second.text, third.text]).toEqual(['page 2', 'page 2'])
    expect(made.map(({ isForAll }) => isForAll)).toEqual([true, true])
    for (const { request } of made) {
      expect(request.url).toBe(`${ORIGIN}${PAGE}`)
      expect([...request.headers]).toEqual([])
    }
    expect(third.response.headers.get('x-request-id')).not.toBe(
      second.response.headers.get('x-request-id'),
    )
  })

  it.each([
    ['a cookie', { headers: { cookie: 'any=1' } }],
    ['a cookie beside one of the browser', { headers: { cookie: 'color_scheme=dark; any=1' } }],
    ['a token', { headers: { authorization: 'Bearer x' } }],
    ['an origin', { headers: { origin: ORIGIN } }],
    ['a refusal of analytics', { headers: { 'sec-gpc': '1' } }],
    ['a form', { method: 'POST', body: 'x' }],
  ] as [string, RequestInit][])(
    'is neither given to nor made from a request with %s',
    async (_what, init) => {
      const { ask, made } = await warmed()
      expect((await ask(PAGE, init)).text).toBe('page 3')
      expect(made[2]?.isForAll).toBe(false)
      expect((await ask()).text).toBe('page 2')
    },
  )

  it('is for a visitor too who chose colours, which the browser shows', async () => {
    const { ask } = await warmed()
    const cookie = 'color_scheme=dark'
    expect((await ask(PAGE, { headers: { cookie } })).text).toBe('page 2')
  })

  it('is one that search engines may list, or a file for them', async () => {
    const listed = ['/', '/category/a/b', '/store/3', '/product/7.data', '/_root.data?x=1']
    const files = ['/rss.xml', '/sitemap.xml', '/sitemap/product/1.xml']
    for (const path of [...listed, ...files]) {
      const { made } = await warmed(counted(), path)
      expect([path, made[0]?.isForAll]).toEqual([path, true])
    }
    for (const path of ['/mystore', '/api/session', '/signin', '/product/7/more', '/healthz']) {
      const { made } = await warmed(counted(), path)
      expect([path, made[0]?.isForAll]).toEqual([path, false])
    }
  })

  it('is another for each address, and for data that is fetched ahead of a click', async () => {
    const cache = counted()
    const paths = [PAGE, `${PAGE}?page=2`, `${PAGE}.data`]
    for (const path of paths) await warmed(cache, path)
    const headers = { 'sec-purpose': 'prefetch' }
    for (const _ of [1, 2]) await cache.ask(`${PAGE}.data`, { headers })
    expect(cache.made.at(-1)?.request.headers.get('purpose')).toBe('prefetch')
    const texts = await Promise.all(paths.map(async (path) => (await cache.ask(path)).text))
    expect(texts).toEqual(['page 2', 'page 4', 'page 6'])
  })
})

describe('what is not for all', () => {
  it.each([
    ['sets a cookie', { 'set-cookie': 'a=1' }],
    ['must not be stored', { 'cache-control': 'private, no-store' }],
    ['depends on the browser', { vary: 'User-Agent' }],
  ])('an answer that %s is made for each visitor', async (_what, headers) => {
    const { ask, made } = open(({ headers: sent }, env) => {
      ofOneCall(env)
      return html(`for ${sent.get('user-agent')}`, headers as Record<string, string>)
    })
    for (const name of ['one', 'two', 'two'])
      expect((await ask(PAGE, { headers: { 'user-agent': name } })).text).toBe(`for ${name}`)
    expect(made.map(({ isForAll }) => isForAll)).toEqual([true, false, false, false])
  })

  it.each<[string, Make]>([
    ['is missing', making(() => new Response('404', { status: 404 }))],
    ['failed', making(() => new Response('500', { status: 500 }))],
    [
      'lacks a part, whose call failed',
      (_request, env) => {
        env.record?.begin()
        return html('part')
      },
    ],
  ])('a page that %s is made again', async (_what, make) => {
    const { ask, made } = open(make)
    for (let round = 0; round < 3; round += 1) await ask()
    expect(made).toHaveLength(3)
  })

  it('a page whose making throws fails for those who wait, and is made again', async () => {
    let isBroken = true
    const { ask } = open((_request, env) => {
      ofOneCall(env)
      if (isBroken) throw new Error('broken')
      return html('whole')
    })
    const waiting = await Promise.allSettled([ask(), ask()])
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isBroken = false
    expect((await ask()).text).toBe('whole')
  })
})

describe('changes', () => {
  it('of what the page shows make it anew, others do not', async () => {
    const { ask, state } = await warmed()
    state.change('p8', 'goods')
    expect((await ask()).text).toBe('page 2')
    state.change('p7')
    expect((await ask()).text).toBe('page 3')
    expect((await ask()).text).toBe('page 3')
  })

  it('while a page is made: it serves those who wait, and no later request', async () => {
    const finish: ((text: string) => void)[] = []
    const { ask, state } = open(async (_request, env) => {
      ofOneCall(env)
      return html(await new Promise<string>((resolve) => finish.push(resolve)))
    })
    const started = (count: number) => expect.poll(() => finish.length).toBe(count)
    const first = ask()
    await started(1)
    finish[0]?.('seen once')
    await first
    const many = [ask(), ask(), ask()]
    await started(2)
    state.change('p7')
    const late = ask()
    await started(3)
    finish[2]?.('new')
    expect((await late).text).toBe('new')
    finish[1]?.('old')
    expect((await Promise.all(many)).map(({ text }) => text)).toEqual(['old', 'old', 'old'])
    expect((await ask()).text).toBe('new')
    expect(finish).toHaveLength(3)
  })

  it('that cannot be read: every visitor gets an answer of his own', async () => {
    const { ask, state, made } = await warmed()
    state.isReadable = false
    expect((await ask()).text).toBe('page 3')
    expect(made[2]?.isForAll).toBe(false)
  })
})

describe('memory', () => {
  it('a storm of made-up addresses evicts nothing', async () => {
    const cache = await warmed(
      open(
        making(() => html('x'.repeat(1_000))),
        { maxBytes: 5_000 },
      ),
    )
    for (let seq = 100; seq < 200; seq += 1) await cache.ask(`/product/${seq}`)
    const before = cache.made.length
    await cache.ask()
    expect(cache.made).toHaveLength(before)
  })

  it('the least recently requested page is evicted when all of them are too large', async () => {
    const cache = open(
      making(() => html('x'.repeat(1_000))),
      {
        maxBytes: 5_000,
      },
    )
    for (const path of ['/store/1', '/store/2', '/store/3', '/store/4']) await warmed(cache, path)
    const before = cache.made.length
    await cache.ask('/store/4')
    expect(cache.made).toHaveLength(before)
    await cache.ask('/store/1')
    expect(cache.made).toHaveLength(before + 1)
  })
})

describe('each answer from the cache', () => {
  const long = '두손 '.repeat(1_000)
  const page = () => warmed(open(making(() => html(long))))

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['deflate, nonsense;q=x', null, (bytes: Buffer) => bytes],
  ])('is compressed as the client accepts it (%s)', async (accepted, encoding, read) => {
    const { ask } = await page()
    const { response } = await ask(PAGE, { headers: { 'accept-encoding': accepted } })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(read(bytes).toString()).toBe(long)
  })

  it('is not sent again to a browser that has it, in the same encoding', async () => {
    const { ask } = await page()
    const headers = { 'accept-encoding': 'br' }
    const etag = (await ask(PAGE, { headers })).response.headers.get('etag') ?? ''
    const again = { ...headers, 'if-none-match': `"other", W/${etag}` }
    const known = await ask(PAGE, { headers: again })
    expect([known.response.status, known.text]).toEqual([304, ''])
    const other = await ask(PAGE, { headers: { 'if-none-match': etag } })
    expect(other.response.status).toBe(200)
  })

  it('has the headers of the page for HEAD, and no body', async () => {
    const { ask } = await page()
    const { response, text } = await ask(PAGE, { method: 'HEAD' })
    expect(text).toBe('')
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(long)))
  })
})

it('what a visitor causes happens for every visitor, also of a cached page', async () => {
  const { ask, visits } = open((_request, env) => {
    ofOneCall(env)
    env.record?.effects.push(async () => undefined)
    return html('page')
  })
  for (let round = 0; round < 4; round += 1) await ask()
  expect(visits).toEqual([1, 1, 1, 1])
})

describe('a page that is cached as bytes', () => {
  let server: Server
  afterEach(() => server?.close())

  /** Asks over HTTP; what is not sent from the cache says so. */
  async function overHttp({ sendCached }: Pick<ReturnType<typeof open>, 'sendCached'>) {
    server = createServer(
      cachedFirst(sendCached, (_request, response) => {
        response.end('anew')
      }),
    )
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    return async (
      path = PAGE,
      init: { method?: string; headers?: Record<string, string> } = {},
    ) => {
      const sent = request({ host: '127.0.0.1', port, path, agent: false, ...init }).end()
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      return { response, body: Buffer.concat(await response.toArray()) }
    }
  }
  const textOver = async (cache: Parameters<typeof overHttp>[0]) => {
    const get = await overHttp(cache)
    return async (...asked: Parameters<typeof get>) => String((await get(...asked)).body)
  }

  it('is sent as `fetch` would send it, each time with a request id of its own', async () => {
    const cache = await warmed()
    const get = await overHttp(cache)
    const [{ response, body }, again] = [await get(), await get()]
    expect([response.statusCode, String(body)]).toEqual([200, 'page 2'])
    const { response: usual } = await cache.ask()
    const ids = [usual.headers.get('x-request-id'), response.headers['x-request-id']]
    expect(new Set([...ids, again.response.headers['x-request-id']]).size).toBe(3)
    for (const [name, value] of usual.headers)
      if (name !== 'x-request-id') expect([name, response.headers[name]]).toEqual([name, value])
    expect(cache.made).toHaveLength(2)
  })

  it.each([
    ['a cookie', { headers: { cookie: 'color_scheme=dark; any=1' } }],
    ['a token', { headers: { authorization: 'Bearer x' } }],
    ['an origin', { headers: { origin: ORIGIN } }],
    ['a refusal of analytics', { headers: { 'sec-gpc': '1' } }],
    ['a form', { method: 'POST' }],
    ['what is fetched ahead', { headers: { 'sec-purpose': 'prefetch' } }],
  ])('is not sent to a request with %s', async (_what, init) => {
    const text = await textOver(await warmed())
    expect(await text(PAGE, init)).toBe('anew')
    expect(await text()).toBe('page 2')
    expect(await text(PAGE, { headers: { cookie: 'color_scheme=dark' } })).toBe('page 2')
  })

  it('is not sent for another address, or one that is written in another way', async () => {
    const text = await textOver(await warmed())
    for (const path of ['/product/8', `${PAGE}?`, '/product/%37', `${PAGE}/`, `/${PAGE}`])
      expect([path, await text(path)]).toEqual([path, 'anew'])
  })

  it('is sent without reading the log where it is known to be at its end, else after reading it', async () => {
    const cache = await warmed()
    const text = await textOver(cache)
    let reads = 0
    cache.state.whenRead = () => {
      reads += 1
    }
    expect([await text(), reads]).toEqual(['page 2', 1])
    cache.state.isAtEnd = true
    expect([await text(), reads]).toEqual(['page 2', 1])
    cache.state.isAtEnd = false
    cache.state.whenRead = () => cache.state.change('p7')
    expect(await text()).toBe('anew')
  })

  it('is not sent while the log cannot be read', async () => {
    const cache = await warmed()
    const text = await textOver(cache)
    cache.state.isReadable = false
    expect(await text()).toBe('anew')
  })

  it('is sent compressed, or not at all to a browser that has it, with its headers alone for HEAD', async () => {
    const long = '두손 '.repeat(1_000)
    const cache = await warmed(open(making(() => html(long))))
    const get = await overHttp(cache)
    const headers = { 'accept-encoding': 'br' }
    expect(String((await get(PAGE, { headers })).body)).toBe('anew')
    await cache.ask(PAGE, { headers })
    const { response, body } = await get(PAGE, { headers })
    expect([response.headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual([
      'br',
      long,
    ])
    const etag = response.headers.etag ?? ''
    const known = await get(PAGE, { headers: { ...headers, 'if-none-match': etag } })
    expect([known.response.statusCode, known.body.length]).toEqual([304, 0])
    const head = await get(PAGE, { method: 'HEAD' })
    expect(head.body).toHaveLength(0)
    expect(head.response.headers['content-length']).toBe(String(Buffer.byteLength(long)))
  })

  it('counts for the visitor as any other', async () => {
    const cache = await warmed(
      open((_request, env) => {
        ofOneCall(env)
        env.record?.effects.push(async () => undefined)
        return html('page')
      }),
    )
    const text = await textOver(cache)
    expect(await text()).toBe('page')
    expect(cache.visits).toEqual([1, 1, 1])
  })
})
