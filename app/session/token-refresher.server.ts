import { LRUCache } from 'lru-cache'
import type { Credentials } from '#contracts/account.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { suspensionTicketSchema } from '#contracts/sanction.ts'
import { SESSION_RULES } from '#contracts/session-rules.ts'
import type { Log } from '../load-context.server.ts'
import type { CallContext } from '../services/call-context.ts'
import type { Services } from '../services/client.server.ts'
import { ServiceError } from '../services/service-error.ts'
import type { EndedSessions } from './ended-sessions.server.ts'
import type { OpenSession } from './open-session.server.ts'
import { isAlive } from './public-session.ts'
import { createRefreshes } from './refreshes.server.ts'

/** Browsers poll every ten seconds; a poll that comes a little early still counts. */
const CHECK_MS = SESSION_RULES.checkMilliseconds - 1_000
const CHECKS_LIMIT = 50_000

export type RefreshRequest = Required<Pick<CallContext, 'requestId' | 'caller'>> & { now: Date }

export interface TokenRefresher {
  /**
   * Renews the tokens when the access token expires within `marginSeconds`. All requests of this process with the same
   * tokens share one call. A refusal ends the session; a host that does not answer changes nothing.
   */
  renew(session: OpenSession, visit: RefreshRequest, marginSeconds?: number): Promise<void>
  /** Asks the host, at most every ten seconds a session, whether it is still valid: it may be signed out elsewhere. */
  check(session: OpenSession, visit: RefreshRequest): Promise<void>
  /** Signs out of a session that the host says was ended elsewhere, with the reason where a suspension did it. */
  forceOut(session: OpenSession, visit: RefreshRequest): Promise<void>
  /** The tokens that another request of this process has got in exchange for these. */
  newest(credentials: Credentials, now: Date): Credentials | undefined
}

/** Renews the tokens of sessions on the server (design.md section 3). `services` are bound without a session. */
export function createTokenRefresher(options: {
  services: (context: CallContext) => Services
  ended: EndedSessions
  log: Pick<Log, 'warn'>
}): TokenRefresher {
  const { services, ended, log } = options
  const refreshes = createRefreshes()
  const checkedAt = new LRUCache<string, number>({
    maxSize: CHECKS_LIMIT,
    sizeCalculation: () => 1,
  })

  return {
    newest: ({ refreshToken }, now) => refreshes.newest(refreshToken, now),

    async renew(session, visit, marginSeconds = SESSION_RULES.refreshMarginSeconds) {
      const { credentials, id } = session
      if (!credentials || isAlive(credentials, visit.now, marginSeconds)) return
      const { requestId, caller, now } = visit
      const outcome = await refreshes.refresh(credentials.refreshToken, now, async (token) => {
        try {
          return await services({ requestId, caller }).main.refreshToken({ refreshToken: token })
        } catch (error) {
          log.warn({ error, requestId }, 'session not renewed')
          return null
        }
      })
      if (id && ended.has(id)) return session.abandon()
      if (!outcome) return session.doubt()
      if (outcome.ok) return session.renew(outcome.data)
      const { status, message } = outcome
      if (outcome.code === 'FORCED_LOGOUT') return session.signOut(FORCED_LOGOUT)
      const error = outcome.code === 'REUSED' ? 'RefreshAccessTokenError' : null
      session.signOut({ statusCode: status, errorMessage: message, error })
      keepExplanation(session, outcome)
    },

    async forceOut(session, visit) {
      const { credentials } = session
      if (!credentials) return
      const suspended = await suspensionOf(credentials.refreshToken, visit)
      // Another call of the same page found out first.
      if (!session.credentials) return
      session.signOut(suspended?.fault ?? FORCED_LOGOUT)
      if (suspended) keepExplanation(session, suspended.outcome)
    },

    async check(session, { requestId, caller, now }) {
      const { id, accessToken, credentials } = session
      if (!id || !accessToken || !credentials) return
      const last = checkedAt.get(id)
      if (last !== undefined && now.getTime() - last < CHECK_MS) return
      checkedAt.set(id, now.getTime())
      try {
        await services({ requestId, caller, accessToken }).main.stateInfo()
      } catch (error) {
        if (!(error instanceof ServiceError) || error.status !== 401) return
        if (ended.has(id)) return session.abandon()
        const suspended = await suspensionOf(credentials.refreshToken, { requestId, caller })
        if (ended.has(id)) return session.abandon()
        session.signOut(suspended?.fault ?? faultOf(error))
        if (suspended) keepExplanation(session, suspended.outcome)
      }
    },
  }

  /** Why a session ended, where an operator has suspended the member: its refresh token tells. */
  async function suspensionOf(
    refreshToken: string,
    context: Pick<RefreshRequest, 'requestId' | 'caller'>,
  ) {
    const outcome = await services(context)
      .main.refreshToken({ refreshToken })
      .catch(() => null)
    if (!outcome || outcome.ok || outcome.code !== 'SUSPENDED') return null
    const { status: statusCode, message: errorMessage } = outcome
    return { outcome, fault: { statusCode, errorMessage, error: null } }
  }
}

/** The member whom a suspension has signed out can read why, without proving again who they are. */
function keepExplanation(session: OpenSession, refused: { code: string; data?: unknown }): void {
  if (refused.code !== 'SUSPENDED') return
  const { data: suspension } = suspensionTicketSchema.safeParse(refused.data)
  if (suspension) session.updateSignInFlow({ suspension })
}

const FORCED_LOGOUT = {
  statusCode: ERROR_CATALOGUE.FORCED_LOGOUT.code,
  errorMessage: ERROR_CATALOGUE.FORCED_LOGOUT.message,
  error: null,
}

/** Why a session ended that a host no longer accepts. */
function faultOf({ code }: ServiceError) {
  if (code === ERROR_CATALOGUE.FORCED_LOGOUT.code) return FORCED_LOGOUT
  return { statusCode: 401, errorMessage: ERROR_CATALOGUE.UNAUTHORIZED.message, error: null }
}
