import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { PassedFactor } from '#contracts/second-factor.ts'
import { countWrongCode, lockOf } from './attempts.ts'
import { lockFactor } from './factor.ts'
import { markPassed } from './mark-passed.ts'
import { spendCode } from './recovery-codes.ts'

const WHAT = '복구 코드'

/** A recovery code passes once in place of the authenticator app; wrong ones count together with the app's. */
export async function passRecoveryCode(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'caller'>,
  viewer: Viewer,
  { code }: { code: string },
): Promise<PassedFactor | Refusal<'CODE_WRONG' | 'LOCKED' | 'NOT_SET_UP'>> {
  const { userSeq } = viewer
  return retryingTransaction(
    context.kysely,
    async (trx) => {
      const factor = await lockFactor(trx, userSeq)
      if (!factor) return refuse('NOT_SET_UP')
      const lock = lockOf(factor, context.now())
      if (lock) return lock
      if (!(await spendCode(context, trx, userSeq, code)))
        return countWrongCode(context, trx, viewer, { factor, what: WHAT })
      await recordOperatorAction(context, trx, viewer, {
        userSeq,
        action: 'RECOVERY_CODE_USED',
        reason: WHAT,
      })
      return markPassed(context, trx, viewer, WHAT)
    },
    { keepsRefused: true },
  )
}
