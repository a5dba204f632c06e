import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { factorNeeded } from './factor.ts'

/** Removes a passkey. The authenticator app always stays, so operators cannot lock themselves out. */
export async function removePasskey(
  context: Pick<HostContext, 'kysely' | 'now' | 'caller'>,
  viewer: Viewer,
  { passkeySeq }: { passkeySeq: number },
): Promise<Record<string, never> | Refusal<'FACTOR_NEEDED' | 'NOT_FOUND'>> {
  const { userSeq } = viewer
  return retryingTransaction(context.kysely, async (trx) => {
    const objection = await factorNeeded(context, trx, viewer)
    if (objection) return objection
    const removed = await trx
      .deleteFrom('passkey')
      .where('passkey_seq', '=', passkeySeq)
      .where('user_seq', '=', userSeq)
      .returning('name')
      .executeTakeFirst()
    if (!removed) return refuse('NOT_FOUND')
    const reason = removed.name
    await recordOperatorAction(context, trx, viewer, { userSeq, action: 'PASSKEY_REMOVED', reason })
    return {}
  })
}
