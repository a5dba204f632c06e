import { sql } from 'kysely'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

/** Records that the member agreed to show goods in the cafe; the first time counts. */
export async function agreeToCafeShares(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ isAgreed: true } | Refusal<'NOT_LINKED'>> {
  const agreed = await kysely
    .updateTable('cafe_link')
    .set({ share_agreed_at: sql`coalesce(share_agreed_at, ${now()}::timestamptz)` })
    .where('user_seq', '=', userSeq)
    .where('unlinked_at', 'is', null)
    .returning('user_seq')
    .executeTakeFirst()
  return agreed ? { isAgreed: true } : refuse('NOT_LINKED')
}
