import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext } from '../operation/context.ts'
import { showReview } from './show-review.ts'

/** Reviews of one run; the next one, soon after, shows the rest. */
const AT_ONCE = 200

/**
 * Shows the reviews whose time has come although the other member wrote none. Each is claimed in the transaction that
 * counts it, so several instances count it once.
 * @returns how many were shown
 */
export async function showDueReviews({
  kysely,
  now,
}: Pick<HostContext, 'kysely' | 'now'>): Promise<number> {
  const due = await kysely
    .selectFrom('review')
    .select('review_seq')
    .where('visible_at', 'is', null)
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute()
  let shown = 0
  for (const { review_seq: reviewSeq } of due)
    if (await retryingTransaction(kysely, (trx) => showReview(trx, reviewSeq, now()))) shown += 1
  return shown
}
