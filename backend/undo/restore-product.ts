import { type Kysely, sql } from 'kysely'
import type { DB, UndoBefore } from '../db/schema.ts'
import { indexProduct } from '../search-index/index-product.ts'
import type { StoredUndo } from './stored-undo.ts'

/**
 * Shows a product as it was before an operator's decision hid it. Where a later decision hides it too, it stays hidden, and
 * taking back that one shows it as it was before both. One that its seller has deleted since stays deleted. Call it with
 * the product locked.
 * @param told the notices that told its seller
 * @returns whether the seller has to be told otherwise
 */
export async function restoreProduct(
  trx: Kysely<DB>,
  undoSeq: StoredUndo['undo_seq'],
  { before, told }: { before: NonNullable<UndoBefore['product']>; told: readonly number[] },
): Promise<boolean> {
  const { productSeq, visibility, hiddenBy, updatedAt, changedAt } = before
  const later = await trx
    .selectFrom('operator_undo')
    .select(['undo_seq', 'before'])
    .where('undo_seq', '>', undoSeq)
    .where('undone_at', 'is', null)
    .where(sql<boolean>`(before #>> '{product,productSeq}')::bigint = ${productSeq}`)
    .orderBy('undo_seq')
    .executeTakeFirst()
  if (later?.before.product) {
    const { changedAt: itsOwn } = later.before.product
    const inherited = {
      ...later.before,
      events: [...later.before.events, ...told],
      product: { ...before, changedAt: itsOwn },
    }
    await trx
      .updateTable('operator_undo')
      .set({ before: JSON.stringify(inherited) })
      .where('undo_seq', '=', later.undo_seq)
      .execute()
    return false
  }
  await trx
    .updateTable('product')
    .set({
      visibility,
      hidden_by: hiddenBy,
      // An edit since then keeps its own time.
      updated_at: sql<Date>`case when updated_at = ${new Date(changedAt)} then ${new Date(updatedAt)}::timestamptz else updated_at end`,
    })
    .where('product_seq', '=', productSeq)
    .where('visibility', '=', 'HIDDEN')
    .where('hidden_by', '=', 'OPERATOR')
    .execute()
  await indexProduct(trx, productSeq)
  return true
}
