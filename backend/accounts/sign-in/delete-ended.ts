import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { MINUTE_MS } from '#contracts/durations.ts'

/** An expired code is stored this long, so that another may be requested in its place. */
export const RESEND_MINUTES = 60
const AT_ONCE = 100

/**
 * Deletes codes and sign-ups that have ended, the oldest first: their numbers and names are no longer needed (개인정보 보호법
 * 제21조). Called with every new code or sign-up, which keeps the tables small.
 * @returns the number of deleted rows; at most 100 of each kind
 */
export async function deleteEnded(db: Kysely<DB>, now: Date): Promise<number> {
  const codes = await db
    .deleteFrom('one_time_code')
    .where('verification_hash', 'in', (query) =>
      query
        .selectFrom('one_time_code')
        .select('verification_hash')
        .where('expires_at', '<', new Date(now.getTime() - RESEND_MINUTES * MINUTE_MS))
        .orderBy('expires_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  const signUps = await db
    .deleteFrom('sign_up')
    .where('sign_up_hash', 'in', (query) =>
      query
        .selectFrom('sign_up')
        .select('sign_up_hash')
        .where('expires_at', '<', now)
        .orderBy('expires_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(codes.numDeletedRows + signUps.numDeletedRows)
}
