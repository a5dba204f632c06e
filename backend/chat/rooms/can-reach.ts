import { type Kysely, sql } from 'kysely'
import { isBlockedBetween } from '../../db/blocked-between.ts'
import type { DB } from '../../db/schema.ts'

/**
 * Whether two stores may write to each other: neither has blocked the other, both stores are open, and both accounts are
 * neither suspended nor withdrawn.
 */
export async function canReach(
  db: Kysely<DB>,
  storeSeq: number,
  otherStoreSeq: number,
): Promise<boolean> {
  const { rows } = await sql<{ reachable: boolean }>`
    select ${reachable(sql`${storeSeq}::bigint`, sql`${otherStoreSeq}::bigint`)} as reachable
  `.execute(db)
  return rows[0]?.reachable ?? false
}

/** Whether a member may write to the other, and why not, as far as the member may know. */
export async function reachOf(
  db: Kysely<DB>,
  { storeSeq, otherStoreSeq }: { storeSeq: number; otherStoreSeq: number },
): Promise<{ canSend: boolean; isBlockedByMe: boolean; isOtherActive: boolean }> {
  const { rows } = await sql<{ can_send: boolean; is_blocked: boolean; is_active: boolean }>`
    select ${reachable(sql`${storeSeq}::bigint`, sql`${otherStoreSeq}::bigint`)} as can_send,
      exists (
        select 1 from store_block
        where store_block.store_seq = ${storeSeq} and store_block.blocked_store_seq = ${otherStoreSeq}
      ) as is_blocked,
      exists (
        select 1 from store
        join users on users.user_seq = store.user_seq
        where store.store_seq = ${otherStoreSeq} and store.status = 'ACTIVE' and users.status = 'USER'
      ) as is_active
  `.execute(db)
  const [row] = rows
  return {
    canSend: row?.can_send ?? false,
    isBlockedByMe: row?.is_blocked ?? false,
    isOtherActive: row?.is_active ?? false,
  }
}

/** The same as an expression, for two columns of a larger query. */
export function reachable(
  one: ReturnType<typeof sql>,
  other: ReturnType<typeof sql>,
): ReturnType<typeof sql<boolean>> {
  return sql<boolean>`(
    not ${isBlockedBetween(one, other)}
    and 2 = (
      select count(*) from store
      join users on users.user_seq = store.user_seq
      where store.store_seq in (${one}, ${other}) and store.status = 'ACTIVE' and users.status = 'USER'
    )
  )`
}
