import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { socketTicketLimits } from '../../limits/rules.ts'

/** An address may be logged by proxies: a ticket in it soon becomes worthless. */
export const TICKET_SECONDS = 30

/** Only the hash of a ticket is stored, so that reading the table gives no usable ticket. */
export const hashOfTicket = (ticket: string) => createHash('sha256').update(ticket).digest('hex')

/**
 * A ticket for one socket, in place of the access token in its address. It belongs to the session that requests it: when
 * that has ended, the ticket opens nothing. Expired tickets of the same user are deleted.
 */
export async function createSocketTicket(
  { kysely, now, limiter }: Pick<HostContext, 'kysely' | 'now' | 'limiter'>,
  { userSeq, sessionId, generation }: Pick<Viewer, 'userSeq' | 'sessionId' | 'generation'>,
): Promise<{ ticket: string; expiresIn: number } | Refusal<'LIMITED'>> {
  const retryAfterSeconds = await limiter.take(socketTicketLimits(userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const ticket = randomBytes(32).toString('base64url')
  const at = now()
  const expiresAt = new Date(at.getTime() + TICKET_SECONDS * 1_000)
  await sql`
    with over as (
      delete from socket_ticket where user_seq = ${userSeq} and expires_at <= ${at}::timestamptz
    )
    insert into socket_ticket (ticket_hash, session_id, user_seq, generation, expires_at)
    values (${hashOfTicket(ticket)}, ${sessionId}, ${userSeq}, ${generation}, ${expiresAt}::timestamptz)
  `.execute(kysely)
  return { ticket, expiresIn: TICKET_SECONDS }
}
