import type { Kysely, Selectable } from 'kysely'
import type { DB, LoginSessionTable, RefreshTokenTable, UsersTable } from '#backend/db/schema.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { suspendedWith, ticketOfEndedSession } from '#backend/sanctions/suspension-in-force.ts'
import type { Credentials } from '#contracts/account.ts'
import { hashToken, issueCredentials } from './credentials.ts'
import {
  GRACE_MILLISECONDS,
  ROTATED_RETENTION_MILLISECONDS,
  sessionExpiresAt,
} from './session-rules.ts'

type RefreshRefusal = Refusal<'FORCED_LOGOUT' | 'EXPIRED' | 'REUSED' | 'SUSPENDED'>

interface Presented {
  token: Selectable<RefreshTokenTable>
  session: Selectable<LoginSessionTable>
  user: Pick<Selectable<UsersTable>, 'status' | 'role'>
}

/**
 * New tokens for a refresh token (RFC 9700, 4.14.2). A rotated token is given its one successor again as long as no
 * client can have received it, or within a grace period. Otherwise two clients hold the session, and it ends
 * (docs/decisions/011-refresh-rotation-and-lost-answers.md).
 */
export async function refreshToken(
  context: HostContext,
  { refreshToken: presented }: { refreshToken: string },
): Promise<Credentials | RefreshRefusal> {
  const now = context.now()
  const successor = context.keys.refreshSuccessor(presented)
  const outcome = await context.kysely.transaction().execute(async (trx) => {
    const found = await lock(trx, hashToken(presented))
    if (!found) return refuse('FORCED_LOGOUT')
    const refusal = refusalFor(found, now)
    if (refusal?.refused === 'SUSPENDED') {
      const ticket = await ticketOfEndedSession(context, trx, found.session)
      return ticket ? suspendedWith(ticket) : refusal
    }
    if (refusal?.refused === 'REUSED') await endAsReused(trx, found.session.session_id, now)
    if (refusal) return refusal
    await confirm(trx, found, now)
    if (!found.token.rotated_at) await rotate(trx, found, successor, now)
    return found
  })
  if (isRefusal(outcome)) return outcome
  const { session, token, user } = outcome
  return issueCredentials(context, {
    userSeq: session.user_seq,
    role: user.role,
    signInType: session.sign_in_type,
    sessionId: session.session_id,
    generation: token.generation + 1,
    refreshToken: successor,
    secondFactorAt: session.second_factor_at,
  })
}

/**
 * What the token belongs to. The session is locked first and the rest read afterwards: a statement that waits for a
 * lock sees the current locked row, but the joined rows as they were before.
 */
async function lock(trx: Kysely<DB>, tokenHash: string): Promise<Presented | undefined> {
  const session = await trx
    .selectFrom('login_session')
    .selectAll()
    .where('session_id', '=', (query) =>
      query.selectFrom('refresh_token').select('session_id').where('token_hash', '=', tokenHash),
    )
    .forUpdate()
    .executeTakeFirst()
  if (!session) return undefined
  const token = await trx
    .selectFrom('refresh_token')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!token) return undefined
  const user = await trx
    .selectFrom('users')
    .select(['status', 'role'])
    .where('user_seq', '=', session.user_seq)
    .executeTakeFirstOrThrow()
  return { token, session, user }
}

function refusalFor({ token, session, user }: Presented, now: Date): RefreshRefusal | null {
  if (user.status === 'SUSPENDED') return refuse('SUSPENDED')
  if (session.ended_at || user.status !== 'USER') return refuse('FORCED_LOGOUT')
  if (session.expires_at <= now) return refuse('EXPIRED')
  if (!token.rotated_at) return null
  const isRace = now.getTime() - token.rotated_at.getTime() <= GRACE_MILLISECONDS
  const successorHasArrived = session.confirmed_generation > token.generation
  return isRace || !successorHasArrived ? null : refuse('REUSED')
}

async function endAsReused(trx: Kysely<DB>, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable('login_session')
    .set({ ended_at: now, end_reason: 'REUSED' })
    .where('session_id', '=', sessionId)
    .execute()
}

/** A client that presents a token has received it. */
async function confirm(trx: Kysely<DB>, { session, token }: Presented, now: Date): Promise<void> {
  await trx
    .updateTable('login_session')
    .set({
      confirmed_generation: Math.max(session.confirmed_generation, token.generation),
      last_used_at: now,
    })
    .where('session_id', '=', session.session_id)
    .execute()
}

async function rotate(
  trx: Kysely<DB>,
  { session, token }: Presented,
  successor: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('refresh_token')
    .set({ rotated_at: now })
    .where('token_hash', '=', token.token_hash)
    .execute()
  await trx
    .insertInto('refresh_token')
    .values({
      token_hash: hashToken(successor),
      session_id: session.session_id,
      generation: token.generation + 1,
      created_at: now,
    })
    .execute()
  await trx
    .updateTable('login_session')
    .set({ expires_at: sessionExpiresAt(session.created_at, now) })
    .where('session_id', '=', session.session_id)
    .execute()
  await deleteOldTokens(trx, session.session_id, now)
}

/** A token is stored until its successor was rotated long ago: until then its successor may be given out again. */
async function deleteOldTokens(trx: Kysely<DB>, sessionId: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('refresh_token')
    .where('session_id', '=', sessionId)
    .where('generation', '<', (query) =>
      query
        .selectFrom('refresh_token as rotated')
        .select(({ fn }) => fn.max('rotated.generation').as('generation'))
        .where('rotated.session_id', '=', sessionId)
        .where('rotated.rotated_at', '<', new Date(now.getTime() - ROTATED_RETENTION_MILLISECONDS)),
    )
    .execute()
}
