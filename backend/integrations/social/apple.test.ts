import {
  base64url,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { IntegrationError } from '#backend/operation/integrations.ts'
import {
  type FakeProvider,
  fakeProvider,
  hangs,
  loggedTextOf,
  unreachable,
} from '#tests/support/fake-provider.ts'
import { createAppleIdentifier } from './apple.ts'
import { realEndpoints } from './endpoints.ts'

const CLIENT_ID = 'kr.duson.web'
const NOW = new Date('2026-11-01T00:00:00Z')
const AT = NOW.getTime() / 1_000

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
let rsa: Keys
let elliptic: Keys
let untrusted: Keys
let long: Keys
let published: object

beforeAll(async () => {
  rsa = await generateKeyPair('RS256', { extractable: true })
  elliptic = await generateKeyPair('ES256', { extractable: true })
  untrusted = await generateKeyPair('RS256', { extractable: true })
  long = await generateKeyPair('RS512', { extractable: true })
  published = {
    keys: [
      { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256', use: 'sig' },
      { ...(await exportJWK(elliptic.publicKey)), kid: 'elliptic', alg: 'ES256', use: 'sig' },
      { ...(await exportJWK(long.publicKey)), kid: 'long', alg: 'RS512', use: 'sig' },
    ],
  }
})

const genuine: JWTPayload = {
  iss: realEndpoints.apple.issuer,
  aud: CLIENT_ID,
  sub: '000123.abc.0456',
  iat: AT - 10,
  exp: AT + 600,
  nonce: 'nonce-1',
}

const signed = (claims: JWTPayload = {}, alg = 'RS256', key = rsa.privateKey, kid = 'rsa') =>
  new SignJWT({ ...genuine, ...claims }).setProtectedHeader({ alg, kid }).sign(key)

function apple(provider: FakeProvider = fakeProvider(() => Response.json(published))) {
  const { identify } = createAppleIdentifier({
    clientId: CLIENT_ID,
    endpoints: realEndpoints.apple,
    fetch: provider.fetch,
    now: () => NOW,
    deadlineMs: 30,
  })
  return { identify, requests: provider.requests }
}

describe('apple', () => {
  it('believes an id_token by its signature', async () => {
    const { identify, requests } = apple()
    const proof = { idToken: await signed(), nonce: 'nonce-1', name: ' 정유진 ' }
    expect(await identify(proof)).toEqual({ providerUserId: '000123.abc.0456', name: '정유진' })
    expect(requests.map(({ url }) => url)).toEqual(['https://appleid.apple.com/auth/keys'])
  })

  it('accepts ES256 too', async () => {
    const idToken = await signed({}, 'ES256', elliptic.privateKey, 'elliptic')
    expect(await apple().identify({ idToken, nonce: 'nonce-1' })).toMatchObject({ name: null })
  })

  it('fetches the keys once', async () => {
    const { identify, requests } = apple()
    for (let time = 0; time < 3; time++) await identify({ idToken: await signed() })
    await identify({ idToken: await signed({}, 'RS256', untrusted.privateKey, 'unknown') })
    expect(requests).toHaveLength(1)
  })

  it.each<[string, () => Promise<string> | string]>([
    ['of another app', () => signed({ aud: 'kr.duson.other' })],
    ['of several apps', () => signed({ aud: [CLIENT_ID, 'kr.duson.other'] })],
    ['of no app', () => signed({ aud: undefined })],
    ['of another issuer', () => signed({ iss: 'https://appleid.apple.com.example' })],
    ['of another nonce', () => signed({ nonce: 'nonce-2' })],
    ['without a nonce', () => signed({ nonce: undefined })],
    ['that is over', () => signed({ exp: AT - 60 })],
    ['that never ends', () => signed({ exp: undefined })],
    ['from no time', () => signed({ iat: undefined })],
    ['that is not yet one', () => signed({ nbf: AT + 60 })],
    ['without a user', () => signed({ sub: undefined })],
    ['of an empty name', () => signed({ sub: '' })],
    ['signed by a untrusted', () => signed({}, 'RS256', untrusted.privateKey)],
    ['signed by a key unknown', () => signed({}, 'RS256', untrusted.privateKey, 'unknown')],
    ['of an algorithm not allowed', () => signed({}, 'RS512', long.privateKey, 'long')],
    ['of alg none', () => new UnsecuredJWT(genuine).encode()],
    ['signed with the public key as a secret (HS256)', () => signedWithPublicKey()],
    ['that lost its signature', async () => (await signed()).replace(/[^.]+$/, '')],
    ['with other claims', async () => withOtherClaims(await signed())],
    ['of nonsense', () => 'a.b.c'],
    ['of nothing', () => ''],
  ])('answers null for a token %s', async (_, make) => {
    expect(await apple().identify({ idToken: await make(), nonce: 'nonce-1' })).toBeNull()
  })

  it('answers null without an id_token', async () => {
    expect(await apple().identify({ accessToken: 'token' })).toBeNull()
  })

  it.each<[string, () => Response | Promise<Response>]>([
    ['fail', () => Response.json({}, { status: 500 })],
    ['are elsewhere', () => Response.redirect('https://elsewhere.example/', 302)],
    ['hang', hangs],
    ['cannot be reached', () => unreachable('CANARY')],
    ['are nonsense', () => new Response('CANARY')],
    ['are none', () => Response.json({ CANARY: [] })],
  ])('throws when the keys %s', async (_, answer) => {
    const idToken = await signed({ email: 'CANARY@example.com' })
    const error = await apple(fakeProvider(answer))
      .identify({ idToken, nonce: 'nonce-1' })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(IntegrationError)
    expect(loggedTextOf(error)).not.toContain('CANARY')
    expect(loggedTextOf(error)).not.toContain(idToken)
  })

  it('recovers once the keys are available again', async () => {
    let isDown = true
    const provider = fakeProvider(() =>
      isDown ? Response.json({}, { status: 503 }) : Response.json(published),
    )
    const { identify } = apple(provider)
    await expect(identify({ idToken: await signed() })).rejects.toBeInstanceOf(IntegrationError)
    isDown = false
    expect(await identify({ idToken: await signed() })).not.toBeNull()
  })
})

async function signedWithPublicKey(): Promise<string> {
  const secret = new TextEncoder().encode(await exportSPKI(rsa.publicKey))
  return new SignJWT(genuine).setProtectedHeader({ alg: 'HS256', kid: 'rsa' }).sign(secret)
}

function withOtherClaims(token: string): string {
  const [header, , signature] = token.split('.')
  return [header, base64url.encode(JSON.stringify({ ...genuine, sub: 'other' })), signature].join(
    '.',
  )
}
