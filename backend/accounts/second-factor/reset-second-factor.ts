import type { Kysely } from 'kysely'
import { BY_COMMAND } from '#backend/audit-log/by-command.ts'
import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { endLoginSessions } from '../tokens/end-login-sessions.ts'
import { removeSecondFactor } from './remove-second-factor.ts'

/**
 * Removes the factors of an operator who has lost them, and signs the account out everywhere. The operator signs in
 * again and sets up a factor soon after that.
 * @param by the operator who does it; left out for a command on the server's machine
 * @returns whether there was a factor
 */
export async function resetSecondFactor(
  kysely: Kysely<DB>,
  userSeq: number,
  { by, now = new Date() }: { by?: number; now?: Date } = {},
): Promise<boolean> {
  return retryingTransaction(kysely, async (trx) => {
    const removed = await removeSecondFactor(trx, userSeq)
    await endLoginSessions(trx, { userSeq }, 'OPERATOR', now)
    const { caller, reason } = BY_COMMAND
    const operator = by === undefined ? null : { userSeq: by }
    await recordOperatorAction({ caller, now: () => now }, trx, operator, {
      userSeq,
      action: 'FACTOR_RESET',
      reason: operator ? '2단계 인증 초기화' : reason,
    })
    return removed
  })
}

/**
 * The same for the member with a proven phone number, for a command on the server's machine.
 * @param asked `phoneNo` digits only
 * @returns the member, and whether there was a factor; NOT_FOUND when no member has the number
 */
export async function resetSecondFactorOf(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { phoneNo }: { phoneNo: string },
): Promise<{ userSeq: number; changed: boolean } | Refusal<'NOT_FOUND'>> {
  const member = await kysely
    .selectFrom('users')
    .select('user_seq')
    .where('phone_no', '=', phoneNo)
    .executeTakeFirst()
  if (!member) return refuse('NOT_FOUND')
  const { user_seq: userSeq } = member
  return { userSeq, changed: await resetSecondFactor(kysely, userSeq, { now: now() }) }
}
