import type { Role } from '#contracts/account-constants.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { Session } from '#contracts/session.ts'

/**
 * What the page has to do for a session (SPEC.md section 4). `hasViewerChanged`: the page shows another user than the
 * session has, so that its personal parts have to be loaded again.
 */
export type SessionStep =
  /** The session is not known yet. */
  | { kind: 'WAIT' }
  | {
      kind: 'LOGIN'
      userSeq: number
      role: Role
      accessToken: string
      accessTokenExpires: number
      hasViewerChanged: boolean
    }
  /** The server has ended the session. */
  | { kind: 'LOGOUT'; hasViewerChanged: boolean }
  /** Signed out on the page; a modal shows the reason and leads to /signin. */
  | { kind: 'MODAL'; message: string; hasViewerChanged: boolean }
  | { kind: 'TOAST'; message: string; hasViewerChanged: boolean }
  /** An anonymous visitor, without a reason to show. */
  | { kind: 'PLAIN'; hasViewerChanged: boolean }
  /** An error of the session itself leads to /signin with its message. */
  | { kind: 'ERROR'; message: string; hasViewerChanged: boolean }

const UNAUTHORIZED = 401

/** @param shown the user that the page shows as signed in */
export function sessionStep(session: Session, shown: number | null): SessionStep {
  const { status, error, errorMessage, statusCode } = session
  if (status === 'loading') return { kind: 'WAIT' }
  if (error) {
    const message = errorMessage ?? ERROR_CATALOGUE.FORCED_LOGOUT.message
    return { kind: 'ERROR', message, hasViewerChanged: shown !== null }
  }
  if (status === 'authenticated') return signedIn(session, shown)
  const hasViewerChanged = shown !== null
  if (statusCode === ERROR_CATALOGUE.FORCED_LOGOUT.code) return { kind: 'LOGOUT', hasViewerChanged }
  if (!errorMessage) return { kind: 'PLAIN', hasViewerChanged }
  const kind = statusCode === null || statusCode === UNAUTHORIZED ? 'MODAL' : 'TOAST'
  return { kind, message: errorMessage, hasViewerChanged }
}

function signedIn(session: Session, shown: number | null): SessionStep {
  const { accessToken, accessTokenExpires, userSeq, role } = session
  if (!accessToken || accessTokenExpires === null || userSeq === null || role === null)
    return { kind: 'WAIT' }
  return {
    kind: 'LOGIN',
    userSeq,
    role,
    accessToken,
    accessTokenExpires,
    hasViewerChanged: userSeq !== shown,
  }
}
