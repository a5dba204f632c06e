import { randomBytes, randomUUID } from 'node:crypto'
import type { Credentials } from '#contracts/account.ts'
import { createEndedSessions, type EndedSessions } from './ended-sessions.server.ts'
import { isAlive, publicSession } from './public-session.ts'
import type { AppSession, SessionFault } from './session.ts'
import { createSessionCookie, isEmpty, type StoredSession } from './session-cookie.server.ts'
import { activeFlow } from './sign-in-flow.ts'
import { readSmallCookies, smallCookieWriter } from './small-cookies.server.ts'

/** The session of one request, with what only the server in front of Remix does with it. */
export interface OpenSession extends AppSession {
  /** Names it in this process; null for an anonymous visitor. */
  readonly id: string | null
  readonly credentials: Readonly<Credentials> | null
  readonly deviceUuid: string | null
  /** Whether an answer may be for this visitor alone. */
  readonly isPersonal: boolean
  /** Whether a guard let this visitor through. */
  readonly isGuarded: boolean
  /** Whether the tokens could not be renewed just now, so that nothing is known of a session whose token has ended. */
  readonly isUncertain: boolean
  /** Stores renewed tokens of the same session. */
  renew(credentials: Credentials): void
  /** The tokens could not be renewed: the host does not answer. */
  doubt(): void
  /** Another request of this process has ended it; the response to that one removes the cookie. */
  abandon(): void
  /**
   * The Set-Cookie headers of the response; none when nothing changed. Asked for once, at the end.
   * @param newest tokens that another request got for the same session meanwhile
   */
  commit(newest?: (credentials: Credentials) => Credentials | undefined): Promise<string[]>
}

export interface Sessions {
  open(request: Request, now: Date): Promise<OpenSession>
  readonly ended: EndedSessions
  readonly cookieName: string
}

/** Opens the cookie sessions of requests (SPEC.md sections 3 and 9, design.md section 3). */
export function createSessions(options: {
  cookieSecrets: readonly string[]
  /** Whether the public origin is https. */
  secure: boolean
}): Sessions {
  const cookie = createSessionCookie({ secrets: options.cookieSecrets, secure: options.secure })
  const small = smallCookieWriter(options.secure)
  const ended = createEndedSessions()

  return {
    ended,
    cookieName: cookie.name,
    async open(request, now) {
      const header = request.headers.get('cookie')
      const had = await cookie.read(header)
      const smallCookies = readSmallCookies(header)
      const { deviceUuid } = smallCookies
      let kept: StoredSession = { ...had, signInFlow: activeFlow(had, now) }
      let isChanged = false
      let isUncertain = false
      let isAbandoned = false
      let isGuarded = false
      let toast = smallCookies.toast
      let { ownRegions, isNearFirst } = smallCookies
      // Sent without the Lax cookies of the browser, whatever those are.
      const isFromAnotherSite = request.headers.get('sec-fetch-site') === 'cross-site'
      /** Set-Cookie headers of the cookies beside it; the last word on each counts. */
      const beside: Partial<Record<'userSeq' | 'toast' | 'ownRegions' | 'nearFirst', string>> = {}

      const change = (changes: Partial<StoredSession>) => {
        kept = { ...kept, ...changes }
        isChanged = true
      }
      const forget = (fault: SessionFault | null) => {
        change({
          credentials: undefined,
          fault: fault ?? undefined,
          id: fault ? kept.id : undefined,
        })
        beside.userSeq = small.withoutUserSeq()
      }
      // The browser still has the cookie of a session that ended here, or a fault that it has got already.
      const fault = kept.id && ended.has(kept.id) ? ended.faultOf(kept.id) : undefined
      if (fault !== undefined && (kept.credentials || (kept.fault && !fault))) forget(fault)

      const session: OpenSession = {
        get viewer() {
          const { credentials } = kept
          if (!credentials) return null
          const { seq, role, signInType, secondFactorUntil } = credentials
          return { userSeq: seq, role, signInType, secondFactorUntil }
        },
        get accessToken() {
          const { credentials } = kept
          return credentials && isAlive(credentials, now) ? credentials.accessToken : undefined
        },
        get signInFlow() {
          return kept.signInFlow ?? {}
        },
        get id() {
          return kept.credentials ? (kept.id ?? null) : null
        },
        get credentials() {
          return kept.credentials ?? null
        },
        deviceUuid,
        get isPersonal() {
          return !isEmpty(had) || isChanged
        },
        get isGuarded() {
          return isGuarded
        },
        markGuarded() {
          isGuarded = true
        },
        get isUncertain() {
          return isUncertain
        },
        updateSignInFlow(changes) {
          const isStart = 'redirectTo' in changes || 'intent' in changes || 'connecting' in changes
          change({
            signInFlow: { ...kept.signInFlow, ...changes },
            ...(isStart && { flowStartedAt: now.getTime() }),
          })
        },
        signIn(credentials, toastAfterLogin = 'login-success') {
          const { id: left, notice } = kept
          if (left) ended.end(left, null)
          kept = {}
          change({ id: randomBytes(12).toString('base64url'), credentials, notice })
          isAbandoned = false
          beside.userSeq = small.userSeq(credentials.seq)
          beside.toast = small.toast(toastAfterLogin)
        },
        elevate(passed) {
          if (kept.credentials) change({ credentials: { ...kept.credentials, ...passed } })
        },
        signOut(fault) {
          if (kept.credentials && kept.id) ended.end(kept.id, fault ?? null)
          if (!kept.credentials && !kept.fault) return
          forget(fault ?? null)
          // The sign-in flow ends as well; the next user of this browser may be another.
          if (fault) return
          change({ signInFlow: undefined })
          if (ownRegions.length > 0) session.setOwnRegions([])
        },
        get ownRegions() {
          return ownRegions
        },
        setOwnRegions(codes) {
          ownRegions = codes
          beside.ownRegions = small.ownRegions(codes)
        },
        get isNearFirst() {
          return isNearFirst
        },
        setNearFirst(isOn) {
          if (isNearFirst === isOn) return
          isNearFirst = isOn
          beside.nearFirst = small.nearFirst(isOn)
        },
        read() {
          const told = publicSession(kept, now)
          if (!kept.credentials && kept.fault) {
            if (kept.id) ended.told(kept.id)
            change({ fault: undefined, id: undefined })
          }
          return told
        },
        takeToast() {
          const taken = toast
          if (taken) beside.toast = small.withoutToast()
          toast = null
          return taken
        },
        notify(message) {
          change({ notice: message.slice(0, 200) })
        },
        takeNotice() {
          const taken = kept.notice ?? null
          if (taken !== null) change({ notice: undefined })
          return taken
        },
        renew(credentials) {
          change({ credentials })
        },
        doubt() {
          isUncertain = true
        },
        abandon() {
          kept = { ...kept, credentials: undefined }
          isAbandoned = true
        },
        async commit(newest) {
          const { id, credentials } = kept
          // Ended while this request ran: whatever it would write brings the session back.
          if (isAbandoned || (id && credentials && ended.has(id))) return []
          const newer = isChanged && credentials ? newest?.(credentials) : undefined
          if (newer) change({ credentials: newer })
          const cookies = Object.values(beside)
          if (isChanged && !(isEmpty(had) && isEmpty(kept))) cookies.push(await cookie.write(kept))
          const isPersonal = cookies.length > 0 || kept.credentials !== undefined
          if (isPersonal && !deviceUuid && !isFromAnotherSite)
            cookies.push(small.deviceUuid(randomUUID()))
          return cookies
        },
      }
      return session
    },
  }
}
