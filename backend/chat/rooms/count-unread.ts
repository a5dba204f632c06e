import { sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'

/** Unread messages in all rooms that the user has not left: the badge. */
export async function countUnread(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<number> {
  const { unread } = await kysely
    .selectFrom('chat_member as me')
    .innerJoin('store', 'store.store_seq', 'me.store_seq')
    .select(sql<number>`coalesce(sum(me.unread_count), 0)::int`.as('unread'))
    .where('store.user_seq', '=', userSeq)
    .where('me.left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}
