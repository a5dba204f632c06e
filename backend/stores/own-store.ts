import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** The store of a person, under which they speak; everybody who signed up has exactly one. */
export async function ownStoreSeq(db: Kysely<DB>, userSeq: number): Promise<number> {
  const { store_seq: storeSeq } = await db
    .selectFrom('store')
    .select('store_seq')
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  return storeSeq
}
