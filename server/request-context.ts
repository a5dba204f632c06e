import type { IncomingMessage } from 'node:http'
import type { AppLoadContext } from '@remix-run/node'
import type { Log, ShellSettings } from '#app/load-context.server.ts'
import type { Services } from '#app/services/client.server.ts'
import { createSessions, type OpenSession } from '#app/session/open-session.server.ts'
import type { SocialSignIn } from '#app/session/social-sign-in.ts'
import { createTokenRefresher } from '#app/session/token-refresher.server.ts'
import { unauthorized } from '#app/session/unauthorized.server.ts'
import { SESSION_RULES } from '#contracts/session.ts'
import type { CallContext } from '../app/services/call-context.ts'
import { clientAddress } from './client-address.ts'
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

/** Requests that Remix answers without a user's session. */
const WITHOUT_SESSION = /^\/__manifest$/

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
    ): Promise<RequestContext> {
      const now = clock()
      const { pathname } = new URL(request.url)
      const session = await sessions.open(
        WITHOUT_SESSION.test(pathname) ? ANONYMOUS_REQUEST : request,
        now,
      )
      const userAgent = request.headers.get('user-agent')
      const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined
      const address = clientAddress(socket?.remoteAddress, forwardedFor, trustedProxyHops)
      const caller = { deviceUuid: session.deviceUuid, address, userAgent }
      const requestContext = { requestId, caller, now }

      await refresher.renew(session, requestContext, marginOf(pathname))
      if (isSessionQuestion(pathname)) await refresher.check(session, requestContext)

      const loadContext: AppLoadContext = {
        services: services({
          // An action may sign in or out meanwhile.
          get accessToken() {
            return session.accessToken
          },
          requestId,
          // A request that changes something is carried out, even when the visitor does not wait for the answer.
          ...(isRead(request) && { signal: request.signal }),
          caller,
          unauthorized: (error) => unauthorized(error, { session, request, publicOrigin }),
        }),
        session,
        social,
        publicOrigin,
        formTargets,
        shell,
        thirdParties: thirdParties(request),
        requestId,
        visitorKey: visitorKey(userAgent ?? undefined, address, now),
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
  }
}

const ANONYMOUS_REQUEST = new Request('http://nobody.invalid')

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const isSessionQuestion = (pathname: string) => /^\/api\/session(?:\.data)?$/.test(pathname)

/** A sign-out needs no new tokens as long as the old ones still identify the user. */
function marginOf(pathname: string): number {
  return /^\/logout(?:\.data)?$/.test(pathname) ? 0 : SESSION_RULES.refreshMarginSeconds
}
