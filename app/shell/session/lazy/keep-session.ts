import type { Session } from '#contracts/session.ts'
import { SESSION_RULES } from '#contracts/session-rules.ts'

/** What the server said, and its time in milliseconds when it said how late it is. */
export interface SessionAnswer {
  session: Session
  serverTime: number | null
}

export interface KeeperWorld {
  /** Asks the server; rejects when it does not answer. */
  ask: (signal: AbortSignal) => Promise<SessionAnswer>
  /** Milliseconds since 1970 by the clock of this machine, which may be wrong. */
  now: () => number
  isVisible: () => boolean
  /** Whether the browser remembers somebody who is signed in. */
  remembers: () => boolean
  onAnswer: (session: Session) => void
}

/** A request that takes longer is given up, so that the next can be sent. */
const PATIENCE_MS = 15_000

/**
 * Keeps a session fresh (SPEC.md section 4): looks every 10 s whether its token ends within 420 s, by the server's
 * clock, and then asks for it anew. Nothing runs in a hidden tab. An answer that does not come changes nothing.
 */
export function createSessionKeeper({ ask, now, isVisible, remembers, onAnswer }: KeeperWorld) {
  const { checkMilliseconds, refreshMarginSeconds } = SESSION_RULES
  let session: Session | undefined
  let clockSkew = 0
  let askedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = true
  let running: { done: Promise<void>; control: AbortController } | undefined

  /** Whether there is something to keep; until an answer came there may be. */
  const isKept = () => session?.status !== 'unauthenticated' || remembers()

  function isDue(): boolean {
    if (!isKept()) return false
    if (session?.status !== 'authenticated' || session.accessTokenExpires === null) return true
    const secondsLeft = session.accessTokenExpires - (now() + clockSkew) / 1_000
    return secondsLeft <= refreshMarginSeconds
  }

  async function request(control: AbortController): Promise<void> {
    const patience = setTimeout(() => control.abort(), PATIENCE_MS)
    try {
      const answer = await ask(control.signal)
      if (control.signal.aborted) return
      // What could not be told leaves the token that is known.
      if (answer.session.status !== 'loading') session = answer.session
      if (answer.serverTime !== null) clockSkew = answer.serverTime - now()
      onAnswer(answer.session)
    } catch {
      // Offline, or the server is: the next look asks again.
    } finally {
      clearTimeout(patience)
      if (running?.control === control) running = undefined
      look()
    }
  }

  /** Asks now; several at the same time are one request. */
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

  /** Sets the next look. */
  function look(): void {
    clearTimeout(timer)
    if (isStopped || !isVisible() || !isKept()) return
    timer = setTimeout(() => {
      if (isDue()) void refresh()
      else look()
    }, checkMilliseconds)
  }

  return {
    start(): void {
      isStopped = false
      void refresh()
      look()
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
      running?.control.abort()
      running = undefined
    },
    /** A change of the route begins, the line is back, or the page comes back from the browser's store. */
    catchUp(): void {
      if (isKept()) void refresh()
      look()
    },
    /** What is under way may be out of date: it is dropped. */
    refreshAnew(): Promise<void> {
      running?.control.abort()
      running = undefined
      return refresh()
    },
    /** The tab is hidden, or seen again. */
    visibilityChanged(): void {
      const hasMissed = now() - askedAt >= checkMilliseconds
      if (isVisible() && isKept() && (isDue() || hasMissed)) void refresh()
      look()
    },
  }
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>
