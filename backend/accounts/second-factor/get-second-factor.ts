import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { secondFactorUntil } from '#backend/operation/role-in-force.ts'
import type { SecondFactorState } from '#contracts/second-factor.ts'
import { objectionToChange } from './factor.ts'
import { codesLeft } from './recovery-codes.ts'

/** The second-factor state of the account and this session; the names of passkeys only after it was passed. */
export async function getSecondFactor(
  context: Pick<HostContext, 'kysely' | 'now'>,
  viewer: Viewer,
): Promise<SecondFactorState> {
  const { kysely } = context
  const { userSeq, sessionId } = viewer
  const now = context.now()
  const session = await kysely
    .selectFrom('login_session')
    .leftJoin('second_factor', 'second_factor.user_seq', 'login_session.user_seq')
    .select(['second_factor_at', 'second_factor.set_at', 'second_factor.locked_until'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const passkeys = await kysely
    .selectFrom('passkey')
    .select(['passkey_seq', 'name', 'created_at', 'last_used_at'])
    .where('user_seq', '=', userSeq)
    .orderBy('passkey_seq')
    .execute()
  const until = secondFactorUntil(session.second_factor_at, now)
  const { locked_until: lockedUntil } = session
  return {
    authenticatorSetAt: session.set_at?.toISOString() ?? null,
    hasPasskey: passkeys.length > 0,
    recoveryCodesLeft: await codesLeft(kysely, userSeq),
    lockedUntil: lockedUntil && lockedUntil > now ? lockedUntil.toISOString() : null,
    secondFactorUntil: until && Math.floor(until.getTime() / 1_000),
    mayChange: (await objectionToChange(context, kysely, viewer)) === null,
    passkeys: (until ? passkeys : []).map((passkey) => ({
      passkeySeq: passkey.passkey_seq,
      name: passkey.name,
      createdAt: passkey.created_at.toISOString(),
      lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
    })),
  }
}
