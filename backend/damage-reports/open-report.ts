import { sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { DAMAGE_LIMITS } from '#contracts/damage-report-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'

/** Begins a draft; the same form again is the same draft. */
export async function openReport(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { formKey }: { formKey: string },
): Promise<{ reportSeq: number } | Refusal<'TOO_MANY'>> {
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const earlier = await trx
      .selectFrom('damage_report')
      .select('report_seq')
      .where('user_seq', '=', userSeq)
      .where('form_key', '=', formKey)
      .executeTakeFirst()
    if (earlier) return { reportSeq: earlier.report_seq }
    const { open } = await trx
      .selectFrom('damage_report')
      .select(sql<number>`count(*)::int`.as('open'))
      .where('user_seq', '=', userSeq)
      .where('state', 'in', ['DRAFT', 'RECEIVED', 'REVIEWING', 'RETURNED'])
      .executeTakeFirstOrThrow()
    if (open >= DAMAGE_LIMITS.open) return refuse('TOO_MANY')
    const now = clock()
    const { report_seq: reportSeq } = await trx
      .insertInto('damage_report')
      .values({
        user_seq: userSeq,
        form_key: formKey,
        state: 'DRAFT',
        target_sealed: null,
        method: null,
        channel: null,
        category_seq: null,
        amount: null,
        happened_on: null,
        submitted_at: null,
        published_at: null,
        hidden_until: null,
        closed_at: null,
        created_at: now,
        updated_at: now,
      })
      .returning('report_seq')
      .executeTakeFirstOrThrow()
    return { reportSeq }
  })
}
