import { readFileSync } from 'node:fs'
import { createLocalJWKSet, generateKeyPair, importPKCS8, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contracts/account.ts'
import {
  authorizationFields,
  CODE_VERIFIER,
  hiddenFields,
  ORIGIN,
  openTestSandbox,
  type TestSandbox,
} from '#tests/support/test-sandbox.ts'
import { DEMO_PEOPLE } from '../seed/demo-facts.ts'
import { providerId } from '../seed/provider-id.ts'

let world: TestSandbox
beforeAll(async () => {
  world = await openTestSandbox()
})
beforeEach(async () => {
  await world.kysely.deleteFrom('sandbox_item').where('kind', '!=', 'secrets').execute()
})
afterAll(() => world.close())

const PROVIDERS = SOCIAL_PROVIDERS
type Fields = Record<string, string>

const authorizePath = (provider: SocialProvider, more: Fields = {}) =>
  `/sandbox/${provider}/authorize?${new URLSearchParams(authorizationFields(world, provider, more))}`

/** Chooses at the login page; answers what comes back to our callback. */
async function choose(
  provider: SocialProvider,
  choice: Fields,
  more: Fields = {},
): Promise<Fields> {
  const page = await (await world.visit(authorizePath(provider, more))).text()
  const response = await world.post(`/sandbox/${provider}/authorize`, {
    ...hiddenFields(page),
    ...choice,
  })
  if (provider === 'apple') return hiddenFields(await response.text())
  const location = new URL(response.headers.get('location') ?? '')
  expect(response.status).toBe(303)
  expect(location.origin + location.pathname).toBe(`${ORIGIN}/signin/${provider}/callback`)
  return Object.fromEntries(location.searchParams)
}

interface SecretClaims {
  key?: CryptoKey
  kid?: string
  iss?: string
  sub?: string
  aud?: string
  seconds?: number
}

/** Apple's client secret, right but for what is given. */
async function appleSecret(wrong: SecretClaims = {}): Promise<string> {
  const { apple } = world.settings.social
  const at = world.now().getTime() / 1_000
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: wrong.kid ?? apple.keyId })
    .setIssuer(wrong.iss ?? apple.teamId)
    .setSubject(wrong.sub ?? apple.clientId)
    .setAudience(wrong.aud ?? apple.endpoints.issuer ?? '')
    .setIssuedAt(at)
    .setExpirationTime(at + (wrong.seconds ?? 300))
    .sign(wrong.key ?? (await importPKCS8(apple.privateKey, 'ES256')))
}

async function clientSecret(provider: SocialProvider): Promise<string> {
  if (provider === 'apple') return appleSecret()
  return world.settings.social[provider].clientSecret ?? ''
}

async function redeem(provider: SocialProvider, code: string, more: Fields = {}) {
  const response = await world.social.fetch(world.social[provider]?.endpoints.token ?? '', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: world.social[provider]?.clientId ?? '',
      client_secret: await clientSecret(provider),
      redirect_uri: `${ORIGIN}/signin/${provider}/callback`,
      code_verifier: CODE_VERIFIER,
      code,
      ...more,
    }),
  })
  return { status: response.status, body: await response.json() }
}

async function signIn(provider: SocialProvider, choice: Fields) {
  const { code = '' } = await choose(provider, choice)
  const { body } = await redeem(provider, code)
  const proof = {
    accessToken: body.access_token,
    idToken: body.id_token,
    ...(provider === 'apple' && { nonce: 'nonce-of-a-test', name: '사과' }),
  }
  return world.integrations.social[provider]?.identify(proof)
}

describe.each(PROVIDERS)('sandbox sign-in by %s', (provider) => {
  it('asks whom to sign in as', async () => {
    const response = await world.visit(authorizePath(provider))
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(page).toContain('연습용 세계')
    for (const text of ['정유진', '박도현', '새 사람으로 로그인', '취소'])
      expect(page).toContain(text)
  })

  it('signs in as a demo person, whom the seed has connected', async () => {
    const page = await (await world.visit(authorizePath(provider))).text()
    const [, id = ''] = /value="([^"]*)">정유진</.exec(page) ?? []
    const { providerUserId } = (await signIn(provider, { person: id })) ?? {}
    expect(providerUserId).toBe(providerId(provider, DEMO_PEOPLE[0]?.phone ?? ''))
  })

  it('knows everyone whom the README names, but for those who sign in by their number alone', async () => {
    const rows = readFileSync('README.md', 'utf8').matchAll(
      /^\| ([가-힣]+) +\| .+? +\| (010[-\d]+) +\|(?!.*by the number alone)/gm,
    )
    const named = [...rows].map(([, name = '', phone = '']) => [
      providerId(provider, phone.replaceAll('-', '')),
      name,
    ])
    const page = await (await world.visit(authorizePath(provider))).text()
    const offered = [...page.matchAll(/value="([^"]*)">([가-힣]+)</g)].map((found) =>
      found.slice(1, 3),
    )
    expect(named.length).toBeGreaterThan(3)
    expect(offered).toEqual(expect.arrayContaining(named))
  })

  it('signs in as a new person, who is there the next time', async () => {
    const person = await signIn(provider, { name: ' 새로운이 ' })
    expect(person).toEqual({
      providerUserId: expect.stringMatching(/.{10}/),
      name: provider === 'apple' ? '사과' : '새로운이',
      ...(provider === 'naver' && { email: expect.stringContaining('@') }),
    })
    const page = await (await world.visit(authorizePath(provider))).text()
    const [, id = ''] = /value="([^"]*)">새로운이</.exec(page) ?? []
    expect(await signIn(provider, { person: id })).toEqual(person)
    expect(await signIn(provider, { name: '새로운이' })).not.toEqual(person)
  })

  it('gives the state back', async () => {
    const { state } = await choose(provider, { name: '아무개' }, { state: 'a+b&c="d"%20-_.~' })
    expect(state).toBe('a+b&c="d"%20-_.~')
  })

  it('sends back who changes their mind', async () => {
    expect(await choose(provider, { cancel: '1' })).toMatchObject({
      error: provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied',
      state: 'state-of-a-test',
    })
  })

  it.each(['', '  ', '가'.repeat(41), '정\u0000진'])('asks again for a name (%j)', async (name) => {
    const fields = { ...authorizationFields(world, provider), name }
    const response = await world.post(`/sandbox/${provider}/authorize`, fields)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('이름을 1자에서 40자까지 써 주세요.')
  })

  it.each<[string, Fields]>([
    ['app', { client_id: 'another' }],
    ['address', { redirect_uri: `${ORIGIN}/signin/${provider}/callback/` }],
    ['origin', { redirect_uri: `https://elsewhere.example/signin/${provider}/callback` }],
    ['state', { state: '' }],
  ])('redirects no visitor for a wrong %s', async (_, wrong) => {
    const fields = authorizationFields(world, provider, wrong)
    for (const response of [
      await world.visit(authorizePath(provider, wrong)),
      await world.post(`/sandbox/${provider}/authorize`, { ...fields, name: '아무개' }),
    ]) {
      expect(response.status).toBe(400)
      expect(response.headers.get('location')).toBeNull()
      expect(await response.text()).not.toContain('<form')
    }
  })

  it.each<[string, Fields, string]>([
    ['response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['challenge method', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['challenge', { code_challenge: '' }, 'invalid_request'],
    ['nonce', { nonce: 'a b' }, 'invalid_request'],
    ['response mode', { response_mode: 'fragment' }, 'invalid_request'],
  ])('refuses a wrong %s', async (_, wrong, error) => {
    const response = await world.visit(authorizePath(provider, wrong))
    const isForm = provider === 'apple' && !wrong.response_mode
    const answer = isForm
      ? hiddenFields(await response.text())
      : Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)
    expect(answer).toEqual({ error, state: 'state-of-a-test' })
  })

  it('redeems a code once', async () => {
    const { code = '' } = await choose(provider, { name: '아무개' })
    const outcomes = await Promise.all([redeem(provider, code), redeem(provider, code)])
    expect(outcomes.filter(({ body }) => 'access_token' in body)).toHaveLength(1)
  })

  it('redeems a code within a minute', async () => {
    const [inTime, late] = [
      await choose(provider, { name: '아무개' }),
      await choose(provider, { name: '아무개' }),
    ]
    world.wait(59)
    expect((await redeem(provider, inTime.code ?? '')).body).toHaveProperty('access_token')
    world.wait(1)
    expect((await redeem(provider, late.code ?? '')).body).not.toHaveProperty('access_token')
  })

  it.each<[string, Fields]>([
    ['verifier', { code_verifier: 'a'.repeat(43) }],
    ['missing verifier', { code_verifier: '' }],
    ['address', { redirect_uri: `${ORIGIN}/signin/${provider}` }],
    ['app', { client_id: 'another' }],
    ['secret', { client_secret: 'wrong' }],
    ['missing secret', { client_secret: '' }],
    ['grant type', { grant_type: 'client_credentials' }],
    ['code', { code: 'a'.repeat(32) }],
    ['code of nonsense', { code: '\0' }],
  ])('redeems nothing with a wrong %s', async (_, wrong) => {
    const { code = '' } = await choose(provider, { name: '아무개' })
    const { status, body } = await redeem(provider, code, wrong)
    expect(body).not.toHaveProperty('access_token')
    expect(body.error).toMatch(/^(invalid_\w+|unsupported_grant_type)$/)
    // Naver's errors come with 200.
    expect(status === 200).toBe(provider === 'naver')
  })

  it('redeems no code of another provider', async () => {
    const other = provider === 'naver' ? 'kakao' : 'naver'
    const { code = '' } = await choose(other, { name: '아무개' })
    expect((await redeem(provider, code)).body).not.toHaveProperty('access_token')
  })

  it('believes its own tokens only, and for an hour', async () => {
    if (provider === 'apple') return
    const { code = '' } = await choose(provider, { name: '아무개' })
    const { body } = await redeem(provider, code)
    const identifier = world.integrations.social[provider]
    const other = world.integrations.social[provider === 'naver' ? 'kakao' : 'naver']
    expect(await other?.identify({ accessToken: body.access_token })).toBeNull()
    expect(await identifier?.identify({ accessToken: 'a'.repeat(32) })).toBeNull()
    world.wait(3_599)
    expect(await identifier?.identify({ accessToken: body.access_token })).not.toBeNull()
    world.wait(1)
    expect(await identifier?.identify({ accessToken: body.access_token })).toBeNull()
  })

  it('refuses a body that gives a field twice, or is no form', async () => {
    const { code = '' } = await choose(provider, { name: '아무개' })
    const fields = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: world.social[provider]?.clientId ?? '',
      client_secret: await clientSecret(provider),
      redirect_uri: `${ORIGIN}/signin/${provider}/callback`,
      code_verifier: CODE_VERIFIER,
      code,
    })
    const address = world.social[provider]?.endpoints.token ?? ''
    const json = JSON.stringify(Object.fromEntries(fields))
    const headers = { 'content-type': 'application/json' }
    fields.append('client_id', world.social[provider]?.clientId ?? '')
    for (const init of [{ body: fields }, { body: json, headers }]) {
      const response = await world.social.fetch(address, { method: 'POST', ...init })
      expect(await response.json()).toHaveProperty('error')
    }
  })
})

describe('habits of the sandbox providers', () => {
  it('Naver tells in text how long a token lasts', async () => {
    const { code = '' } = await choose('naver', { name: '아무개' })
    expect((await redeem('naver', code)).body.expires_in).toBe('3600')
  })

  it('Kakao gives ids that no JavaScript number holds', async () => {
    const person = await signIn('kakao', { name: '아무개' })
    expect(Number.isSafeInteger(Number(person?.providerUserId))).toBe(false)
    expect(BigInt(person?.providerUserId ?? 0) < 2n ** 63n).toBe(true)
  })

  it('Kakao wants commas between scopes, and knows its own alone', async () => {
    for (const scope of ['profile_nickname account_email', 'friends']) {
      const { headers } = await world.visit(authorizePath('kakao', { scope }))
      expect(headers.get('location')).toContain('error=invalid_scope')
    }
    const fine = await world.visit(
      authorizePath('kakao', { scope: 'profile_nickname,account_email' }),
    )
    expect(fine.status).toBe(200)
  })

  it('Apple tells the name the first time only', async () => {
    const { user = '' } = await choose('apple', { name: '남궁민' })
    expect(JSON.parse(user)).toEqual({ name: { firstName: '궁민', lastName: '남' } })
    const page = await (await world.visit(authorizePath('apple'))).text()
    const [, person = ''] = /value="([^"]*)">남궁민</.exec(page) ?? []
    expect(await choose('apple', { person })).not.toHaveProperty('user')
    expect(await choose('apple', { name: '이름없이' }, { scope: '' })).not.toHaveProperty('user')
  })

  it('Apple gives a name by form_post alone', async () => {
    const { headers } = await world.visit(authorizePath('apple', { response_mode: 'query' }))
    expect(headers.get('location')).toContain('error=invalid_request')
  })

  it('Apple sends back by a form that runs by itself under its own policy', async () => {
    const fields = { ...authorizationFields(world, 'apple'), name: '아무개' }
    const response = await world.post('/sandbox/apple/authorize', fields)
    const page = await response.text()
    expect(page).toContain(`action="${ORIGIN}/signin/apple/callback"`)
    expect(page).toContain('계속</button>')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'sha256-[\w+/]{43}='/)
    expect(policy).toContain(`form-action 'self' ${ORIGIN}`)
  })

  it('Apple signs who it is, for us, with the nonce', async () => {
    const { code = '' } = await choose('apple', { name: '아무개' })
    const { body } = await redeem('apple', code)
    const { issuer, jwks = '' } = world.settings.social.apple.endpoints
    const keys = await (await world.social.fetch(jwks)).json()
    expect(JSON.stringify(keys)).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
    const { payload } = await jwtVerify(body.id_token, createLocalJWKSet(keys), {
      currentDate: world.now(),
    })
    const at = Math.floor(world.now().getTime() / 1_000)
    expect(payload).toMatchObject({
      iss: issuer,
      aud: 'sandbox.duson.web',
      nonce: 'nonce-of-a-test',
      iat: at,
    })
    const identify = (nonce: string) =>
      world.integrations.social.apple?.identify({ idToken: body.id_token, nonce })
    expect(await identify('nonce-of-a-test')).toMatchObject({ providerUserId: payload.sub })
    expect(await identify('nonce-2')).toBeNull()
    world.wait(86_410)
    expect(await identify('nonce-of-a-test')).toBeNull()
  })

  it.each<[string, () => Promise<SecretClaims>]>([
    ['key', async () => ({ key: (await generateKeyPair('ES256')).privateKey })],
    ['key id', async () => ({ kid: 'another' })],
    ['team', async () => ({ iss: 'another' })],
    ['app', async () => ({ sub: 'another' })],
    ['audience', async () => ({ aud: 'https://appleid.apple.com' })],
    ['end', async () => ({ seconds: -60 })],
    ['length', async () => ({ seconds: 16_000_000 })],
  ])('Apple refuses a client secret of a wrong %s', async (_, wrong) => {
    const { code = '' } = await choose('apple', { name: '아무개' })
    const secret = await appleSecret(await wrong())
    expect(await redeem('apple', code, { client_secret: secret })).toEqual({
      status: 400,
      body: { error: 'invalid_client' },
    })
  })
})
