import { ORPCError } from '@orpc/server'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { LoginLogRecord } from '#contracts/data.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'

/**
 * Stores one login of the signed-in user.
 * @throws ORPCError FORBIDDEN for a record of another user
 */
export async function recordLogin(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  viewer: Pick<Viewer, 'userSeq'>,
  record: LoginLogRecord,
): Promise<Record<never, never>> {
  if (record.userSeq !== viewer.userSeq) {
    const { status, message } = ERROR_CATALOGUE.FORBIDDEN
    throw new ORPCError('FORBIDDEN', { status, message })
  }
  const now = clock()
  await kysely.transaction().execute(async (trx) => {
    // Nothing may be written any more about a user who has withdrawn since.
    const user = await trx
      .updateTable('users')
      .set({ last_signed_in_at: now })
      .where('user_seq', '=', viewer.userSeq)
      .where('status', '=', 'USER')
      .returning('user_seq')
      .executeTakeFirst()
    if (!user) return
    await trx
      .insertInto('login_log')
      .values({
        user_seq: user.user_seq,
        sign_in_type: record.signInType,
        cafe_yn: record.cafeYn,
        is_cafe_login: record.isCafeLogin,
        at: now,
      })
      .execute()
  })
  return {}
}
