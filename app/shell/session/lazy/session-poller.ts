import type { Session } from '#contracts/session.ts'
import { SESSION_RULES } from '#contracts/session-rules.ts'

/** The server's answer, and its clock in milliseconds where the answer has it. */
export interface SessionAnswer {
  session: Session
  serverTime: number | null
}

export interface PollerDeps {
  /** Fetches the session; rejects when the server does not answer. */
  ask: (signal: AbortSignal) => Promise<SessionAnswer>
  /** Milliseconds since 1970 by the clock of this device, which may be wrong. */
  now: () => number
  isVisible: () => boolean
  /** Whether the browser remembers a signed-in user. */
  remembers: () => boolean
  onAnswer: (session: Session) => void
}

/** A request that takes longer is aborted, so that the next can be sent. */
const PATIENCE_MS = 15_000

/**
 * Polls a session (SPEC.md section 4): checks every 10 s whether its token expires within 420 s by the server's clock,
 * and then fetches it again. Nothing runs in a hidden tab. A request without an answer changes nothing.
 */
export function createSessionPoller({ ask, now, isVisible, remembers, onAnswer }: PollerDeps) {
  const { checkMilliseconds, refreshMarginSeconds } = SESSION_RULES
  let session: Session | undefined
  let clockSkew = 0
  let askedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = true
  let running: { done: Promise<void>; control: AbortController } | undefined

  /** Whether there is a session to poll; before the first answer there may be. */
  const isNeeded = () => session?.status !== 'unauthenticated' || remembers()

  function isDue(): boolean {
    if (!isNeeded()) return false
    if (session?.status !== 'authenticated' || session.accessTokenExpires === null) return true
    const secondsLeft = session.accessTokenExpires - (now() + clockSkew) / 1_000
    return secondsLeft <= refreshMarginSeconds
  }

  async function request(control: AbortController): Promise<void> {
    const patience = setTimeout(() => control.abort(), PATIENCE_MS)
    try {
      const answer = await ask(control.signal)
      if (control.signal.aborted) return
      // An answer that is still loading leaves the known token.
      if (answer.session.status !== 'loading') session = answer.session
      if (answer.serverTime !== null) clockSkew = answer.serverTime - now()
      onAnswer(answer.session)
    } catch {
      // The browser or the server is offline: the next check tries again.
    } finally {
      clearTimeout(patience)
      if (running?.control === control) running = undefined
      schedule()
    }
  }

  /** Fetches now; calls at the same time share one request. */
  function refresh(): Promise<void> {
    if (isStopped) return Promise.resolve()
    if (!running) {
      askedAt = now()
      const control = new AbortController()
      running = { done: Promise.resolve(), control }
      running.done = request(control)
    }
    return running.done
  }

  /** Schedules the next check. */
  function schedule(): void {
    clearTimeout(timer)
    if (isStopped || !isVisible() || !isNeeded()) return
    timer = setTimeout(() => {
      if (isDue()) void refresh()
      else schedule()
    }, checkMilliseconds)
  }

  return {
    start(): void {
      isStopped = false
      void refresh()
      schedule()
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
      running?.control.abort()
      running = undefined
    },
    /** A change of the route begins, the connection is back, or the page is restored from the back-forward cache. */
    catchUp(): void {
      if (isNeeded()) void refresh()
      schedule()
    },
    /** Drops a request under way, whose answer may be out of date. */
    forceRefresh(): Promise<void> {
      running?.control.abort()
      running = undefined
      return refresh()
    },
    /** The tab is hidden or visible again. */
    visibilityChanged(): void {
      const hasMissed = now() - askedAt >= checkMilliseconds
      if (isVisible() && isNeeded() && (isDue() || hasMissed)) void refresh()
      schedule()
    },
  }
}

export type SessionPoller = ReturnType<typeof createSessionPoller>
