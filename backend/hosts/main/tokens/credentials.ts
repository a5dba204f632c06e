import { createHash } from 'node:crypto'
import type { Credentials, Role, SignInType } from '#contracts/account.ts'
import { SESSION_RULES } from '#contracts/session.ts'
import type { HostContext } from '../../host.ts'

/** How a refresh token is kept. It is random, so that a plain hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What a session runs on from now: a new access token of half an hour beside the refresh token. */
export async function issueCredentials(
  { keys, now }: Pick<HostContext, 'keys' | 'now'>,
  session: {
    userSeq: number
    role: Role
    signInType: SignInType
    sessionId: string
    generation: number
    refreshToken: string
  },
): Promise<Credentials> {
  const { userSeq, role, signInType, sessionId, generation, refreshToken } = session
  const issuedAt = now()
  const accessTokenExpires =
    Math.floor(issuedAt.getTime() / 1_000) + SESSION_RULES.accessTokenSeconds
  const accessToken = await keys.signAccessToken(
    { userSeq, role, sessionId, generation },
    { issuedAt, expiresAt: new Date(accessTokenExpires * 1_000) },
  )
  return { seq: userSeq, accessToken, accessTokenExpires, refreshToken, role, signInType }
}
