import type { AlertFilter } from '#contracts/search.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { type AlertContext, takeAlertLimit } from './take-alert-limit.ts'
import { findSameAlert, readyAlert, writeTokens } from './write-alert.ts'

interface Change {
  alertSeq: number
  filter?: AlertFilter | undefined
  isPaused?: boolean | undefined
}

/** Changes what an alert looks for, or pauses it. What was put on sale before, or during a pause, is not told later. */
export async function changeAlert(
  context: AlertContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { alertSeq, filter: given, isPaused: paused }: Change,
): Promise<Record<never, never> | Refusal<'NOT_FOUND' | 'UNFIT' | 'SAME' | 'LIMITED'>> {
  const limited = await takeAlertLimit(context, { userSeq })
  if (limited) return limited
  const { kysely, now } = context
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const alert = await trx
      .selectFrom('keyword_alert')
      .select(['filter', 'paused_at'])
      .where('alert_seq', '=', alertSeq)
      .where('user_seq', '=', userSeq)
      .executeTakeFirst()
    if (!alert) return refuse('NOT_FOUND')
    const ready = await readyAlert(trx, given ?? alert.filter)
    if (isRefusal(ready)) return ready
    const { filter, key, clauses, tokens } = ready
    if (await findSameAlert(trx, userSeq, key, alertSeq)) return refuse('SAME')
    const isPaused = paused ?? alert.paused_at !== null
    await trx
      .updateTable('keyword_alert')
      .set({
        filter: JSON.stringify(filter),
        filter_key: key,
        clauses: clauses && JSON.stringify(clauses),
        paused_at: isPaused ? (alert.paused_at ?? now()) : null,
        updated_at: now(),
      })
      .where('alert_seq', '=', alertSeq)
      .execute()
    await writeTokens(trx, alertSeq, isPaused ? [] : tokens)
    return {}
  })
}
