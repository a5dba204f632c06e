import { errors, importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { ROLES } from '#contracts/account.ts'
import type { AccessTokenClaims, VerifiedClaims } from '../operation/key-ring.ts'
import type { SigningKey } from './stored-keys.ts'

const ALGORITHM = 'ES256'
const ISSUER = 'duson'
const AUDIENCE = 'duson-hosts'
/** RFC 9068: a token of another kind cannot be used as an access token. */
const TYPE = 'at+jwt'

const payloadSchema = z.object({
  userSeq: z.int().positive(),
  role: z.enum(ROLES),
  sid: z.string().min(1),
  gen: z.int().nonnegative(),
  iat: z.int(),
})

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000)

/** Signs a compact JWT: ES256, `userSeq` in the payload (SPEC.md section 3), with session and generation. */
export async function signAccessToken(
  key: SigningKey,
  { userSeq, role, sessionId, generation }: AccessTokenClaims,
  { issuedAt, expiresAt }: { issuedAt: Date; expiresAt: Date },
): Promise<string> {
  return new SignJWT({ userSeq, role, sid: sessionId, gen: generation })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds(issuedAt))
    .setExpirationTime(seconds(expiresAt))
    .sign(await cryptoKey(key, 'private'))
}

/** @param keys the active ones; the token names one of them */
export async function verifyAccessToken(
  keys: readonly SigningKey[],
  token: string,
  now: Date,
): Promise<VerifiedClaims | 'EXPIRED' | 'INVALID'> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.find((candidate) => candidate.kid === kid)
        if (!key) throw new errors.JWKSNoMatchingKey()
        return cryptoKey(key, 'public')
      },
      {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        requiredClaims: ['iat', 'exp'],
        currentDate: now,
      },
    )
    return claimsOf(payload)
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'EXPIRED'
    if (error instanceof errors.JOSEError) return 'INVALID'
    throw error
  }
}

function claimsOf(payload: JWTPayload): VerifiedClaims | 'INVALID' {
  const parsed = payloadSchema.safeParse(payload)
  if (!parsed.success) return 'INVALID'
  const { userSeq, role, sid, gen, iat } = parsed.data
  return { userSeq, role, sessionId: sid, generation: gen, issuedAt: new Date(iat * 1_000) }
}

type Half = 'private' | 'public'
const imported = { private: new WeakMap(), public: new WeakMap() } satisfies Record<
  Half,
  WeakMap<SigningKey, Promise<CryptoKey>>
>

/** Importing takes longer than verifying: each key is imported once. */
function cryptoKey(key: SigningKey, half: Half): Promise<CryptoKey> {
  const known: Promise<CryptoKey> | undefined = imported[half].get(key)
  if (known) return known
  const { d, ...publicJwk } = key
  const jwk = half === 'private' ? { ...publicJwk, d } : publicJwk
  const importing = importJWK(jwk, ALGORITHM) as Promise<CryptoKey>
  imported[half].set(key, importing)
  return importing
}
