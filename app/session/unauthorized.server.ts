import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { ServiceError } from '../services/service-error.ts'
import type { OpenSession } from './open-session.server.ts'
import { toSignIn } from './to-sign-in.server.ts'

/**
 * What a loader or action throws when a host does not accept the session any more: signed out, and on the way to
 * /signin?errorCode=401 (SPEC.md section 4). While the host that renews tokens does not answer, no user is signed out
 * for a token that only ended meanwhile. Whom a suspension has signed out is led to its reason.
 */
export async function unauthorized(
  error: ServiceError,
  visit: {
    session: OpenSession
    request: Request
    publicOrigin: string
    /** Signs out of a session that was ended elsewhere. */
    forceOut: () => Promise<void>
  },
): Promise<Response> {
  const { session, request, publicOrigin, forceOut } = visit
  const isForced = error.code === ERROR_CATALOGUE.FORCED_LOGOUT.code
  if (session.isUncertain && !isForced)
    return new Response(ERROR_CATALOGUE.GENERIC.message, { status: 503 })
  if (isForced) await forceOut()
  else session.signOut()
  const sanctionSeq = isForced ? session.signInFlow.suspension?.sanctionSeq : undefined
  return toSignIn(request, { publicOrigin, errorCode: 401, sanctionSeq })
}
