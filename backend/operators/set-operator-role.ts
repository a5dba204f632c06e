import type { Role } from '#contracts/account.ts'
import { DUTY_KEYS, type Duty, dutyWords, sortedDuties } from '#contracts/duties.ts'
import { removeSecondFactor } from '../accounts/second-factor/remove-second-factor.ts'
import { BY_COMMAND } from '../audit-log/by-command.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

/**
 * Makes the member with a proven phone number an operator, an administrator, or an ordinary member again, and records it.
 * An operator who becomes a member loses the second factor too. Only a command on the server's machine calls this; no
 * endpoint does. An administrator is more than an operator and stays one.
 * @param asked `phoneNo` digits only; `duties` of an operator: without, a new one gets all and another keeps the own ones
 * @returns the member, and whether anything changed; NOT_FOUND when no member has the number, NOT_ALLOWED when the
 * member may not sign in
 */
export async function setOperatorRole(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  asked: { phoneNo: string; role: Role; duties?: readonly Duty[] | undefined },
): Promise<{ userSeq: number; changed: boolean } | Refusal<'NOT_FOUND' | 'NOT_ALLOWED'>> {
  return retryingTransaction(kysely, async (trx) => {
    const member = await trx
      .selectFrom('users')
      .select(['user_seq', 'role', 'duties', 'status'])
      .where('phone_no', '=', asked.phoneNo)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!member) return refuse('NOT_FOUND')
    const { user_seq: userSeq, status } = member
    if (asked.role !== 'USER' && status !== 'USER') return refuse('NOT_ALLOWED')
    const before = { role: member.role, duties: sortedDuties(member.duties) }
    const after = following(before, asked)
    const isSameRole = before.role === after.role
    if (isSameRole && before.duties.join() === after.duties.join())
      return { userSeq, changed: false }
    await trx.updateTable('users').set(after).where('user_seq', '=', userSeq).execute()
    if (after.role === 'USER') await removeSecondFactor(trx, userSeq)
    const { operator, caller, reason } = BY_COMMAND
    await recordOperatorAction({ caller, now }, trx, operator, {
      userSeq,
      action: actionOf(isSameRole, after.role),
      reason: `${reason} (${wordsOf(after)})`,
    })
    return { userSeq, changed: true }
  })
}

interface Rights {
  role: Role
  duties: Duty[]
}

function following(
  before: Rights,
  { role, duties }: { role: Role; duties?: readonly Duty[] | undefined },
): Rights {
  if (role !== 'OPERATOR') return { role, duties: [] }
  if (before.role === 'ADMIN') return before
  const own = before.role === 'OPERATOR' ? before.duties : DUTY_KEYS
  return { role, duties: sortedDuties(duties ?? own) }
}

function actionOf(isSameRole: boolean, role: Role) {
  if (isSameRole) return 'DUTIES_CHANGED'
  return role === 'USER' ? 'OPERATOR_REVOKED' : 'OPERATOR_GRANTED'
}

function wordsOf({ role, duties }: Rights): string {
  if (role === 'USER') return '회원'
  return role === 'ADMIN' ? '관리자' : dutyWords(duties) || '담당 없음'
}
