import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { Refusal } from '#backend/operation/refusal.ts'
import { factorNeeded, lockFactor } from './factor.ts'
import { renewCodes } from './recovery-codes.ts'

/** Creates new recovery codes; all old ones become void. */
export async function renewRecoveryCodes(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'caller'>,
  viewer: Viewer,
): Promise<{ recoveryCodes: string[] } | Refusal<'FACTOR_NEEDED'>> {
  const { userSeq } = viewer
  return retryingTransaction(context.kysely, async (trx) => {
    await lockFactor(trx, userSeq)
    const objection = await factorNeeded(context, trx, viewer)
    if (objection) return objection
    const action = 'RECOVERY_CODES_RENEWED'
    await recordOperatorAction(context, trx, viewer, {
      userSeq,
      action,
      reason: '복구 코드 다시 만들기',
    })
    return { recoveryCodes: await renewCodes(context, trx, userSeq) }
  })
}
