import type { Kysely, Transaction } from 'kysely'
import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { Report } from '#contracts/report.ts'
import { REPORT_KINDS, REPORT_REASONS } from '#contracts/report-constants.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import { hideReview } from '../reviews/hide-review.ts'
import { indexProduct } from '../search-index/index-product.ts'
import { selectReports, toReport } from './report-rows.ts'

interface Closing {
  reportSeq: number
  state: 'ACTED' | 'DISMISSED'
  note: string
  hide: boolean
}

/**
 * Closes a report, with the operator's reason. It is closed once: the decision is final. An operator cannot decide on a
 * report that they made or that is about them.
 */
export async function closeReport(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { reportSeq, state, note, hide }: Closing,
): Promise<Report | Refusal<'NOT_FOUND' | 'CLOSED' | 'NOT_ALLOWED'>> {
  return retryingTransaction(context.kysely, async (trx) => {
    const locked = await trx
      .selectFrom('report')
      .select('state')
      .where('report_seq', '=', reportSeq)
      .forUpdate()
      .executeTakeFirst()
    const row = await selectReports(trx)
      .where('report.report_seq', '=', reportSeq)
      .executeTakeFirst()
    if (!locked || !row) return refuse('NOT_FOUND')
    const { reporter, reported, ...report } = toReport(row)
    if ([reporter.userSeq, reported.userSeq].includes(operator.userSeq))
      return refuse('NOT_ALLOWED')
    if (locked.state !== 'OPEN') return refuse('CLOSED')
    const now = context.now()
    await trx
      .updateTable('report')
      .set({ state, note, closed_by: operator.userSeq, closed_at: now })
      .where('report_seq', '=', reportSeq)
      .execute()
    const hidden = hide && state === 'ACTED' ? await hideReported(trx, report, { note, now }) : null
    await enqueueEvent(trx, {
      kind: 'REPORT_ANSWERED',
      reportSeq,
      toStoreSeq: reporter.storeSeq,
      outcome: state,
    })
    const action = state === 'ACTED' ? 'REPORT_ACTED' : 'REPORT_DISMISSED'
    const reason = `${REPORT_KINDS[report.kind]} 신고 ${reportSeq}번: ${note}${hidden ? ` (${hidden})` : ''}`
    await recordOperatorAction(context, trx, operator, {
      userSeq: reported.userSeq,
      action,
      reason,
    })
    return { ...report, reporter, reported, state, closedAt: now.toISOString() }
  })
}

/** Hides what was reported, where it can be hidden. @returns what was done, for the record */
async function hideReported(
  trx: Transaction<DB>,
  { reviewSeq, productSeq, reason }: Pick<Report, 'reviewSeq' | 'productSeq' | 'reason'>,
  { note, now }: { note: string; now: Date },
): Promise<string | null> {
  if (reviewSeq !== null) {
    await hideReview(trx, { reviewSeq, reason: note, at: now })
    return '후기를 숨김'
  }
  if (productSeq === null) return null
  await hideProduct(trx, productSeq, now, REPORT_REASONS[reason])
  return '상품을 숨김'
}

/** Only its seller sees it from now on. A product that the seller has deleted stays deleted. */
async function hideProduct(
  trx: Kysely<DB>,
  productSeq: number,
  now: Date,
  reason: string,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('product')
    .set({ visibility: 'HIDDEN', updated_at: now })
    .where('product_seq', '=', productSeq)
    .where('visibility', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await enqueueEvent(trx, { kind: 'LISTING_HIDDEN', productSeq, reason })
  await indexProduct(trx, productSeq)
}
