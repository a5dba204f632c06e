import { sql } from 'kysely'
import type { HostContext, Viewer } from '../operation/context.ts'

/** Unread entries of the member's inbox; what was joined counts once. */
export async function countUnreadNotices(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<number> {
  const { count } = await kysely
    .selectFrom('notice')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_seq', '=', userSeq)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
