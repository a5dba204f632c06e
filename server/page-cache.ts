import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { VisitorEffect } from '#app/load-context.server.ts'
import { PAGES, PATHS } from '#app/pages.server.ts'
import { paths } from '#app/paths.ts'
import type { CallRecord } from '#app/services/call-context.ts'
import type { InvalidationCursor } from '#app/services/invalidation-cursor.ts'
import { createTaggedCache, type TaggedValue } from '#app/services/tagged-cache.server.ts'
import { COLOR_SCHEME_COOKIE } from '#app/shell/color-scheme/color-scheme.ts'
import { compressible, type FinishedAnswer, formOf, sendBytes } from './send-bytes.ts'

/** What a page is made of while it is rendered for all visitors. */
export interface PageRecord extends CallRecord {
  /** What each visitor of the page causes. */
  effects: VisitorEffect[]
}

/** What a request comes with. */
export interface RequestEnvironment {
  incoming?: IncomingMessage
  /** Of a page that is rendered for all visitors. */
  record?: PageRecord
}

/** Where a request comes from. */
export interface RequestOrigin {
  forwardedFor: string | undefined
  userAgent: string | null
  remoteAddress: string | undefined
}

export interface PageCache {
  (request: Request, env: RequestEnvironment): Promise<Response>
  /**
   * Sends a page that is cached, without the objects that other requests are made into: they take several times as long
   * as the page itself.
   * @returns false: it is not cached and nothing has been sent; a promise where the log of changes has to be read first
   */
  sendCached(incoming: IncomingMessage, outgoing: ServerResponse): boolean | Promise<boolean>
}

interface PageCacheOptions {
  /** Answers a request in the usual way; a record is filled with what the answer is made of. */
  answer: (request: Request, env: RequestEnvironment) => Response | Promise<Response>
  /** Carries out what a visitor of a cached page causes. */
  visit: (effects: readonly VisitorEffect[], origin: RequestOrigin) => void
  cursor: InvalidationCursor
  publicOrigin: string
  now?: () => number
  /** All pages together. */
  maxBytes?: number
}

interface Page extends FinishedAnswer {
  effects: readonly VisitorEffect[]
}

/** Files for crawlers, which the table of pages does not have. */
const FILES = [paths.rss(), paths.sitemapIndex(), '/sitemap/:type/:page.xml']

/** Pages that search engines list are the same for everyone who has no session. */
const SHARED = [...PATHS.filter((path) => PAGES[path].index), ...FILES].map((path) => {
  const pattern = path
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.+')
  return new RegExp(`^${pattern}$`)
})

/** Headers by which an answer may be for one visitor alone, or for a part of them. */
const PERSONAL = ['authorization', 'origin', 'range', 'sec-gpc']
/** A header of a request by its name in small letters. */
type Header = (name: string) => string | null | undefined
/** Cookies by which no page is rendered: the browser shows what they choose. */
const OF_THE_BROWSER: ReadonlySet<string> = new Set([COLOR_SCHEME_COOKIE])

const isOfTheBrowser = (cookie: string) =>
  OF_THE_BROWSER.has(cookie.slice(0, cookie.indexOf('=')).trim())
const MOST_CHARACTERS = 500
const ADDRESSES_REMEMBERED = 20_000
/** Compressed bodies included, roughly. */
const SIZE_FACTOR = 1.5

/**
 * Keeps pages and their data as finished bytes for all visitors who have no cookie that a page is rendered by, and serves
 * them before anything else of the server runs (docs/decisions/035). Such a page is rendered from a request without any header of a visitor.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { answer, visit, cursor, publicOrigin, now = Date.now, maxBytes = 64e6 } = options
  const cached = createTaggedCache<Page | null>({
    cursor,
    now,
    max: maxBytes,
    sizeOf: (page) => (page ? Math.ceil(page.size * SIZE_FACTOR) : 1),
  })
  /**
   * Only an address that is requested again is cached: a storm of made-up addresses evicts nothing. False for one whose
   * answer cannot be shared.
   */
  const seen = new LRUCache<string, boolean>({
    max: ADDRESSES_REMEMBERED,
    ttl: 600_000,
    perf: { now },
  })

  async function fetch(request: Request, env: RequestEnvironment): Promise<Response> {
    const key = keyOf(request)
    if (key === null || seen.get(key) === false || !(await cursor.advance()))
      return answer(request, env)
    const page = await cached(key, () => render(key))
    if (!page) return answer(request, env)
    visit(
      page.effects,
      requestOriginOf((name) => request.headers.get(name), env.incoming?.socket),
    )
    return sendBytes(page, request, ['x-request-id', randomUUID()])
  }

  function sendCached(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method, url = '', headers } = incoming
    const header: Header = (name) => headers[name] as string | undefined
    if ((method !== 'GET' && method !== 'HEAD') || !isForAnyone(header)) return false
    // Addresses in another form than the cache's are left to `fetch`.
    const key = keyAt(url, header)
    const send = (page: Page | null | undefined) => {
      if (!page) return false
      const form = formOf(page, {
        method,
        acceptEncoding: headers['accept-encoding'] as string | undefined,
        ifNoneMatch: headers['if-none-match'],
      })
      if (form instanceof Promise) return false
      const ofItsOwn: [string, string] = ['x-request-id', randomUUID()]
      outgoing.writeHead(form.status, [...form.headers, ofItsOwn].flat()).end(form.body)
      visit(page.effects, requestOriginOf(header, incoming.socket))
      return true
    }
    const page = cached.current(key)
    if (!page) return false
    if (cursor.isAtEnd()) return send(page)
    return cursor.advance().then((isRead) => isRead && send(cached.current(key)))
  }

  return Object.assign(fetch, { sendCached })

  async function render(key: string): Promise<TaggedValue<Page | null>> {
    const tags = new Set<string>()
    const effects: VisitorEffect[] = []
    let open = 0
    let until = Number.POSITIVE_INFINITY
    const record: PageRecord = {
      effects,
      begin() {
        open += 1
      },
      end(more, end = Number.POSITIVE_INFINITY) {
        open -= 1
        until = Math.min(until, end)
        for (const tag of more) tags.add(tag)
      },
    }
    const [path, purpose] = key.split(' ')
    const anonymous = new Request(`${publicOrigin}${path}`, purpose ? { headers: { purpose } } : {})
    const response = await answer(anonymous, { record })
    if (!isForAll(response)) {
      seen.set(key, false)
      return { value: null, tags: null }
    }
    const isAgain = seen.has(key)
    seen.set(key, true)
    const page = await pageOf(response, effects)
    const isCached = isAgain && response.status === 200 && open === 0
    return { value: page, tags: isCached ? tags : null, until }
  }
}

/** The address and the kind of a request whose answer may be the same for all; null for others. */
function keyOf({ method, url, headers }: Request): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > MOST_CHARACTERS) return null
  const header: Header = (name) => headers.get(name)
  if (!isForAnyone(header)) return null
  const { pathname, search } = new URL(url)
  const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  if (!SHARED.some((pattern) => pattern.test(page))) return null
  return keyAt(`${pathname}${search}`, header)
}

/** Whether nothing in a request says who sends it. */
function isForAnyone(header: Header): boolean {
  if (PERSONAL.some((name) => header(name) != null)) return false
  return header('cookie')?.split(';').every(isOfTheBrowser) ?? true
}

function keyAt(address: string, header: Header): string {
  const isAhead = /prefetch/.test(`${header('sec-purpose')} ${header('purpose')}`)
  return isAhead ? `${address} prefetch` : address
}

export const requestOriginOf = (
  header: Header,
  socket: IncomingMessage['socket'] | undefined,
): RequestOrigin => ({
  forwardedFor: header('x-forwarded-for') ?? undefined,
  userAgent: header('user-agent') ?? null,
  remoteAddress: socket?.remoteAddress,
})

/** What an answer without cookies may vary by. */
const VARIES = new Set(['accept-encoding', 'cookie', 'sec-gpc'])

function isForAll({ headers }: Response): boolean {
  const varies = (headers.get('vary') ?? 'accept-encoding').toLowerCase().split(/\s*,\s*/)
  return (
    !headers.has('set-cookie') &&
    !/no-store/.test(headers.get('cache-control') ?? '') &&
    varies.every((name) => VARIES.has(name))
  )
}

async function pageOf(response: Response, effects: readonly VisitorEffect[]): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer())
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers)
  return {
    status: response.status,
    headers: { ...headers, vary: headers.vary ?? 'Accept-Encoding' },
    effects,
    ...compressible(body),
  }
}
