import type { Kysely, Selectable } from 'kysely'
import type { DB, SecondFactorTable } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'

const RECENT_MILLISECONDS = SECOND_FACTOR_RULES.recentMinutes * 60_000

export type Factor = Selectable<SecondFactorTable>

/** The sealing context for the secret of an account. */
export const secretPurpose = (userSeq: number) => `authenticator:${userSeq}`

/** The account's factor with its row locked: requests that pass or change it run one after another. */
export function lockFactor(trx: Kysely<DB>, userSeq: number): Promise<Factor | undefined> {
  return trx
    .selectFrom('second_factor')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .forUpdate()
    .executeTakeFirst()
}

const isRecent = (at: Date | null, now: Date) =>
  at !== null && now.getTime() - at.getTime() <= RECENT_MILLISECONDS

/**
 * Why this session may not set up or change factors, or null when it may. The first factor needs a recent sign-in; a
 * later one needs the present factor passed recently.
 */
export async function objectionToChange(
  { now }: Pick<HostContext, 'now'>,
  db: Kysely<DB>,
  { userSeq, sessionId }: Pick<Viewer, 'userSeq' | 'sessionId'>,
): Promise<Refusal<'SIGN_IN_AGAIN' | 'FACTOR_NEEDED'> | null> {
  const session = await db
    .selectFrom('login_session')
    .leftJoin('second_factor', 'second_factor.user_seq', 'login_session.user_seq')
    .select(['login_session.created_at', 'second_factor_at', 'second_factor.set_at'])
    .where('session_id', '=', sessionId)
    .where('login_session.user_seq', '=', userSeq)
    .executeTakeFirst()
  if (!session) return refuse('SIGN_IN_AGAIN')
  if (session.set_at)
    return isRecent(session.second_factor_at, now()) ? null : refuse('FACTOR_NEEDED')
  return isRecent(session.created_at, now()) ? null : refuse('SIGN_IN_AGAIN')
}

/** For operations that need an existing factor. */
export async function factorNeeded(
  context: Pick<HostContext, 'now'>,
  db: Kysely<DB>,
  viewer: Pick<Viewer, 'userSeq' | 'sessionId'>,
): Promise<Refusal<'FACTOR_NEEDED'> | null> {
  return (await objectionToChange(context, db, viewer)) ? refuse('FACTOR_NEEDED') : null
}
