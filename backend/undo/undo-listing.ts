import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { correctNotices } from './correct-notices.ts'
import { restoreProduct } from './restore-product.ts'
import type { StoredUndo, UndoOutcome } from './stored-undo.ts'

/** A flagged listing that was hidden or found harmless: it waits for a decision again, and is seen as before. */
export async function undoListing(
  trx: Transaction<DB>,
  { undo_seq, subject_seq, before }: Pick<StoredUndo, 'undo_seq' | 'subject_seq' | 'before'>,
  now: Date,
): Promise<UndoOutcome> {
  const flag = await trx
    .selectFrom('listing_flag as flag')
    .innerJoin('product', 'product.product_seq', 'flag.product_seq')
    .select(['flag.state', 'flag.product_seq'])
    .where('flag_seq', '=', subject_seq)
    .forUpdate(['flag', 'product'])
    .executeTakeFirst()
  if (!flag || flag.state === 'OPEN') return null
  const another = await trx
    .selectFrom('listing_flag')
    .select('flag_seq')
    .where('product_seq', '=', flag.product_seq)
    .where('state', '=', 'OPEN')
    .executeTakeFirst()
  // The listing was edited since and waits for a decision of its own.
  if (another) return null
  await trx
    .updateTable('listing_flag')
    .set({ state: 'OPEN', reason_code: null, note: '', closed_by: null, closed_at: null })
    .where('flag_seq', '=', subject_seq)
    .execute()
  const { product, events } = before
  const isShown =
    product && (await restoreProduct(trx, undo_seq, { before: product, told: events }))
  const userSeqs = await correctNotices(trx, isShown ? events : [], {
    now,
    correctionOf: () => ({ kind: 'LISTING_RESTORED', productSeq: flag.product_seq }),
  })
  return { userSeqs }
}
