import { type TokenFault, viewerOfSession } from '#backend/operation/authenticate.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { hashOfTicket } from './create-socket-ticket.ts'

const TICKET = /^[\w-]{43}$/

/**
 * The user of a ticket. It is deleted from the table, so that it opens one socket on one instance; the session is checked
 * as it is now.
 */
export async function redeemSocketTicket(
  context: Pick<HostContext, 'kysely' | 'now'>,
  ticket: string,
): Promise<Viewer | TokenFault> {
  if (!TICKET.test(ticket)) return 'INVALID'
  const found = await context.kysely
    .deleteFrom('socket_ticket')
    .where('ticket_hash', '=', hashOfTicket(ticket))
    .where('expires_at', '>', context.now())
    .returning(['session_id', 'user_seq', 'generation'])
    .executeTakeFirst()
  if (!found) return 'INVALID'
  const { session_id: sessionId, user_seq: userSeq, generation } = found
  return viewerOfSession(context, { sessionId, userSeq, generation, hasArrived: false })
}
