import type { Session } from '#contracts/session.ts'
import type { KeptSession } from './session-cookie.ts'

/**
 * What a session looks like from outside (SPEC.md section 3). `loading` is a session whose token has ended and could
 * not be renewed, because the host does not answer: it may still live.
 */
export function tellSession({ credentials, fault }: KeptSession, now: Date): Session {
  const nothing: Session = {
    status: 'unauthenticated',
    accessToken: null,
    accessTokenExpires: null,
    userSeq: null,
    role: null,
    statusCode: null,
    errorMessage: null,
    error: null,
  }
  if (!credentials) return { ...nothing, ...fault }
  const { seq: userSeq, role, accessToken, accessTokenExpires } = credentials
  if (!isAlive(credentials, now)) return { ...nothing, status: 'loading' }
  return { ...nothing, status: 'authenticated', accessToken, accessTokenExpires, userSeq, role }
}

/** Whether an access token still lasts (for so many seconds). */
export function isAlive(
  { accessTokenExpires }: { accessTokenExpires: number },
  now: Date,
  forSeconds = 0,
): boolean {
  return accessTokenExpires - now.getTime() / 1_000 > forSeconds
}
