import type { Kysely, Transaction } from 'kysely'
import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import { recordUndo } from '#backend/audit-log/record-undo.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { DECISION_REASONS, type DecisionReason, fitsDecision } from '#contracts/decision-reasons.ts'
import type { Report } from '#contracts/report.ts'
import { REPORT_KINDS, REPORT_REASONS } from '#contracts/report-constants.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB, UndoBefore } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import { hideReview } from '../reviews/hide-review.ts'
import { indexProduct } from '../search-index/index-product.ts'
import { selectReports, toReport } from './report-rows.ts'

interface Closing {
  reportSeq: number
  state: 'ACTED' | 'DISMISSED'
  reasonCode: DecisionReason
  note: string
  hide: boolean
}

/**
 * Closes a report, with the operator's reason. It is closed once, and its operator can take that back for some minutes.
 * An operator cannot decide on a report that they made or that is about them.
 */
export async function closeReport(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { reportSeq, state, reasonCode, note, hide }: Closing,
): Promise<Report | Refusal<'NOT_FOUND' | 'CLOSED' | 'NOT_ALLOWED' | 'WRONG_REASON'>> {
  if (!fitsDecision('LISTING', state === 'ACTED' ? 'ACT' : 'LEAVE', reasonCode))
    return refuse('WRONG_REASON')
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
      .set({ state, reason_code: reasonCode, note, closed_by: operator.userSeq, closed_at: now })
      .where('report_seq', '=', reportSeq)
      .execute()
    const hidden = hide && state === 'ACTED' ? await hideReported(trx, report, { note, now }) : null
    const answered = await enqueueEvent(trx, {
      kind: 'REPORT_ANSWERED',
      reportSeq,
      toStoreSeq: reporter.storeSeq,
      outcome: state,
    })
    const action = state === 'ACTED' ? 'REPORT_ACTED' : 'REPORT_DISMISSED'
    const reason = `${REPORT_KINDS[report.kind]} 신고 ${reportSeq}번 (${DECISION_REASONS[reasonCode]}): ${note}${hidden ? ` (${hidden.words})` : ''}`
    await recordOperatorAction(context, trx, operator, {
      userSeq: reported.userSeq,
      action,
      reason,
    })
    const { events = [], ...before } = hidden?.before ?? {}
    await recordUndo(context, trx, operator, {
      kind: 'REPORT',
      userSeq: reported.userSeq,
      subjectSeq: reportSeq,
      words: `신고 ${reportSeq}번 ${state === 'ACTED' ? '조치함' : '기각'}`,
      before: { ...before, events: [answered, ...events] },
    })
    return { ...report, reporter, reported, state, closedAt: now.toISOString() }
  })
}

/** Hides what was reported, where it can be hidden. @returns what was done, for the record, and how to take it back */
async function hideReported(
  trx: Transaction<DB>,
  { reviewSeq, productSeq, reason }: Pick<Report, 'reviewSeq' | 'productSeq' | 'reason'>,
  { note, now }: { note: string; now: Date },
): Promise<{ words: string; before: Partial<UndoBefore> } | null> {
  if (reviewSeq !== null) {
    const isHidden = await hideReview(trx, { reviewSeq, reason: note, at: now })
    return { words: '후기를 숨김', before: isHidden ? { reviewSeq } : {} }
  }
  if (productSeq === null) return null
  const before = await hideProduct(trx, productSeq, now, REPORT_REASONS[reason])
  return { words: '상품을 숨김', before }
}

/**
 * Only its seller sees it from now on, also one that the seller has hidden: only an operator shows it again. A product that
 * the seller has deleted stays deleted.
 */
async function hideProduct(
  trx: Kysely<DB>,
  productSeq: number,
  now: Date,
  reason: string,
): Promise<Partial<UndoBefore>> {
  const found = await trx
    .selectFrom('product')
    .select(['visibility', 'updated_at', 'hidden_by'])
    .where('product_seq', '=', productSeq)
    .forUpdate()
    .executeTakeFirst()
  if (!found || found.visibility === 'DELETED') return {}
  const { visibility, hidden_by: hiddenBy } = found
  const wasHidden = visibility === 'HIDDEN' && hiddenBy !== 'SELLER'
  await trx
    .updateTable('product')
    .set({ visibility: 'HIDDEN', hidden_by: 'OPERATOR', updated_at: now })
    .where('product_seq', '=', productSeq)
    .execute()
  const events = wasHidden
    ? []
    : [await enqueueEvent(trx, { kind: 'LISTING_HIDDEN', productSeq, reason })]
  await indexProduct(trx, productSeq)
  return {
    events,
    product: {
      productSeq,
      visibility,
      hiddenBy,
      updatedAt: found.updated_at.toISOString(),
      changedAt: now.toISOString(),
    },
  }
}
