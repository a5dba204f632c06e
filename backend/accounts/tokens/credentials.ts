import { createHash } from 'node:crypto'
import type { HostContext } from '#backend/operation/context.ts'
import { roleInForce, secondFactorUntil } from '#backend/operation/role-in-force.ts'
import { type Credentials, isOperatorRole, type Role, type SignInType } from '#contracts/account.ts'
import { SESSION_RULES } from '#contracts/session.ts'

/** The stored form of a refresh token. It is random, so a plain hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

interface TokenSession {
  userSeq: number
  /** Of the account. */
  role: Role
  sessionId: string
  generation: number
  /** When the second factor was passed in this session, if it was. */
  secondFactorAt: Date | null
}

export interface AccessToken {
  accessToken: string
  /** Seconds since 1970. */
  accessTokenExpires: number
}

/** An access token of half an hour; its role is the one in force. */
export async function issueAccessToken(
  { keys, now }: Pick<HostContext, 'keys' | 'now'>,
  { userSeq, role, sessionId, generation, secondFactorAt }: TokenSession,
): Promise<AccessToken> {
  const issuedAt = now()
  const accessTokenExpires =
    Math.floor(issuedAt.getTime() / 1_000) + SESSION_RULES.accessTokenSeconds
  const accessToken = await keys.signAccessToken(
    { userSeq, role: roleInForce(role, secondFactorAt, issuedAt), sessionId, generation },
    { issuedAt, expiresAt: new Date(accessTokenExpires * 1_000) },
  )
  return { accessToken, accessTokenExpires }
}

/** The credentials of a session from now on: a new access token and the refresh token. */
export async function issueCredentials(
  context: Pick<HostContext, 'keys' | 'now'>,
  session: TokenSession & { signInType: SignInType; refreshToken: string },
): Promise<Credentials> {
  const { userSeq, role, signInType, refreshToken, secondFactorAt } = session
  const { accessToken, accessTokenExpires } = await issueAccessToken(context, session)
  const until = isOperatorRole(role) ? secondFactorUntil(secondFactorAt, context.now()) : null
  return {
    seq: userSeq,
    accessToken,
    accessTokenExpires,
    refreshToken,
    role,
    signInType,
    ...(until && { secondFactorUntil: Math.floor(until.getTime() / 1_000) }),
  }
}
