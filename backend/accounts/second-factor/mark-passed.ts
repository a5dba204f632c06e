import type { Kysely } from 'kysely'
import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { secondFactorUntil } from '#backend/operation/role-in-force.ts'
import type { PassedFactor } from '#contracts/second-factor.ts'
import { issueAccessToken } from '../tokens/credentials.ts'
import { codesLeft } from './recovery-codes.ts'

/** Operator rights are in force in this session from now on; earlier wrong codes no longer count. */
export async function markPassed(
  context: Pick<HostContext, 'keys' | 'caller' | 'now'>,
  trx: Kysely<DB>,
  viewer: Viewer,
  how: string,
): Promise<PassedFactor> {
  const { userSeq, sessionId, generation } = viewer
  const now = context.now()
  const { role } = await trx
    .selectFrom('users')
    .select('role')
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('login_session')
    .set({ second_factor_at: now })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
  await trx
    .updateTable('second_factor')
    .set({ failures: 0, failing_since: null, locked_until: null })
    .where('user_seq', '=', userSeq)
    .execute()
  await recordOperatorAction(context, trx, viewer, {
    userSeq,
    action: 'FACTOR_PASSED',
    reason: how,
  })
  const session = { userSeq, role, sessionId, generation, secondFactorAt: now }
  return {
    ...(await issueAccessToken(context, session)),
    secondFactorUntil: Math.floor((secondFactorUntil(now, now) ?? now).getTime() / 1_000),
    recoveryCodesLeft: await codesLeft(trx, userSeq),
  }
}
