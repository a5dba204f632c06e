import type { MemberSanction } from '#contracts/sanction.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { toMemberSanction } from './sanction-rows.ts'
import { holderOfTicket } from './sanction-ticket.ts'

export interface SanctionKey {
  sanctionSeq: number
  ticket?: string | undefined
}

/** Whose sanction the caller may see: their own, by the session or else by a ticket. */
export function sanctionReader(
  context: Pick<HostContext, 'keys' | 'now' | 'viewer'>,
  { sanctionSeq, ticket }: SanctionKey,
): number | null {
  if (context.viewer) return context.viewer.userSeq
  return ticket === undefined ? null : holderOfTicket(context, ticket, sanctionSeq)
}

/** A sanction for its member alone; for everybody else there is none. */
export async function getSanction(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'viewer'>,
  key: SanctionKey,
): Promise<MemberSanction | Refusal<'NOT_FOUND'>> {
  const userSeq = sanctionReader(context, key)
  if (userSeq === null) return refuse('NOT_FOUND')
  const row = await context.kysely
    .selectFrom('sanction')
    .selectAll()
    .where('sanction_seq', '=', key.sanctionSeq)
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  return row ? toMemberSanction(row, context.now()) : refuse('NOT_FOUND')
}
