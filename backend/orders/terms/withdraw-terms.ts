import { sql } from 'kysely'
import { announceWithdrawal } from '../../announcements/announce-change.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { orderTime } from '../order-time.ts'

/** Takes terms back that have not begun: those of before stay in force. They stay in the list. */
export async function withdrawOrderTerms(
  context: Pick<HostContext, 'kysely' | 'now' | 'caller'>,
  operator: Pick<Viewer, 'userSeq'>,
  { termsSeq, reason }: { termsSeq: number; reason: string },
): Promise<Record<string, never> | Refusal<'NOT_FOUND' | 'STARTED'>> {
  const { kysely, now, caller } = context
  return retryingTransaction(kysely, async (trx) => {
    await sql`lock table order_terms in share row exclusive mode`.execute(trx)
    const terms = await trx
      .selectFrom('order_terms')
      .select(['effective_from', 'form_key'])
      .where('terms_seq', '=', termsSeq)
      .executeTakeFirst()
    if (!terms) return refuse('NOT_FOUND')
    if (terms.effective_from <= (await orderTime(trx, now()))) return refuse('STARTED')
    const withdrawn = await trx
      .insertInto('order_terms_withdrawal')
      .values({
        terms_seq: termsSeq,
        reason,
        operator_user_seq: operator.userSeq,
        address: caller.address,
        at: now(),
      })
      .onConflict((conflict) => conflict.column('terms_seq').doNothing())
      .executeTakeFirst()
    if (withdrawn.numInsertedOrUpdatedRows)
      await announceWithdrawal(context, trx, operator, terms.form_key)
    return {}
  })
}
