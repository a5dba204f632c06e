import type { paths } from '#app/paths.ts'
import { leaveForSignIn } from './leave-for-sign-in.ts'
import { type SessionStore, sessionStore } from './session-store.ts'

/** The calls of the browser that need a session (SPEC.md section 6). */
export type SessionCallPath = ReturnType<
  typeof paths.stateInfo | typeof paths.myPage | typeof paths.cafeLink
>

/** A response other than 2xx. */
export class SessionCallError extends Error {
  override name = 'SessionCallError'
  readonly status: number

  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

/**
 * Calls that wait for a session: while no user is signed in they stay pending. A 401 ends the session and leads to
 * /signin?errorCode=401 (SPEC.md section 4).
 */
export function createSessionCall(deps: {
  store: Pick<SessionStore, 'whenSignedIn'>
  fetch: typeof globalThis.fetch
  /** Ends the session in the browser and leaves the page. */
  leave: () => void
}) {
  return async function sessionCall(
    path: SessionCallPath,
    { signal }: { signal: AbortSignal },
  ): Promise<unknown> {
    await deps.store.whenSignedIn(signal)
    const response = await deps.fetch(path, { signal, headers: { accept: 'application/json' } })
    if (response.status === 401) deps.leave()
    if (!response.ok) throw new SessionCallError(response.status)
    return response.json()
  }
}

/** @throws the signal's reason; SessionCallError */
export const sessionCall = createSessionCall({
  store: sessionStore,
  fetch: (...request) => globalThis.fetch(...request),
  leave: leaveForSignIn,
})
