import { isIP } from 'node:net'
import { ORPCError } from '@orpc/server'
import { isOperatorRole } from '#contracts/account.ts'
import { dutyRefusal, hasDuty, type NeededDuty } from '#contracts/duties.ts'
import type { EndpointMeta } from '#contracts/endpoint.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import type { Caller, HostContext, Viewer } from './context.ts'
import { dutiesInForce, roleInForce } from './role-in-force.ts'

/** `last_used_at` is for users to read: once a minute is enough. */
const USE_NOTED_EVERY_MILLISECONDS = 60_000
/**
 * The web server uses new tokens within the very request that fetched them, before the browser has them; only a later
 * use proves that they arrived (docs/decisions/011).
 */
export const ARRIVED_AFTER_MILLISECONDS = 60_000

const MAX_TOKEN_LENGTH = 4_096
const MAX_USER_AGENT_LENGTH = 512
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Why a token authenticates no user: it is not ours, it has ended, or its session or account has. */
export type TokenFault = 'INVALID' | 'EXPIRED' | 'ENDED'

/** The bearer token of a request, if it has one. */
export function bearerToken(headers: Headers): string | null {
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return token ?? null
}

/** The origin of a call by its headers. */
export function callerOf(headers: Headers): Caller {
  return boundCaller({
    deviceUuid: headers.get('x-device-uuid'),
    address: headers.get('x-client-address'),
    userAgent: headers.get('x-client-user-agent'),
  })
}

/** The origin of a call, bounded; malformed values are left out. */
export function boundCaller({ deviceUuid, address, userAgent }: Partial<Caller>): Caller {
  return {
    deviceUuid: deviceUuid && UUID.test(deviceUuid) ? deviceUuid.toLowerCase() : null,
    address: address && isIP(address) ? address : null,
    userAgent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH) || null,
  }
}

/**
 * The user of a token at this moment: a session that was ended and an account that was suspended count at once, and so
 * does a changed role; an operator's is in force after the second factor only. Records that the session is in use.
 */
export async function viewerOf(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now'>,
  token: string,
): Promise<Viewer | TokenFault> {
  const now = context.now()
  if (token.length > MAX_TOKEN_LENGTH) return 'INVALID'
  const claims = await context.keys.verifyAccessToken(token, now)
  if (typeof claims === 'string') return claims

  const hasArrived = now.getTime() - claims.issuedAt.getTime() >= ARRIVED_AFTER_MILLISECONDS
  return viewerOfSession(context, { ...claims, hasArrived })
}

/** A session and its user, as they are at this moment. */
const readSession = preparedQuery(
  (db, { sessionId, userSeq }: { sessionId: string; userSeq: number }) =>
    db
      .selectFrom('login_session')
      .innerJoin('users', 'users.user_seq', 'login_session.user_seq')
      .select(['users.role', 'users.duties', 'users.status', 'login_session.sign_in_type'])
      .select(['login_session.ended_at', 'login_session.expires_at'])
      .select(['login_session.confirmed_generation', 'login_session.last_used_at'])
      .select('login_session.second_factor_at')
      .where('login_session.session_id', '=', sessionId)
      .where('login_session.user_seq', '=', userSeq),
)

/**
 * The user of a session, with the current state of both.
 * @param use of a token of this generation; `hasArrived` where it shows that the browser has it
 */
export async function viewerOfSession(
  context: Pick<HostContext, 'kysely' | 'now'>,
  use: { userSeq: number; sessionId: string; generation: number; hasArrived: boolean },
): Promise<Viewer | 'ENDED'> {
  const { sessionId, generation, userSeq, hasArrived } = use
  const { kysely } = context
  const now = context.now()
  const [found] = await readSession(kysely, { sessionId, userSeq })
  if (found?.status !== 'USER') return 'ENDED'
  if (found.ended_at || found.expires_at <= now) return 'ENDED'

  const confirms = hasArrived && generation > found.confirmed_generation
  const usedBefore = now.getTime() - found.last_used_at.getTime()
  if (confirms || usedBefore >= USE_NOTED_EVERY_MILLISECONDS)
    await noteUse(context, { sessionId, confirmed: confirms ? generation : 0 })
  const role = roleInForce(found.role, found.second_factor_at, now)
  return {
    userSeq,
    role,
    duties: dutiesInForce(role, found.duties),
    sessionId,
    generation,
    signInType: found.sign_in_type,
    ...(role !== found.role && { awaitsSecondFactor: true }),
  }
}

async function noteUse(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { sessionId, confirmed }: { sessionId: string; confirmed: number },
): Promise<void> {
  await kysely
    .updateTable('login_session')
    .set(({ fn, ref, val }) => ({
      confirmed_generation: fn('greatest', [ref('confirmed_generation'), val(confirmed)]),
      last_used_at: now(),
    }))
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Lets a call through to its operation, with its viewer.
 * @param meta the endpoint's declaration; where it needs no user, a bad token is the same as none
 * @throws ORPCError UNAUTHORIZED (401), FORCED_LOGOUT (401; status code 400001), FORBIDDEN (403); for an operator who has
 * not passed the second factor, SECOND_FACTOR_NEEDED (403), and for one with another duty, DUTY_NEEDED (403)
 */
export async function authenticate(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now'>,
  { auth, duty }: Pick<EndpointMeta, 'auth' | 'duty'>,
  token: string | null,
): Promise<Viewer | null> {
  if (auth === 'refresh') return null
  const viewer = token === null ? 'INVALID' : await viewerOf(context, token)
  if (typeof viewer === 'string') {
    if (auth === 'none') return null
    throw refusal(viewer === 'ENDED' ? 'FORCED_LOGOUT' : 'UNAUTHORIZED')
  }
  if (auth !== 'operator' && auth !== 'operator-account') return viewer
  if (isOperatorRole(viewer.role)) {
    if (auth === 'operator') requireDuty(viewer, duty)
    return viewer
  }
  if (!viewer.awaitsSecondFactor) throw refusal('FORBIDDEN')
  if (auth === 'operator') throw refusal('SECOND_FACTOR_NEEDED')
  return viewer
}

/**
 * Lets an operator through who has one of the duties; an administrator has all. An endpoint that does not say which duty it
 * needs is for administrators.
 * @throws ORPCError DUTY_NEEDED (403), with words for the operator
 */
export function requireDuty(
  { role, duties }: Pick<Viewer, 'role' | 'duties'>,
  needed: NeededDuty = 'ADMINISTRATOR',
): void {
  if (hasDuty({ duties, isAdministrator: role === 'ADMIN' }, needed)) return
  const { status } = ERROR_CATALOGUE.DUTY_NEEDED
  throw new ORPCError('DUTY_NEEDED', { status, message: dutyRefusal(needed) })
}

function refusal(code: 'UNAUTHORIZED' | 'FORCED_LOGOUT' | 'FORBIDDEN' | 'SECOND_FACTOR_NEEDED') {
  const { status, message } = ERROR_CATALOGUE[code]
  return new ORPCError(code, { status, message })
}
