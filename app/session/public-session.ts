import type { Session } from '#contracts/session.ts'
import type { StoredSession } from './session-cookie.server.ts'

/**
 * The session as the browser gets it (SPEC.md section 3). `loading` is a session whose token has expired and could not
 * be renewed, because the host does not answer: it may still be valid.
 */
export function publicSession({ credentials, fault }: StoredSession, now: Date): Session {
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

/** Whether an access token is valid for so many more seconds. */
export function isAlive(
  { accessTokenExpires }: { accessTokenExpires: number },
  now: Date,
  forSeconds = 0,
): boolean {
  return accessTokenExpires - now.getTime() / 1_000 > forSeconds
}
