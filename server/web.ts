import { randomUUID } from 'node:crypto'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { paths } from '#app/paths.ts'
import type { HostFetch } from '#app/services/client.server.ts'
import {
  createInvalidationCursor,
  type HasNothingAfter,
} from '#app/services/invalidation-cursor.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { DatabaseUnavailableError } from '#backend/db/errors.ts'
import { CAFE_CALL_PATH } from '#contracts/cafe-constants.ts'
import { CHAT_MEDIA_PATH, CHAT_RULES } from '#contracts/chat-constants.ts'
import { MEDIA_REFUSALS } from '#contracts/chat-media-constants.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { HostName } from '#contracts/hosts.ts'
import {
  LISTING_PHOTO_PATH,
  LISTING_PHOTO_REFUSALS,
  LISTING_PHOTO_RULES,
} from '#contracts/listing-photo-constants.ts'
import { EVIDENCE_KEY_PATH } from '#contracts/order-evidence-constants.ts'
import { PAYMENT_NOTICE_PATH } from '#contracts/payment-constants.ts'
import { type AppLinkSettings, appLinkFiles } from './app-links.ts'
import { BUILT_FILES, builtFiles } from './built-files.ts'
import { limitCafeCall, receiveCafeCall } from './cafe-calls.ts'
import type { Observe } from './error-reporting.ts'
import { isForeign } from './foreign-origin.ts'
import { limitForms } from './limit-forms.ts'
import { offlineFiles } from './offline.ts'
import { createPageHandler } from './page-builds.ts'
import { createPageCache, type PageCache, type RequestEnvironment } from './page-cache.ts'
import { type FileHost, passFile } from './pass-files.ts'
import { limitPaymentNotice, takePaymentNotice } from './payment-notices.ts'
import { REFUSALS } from './refuse-request.ts'
import { createRequestContexts, type RequestContextOptions } from './request-context.ts'
import { keepPrivate, securityHeaders } from './security-headers.ts'
import { securityTextFiles } from './security-text.ts'
import { retryLater, withUnavailablePages } from './unavailable-pages.ts'

export interface WebOptions extends Omit<RequestContextOptions, 'sandbox'> {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'development' | 'test' | 'production'
  appLinks: AppLinkSettings
  /** Answers `/media/*` and `/og/*`. */
  media: (request: Request) => Response | Promise<Response>
  /** Files of the chat are streamed directly to and from the edge host, photos of listings to the product host. */
  fileHosts: Pick<Record<HostName, HostFetch>, 'edge' | 'product'>
  /** Answers `/sandbox/*`; undefined where the providers are real. */
  sandbox: ((request: Request) => Response | Promise<Response>) | undefined
  /** Whether the process can serve: its database answers and its migrations ran. */
  ready: () => Promise<boolean>
  /** Traces the errors of an answer to its request. */
  observe?: Observe | undefined
  /** Whether pages are cached for anonymous visitors. */
  cachesPages?: boolean
  /** For the cached pages, where the host `init` is in this process. */
  hasNothingAfter?: HasNothingAfter | undefined
}

/** What pages and their data take. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST']

interface Bindings {
  Bindings: RequestEnvironment
}

/** The web server's routes: health, pictures, built files, the sandbox, and Remix for everything else. */
export function createWeb(options: WebOptions): {
  fetch: (request: Request, env?: RequestEnvironment) => Response | Promise<Response>
  sendCached: PageCache['sendCached']
} {
  const { build, mode, publicOrigin, shell, appLinks, media, fileHosts, sandbox, ready, log } =
    options
  const { observe = (_, answer) => answer() } = options
  // In development, the build changes under the handler.
  const remix =
    typeof build === 'function'
      ? createRequestHandler(async () => withUnavailablePages(await build()), mode)
      : createPageHandler(withUnavailablePages(build), mode)
  const requestContexts = createRequestContexts({ ...options, sandbox: sandbox !== undefined })
  const secure = securityHeaders(publicOrigin)
  const originRule = originRuleOf(publicOrigin, shell.webviewOrigins)
  const web = new Hono<Bindings>()

  web.use('*', async (c, next) => {
    await next()
    secure(c.res.headers)
  })
  web.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }))
  web.get('/readyz', async (c) => {
    const able = await ready().catch(() => false)
    return c.text(able ? 'ready' : 'not ready', able ? 200 : 503, { 'cache-control': 'no-store' })
  })
  web.all('/media/*', (c) => media(c.req.raw))
  web.all('/og/*', (c) => media(c.req.raw))
  web.route('/', appLinkFiles(appLinks))
  web.route('/', securityTextFiles(publicOrigin))
  if (mode !== 'development') {
    web.route('/', offlineFiles({ enabled: shell.offline, publicOrigin }))
    web.use('*', builtFiles(BUILT_FILES))
    web.get('/assets/*', (c) => c.notFound())
  }

  web.get(EVIDENCE_KEY_PATH, async (c) => {
    const { loadContext } = await requestContexts.open(c.req.raw, randomUUID(), undefined)
    const { pem } = await loadContext.services.gateway.evidenceKey()
    return c.text(pem, 200, { 'cache-control': 'public, max-age=86400' })
  })
  // Before the check of origins: the payment company posts from its own, and acts for no user.
  web.post(PAYMENT_NOTICE_PATH, limitPaymentNotice, async (c) => {
    const { incoming } = c.env ?? {}
    const { loadContext } = await requestContexts.open(c.req.raw, randomUUID(), incoming?.socket)
    return takePaymentNotice(c.req.raw, loadContext.services)
  })
  web.post(CAFE_CALL_PATH, limitCafeCall, async (c) => {
    const { incoming } = c.env ?? {}
    const { loadContext } = await requestContexts.open(c.req.raw, randomUUID(), incoming?.socket)
    return receiveCafeCall(c.req.raw, loadContext.services)
  })
  web.use('*', async (c, next) => {
    if (isForeign(c.req.raw, originRule)) return c.text(REFUSALS.foreign.text, 403)
    await next()
  })
  // Before the size limit of forms and the compression of pages: files are larger, and compressed already.
  const files: Record<string, FileHost> = {}
  for (const path of [CHAT_MEDIA_PATH, `${CHAT_MEDIA_PATH}/*`])
    files[path] = {
      fetch: fileHosts.edge,
      largest: CHAT_RULES.videoBytes,
      refusals: MEDIA_REFUSALS,
    }
  files[LISTING_PHOTO_PATH] = {
    fetch: fileHosts.product,
    largest: LISTING_PHOTO_RULES.bytes,
    refusals: LISTING_PHOTO_REFUSALS,
  }
  for (const [path, host] of Object.entries(files))
    web.all(path, async (c) => {
      const requestContext = await requestContexts.open(
        c.req.raw,
        randomUUID(),
        c.env?.incoming?.socket,
      )
      return passFile(c.req.raw, host, requestContext)
    })
  web.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitForms)
  web.use('*', compress())
  web.use('*', redirectNeedlessSlashes)
  // Remix would answer with the data of any route by its name, and report errors that are not errors of the server.
  web.use('*', async (c, next) =>
    c.req.query('_data') === undefined ? next() : c.text(REFUSALS.malformed.text, 400),
  )
  if (sandbox)
    for (const path of ['/sandbox', '/sandbox/*']) web.all(path, (c) => sandbox(c.req.raw))
  // Remix would give any other method to the action of a page, as if a form had been sent.
  web.use('*', async (c, next) =>
    PAGE_METHODS.includes(c.req.method)
      ? next()
      : c.text(REFUSALS.method.text, REFUSALS.method.status, {
          allow: PAGE_METHODS.join(', '),
          'cache-control': 'no-store',
        }),
  )
  web.all('*', async (c) => {
    const requestId = randomUUID()
    const { incoming, record } = c.env ?? {}
    const requestContext = await requestContexts.open(
      c.req.raw,
      requestId,
      incoming?.socket,
      record,
    )
    const { loadContext, session } = requestContext
    const observed = { request: c.req.raw, requestId, userSeq: session.viewer?.userSeq ?? null }
    const response = await observe(observed, () => remix(c.req.raw, loadContext))
    const cookies = await requestContext.commit()
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    const isForOneAlone = session.isGuarded
    if (cookies.length > 0 || session.isPersonal || isForOneAlone)
      keepPrivate(response.headers, { isForOneAlone })
    if (response.status === 503) retryLater(response.headers)
    response.headers.set('x-request-id', requestId)
    return response
  })
  web.onError((error, c) => {
    const { incoming } = c.env ?? {}
    // Not logged: a client that left before the end of its request, or whose request cannot be parsed.
    const isCutOff = incoming?.destroyed === true && !incoming.complete
    if (!isCutOff) log.error({ error, path: loggedPath(c.req.path) }, 'request failed')
    const name = error instanceof DatabaseUnavailableError ? 'UNAVAILABLE' : 'GENERIC'
    const { status, message } = ERROR_CATALOGUE[name]
    const response = c.text(message, status)
    if (status === 503) retryLater(response.headers)
    return response
  })
  if (!options.cachesPages) return { fetch: web.fetch, sendCached: () => false }
  const { init } = options.services({ requestId: 'content-changes' })
  const cachedPages = createPageCache({
    answer: web.fetch,
    visit: requestContexts.visit,
    cursor: createInvalidationCursor(
      (after) => init.contentChanges({ after }),
      Date.now,
      options.hasNothingAfter,
    ),
    publicOrigin,
  })
  return {
    fetch: (request, env = {}) => cachedPages(request, env),
    sendCached: cachedPages.sendCached,
  }
}

/** The key of a link for a phone is in no log. */
function loggedPath(path: string): string {
  const prefix = paths.photosByPhone('')
  return path.startsWith(prefix) ? `${prefix}:key` : path
}

/** The checks of requests that change something. */
export const originRuleOf = (publicOrigin: string, webviewOrigins: readonly string[]) => ({
  publicOrigin,
  webviewOrigins,
  sessionCookieName: sessionCookieName(publicOrigin.startsWith('https:')),
})

/** A page has one address: the one without needless slashes. */
async function redirectNeedlessSlashes(c: Context<Bindings>, next: () => Promise<void>) {
  const { pathname, search } = new URL(c.req.url)
  const canonical = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  if (canonical !== pathname && (c.req.method === 'GET' || c.req.method === 'HEAD'))
    return c.redirect(`${canonical}${search}`, 301)
  await next()
}
