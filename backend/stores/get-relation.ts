import { sql } from 'kysely'
import type { StoreRelation } from '#contracts/boot.ts'
import type { HostContext, Viewer } from '../operation/context.ts'

/** The member's relation to a store; that to an unknown one is none. */
export async function getRelation(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  storeSeq: number,
): Promise<StoreRelation> {
  const { rows } = await sql<{ own_seq: number; notifies: boolean | null; is_blocked: boolean }>`
    select own.store_seq as own_seq, follow.notifies,
      exists (
        select from store_block b where b.store_seq = own.store_seq and b.blocked_store_seq = ${storeSeq}
      ) as is_blocked
    from store own
    left join store_follow follow on follow.user_seq = own.user_seq and follow.store_seq = ${storeSeq}
    where own.user_seq = ${userSeq}`.execute(kysely)
  const [row] = rows
  return {
    isOwn: row?.own_seq === storeSeq,
    isFollowing: row !== undefined && row.notifies !== null,
    notifies: row?.notifies ?? false,
    isBlocked: row?.is_blocked ?? false,
  }
}
