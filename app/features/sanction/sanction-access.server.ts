import type { LoadContext } from '#app/load-context.server.ts'
import { requireUser } from '#app/session/guards.server.ts'

/**
 * Lets a visitor to the page of a sanction: the signed-in member, or a suspended one who has just proven who they are.
 * @returns the ticket of the latter, for the host
 * @throws the redirect to /signin for every other visitor
 */
export function sanctionAccess(
  context: Pick<LoadContext, 'session' | 'publicOrigin'>,
  request: Request,
  sanctionSeq: number,
): { ticket?: string } {
  const { session } = context
  const { suspension } = session.signInFlow
  if (!session.viewer && suspension?.sanctionSeq === sanctionSeq) {
    session.markGuarded()
    return { ticket: suspension.ticket }
  }
  requireUser(context, request)
  return {}
}
