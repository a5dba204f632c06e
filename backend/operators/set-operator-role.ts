import { isOperatorRole } from '#contracts/account.ts'
import { forgetSecondFactor } from '../accounts/second-factor/forget-second-factor.ts'
import { BY_COMMAND } from '../audit-log/by-command.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

/**
 * Makes the member with a proven phone number an operator, or an ordinary member again, and keeps a note of it. An
 * operator who becomes a member loses the second factor too. For a command on the machine alone: no endpoint leads here. An administrator is more than an operator and stays one.
 *
 * @param asked `phoneNo` digits only
 * @returns the member, and whether anything changed; NOT_FOUND when no member has the number, NOT_ALLOWED when the
 * member may not sign in
 */
export async function setOperatorRole(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { phoneNo, isOperator }: { phoneNo: string; isOperator: boolean },
): Promise<{ userSeq: number; changed: boolean } | Refusal<'NOT_FOUND' | 'NOT_ALLOWED'>> {
  return retryingTransaction(kysely, async (trx) => {
    const member = await trx
      .selectFrom('users')
      .select(['user_seq', 'role', 'status'])
      .where('phone_no', '=', phoneNo)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!member) return refuse('NOT_FOUND')
    const { user_seq: userSeq, role, status } = member
    if (isOperator && status !== 'USER') return refuse('NOT_ALLOWED')
    if (isOperatorRole(role) === isOperator) return { userSeq, changed: false }
    await trx
      .updateTable('users')
      .set({ role: isOperator ? 'OPERATOR' : 'USER' })
      .where('user_seq', '=', userSeq)
      .execute()
    if (!isOperator) await forgetSecondFactor(trx, userSeq)
    const { operator, caller, reason } = BY_COMMAND
    await recordOperatorAction({ caller, now }, trx, operator, {
      userSeq,
      action: isOperator ? 'OPERATOR_GRANTED' : 'OPERATOR_REVOKED',
      reason,
    })
    return { userSeq, changed: true }
  })
}
