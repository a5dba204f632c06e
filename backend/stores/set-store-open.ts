import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { indexStore } from '../search-index/index-store.ts'
import { unindexStore } from '../search-index/unindex-store.ts'

/**
 * Hides the store of a suspended member with all its goods, or shows it again as it was. Call it in the transaction that
 * suspends or restores the member.
 */
export async function setStoreOpen(
  trx: Kysely<DB>,
  userSeq: number,
  isOpen: boolean,
): Promise<void> {
  const store = await trx
    .updateTable('store')
    .set({ status: isOpen ? 'ACTIVE' : 'SUSPENDED' })
    .where('user_seq', '=', userSeq)
    .where('status', '=', isOpen ? 'SUSPENDED' : 'ACTIVE')
    .returning('store_seq')
    .executeTakeFirst()
  if (!store) return
  if (isOpen) await indexStore(trx, store.store_seq)
  else await unindexStore(trx, store.store_seq)
}
