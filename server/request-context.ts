import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { AppLoadContext } from '@remix-run/node'
import type { Log, ShellSettings, VisitorEffect } from '#app/load-context.server.ts'
import type { Services } from '#app/services/client.server.ts'
import { optional } from '#app/services/optional.server.ts'
import { createSessions, type OpenSession } from '#app/session/open-session.server.ts'
import type { SocialSignIn } from '#app/session/social-sign-in.ts'
import { createTokenRefresher } from '#app/session/token-refresher.server.ts'
import { unauthorized } from '#app/session/unauthorized.server.ts'
import { SESSION_RULES } from '#contracts/session.ts'
import type { CallContext } from '../app/services/call-context.ts'
import { clientAddress } from './client-address.ts'
import { type PageRecord, type RequestOrigin, requestOriginOf } from './page-cache.ts'
import { createThirdParties, type ThirdPartySettings } from './third-parties.ts'
import { createVisitorKeys } from './visitor-keys.ts'

export interface RequestContextOptions {
  services: (context: CallContext) => Services
  publicOrigin: string
  cookieSecrets: readonly string[]
  trustedProxyHops: number
  social: SocialSignIn
  formTargets: readonly string[]
  shell: ShellSettings
  /** None by default. */
  thirdParties?: ThirdPartySettings
  signCard: AppLoadContext['signCard']
  /** Whether /sandbox is open. */
  sandbox: boolean
  log: Log
  now?: () => Date
}

/** The context of one request through Remix. */
export interface RequestContext {
  loadContext: AppLoadContext
  session: OpenSession
  caller: CallContext['caller']
  /** The Set-Cookie headers of the response; call it once. */
  commit(): Promise<string[]>
}

/** Requests that are answered without a user's session. */
const WITHOUT_SESSION = /^\/(?:__manifest|webhooks\/.*)$/

/** Opens the context of every loader and action, with the session read and its tokens refreshed when they soon end. */
export function createRequestContexts(options: RequestContextOptions) {
  const { services, publicOrigin, cookieSecrets, log, now: clock = () => new Date() } = options
  const { social, formTargets, shell, signCard, sandbox, trustedProxyHops } = options
  const sessions = createSessions({ cookieSecrets, secure: publicOrigin.startsWith('https:') })
  const refresher = createTokenRefresher({ services, ended: sessions.ended, log })
  const visitorKey = createVisitorKeys()
  const thirdParties = createThirdParties(options.thirdParties ?? { scriptOrigins: [] })

  return {
    cookieName: sessions.cookieName,

    async open(
      request: Request,
      requestId: string,
      socket: IncomingMessage['socket'] | undefined,
      /** Of a page that is rendered for all visitors. */
      record?: PageRecord,
    ): Promise<RequestContext> {
      const now = clock()
      const { pathname } = new URL(request.url)
      const session = await sessions.open(
        WITHOUT_SESSION.test(pathname) ? ANONYMOUS_REQUEST : request,
        now,
      )
      const origin = requestOriginOf((name) => request.headers.get(name), socket)
      const caller = { deviceUuid: session.deviceUuid, ...callerAt(origin) }
      const requestContext = { requestId, caller, now }

      await refresher.renew(session, requestContext, marginOf(pathname))
      if (isSessionQuestion(pathname)) await refresher.check(session, requestContext)

      const visitorServices = services({
        // An action may sign in or out meanwhile.
        get accessToken() {
          return session.accessToken
        },
        requestId,
        // A request that changes something is carried out, even when the visitor does not wait for the answer.
        ...(isRead(request) && { signal: request.signal }),
        ...(record && { record }),
        caller,
        unauthorized: (error) =>
          unauthorized(error, {
            session,
            request,
            publicOrigin,
            forceOut: () => refresher.forceOut(session, requestContext),
          }),
      })
      const loadContext: AppLoadContext = {
        services: visitorServices,
        session,
        social,
        publicOrigin,
        formTargets,
        shell,
        thirdParties: thirdParties(request),
        requestId,
        forEachVisitor: (effect) => {
          if (record) record.effects.push(effect)
          else carryOut([effect], caller, () => ({ requestId, services: visitorServices }))
        },
        now,
        log,
        signCard,
        sandbox,
      }
      return {
        loadContext,
        session,
        caller,
        commit: () => session.commit((credentials) => refresher.newest(credentials, now)),
      }
    },

    /** Carries out what an anonymous visitor of a cached page causes. */
    visit(effects: readonly VisitorEffect[], origin: RequestOrigin): void {
      const caller = { deviceUuid: null, ...callerAt(origin) }
      carryOut(effects, caller, () => {
        const requestId = randomUUID()
        return { requestId, services: services({ requestId, caller }) }
      })
    },
  }

  function callerAt({ remoteAddress, forwardedFor, userAgent }: RequestOrigin) {
    return { address: clientAddress(remoteAddress, forwardedFor, trustedProxyHops), userAgent }
  }

  function carryOut(
    effects: readonly VisitorEffect[],
    { userAgent, address }: ReturnType<typeof callerAt>,
    open: () => Pick<AppLoadContext, 'requestId' | 'services'>,
  ): void {
    if (effects.length === 0) return
    const key = visitorKey(userAgent ?? undefined, address, clock())
    if (key === null) return
    const visit = open()
    for (const effect of effects)
      optional({ log, requestId: visit.requestId }, effect(visit.services, key)).catch(
        () => undefined,
      )
  }
}

const ANONYMOUS_REQUEST = new Request('http://nobody.invalid')

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const isSessionQuestion = (pathname: string) => /^\/api\/session(?:\.data)?$/.test(pathname)

/** A sign-out needs no new tokens as long as the old ones still identify the user. */
function marginOf(pathname: string): number {
  return /^\/logout(?:\.data)?$/.test(pathname) ? 0 : SESSION_RULES.refreshMarginSeconds
}
