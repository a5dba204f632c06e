import type { Kysely } from 'kysely'
import type { DB, LoginSessionTable } from '#backend/db/schema.ts'

/**
 * Signs devices of one user out: their access tokens are refused from the next call on.
 * @param which all, one session, all but one, or those of one device
 * @returns how many were signed in
 */
export async function endLoginSessions(
  db: Kysely<DB>,
  which: { userSeq: number; sessionId?: string; exceptSessionId?: string; deviceUuid?: string },
  reason: NonNullable<LoginSessionTable['end_reason']>,
  now: Date,
): Promise<number> {
  const { userSeq, sessionId, exceptSessionId, deviceUuid } = which
  // Locked in one order: two requests that end the same sessions at once would otherwise deadlock.
  const meant = db
    .selectFrom('login_session')
    .select('session_id')
    .where('user_seq', '=', userSeq)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? ''))
    .$if(exceptSessionId !== undefined, (query) =>
      query.where('session_id', '<>', exceptSessionId ?? ''),
    )
    .$if(deviceUuid !== undefined, (query) => query.where('device_uuid', '=', deviceUuid ?? ''))
    .orderBy('session_id')
    .forUpdate()
  const ended = await db
    .updateTable('login_session')
    .set({ ended_at: now, end_reason: reason })
    .where('session_id', 'in', meant)
    .where('ended_at', 'is', null)
    .returning('session_id')
    .execute()
  return ended.length
}
