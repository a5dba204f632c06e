import type { Transaction } from 'kysely'
import type { DB, UndoBefore } from '../db/schema.ts'
import { showHiddenReview } from '../reviews/hide-review.ts'
import { correctNotices } from './correct-notices.ts'
import { restoreProduct } from './restore-product.ts'
import type { StoredUndo, UndoOutcome } from './stored-undo.ts'

/** A report that was answered: it is open again, and what was hidden with it is shown. */
export async function undoReport(
  trx: Transaction<DB>,
  { undo_seq, subject_seq, before }: Pick<StoredUndo, 'undo_seq' | 'subject_seq' | 'before'>,
  now: Date,
): Promise<UndoOutcome> {
  const report = await trx
    .selectFrom('report')
    .select(['state', 'reporter_store_seq', 'product_seq'])
    .where('report_seq', '=', subject_seq)
    .forUpdate()
    .executeTakeFirst()
  if (!report || report.state === 'OPEN') return null
  await trx
    .updateTable('report')
    .set({ state: 'OPEN', reason_code: null, note: '', closed_by: null, closed_at: null })
    .where('report_seq', '=', subject_seq)
    .execute()
  if (before.reviewSeq !== undefined)
    await showHiddenReview(trx, { reviewSeq: before.reviewSeq, at: now })
  // The reporter's, and the seller's where a product was hidden with it.
  const [toReporter, ...told] = before.events
  const userSeqs = await correctNotices(trx, toReporter === undefined ? [] : [toReporter], {
    now,
    correctionOf: () => ({
      kind: 'REPORT_REOPENED',
      reportSeq: subject_seq,
      toStoreSeq: report.reporter_store_seq,
    }),
  })
  if (before.product)
    userSeqs.push(...(await showAgain(trx, undo_seq, { before: before.product, told, now })))
  return { userSeqs }
}

async function showAgain(
  trx: Transaction<DB>,
  undoSeq: number,
  {
    before,
    told,
    now,
  }: { before: NonNullable<UndoBefore['product']>; told: readonly number[]; now: Date },
): Promise<number[]> {
  const { productSeq } = before
  await trx
    .selectFrom('product')
    .select('product_seq')
    .where('product_seq', '=', productSeq)
    .forUpdate()
    .execute()
  if (!(await restoreProduct(trx, undoSeq, { before, told }))) return []
  return correctNotices(trx, told, {
    now,
    correctionOf: () => ({ kind: 'LISTING_RESTORED', productSeq }),
  })
}
