import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
  sign,
  verify,
} from 'node:crypto'
import { z } from 'zod'

const secretSchema = z.string().min(32)

const signingKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().min(1),
  /** From this moment on it signs, unless there is a newer one; before it, it verifies only. */
  createdAt: z.iso.datetime(),
})
export type SigningKey = z.infer<typeof signingKeySchema>

const cookieSecretSchema = z.object({ secret: secretSchema, createdAt: z.iso.datetime() })

const storedKeysSchema = z.object({
  version: z.literal(1),
  signingKeys: z.array(signingKeySchema).min(1),
  cookieSecrets: z.array(cookieSecretSchema).min(1),
  /**
   * Derives the successor of a refresh token. Not rotated: the secret alone is useless, because the token is needed
   * too.
   */
  refreshSecret: secretSchema,
  /**
   * Keys the hashes of personal data; the sealing key is derived from it too. Never rotated: otherwise no proven
   * identity would be recognised, and operators could not pass their second factor.
   */
  pseudonymSecret: secretSchema,
})

/** `keys.json`, and the environment variable `KEYS`. */
export type StoredKeys = z.infer<typeof storedKeysSchema>

/** The keys cannot be used as they are; the message is for the operator of the server and shows none of them. */
export class KeysError extends Error {
  override readonly name = 'KeysError'
  /** EX_CONFIG of sysexits.h */
  readonly exitCode = 78
}

const newSecret = () => randomBytes(32).toString('base64url')

export function newSigningKey(createdAt: Date): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y, d } = privateKey.export({ format: 'jwk' })
  return signingKeySchema.parse({
    kty: 'EC',
    crv: 'P-256',
    x,
    y,
    d,
    kid: randomUUID(),
    createdAt: createdAt.toISOString(),
  })
}

export function newCookieSecret(createdAt: Date): StoredKeys['cookieSecrets'][number] {
  return { secret: newSecret(), createdAt: createdAt.toISOString() }
}

export function newKeys(createdAt: Date): StoredKeys {
  return {
    version: 1,
    signingKeys: [newSigningKey(createdAt)],
    cookieSecrets: [newCookieSecret(createdAt)],
    refreshSecret: newSecret(),
    pseudonymSecret: newSecret(),
  }
}

/**
 * Reads keys and proves that each signing key can sign.
 * @param source where they come from, for the message
 * @throws KeysError
 */
export function parseKeys(text: string, source: string): StoredKeys {
  const parsed = storedKeysSchema.safeParse(parseJson(text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw brokenKeys(source, issue?.path.join('.') || 'not the JSON that was expected')
  }
  const broken = parsed.data.signingKeys.findIndex((key) => !canSign(key))
  if (broken >= 0) throw brokenKeys(source, `signingKeys.${broken}: not a P-256 private key`)
  return parsed.data
}

function brokenKeys(source: string, what: string): KeysError {
  return new KeysError(
    [
      `서버 키(${source})를 읽을 수 없습니다: ${what}`,
      '백업해 둔 키로 되돌려 주세요. 새 키로 바꾸면 모든 사람이 로그아웃되고, 본인인증 기록과 이어지지 않습니다.',
      `The keys of this server (${source}) cannot be used: ${what}`,
      'Put them back from a backup. New ones (npm run keys) sign everybody out and do not recognise proven identities any more.',
    ].join('\n'),
  )
}

const WHAT_NEW_KEYS_MEAN =
  'Put the keys back from a backup. If they are lost, start once with NEW_KEYS=1: everybody is then signed out, and people who proved their identity are not recognised.'

/** There are accounts, and the keys that they were created with are lost. */
export const missingKeys = (source: string) =>
  new KeysError(
    `There are no keys at ${source}, but the database has accounts. ${WHAT_NEW_KEYS_MEAN}`,
  )

/** The accounts were created with other keys than these. */
export const foreignKeys = (source: string) =>
  new KeysError(
    `The keys of ${source} are not those that the accounts of this database were made with. ${WHAT_NEW_KEYS_MEAN}`,
  )

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function canSign(jwk: SigningKey): boolean {
  try {
    const key = { key: jwk, format: 'jwk' as const }
    const probe = Buffer.from('probe')
    const signature = sign('sha256', probe, createPrivateKey(key))
    const { d: _private, ...publicJwk } = jwk
    return verify('sha256', probe, createPublicKey({ key: publicJwk, format: 'jwk' }), signature)
  } catch {
    return false
  }
}
