import { isOperatorRole } from '#contracts/account.ts'
import { removeSecondFactor } from '../accounts/second-factor/remove-second-factor.ts'
import { BY_COMMAND } from '../audit-log/by-command.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

/**
 * Makes the member with a proven phone number an operator, or an ordinary member again, and records it. An operator who
 * becomes a member loses the second factor too. Only a command on the server's machine calls this; no endpoint does. An
 * administrator is more than an operator and stays one.
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
    if (!isOperator) await removeSecondFactor(trx, userSeq)
    const { operator, caller, reason } = BY_COMMAND
    await recordOperatorAction({ caller, now }, trx, operator, {
      userSeq,
      action: isOperator ? 'OPERATOR_GRANTED' : 'OPERATOR_REVOKED',
      reason,
    })
    return { userSeq, changed: true }
  })
}
