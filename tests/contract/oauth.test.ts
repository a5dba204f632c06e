import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAppleIdentifier } from '#backend/integrations/social/apple.ts'
import type { SocialIdentifier } from '#backend/operation/integrations.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contracts/account.ts'
import {
  type AuthorizationServer,
  startAuthorizationServer,
} from '#tests/support/authorization-server.ts'
import { ID_TOKEN_MUTATIONS } from './id-token-mutations.ts'
import { MUTATIONS, type Mutation } from './oauth-mutations.ts'
import { COOKIE_SECRETS, NoReturn, PUBLIC_ORIGIN, Walk } from './oauth-walk.ts'

let server: AuthorizationServer
let apple: SocialIdentifier

beforeAll(async () => {
  server = await startAuthorizationServer(PUBLIC_ORIGIN)
  const { clientId, endpoints } = server.settings.apple
  apple = createAppleIdentifier({ clientId, endpoints, fetch, now: () => new Date() })
})
afterAll(() => server.close())

/** The identified user, as the provider returns it. */
async function whoComes(walk: Walk, provider: SocialProvider, person: string) {
  const back = await walk.arrive(provider, await walk.leave(provider, { person }))
  if (!back.ok) return back.reason
  const { accessToken, idToken } = back.proof
  if (provider === 'apple') return (await apple.identify(back.proof))?.providerUserId
  expect(idToken).toBeUndefined()
  const owner = await server.ownerOf(accessToken ?? '')
  return owner?.clientId === provider ? owner.accountId : owner
}

describe.each(SOCIAL_PROVIDERS)('signing in by %s at a real authorization server', (provider) => {
  it('gives the proof of who came', async () => {
    const walk = new Walk(server)
    expect(await whoComes(walk, provider, 'minji')).toBe('minji')
    expect(walk.browser.cookies).toEqual(new Map())
    expect(await whoComes(walk, provider, 'jisu'), 'the same browser again').toBe('jisu')
  })

  it('asks with a code challenge, a state and our own address alone', async () => {
    const { searchParams } = await new Walk(server).begin(provider)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: provider,
      redirect_uri: `${PUBLIC_ORIGIN}/signin/${provider}/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
    const extra = {
      naver: {},
      kakao: { scope: 'profile_nickname' },
      apple: { scope: 'name', response_mode: 'form_post' },
    }
    expect(Object.fromEntries(searchParams)).toMatchObject(extra[provider])
    expect(searchParams.has('nonce')).toBe(provider === 'apple')
    expect(searchParams.get('redirect_uri')).not.toContain('?')
  })

  it('takes no state, code or address from the request that begins it', async () => {
    const walk = new Walk(server)
    const request = new Request(
      'http://evil.example/signin/x?state=s&code=c&redirect_uri=http://evil.example',
      {
        headers: { 'x-forwarded-host': 'evil.example', cookie: `state:1=state%3Ds%26s%3Dv` },
      },
    )
    const response = await walk.social.begin(provider, request)
    const address = new URL(response.headers.get('location') ?? '')
    expect(address.origin).toBe(server.issuer)
    expect(address.href).not.toContain('evil')
    expect(address.searchParams.get('state')).not.toBe('s')
  })

  it('keeps its secret out of the address and the header of the token request', async () => {
    server.tokenRequests.length = 0
    await whoComes(new Walk(server), provider, 'minji')
    const [request, ...more] = server.tokenRequests
    expect(more).toEqual([])
    expect(request).toMatchObject({ url: '/token', authorization: undefined })
    expect(request?.body.get('client_id')).toBe(provider)
    expect(request?.body.get('client_secret')).toBeTruthy()
    expect(request?.body.has('state')).toBe(provider === 'naver')
  })

  it('remembers a start by a cookie that scripts and other sites do not get', async () => {
    const walk = new Walk(server)
    const { headers } = await walk.social.begin(provider, new Request(PUBLIC_ORIGIN))
    const [cookie, ...more] = headers.getSetCookie()
    expect(more).toEqual([])
    expect(cookie).toMatch(new RegExp(`^__Host-oauth-${provider}-[\\w-]{12}=`))
    expect(cookie?.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=300',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('lets a first tab arrive after a second one has begun, and forgets the rest', async () => {
    const walk = new Walk(server)
    const first = await walk.leave(provider)
    for (let tab = 0; tab < 2; tab += 1) await walk.begin(provider)
    expect((await walk.arrive(provider, first)).ok).toBe(true)
    expect(walk.browser.starts(provider)).toEqual([])
  })

  it('knows of each start whose account it was begun for, whatever another tab has begun', async () => {
    const walk = new Walk(server)
    const connecting = await walk.visit(await walk.begin(provider, 7))
    const signingIn = await walk.visit(await walk.begin(provider))
    const browser = new Map(walk.browser.cookies)
    expect(await walk.arrive(provider, connecting)).toMatchObject({ ok: true, connectTo: 7 })
    for (const [name, value] of browser) walk.browser.cookies.set(name, value)
    expect(await walk.arrive(provider, signingIn)).toMatchObject({ ok: true, connectTo: null })
  })

  it('remembers three starts at most, and leaves those of other providers alone', async () => {
    const walk = new Walk(server)
    for (const each of SOCIAL_PROVIDERS) for (let tab = 0; tab < 5; tab += 1) await walk.begin(each)
    for (const each of SOCIAL_PROVIDERS) expect(walk.browser.starts(each)).toHaveLength(3)
    await walk.finish(provider)
    const left = SOCIAL_PROVIDERS.filter((each) => walk.browser.starts(each).length === 3)
    expect(left).toEqual(SOCIAL_PROVIDERS.filter((each) => each !== provider))
  })

  it('still takes what an older secret has signed', async () => {
    const [newest = '', older = ''] = COOKIE_SECRETS
    const before = new Walk(server, { secrets: [older] })
    const back = await before.leave(provider)
    const after = new Walk(server, { secrets: [newest, older], browser: before.browser })
    expect((await after.arrive(provider, back)).ok).toBe(true)
  })
})

describe('what a provider does beside the standard', () => {
  it('Naver may say by a text how long a token lives', async () => {
    const walk = new Walk(server)
    walk.token.answer = async (real) =>
      Response.json({ ...(await (await real()).json()), expires_in: '3600', token_type: 'bearer' })
    expect(await whoComes(walk, 'naver', 'minji')).toBe('minji')
  })

  it.each([
    ['{"name":{"firstName":"민지","lastName":"김"}}', '김민지'],
    ['{"name":{"firstName":"Ada","lastName":"Lovelace"},"email":"a@b.example"}', 'Ada Lovelace'],
    ['{"name":{"firstName":"민지"}}', '민지'],
    ['{"name":{"firstName":1,"lastName":" "}}', undefined],
    [`{"name":{"firstName":"${'지'.repeat(60)}","lastName":"김"}}`, `김${'지'.repeat(39)}`],
    ['{"name":', undefined],
    ['[]', undefined],
    ['x'.repeat(20_000), undefined],
  ])('Apple sends a name beside the tokens (%#)', async (user, name) => {
    const walk = new Walk(server)
    const back = await walk.leave('apple')
    back.parameters.set('user', user)
    const result = await walk.arrive('apple', back)
    expect(result.ok && result.proof.name).toBe(name)
    expect(walk.browser.cookies).toEqual(new Map())
  })

  it('Apple’s name is taken from its form alone', async () => {
    const walk = new Walk(server)
    const back = await walk.leave('apple')
    await walk.post('apple', back.parameters)
    const user = JSON.stringify({ name: { firstName: '민지', lastName: '김' } })
    const result = await walk.finish('apple', new URLSearchParams({ user }))
    expect(result.ok && result.proof.name).toBe(undefined)
  })
})

describe(`${MUTATIONS.length} ways through a provider that are not right`, () => {
  const named = MUTATIONS.map(
    (mutation) => [`${mutation.provider}: ${mutation.what}`, mutation] as const,
  )

  it('are each another', () => {
    expect(new Set(named.map(([name]) => name)).size).toBe(MUTATIONS.length)
    expect(MUTATIONS.length).toBeGreaterThanOrEqual(60)
    process.stdout.write(
      `${MUTATIONS.length} protocol mutations and ${ID_TOKEN_MUTATIONS.length} of the id_token\n`,
    )
  })

  it.each(named)('%s', async (_name, mutation) => {
    expect(await walkThrough({ ...mutation })).toBe(mutation.refusedAs)
  })

  it.each(SOCIAL_PROVIDERS)('%s: and without a mutation a user is identified', async (provider) => {
    expect(await walkThrough({ what: 'nothing', provider, refusedAs: 'REFUSED' })).toBe('OK')
  })
})

/** Walks with one mutation; with any result, nothing is thrown and no cookie of the sign-in remains. */
async function walkThrough(mutation: Mutation): Promise<string> {
  const { provider, refuses } = mutation
  const settings = await mutation.settings?.(server.settings)
  const walk = new Walk(server, { settings, deadlineMs: mutation.deadlineMs })
  const address = await walk.begin(provider)
  mutation.leaving?.(address)
  const back = await walk.visit(address, { refuses }).catch((error: unknown) => {
    if (error instanceof NoReturn) return null
    throw error
  })
  if (!back) return 'NO_RETURN'
  Object.assign(walk.token, mutation.token)
  const way = { walk, back, provider }
  await mutation.returning?.(way)
  const result = await (mutation.arrive?.(way) ?? walk.arrive(provider, way.back))
  expect(result).not.toBeInstanceOf(Response)
  expect(result.headers.get('location')).toBeNull()
  const ours = `__Host-oauth-(?:posted-)?${provider}`
  expect([...walk.browser.cookies.keys()].filter((name) => new RegExp(ours).test(name))).toEqual([])
  return result.ok ? 'OK' : result.reason
}

describe(`${ID_TOKEN_MUTATIONS.length} id_tokens that are not Apple’s for us`, () => {
  const walkWith = async (forge?: (idToken: string) => string | Promise<string>) => {
    const walk = new Walk(server)
    walk.token.answer = async (real) => {
      const answer = await (await real()).json()
      return Response.json({
        ...answer,
        id_token: (await forge?.(answer.id_token)) ?? answer.id_token,
      })
    }
    const back = await walk.arrive('apple', await walk.leave('apple'))
    return back.ok ? back.proof : expect.fail(back.reason)
  }

  it.each(ID_TOKEN_MUTATIONS.map((mutation) => [mutation.what, mutation] as const))(
    '%s',
    async (_what, { forge }) => {
      const proof = await walkWith((idToken) =>
        forge({
          idToken,
          claims: decodeJwt(idToken),
          server,
          elsewhere: async () => (await walkWith()).idToken ?? '',
        }),
      )
      expect(await apple.identify(proof)).toBeNull()
    },
  )

  it('and the genuine one is', async () => {
    expect(await apple.identify(await walkWith())).toMatchObject({ providerUserId: 'somebody' })
  })
})
