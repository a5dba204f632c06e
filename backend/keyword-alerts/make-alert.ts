import { sql } from 'kysely'
import { ALERT_LIMIT } from '#contracts/notice.ts'
import type { AlertFilter } from '#contracts/search.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { hasSameAlert, readyAlert, writeTokens } from './write-alert.ts'

/** Makes a keyword alert of the member. It looks for what is put on sale from now on. */
export async function makeAlert(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { filter: given }: { filter: AlertFilter },
): Promise<{ alertSeq: number } | Refusal<'UNFIT' | 'SAME' | 'TOO_MANY'>> {
  const ready = await readyAlert(kysely, given)
  if (isRefusal(ready)) return ready
  const { filter, key, clauses, tokens } = ready
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    if (await hasSameAlert(trx, userSeq, key)) return refuse('SAME')
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
    return { alertSeq }
  })
}
