import { createHmac, createPublicKey } from 'node:crypto'
import { importJWK, type JWTHeaderParameters, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createKeyRing } from './create-key-ring.ts'
import { newKeys, newSigningKey, type SigningKey } from './stored-keys.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const SECONDS = NOW.getTime() / 1_000
const times = { issuedAt: NOW, expiresAt: new Date(NOW.getTime() + 1_800_000) }
const claims = { userSeq: 1001, role: 'OPERATOR', sessionId: 'session', generation: 7 } as const

const keys = newKeys(NOW)
const ring = createKeyRing({ keys, now: () => NOW })
const [key] = keys.signingKeys
if (!key) throw new Error('there is a key')

const decode = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString())
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const PAYLOAD = {
  userSeq: 1001,
  role: 'USER',
  sid: 'session',
  gen: 7,
  iss: 'duson',
  aud: 'duson-hosts',
  iat: SECONDS,
  exp: SECONDS + 1_800,
}
const HEADER = { alg: 'ES256', typ: 'at+jwt', kid: key.kid }

async function forge(
  payload: object,
  header: Partial<JWTHeaderParameters> = {},
  by: SigningKey = key as SigningKey,
) {
  return new SignJWT({ ...payload })
    .setProtectedHeader({ ...HEADER, ...header } as JWTHeaderParameters)
    .sign(await importJWK(by, 'ES256'))
}

it('carries userSeq in its payload, and nothing personal', async () => {
  const token = await ring.signAccessToken(claims, times)
  const [header, payload] = token.split('.')
  expect(decode(header)).toEqual(HEADER)
  expect(decode(payload)).toEqual({ ...PAYLOAD, role: 'OPERATOR' })
})

it('gives back what was signed until it ends', async () => {
  const token = await ring.signAccessToken(claims, times)
  const end = times.expiresAt.getTime()
  expect(await ring.verifyAccessToken(token, NOW)).toEqual({ ...claims, issuedAt: NOW })
  expect(await ring.verifyAccessToken(token, new Date(end - 1_000))).toMatchObject(claims)
  expect(await ring.verifyAccessToken(token, new Date(end))).toBe('EXPIRED')
})

describe('a token that is not ours', () => {
  it('is distinguished from one of ours', async () => {
    expect(await ring.verifyAccessToken(await forge(PAYLOAD), NOW)).toMatchObject({ userSeq: 1001 })
  })

  it.each([
    ['another audience', { aud: 'duson-web' }],
    ['several audiences without ours', { aud: ['a', 'b'] }],
    ['no audience', { aud: undefined }],
    ['another issuer', { iss: 'https://accounts.example' }],
    ['no issuer', { iss: undefined }],
    ['no end', { exp: undefined }],
    ['no beginning', { iat: undefined }],
    ['no user', { userSeq: undefined }],
    ['a user by text', { userSeq: '1001' }],
    ['a user below one', { userSeq: 0 }],
    ['half a user', { userSeq: 1.5 }],
    ['no session', { sid: undefined }],
    ['no generation', { gen: undefined }],
    ['an unknown role', { role: 'ROOT' }],
  ])('%s', async (_what, change) => {
    const { ...payload } = { ...PAYLOAD, ...change }
    expect(await ring.verifyAccessToken(await forge(payload), NOW)).toBe('INVALID')
  })

  it.each([
    ['no type', { typ: undefined }],
    ['the type of another kind of token', { typ: 'JWT' }],
    ['a key that is not there', { kid: 'another' }],
    ['no key', { kid: undefined }],
  ])('%s', async (_what, header) => {
    const token = await forge(PAYLOAD, header as Partial<JWTHeaderParameters>)
    expect(await ring.verifyAccessToken(token, NOW)).toBe('INVALID')
  })

  it('signed by another key under the name of ours', async () => {
    const other = { ...newSigningKey(NOW), kid: key.kid }
    expect(await ring.verifyAccessToken(await forge(PAYLOAD, {}, other), NOW)).toBe('INVALID')
  })

  it('unsigned (alg none)', async () => {
    for (const alg of ['none', 'None', 'NONE']) {
      const unsigned = `${encode({ ...HEADER, alg })}.${encode(PAYLOAD)}.`
      expect(await ring.verifyAccessToken(unsigned, NOW)).toBe('INVALID')
    }
  })

  it('signed with our public key as a shared secret (HS256)', async () => {
    const { d: _private, ...publicJwk } = key
    const pem = createPublicKey({ key: publicJwk, format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    })
    const head = `${encode({ ...HEADER, alg: 'HS256' })}.${encode(PAYLOAD)}`
    const signature = createHmac('sha256', pem).update(head).digest('base64url')
    expect(await ring.verifyAccessToken(`${head}.${signature}`, NOW)).toBe('INVALID')
  })

  it('with a changed payload, signature or shape', async () => {
    const [header, payload, signature] = (await forge(PAYLOAD)).split('.')
    const others = encode({ ...PAYLOAD, userSeq: 1002 })
    for (const token of [
      `${header}.${others}.${signature}`,
      `${header}.${payload}.${'A'.repeat(86)}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.`,
      'not a token',
      '',
      '..',
    ])
      expect(await ring.verifyAccessToken(token, NOW)).toBe('INVALID')
  })
})
