import type { MemberSanction } from '#contracts/sanction.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { type SanctionKey, sanctionReader } from './get-sanction.ts'
import { lockSanction, toMemberSanction } from './sanction-rows.ts'

/** The member's one appeal against a sanction. The same text again is the same appeal. */
export async function appealSanction(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'viewer'>,
  { text, ...key }: SanctionKey & { text: string },
): Promise<MemberSanction | Refusal<'NOT_FOUND' | 'APPEALED' | 'OVER'>> {
  const userSeq = sanctionReader(context, key)
  if (userSeq === null) return refuse('NOT_FOUND')
  return retryingTransaction(context.kysely, async (trx) => {
    const row = await lockSanction(trx, key.sanctionSeq)
    if (row?.user_seq !== userSeq) return refuse('NOT_FOUND')
    const now = context.now()
    const before = toMemberSanction(row, now)
    if (before.appeal) return before.appeal.text === text ? before : refuse('APPEALED')
    if (!before.canAppeal) return refuse('OVER')
    const appealed = await trx
      .updateTable('sanction')
      .set({ appeal_state: 'RECEIVED', appeal_text: text, appealed_at: now })
      .where('sanction_seq', '=', key.sanctionSeq)
      .returningAll()
      .executeTakeFirstOrThrow()
    return toMemberSanction(appealed, now)
  })
}
