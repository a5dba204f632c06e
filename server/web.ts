import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { serveStatic } from '@hono/node-server/serve-static'
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { isbot } from 'isbot'
import type { Log } from '#app/load-context.ts'
import type { CallContext, Services } from '#app/services/client.ts'

export interface WebOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'development' | 'test' | 'production'
  publicOrigin: string
  services: (context: CallContext) => Services
  /** Answers `/media/*` and `/og/*`. */
  media: (request: Request) => Response | Promise<Response>
  /** Whether the process can serve: its database answers and its migrations ran. */
  ready: () => Promise<boolean>
  log: Log
}

type Bindings = { Bindings: { incoming: IncomingMessage } }

/** The web server's routes: health, pictures, built files, and Remix for everything else. */
export function createWeb(options: WebOptions): Hono<Bindings> {
  const { build, mode, publicOrigin, services, media, ready, log } = options
  const remix = createRequestHandler(build, mode)
  const visitorKey = createVisitorKeys()
  const web = new Hono<Bindings>()

  web.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }))
  web.get('/readyz', async (c) => {
    const able = await ready().catch(() => false)
    return c.text(able ? 'ready' : 'not ready', able ? 200 : 503, { 'cache-control': 'no-store' })
  })
  web.all('/media/*', (c) => media(c.req.raw))
  web.all('/og/*', (c) => media(c.req.raw))

  if (mode !== 'development') {
    const files = { root: 'build/client', precompressed: true }
    web.use('/assets/*', async (c, next) => {
      await next()
      if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
    })
    web.use('/assets/*', serveStatic(files))
    web.get('/assets/*', (c) => c.notFound())
    web.use('*', async (c, next) => {
      if (!/\.(?:svg|png|ico|webmanifest|txt|js)$/.test(c.req.path)) return next()
      return serveStatic({
        ...files,
        onFound: (_path, found) => found.header('cache-control', 'public, max-age=3600'),
      })(c, next)
    })
  }

  web.use('*', async (c, next) => {
    if (isForeign(c.req.method, c.req.header('origin'), c.req.header('host'), publicOrigin))
      return c.text('다른 사이트에서 보낸 요청은 받지 않습니다.', 403)
    await next()
  })
  web.use('*', compress())
  web.use('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const canonical = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
    if (canonical !== pathname && (c.req.method === 'GET' || c.req.method === 'HEAD'))
      return c.redirect(`${canonical}${search}`, 301)
    await next()
  })
  web.all('*', async (c) => {
    const requestId = randomUUID()
    const now = new Date()
    const loadContext: AppLoadContext = {
      services: services({ requestId, signal: c.req.raw.signal }),
      publicOrigin,
      requestId,
      visitorKey: visitorKey(c.req.header('user-agent'), c.env.incoming.socket.remoteAddress, now),
      now,
      log,
    }
    const response = await remix(c.req.raw, loadContext)
    response.headers.set('x-request-id', requestId)
    response.headers.set('x-content-type-options', 'nosniff')
    response.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    response.headers.set(
      'content-security-policy',
      "base-uri 'self'; object-src 'none'; frame-ancestors 'self'; form-action 'self'",
    )
    return response
  })
  web.onError((error, c) => {
    log.error({ error, path: c.req.path }, 'request failed')
    return c.text('문제가 발생했습니다. 잠시 후 다시 시도해 주세요.', 500)
  })
  return web
}

/** A request that would change something, sent by a page of another site. */
function isForeign(
  method: string,
  origin: string | undefined,
  host: string | undefined,
  publicOrigin: string,
): boolean {
  if (origin === undefined || /^(?:GET|HEAD|OPTIONS)$/.test(method)) return false
  return origin !== publicOrigin && (!URL.canParse(origin) || new URL(origin).host !== host)
}

/**
 * Opaque keys that tell visitors apart for a day and cannot be traced back: the salt is forgotten at midnight
 * and never leaves the process. Robots get none.
 */
function createVisitorKeys() {
  let day = ''
  let salt = randomBytes(32)
  return (userAgent: string | undefined, address: string | undefined, now: Date): string | null => {
    if (!userAgent || !address || isbot(userAgent)) return null
    const today = now.toISOString().slice(0, 10)
    if (today !== day) {
      day = today
      salt = randomBytes(32)
    }
    return createHash('sha256')
      .update(salt)
      .update(address)
      .update('\0')
      .update(userAgent)
      .digest('base64url')
      .slice(0, 22)
  }
}
