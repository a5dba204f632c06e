import { DECISION_REASONS, type DecisionReason, fitsDecision } from '#contracts/decision-reasons.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import { recordUndo } from '../audit-log/record-undo.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { UndoBefore } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { indexProduct } from '../search-index/index-product.ts'

interface Decision {
  flagSeq: number
  state: 'CLEARED' | 'HIDDEN'
  reasonCode: DecisionReason
  note: string
}

/**
 * Closes a flag with the operator's reason, once; its operator can take that back for some minutes. A listing that is
 * hidden is seen by its seller alone, who is told the reason. An operator cannot decide on an own listing.
 */
export async function closeFlag(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { flagSeq, state, reasonCode, note }: Decision,
): Promise<
  Pick<Decision, 'flagSeq' | 'state'> | Refusal<'NOT_FOUND' | 'CLOSED' | 'OWN' | 'WRONG_REASON'>
> {
  if (!fitsDecision('LISTING', state === 'HIDDEN' ? 'ACT' : 'LEAVE', reasonCode))
    return refuse('WRONG_REASON')
  return retryingTransaction(context.kysely, async (trx) => {
    const flag = await trx
      .selectFrom('listing_flag as flag')
      .innerJoin('product', 'product.product_seq', 'flag.product_seq')
      .innerJoin('store', 'store.store_seq', 'product.store_seq')
      .select(['flag.state', 'flag.product_seq', 'product.visibility', 'store.user_seq'])
      .select(['product.hidden_by', 'product.updated_at'])
      .where('flag.flag_seq', '=', flagSeq)
      .forUpdate(['flag', 'product'])
      .executeTakeFirst()
    if (!flag) return refuse('NOT_FOUND')
    if (flag.user_seq === operator.userSeq) return refuse('OWN')
    if (flag.state !== 'OPEN') return refuse('CLOSED')
    const { product_seq: productSeq, user_seq: userSeq } = flag
    const now = context.now()
    await trx
      .updateTable('listing_flag')
      .set({ state, reason_code: reasonCode, note, closed_by: operator.userSeq, closed_at: now })
      .where('flag_seq', '=', flagSeq)
      .execute()
    const before: UndoBefore = { events: [] }
    if (state === 'HIDDEN' && flag.visibility !== 'DELETED') {
      // Also one that its seller has hidden: only an operator shows it again.
      await trx
        .updateTable('product')
        .set({ visibility: 'HIDDEN', hidden_by: 'OPERATOR', updated_at: now })
        .where('product_seq', '=', productSeq)
        .execute()
      await indexProduct(trx, productSeq)
      before.events = [
        await enqueueEvent(trx, { kind: 'LISTING_HIDDEN', productSeq, reason: note }),
      ]
      before.product = {
        productSeq,
        visibility: flag.visibility,
        hiddenBy: flag.hidden_by,
        updatedAt: flag.updated_at.toISOString(),
        changedAt: now.toISOString(),
      }
    }
    await recordOperatorAction(context, trx, operator, {
      userSeq,
      action: state === 'HIDDEN' ? 'LISTING_HIDDEN' : 'LISTING_CLEARED',
      reason: `상품 ${productSeq}번 (${DECISION_REASONS[reasonCode]}): ${note}`,
    })
    await recordUndo(context, trx, operator, {
      kind: 'LISTING',
      userSeq,
      subjectSeq: flagSeq,
      words: `상품 ${productSeq}번 ${state === 'HIDDEN' ? '숨김' : '문제 없음'}`,
      before,
    })
    return { flagSeq, state }
  })
}
