import type { ServerBuild } from '@remix-run/node'
import { createServiceClients, type HostFetch } from '#app/services/client.server.ts'
import type { HasNothingAfter } from '#app/services/invalidation-cursor.ts'
import type { Credentials } from '#contracts/account.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { HOST_NAMES, type HostName } from '#contracts/hosts.ts'
import { createWeb } from '../../server/web.ts'

const LIFETIME_SECONDS = 30 * 60

type Refusal = 'FORCED_LOGOUT' | 'EXPIRED' | 'REUSED' | 'SUSPENDED'

const STATUS: Record<Refusal, number> = {
  FORCED_LOGOUT: 401,
  EXPIRED: 401,
  REUSED: 401,
  SUSPENDED: 403,
}

/**
 * A web server in process over a main host whose behaviour a test controls, and a browser's cookie jar. The routes are
 * given; the host knows one user, number 7.
 */
export function sessionFixture(options: {
  routes: Record<string, RouteModule>
  publicOrigin?: string
  start?: string
  cookieSecrets?: string[]
  /** The edge host; the main one by default. */
  edge?: HostFetch
  /** Other hosts than the simulated one. */
  hosts?: Record<HostName, HostFetch>
  cachesPages?: boolean
  hasNothingAfter?: HasNothingAfter
}) {
  const { routes, publicOrigin = 'http://localhost:3000', cookieSecrets = ['a-secret'] } = options
  const calls: { path: string; authorization: string | null }[] = []
  const host = {
    now: new Date(options.start ?? '2026-11-02T03:00:00Z'),
    calls,
    /** Messages that the web server logged as errors. */
    errors: [] as string[],
    /** The host's session has been ended elsewhere. */
    ended: false,
    down: false,
    refusal: null as Refusal | null,
    /** A refresh waits for this promise. */
    gate: Promise.resolve(),
    generation: 1,
    count: (path: string) => calls.filter((call) => call.path === path).length,
    credentials(): Credentials {
      const { generation, now } = this
      return {
        seq: 7,
        accessToken: `access-${generation}`,
        accessTokenExpires: Math.floor(now.getTime() / 1_000) + LIFETIME_SECONDS,
        refreshToken: `refresh-token-number-${generation}`,
        role: 'USER',
        signInType: 'naver',
      }
    },
    pass(seconds: number) {
      this.now = new Date(this.now.getTime() + seconds * 1_000)
    },
  }

  const main: HostFetch = async (request) => {
    const { pathname } = new URL(request.url)
    const authorization = request.headers.get('authorization')
    host.calls.push({ path: pathname, authorization })
    if (host.down) throw new TypeError('fetch failed')
    if (pathname === '/common/token/refresh') {
      await host.gate
      const refused = host.refusal ?? (host.ended ? 'FORCED_LOGOUT' : null)
      if (refused) return refuse(refused, STATUS[refused])
      host.generation += 1
      return Response.json(host.credentials())
    }
    if (!authorization) return refuse('UNAUTHORIZED', 401)
    if (host.ended) return refuse('FORCED_LOGOUT', 401)
    if (pathname === '/user/logout') {
      host.ended = true
      return Response.json({})
    }
    if (pathname === '/user/state/info') return Response.json(STATE_INFO)
    return refuse('ENDPOINT_NOT_FOUND', 404)
  }
  const hosts =
    options.hosts ??
    (Object.fromEntries(HOST_NAMES.map((name) => [name, main])) as Record<HostName, HostFetch>)

  /** Another process of the same installation. */
  const open = () =>
    createWeb({
      build: smallBuild(routes),
      mode: 'test',
      publicOrigin,
      services: createServiceClients(hosts, { hasNothingAfter: options.hasNothingAfter }),
      cookieSecrets,
      trustedProxyHops: 0,
      social: {
        providers: [],
        begin: () => Promise.reject(new Error('no provider')),
        relay: () => Promise.reject(new Error('no provider')),
        finish: () => Promise.reject(new Error('no provider')),
      },
      formTargets: [],
      shell: { webviewOrigins: [], cafeOrigins: [], offline: true, chatSocketUrl: null },
      appLinks: {},
      media: () => new Response(null, { status: 404 }),
      signCard: () => 'signature',
      fileHosts: { ...hosts, ...(options.edge && { edge: options.edge }) },
      cachesPages: options.cachesPages ?? false,
      hasNothingAfter: options.hasNothingAfter,
      sandbox: undefined,
      ready: async () => true,
      log: {
        info: () => undefined,
        warn: () => undefined,
        error: (_fields, message) => void host.errors.push(message),
      },
      now: () => host.now,
    })

  return { host, open, publicOrigin }
}

export type SessionFixture = ReturnType<typeof sessionFixture>

/** Stores cookies as a browser does, and sends them to a web server in process. */
export function browser(fixture: SessionFixture, web = fixture.open()) {
  const jar = new Map<string, string>()
  const client = {
    jar,
    web,
    /** Sends without taking the answer's cookies, so that answers may arrive in any order. */
    async send(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers)
      const isUnsafe = init.method !== undefined && init.method !== 'GET'
      if (isUnsafe && !headers.has('origin')) headers.set('origin', fixture.publicOrigin)
      headers.set('host', new URL(fixture.publicOrigin).host)
      if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
      return web.fetch(new Request(`${fixture.publicOrigin}${path}`, { ...init, headers }))
    },
    take(response: Response): Response {
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        const [name = '', ...value] = pair.split('=')
        if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name)
        else jar.set(name, value.join('='))
      }
      return response
    },
    go: async (path: string, init?: RequestInit) => client.take(await client.send(path, init)),
    session: async () => (await client.go('/api/session')).json() as Promise<object>,
  }
  return client
}

/** Set-Cookie headers by name. */
export const cookiesOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    response.headers.getSetCookie().map((cookie) => [cookie.split('=', 1)[0] ?? '', cookie]),
  )

type RouteModule = Partial<ServerBuild['routes'][string]['module']>

/** A Remix build of a few routes; what pages load is shown as JSON. */
function smallBuild(routes: Record<string, RouteModule>): ServerBuild {
  const build = {
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    assetsBuildDirectory: '',
    publicPath: '/',
    basename: '/',
    mode: 'test',
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_routeConfig: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, context: object) => {
          const { staticHandlerContext } = context as {
            staticHandlerContext: { loaderData: object; actionData: object | null }
          }
          const { loaderData, actionData } = staticHandlerContext
          headers.set('content-type', 'text/html; charset=utf-8')
          return new Response(JSON.stringify({ loaderData, actionData }), { status, headers })
        },
        handleError: () => undefined,
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      ...Object.fromEntries(
        Object.entries(routes).map(([path, module]) => [
          path,
          { id: path, parentId: 'root', path: path.slice(1), index: path === '/', module },
        ]),
      ),
    },
  }
  return build as unknown as ServerBuild
}

function refuse(code: string, status: number): Response {
  const defined = code in STATUS
  return Response.json({ defined, code, status, message: messageOf(code) }, { status })
}

const messageOf = (code: string) =>
  code === 'FORCED_LOGOUT' ? ERROR_CATALOGUE.FORCED_LOGOUT.message : `문장: ${code}`

const STATE_INFO = {
  userSeq: 7,
  storeSeq: 70,
  nickName: '두손이네',
  role: 'USER',
  status: 'USER',
  signInType: 'naver',
  maskedName: null,
  maskedPhoneNo: null,
  isIdentityChecked: false,
  isMarketingAccept: false,
  isNaverCafeToAppAccept: false,
  recommendCode: 'ABCDEF',
}
