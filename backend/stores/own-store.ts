import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** The store of a user, which is their public identity; every member has exactly one. */
export async function ownStoreSeq(db: Kysely<DB>, userSeq: number): Promise<number> {
  const { store_seq: storeSeq } = await db
    .selectFrom('store')
    .select('store_seq')
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  return storeSeq
}
