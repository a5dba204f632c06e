import { type Duty, dutyWords, sortedDuties } from '#contracts/duties.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

/**
 * Sets what an operator is in charge of, and records from what to what and why. It counts from the operator's next call
 * on, because each call reads the duties. An administrator has all duties, which stay.
 * @param asked `seen` the duties that the form has shown
 */
export async function setDuties(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now'>,
  administrator: Pick<Viewer, 'userSeq'>,
  asked: { userSeq: number; duties: readonly Duty[]; seen: readonly Duty[]; reason: string },
): Promise<{ duties: Duty[] } | Refusal<'NOT_FOUND' | 'NOT_ALLOWED' | 'CHANGED'>> {
  const { userSeq, reason } = asked
  const duties = sortedDuties(asked.duties)
  return retryingTransaction(context.kysely, async (trx) => {
    const operator = await trx
      .selectFrom('users')
      .select(['role', 'duties'])
      .where('user_seq', '=', userSeq)
      .where('status', '=', 'USER')
      .where('role', '<>', 'USER')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!operator) return refuse('NOT_FOUND')
    if (operator.role === 'ADMIN') return refuse('NOT_ALLOWED')
    const before = sortedDuties(operator.duties)
    if (isSame(before, duties)) return { duties }
    if (!isSame(before, sortedDuties(asked.seen))) return refuse('CHANGED')
    await trx.updateTable('users').set({ duties }).where('user_seq', '=', userSeq).execute()
    const change = `${dutyWords(before) || '없음'} → ${dutyWords(duties) || '없음'}`
    await recordOperatorAction(context, trx, administrator, {
      userSeq,
      action: 'DUTIES_CHANGED',
      reason: `${change} (${reason})`,
    })
    return { duties }
  })
}

const isSame = (one: readonly Duty[], other: readonly Duty[]) => one.join() === other.join()
