import type { Kysely } from 'kysely'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB } from '../db/schema.ts'

const readOwnStore = preparedQuery((db, { userSeq }: { userSeq: number }) =>
  db.selectFrom('store').select('store_seq').where('user_seq', '=', userSeq),
)

/** The store of a user, which is their public identity; every member has exactly one. */
export async function ownStoreSeq(db: Kysely<DB>, userSeq: number): Promise<number> {
  const [store] = await readOwnStore(db, { userSeq })
  if (!store) throw new Error('a member has no store')
  return store.store_seq
}
