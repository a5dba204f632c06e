import { createHash, randomBytes } from 'node:crypto'
import { sameText } from '#backend/integrations/signing.ts'
import type { SocialProvider } from '#contracts/account.ts'
import { CODE, type Grant, TOKEN } from '../kinds.ts'
import type { World } from '../world.ts'

const CODE_LIFETIME_MS = 60_000
export const TOKEN_LIFETIME_SECONDS = 3_600

export type Redeemed =
  | { ok: true; grant: Grant }
  | { ok: false; error: 'unsupported_grant_type' | 'invalid_client' | 'invalid_grant' }

/** A token request's fields, each once. */
export type TokenRequest = Record<string, string>

/** Redeems an authorisation code: once, within a minute, at the address it was sent to, by who began (PKCE). */
export async function redeemCode(
  world: World,
  provider: SocialProvider,
  fields: TokenRequest,
  isClientSecret: (secret: string) => boolean | Promise<boolean>,
): Promise<Redeemed> {
  const { grant_type, client_id, client_secret = '', code = '' } = fields
  if (grant_type !== 'authorization_code') return { ok: false, error: 'unsupported_grant_type' }
  if (client_id !== world.social[provider].clientId || !(await isClientSecret(client_secret)))
    return { ok: false, error: 'invalid_client' }
  const item = /^[\w-]{32}$/.test(code) ? await world.items.take(CODE, code) : null
  const isFine =
    item !== null &&
    item.value.provider === provider &&
    world.now().getTime() - item.createdAt.getTime() < CODE_LIFETIME_MS &&
    item.value.redirectUri === fields.redirect_uri &&
    isVerifier(fields.code_verifier ?? '', item.value.codeChallenge)
  return isFine ? { ok: true, grant: item.value } : { ok: false, error: 'invalid_grant' }
}

export async function issueProviderToken({ items }: World, grant: Grant): Promise<string> {
  const token = newToken()
  await items.put(TOKEN, hashed(token), grant)
  return token
}

/** Whose a bearer token is; null for one that is none, of another provider, or over. */
export async function bearerOf(
  { items, now }: World,
  provider: SocialProvider,
  authorization: string | undefined,
): Promise<{ grant: Grant; expiresInSeconds: number } | null> {
  const token = /^Bearer ([\w-]{32})$/.exec(authorization ?? '')?.[1]
  const item = token ? await items.newest(TOKEN, hashed(token)) : null
  if (!item || item.value.provider !== provider) return null
  const age = Math.floor((now().getTime() - item.createdAt.getTime()) / 1_000)
  return age < TOKEN_LIFETIME_SECONDS
    ? { grant: item.value, expiresInSeconds: TOKEN_LIFETIME_SECONDS - age }
    : null
}

/** Reads a form's body; a field that comes twice spoils it (RFC 6749 section 3.2). */
export async function readTokenRequest(request: Request): Promise<TokenRequest> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return {}
  const entries = [...new URLSearchParams(await request.text())]
  const names = new Set(entries.map(([name]) => name))
  return names.size === entries.length ? Object.fromEntries(entries) : {}
}

/** A token is stored only as a hash. */
const hashed = (token: string) => createHash('sha256').update(token).digest('base64url')

export const newToken = () => randomBytes(24).toString('base64url')

function isVerifier(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false
  return sameText(createHash('sha256').update(verifier).digest('base64url'), challenge)
}
