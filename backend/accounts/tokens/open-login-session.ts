import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext } from '#backend/operation/context.ts'
import type { Credentials, Role, SignInType } from '#contracts/account.ts'
import { hashToken, issueCredentials } from './credentials.ts'
import { deviceNameOf } from './device-name.ts'
import { endLoginSessions } from './end-login-sessions.ts'
import { ENDED_RETENTION_MILLISECONDS, sessionExpiresAt } from './session-rules.ts'

const FIRST_GENERATION = 1

/**
 * Signs a device in. An existing session of the same user on this device is replaced. The caller decides whether the
 * user may sign in at all.
 * @param db the caller's transaction; the user's row is locked first, so that sign-ins of one user run one after
 * another
 */
export async function openLoginSession(
  context: HostContext,
  db: Kysely<DB>,
  user: { userSeq: number; role: Role; signInType: SignInType },
): Promise<Credentials> {
  const { caller } = context
  const { userSeq, signInType } = user
  const now = context.now()
  await db
    .updateTable('users')
    .set({ last_signed_in_at: now })
    .where('user_seq', '=', userSeq)
    .execute()
  await deleteOldSessions(db, userSeq, now)
  if (caller.deviceUuid)
    await endLoginSessions(db, { userSeq, deviceUuid: caller.deviceUuid }, 'LOGOUT', now)

  const sessionId = randomBytes(16).toString('base64url')
  const refreshToken = randomBytes(32).toString('base64url')
  await db
    .insertInto('login_session')
    .values({
      session_id: sessionId,
      user_seq: userSeq,
      sign_in_type: signInType,
      device_uuid: caller.deviceUuid,
      device_name: deviceNameOf(caller.userAgent),
      created_at: now,
      last_used_at: now,
      expires_at: sessionExpiresAt(now, now),
    })
    .execute()
  await db
    .insertInto('refresh_token')
    .values({
      token_hash: hashToken(refreshToken),
      session_id: sessionId,
      generation: FIRST_GENERATION,
      created_at: now,
    })
    .execute()
  return issueCredentials(context, {
    ...user,
    sessionId,
    generation: FIRST_GENERATION,
    refreshToken,
    secondFactorAt: null,
  })
}

async function deleteOldSessions(db: Kysely<DB>, userSeq: number, now: Date) {
  await db
    .deleteFrom('login_session')
    .where('user_seq', '=', userSeq)
    .where(
      sql<Date>`coalesce(ended_at, expires_at)`,
      '<',
      new Date(now.getTime() - ENDED_RETENTION_MILLISECONDS),
    )
    .execute()
}
