import { sql } from 'kysely'
import { ALERT_LIMIT } from '#contracts/notice.ts'
import type { AlertFilter } from '#contracts/search.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { type AlertContext, takeAlertLimit } from './take-alert-limit.ts'
import { findSameAlert, readyAlert, writeTokens } from './write-alert.ts'

/** Makes a keyword alert of the member; one with the same meaning is there once. It looks for what is put on sale from now on. */
export async function makeAlert(
  context: AlertContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { filter: given }: { filter: AlertFilter },
): Promise<{ alertSeq: number; isNew: boolean } | Refusal<'UNFIT' | 'TOO_MANY' | 'LIMITED'>> {
  const limited = await takeAlertLimit(context, { userSeq })
  if (limited) return limited
  const { kysely, now } = context
  const ready = await readyAlert(kysely, given)
  if (isRefusal(ready)) return ready
  const { filter, key, clauses, tokens } = ready
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const same = await findSameAlert(trx, userSeq, key)
    if (same) return { alertSeq: same.alert_seq, isNew: false }
    const { count } = await trx
      .selectFrom('keyword_alert')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_seq', '=', userSeq)
      .executeTakeFirstOrThrow()
    if (count >= ALERT_LIMIT) return refuse('TOO_MANY')
    const { alert_seq: alertSeq } = await trx
      .insertInto('keyword_alert')
      .values({
        user_seq: userSeq,
        filter: JSON.stringify(filter),
        filter_key: key,
        clauses: clauses && JSON.stringify(clauses),
        created_at: now(),
        updated_at: now(),
      })
      .returning('alert_seq')
      .executeTakeFirstOrThrow()
    await writeTokens(trx, alertSeq, tokens)
    return { alertSeq, isNew: true }
  })
}
