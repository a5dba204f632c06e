import type { Kysely } from 'kysely'
import type { DB, OperatorActionTable } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'

/**
 * Records which operator saw or changed which account, when and from where (안전성 확보조치 기준 제8조).
 * @param operator null for a command on the machine
 */
export async function recordOperatorAction(
  { caller, now }: Pick<HostContext, 'caller' | 'now'>,
  trx: Kysely<DB>,
  operator: Pick<Viewer, 'userSeq'> | null,
  did: { userSeq: number; action: OperatorActionTable['action']; reason: string },
): Promise<void> {
  await trx
    .insertInto('operator_action')
    .values({
      operator_user_seq: operator?.userSeq ?? null,
      user_seq: did.userSeq,
      action: did.action,
      reason: did.reason,
      address: caller.address,
      at: now(),
    })
    .execute()
}
