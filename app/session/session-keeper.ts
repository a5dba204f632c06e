import { LRUCache } from 'lru-cache'
import type { Credentials } from '#contracts/account.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { SESSION_RULES } from '#contracts/session-rules.ts'
import type { Log } from '../load-context.ts'
import type { CallContext, Services } from '../services/client.ts'
import { ServiceError } from '../services/service-error.ts'
import type { EndedSessions } from './ended-sessions.ts'
import type { OpenSession } from './open-session.ts'
import { createRefreshes } from './refreshes.ts'
import { isAlive } from './tell-session.ts'

/** Polls come every ten seconds; one that is a little early still counts as the next. */
const CHECK_MS = SESSION_RULES.checkMilliseconds - 1_000
const CHECKS_LIMIT = 50_000

export type KeeperVisit = Required<Pick<CallContext, 'requestId' | 'caller'>> & { now: Date }

export interface SessionKeeper {
  /**
   * Renews the tokens when the access token ends within `marginSeconds`: one call for all requests of this process,
   * however many have the same tokens. A refusal ends the session; a host that does not answer changes nothing.
   */
  renew(session: OpenSession, visit: KeeperVisit, marginSeconds?: number): Promise<void>
  /** Asks the host, at most every ten seconds a session, whether it still lives: it may be signed out elsewhere. */
  check(session: OpenSession, visit: KeeperVisit): Promise<void>
  /** The tokens that another request has got for these meanwhile. */
  newest(credentials: Credentials, now: Date): Credentials | undefined
}

/** Keeps sessions alive on the server (design.md section 3). `services` are bound without a session of their own. */
export function createSessionKeeper(options: {
  services: (context: CallContext) => Services
  ended: EndedSessions
  log: Pick<Log, 'warn'>
}): SessionKeeper {
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
    },

    async check(session, { requestId, caller, now }) {
      const { id, accessToken } = session
      if (!id || !accessToken) return
      const last = checkedAt.get(id)
      if (last !== undefined && now.getTime() - last < CHECK_MS) return
      checkedAt.set(id, now.getTime())
      try {
        await services({ requestId, caller, accessToken }).main.stateInfo()
      } catch (error) {
        if (!(error instanceof ServiceError) || error.status !== 401) return
        if (ended.has(id)) return session.abandon()
        session.signOut(faultOf(error))
      }
    },
  }
}

export const FORCED_LOGOUT = {
  statusCode: ERROR_CATALOGUE.FORCED_LOGOUT.code,
  errorMessage: ERROR_CATALOGUE.FORCED_LOGOUT.message,
  error: null,
}

/** What is told of a session that a host does not accept any more. */
function faultOf({ code }: ServiceError) {
  if (code === ERROR_CATALOGUE.FORCED_LOGOUT.code) return FORCED_LOGOUT
  return { statusCode: 401, errorMessage: ERROR_CATALOGUE.UNAUTHORIZED.message, error: null }
}
