import { paths } from '#app/paths.ts'
import type { Session } from '#contracts/session.ts'
import type { SessionAnswer } from './session-poller.ts'

/**
 * Requests the session from the server.
 * @throws when the server does not answer, or not with a session
 */
export async function askSession(
  signal: AbortSignal,
  fetch = globalThis.fetch,
): Promise<SessionAnswer> {
  const response = await fetch(paths.session(), {
    signal,
    cache: 'no-store',
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const session: unknown = await response.json()
  if (!isSession(session)) throw new Error('no session')
  const serverTime = Date.parse(response.headers.get('date') ?? '')
  return { session, serverTime: Number.isNaN(serverTime) ? null : serverTime }
}

/** A response from elsewhere, such as a network's own login page, is not a session. */
function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null || !('status' in value)) return false
  return /^(?:authenticated|unauthenticated|loading)$/.test(String(value.status))
}
