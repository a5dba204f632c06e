import type { Role } from '#contracts/account-facts.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { Session } from '#contracts/session.ts'

/**
 * What has to happen for a session (SPEC.md section 4). `isNews` says that the page shows somebody else, or somebody
 * where there is nobody any more, so that its personal parts have to be loaded anew.
 */
export type SessionStep =
  /** Nothing is known yet, or it cannot be said now. */
  | { kind: 'WAIT' }
  | {
      kind: 'LOGIN'
      userSeq: number
      role: Role
      accessToken: string
      accessTokenExpires: number
      isNews: boolean
    }
  /** Signed out by force. */
  | { kind: 'LOGOUT'; isNews: boolean }
  /** Signed out where one is; a modal says why and leads to /signin. */
  | { kind: 'MODAL'; message: string; isNews: boolean }
  | { kind: 'TOAST'; message: string; isNews: boolean }
  /** Simply nobody. */
  | { kind: 'PLAIN'; isNews: boolean }
  /** A fault of the session itself leads to /signin with its sentence. */
  | { kind: 'ERROR'; message: string; isNews: boolean }

const UNAUTHORIZED = 401

/** @param shown whom the page shows as signed in */
export function sessionStep(session: Session, shown: number | null): SessionStep {
  const { status, error, errorMessage, statusCode } = session
  if (status === 'loading') return { kind: 'WAIT' }
  if (error) {
    const message = errorMessage ?? ERROR_CATALOGUE.FORCED_LOGOUT.message
    return { kind: 'ERROR', message, isNews: shown !== null }
  }
  if (status === 'authenticated') return signedIn(session, shown)
  const isNews = shown !== null
  if (statusCode === ERROR_CATALOGUE.FORCED_LOGOUT.code) return { kind: 'LOGOUT', isNews }
  if (!errorMessage) return { kind: 'PLAIN', isNews }
  const kind = statusCode === null || statusCode === UNAUTHORIZED ? 'MODAL' : 'TOAST'
  return { kind, message: errorMessage, isNews }
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
    isNews: userSeq !== shown,
  }
}
