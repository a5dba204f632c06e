import { sql } from 'kysely'
import { announceWithdrawal } from '#backend/announcements/announce-change.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { kstDay } from '#contracts/kst.ts'

/**
 * Takes a version back that has not begun: readers see it no longer, and those of before stay. Only what an operator has
 * published can be taken back; what came with the program would come again.
 */
export async function withdrawPolicy(
  context: Pick<HostContext, 'kysely' | 'now' | 'caller'>,
  operator: Pick<Viewer, 'userSeq'>,
  { changeSeq, reason }: { changeSeq: number; reason: string },
): Promise<Record<string, never> | Refusal<'NOT_FOUND' | 'STARTED'>> {
  const { kysely, now, caller } = context
  return retryingTransaction(kysely, async (trx) => {
    await sql`lock table policy, policy_change in share row exclusive mode`.execute(trx)
    const change = await trx
      .selectFrom('policy_change')
      .select(['policy_key', 'version', 'form_key'])
      .where('change_seq', '=', changeSeq)
      .where('withdraws', 'is', null)
      .executeTakeFirst()
    if (!change) return refuse('NOT_FOUND')
    const earlier = await trx
      .selectFrom('policy_change')
      .select('change_seq')
      .where('withdraws', '=', changeSeq)
      .executeTakeFirst()
    if (earlier) return {}
    if (change.version <= kstDay(now())) return refuse('STARTED')
    await trx
      .insertInto('policy_change')
      .values({
        policy_key: change.policy_key,
        version: change.version,
        withdraws: changeSeq,
        reason,
        operator_user_seq: operator.userSeq,
        address: caller.address,
        at: now(),
      })
      .execute()
    await trx
      .deleteFrom('policy')
      .where('policy_key', '=', change.policy_key)
      .where('version', '=', change.version)
      .execute()
    await announceWithdrawal(context, trx, operator, change.form_key)
    return {}
  })
}
