import { createCookie } from '@remix-run/node'
import { exportPKCS8, generateKeyPair } from 'jose'
import type { SocialRefusal } from '#app/session/social-sign-in.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contracts/account.ts'
import type { SocialSettings } from '#contracts/social-login.ts'
import type { Return } from '#tests/support/authorization-server.ts'
import { COOKIE_SECRETS, type TokenHook, Walk } from './oauth-walk.ts'

/** One fault in an otherwise correct sign-in at a provider. */
export interface Mutation {
  what: string
  provider: SocialProvider
  /** `NO_RETURN`: the provider itself does not redirect back. */
  refusedAs: SocialRefusal | 'NO_RETURN'
  /** Changes our app at the provider. */
  settings?: (
    settings: SocialSettings,
  ) => Promise<Partial<SocialSettings>> | Partial<SocialSettings>
  /** Changes the address that the browser is sent to. */
  leaving?: (address: URL) => void
  /** The user refuses. */
  refuses?: true
  token?: TokenHook
  /** The timeout for the provider; short where it hangs. */
  deadlineMs?: number
  /** Changes what the browser returns with, what it stores, or the time. */
  returning?: (way: Way) => void | Promise<void>
  /** Replaces the regular return to our site. */
  arrive?: (way: Way) => ReturnType<Walk['finish']>
}

interface Way {
  walk: Walk
  back: Return
  provider: SocialProvider
}

type Rest = Omit<Mutation, 'what' | 'provider' | 'refusedAs'>

const one = (
  what: string,
  provider: SocialProvider,
  refusedAs: Mutation['refusedAs'],
  rest: Rest,
): Mutation => ({ what, provider, refusedAs, ...rest })
const everywhere = (what: string, refusedAs: Mutation['refusedAs'], rest: Rest) =>
  SOCIAL_PROVIDERS.map((provider) => one(what, provider, refusedAs, rest))
const returning = (change: (parameters: URLSearchParams) => void): Rest => ({
  returning: ({ back }) => change(back.parameters),
})
const cookies = (change: (value: string) => string | null): Rest => ({
  returning: ({ walk, provider }) => walk.browser.change(provider, change),
})
const other = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
const changed = (name: string, to: (value: string) => string) =>
  returning((parameters) => parameters.set(name, to(parameters.get(name) ?? '')))

/** What another browser returns with that started at the same time. */
async function another({ walk }: Way, provider: SocialProvider, person = 'an attacker') {
  const theirs = new Walk(walk.server)
  return { walk: theirs, back: await theirs.leave(provider, { person }) }
}

const STATES: Mutation[] = [
  ...everywhere(
    'no state',
    'REFUSED',
    returning((it) => it.delete('state')),
  ),
  ...everywhere('another state', 'REFUSED', changed('state', other)),
  ...everywhere('the state of another tab', 'REFUSED', {
    async returning({ walk, back, provider }) {
      const tab = await walk.leave(provider)
      back.parameters.set('state', tab.parameters.get('state') ?? '')
    },
  }),
  ...everywhere('a return that served already, its cookies put back', 'REFUSED', {
    async returning({ walk, back, provider }) {
      const before = new Map(walk.browser.cookies)
      await walk.arrive(provider, back)
      for (const [name, value] of before) walk.browser.cookies.set(name, value)
    },
  }),
  ...everywhere('a return that served already', 'EXPIRED', {
    async returning({ walk, back, provider }) {
      await walk.arrive(provider, back)
    },
  }),
  one(
    'an empty state',
    'naver',
    'REFUSED',
    changed('state', () => ''),
  ),
  one(
    'a state with a space behind it',
    'naver',
    'REFUSED',
    changed('state', (it) => `${it} `),
  ),
  one(
    'a state in capitals',
    'kakao',
    'REFUSED',
    changed('state', (it) => it.toUpperCase()),
  ),
  one(
    'a state of 10,000 letters',
    'kakao',
    'REFUSED',
    changed('state', () => 'a'.repeat(10_000)),
  ),
  one(
    'the state twice',
    'naver',
    'REFUSED',
    returning((it) => it.append('state', it.get('state') ?? '')),
  ),
  one('two states, the right one last', 'apple', 'REFUSED', {
    returning({ back }) {
      const parameters = [['state', 'another'], ...back.parameters]
      back.parameters = new URLSearchParams(parameters)
    },
  }),
  one('the state of another provider', 'naver', 'REFUSED', {
    async returning({ walk, back }) {
      const tab = await walk.leave('kakao')
      back.parameters.set('state', tab.parameters.get('state') ?? '')
    },
  }),
  one('a state that a refusal has used up', 'kakao', 'REFUSED', {
    async returning({ walk, back }) {
      const before = new Map(walk.browser.cookies)
      const state = back.parameters.get('state') ?? ''
      await walk.finish('kakao', new URLSearchParams({ error: 'access_denied', state }))
      for (const [name, value] of before) walk.browser.cookies.set(name, value)
    },
  }),
  one('the state of a start before the last three', 'naver', 'REFUSED', {
    async returning({ walk }) {
      for (let tab = 0; tab < 3; tab += 1) await walk.begin('naver')
    },
  }),
]

const COOKIES: Mutation[] = [
  ...everywhere(
    'no cookie',
    'EXPIRED',
    cookies(() => null),
  ),
  ...everywhere('a cookie that is too old', 'EXPIRED', {
    returning({ walk }) {
      walk.later = 301
    },
  }),
  ...everywhere('the cookie of another browser', 'REFUSED', {
    async returning(way) {
      const { walk } = await another(way, way.provider)
      way.walk.browser.cookies.clear()
      for (const [name, value] of walk.browser.cookies) way.walk.browser.cookies.set(name, value)
    },
  }),
  one('a cookie changed in its value', 'naver', 'REFUSED', cookies(other)),
  one(
    'a cookie changed in its signature',
    'kakao',
    'REFUSED',
    cookies((it) => it.replace(/.{6}$/, 'AAAAAA')),
  ),
  one(
    'a cookie without its signature',
    'naver',
    'REFUSED',
    cookies((it) => it.replace(/\..*/, '')),
  ),
  one(
    'a cookie with an empty signature',
    'naver',
    'REFUSED',
    cookies((it) => it.replace(/\..*/, '.')),
  ),
  one(
    'a cookie that is empty',
    'kakao',
    'REFUSED',
    cookies(() => ''),
  ),
  one(
    'a cookie of nonsense',
    'naver',
    'REFUSED',
    cookies(() => '%E0%A4%A.%%%.*'),
  ),
  one('a cookie signed by a secret that we do not have', 'kakao', 'REFUSED', {
    async returning(way) {
      const stranger = new Walk(way.walk.server, { secrets: ['a secret of a stranger'] })
      const address = await stranger.begin('kakao')
      way.back.parameters.set('state', address.searchParams.get('state') ?? '')
      way.walk.browser.cookies.clear()
      for (const [name, value] of stranger.browser.cookies)
        way.walk.browser.cookies.set(name, value)
    },
  }),
  one('a cookie that we signed for something else', 'naver', 'REFUSED', {
    async returning({ walk }) {
      for (const name of walk.browser.starts('naver')) {
        const [genuine = ''] = decodeURIComponent(walk.browser.cookies.get(name) ?? '').split('.')
        const start: unknown = JSON.parse(atob(genuine))
        const set = await createCookie(name, { secrets: COOKIE_SECRETS }).serialize(start)
        walk.browser.cookies.set(
          name,
          set
            .split(';', 1)
            .join('')
            .slice(name.length + 1),
        )
      }
    },
  }),
  one('the cookie under another provider’s name', 'naver', 'REFUSED', {
    async returning({ walk, back }) {
      const tab = await walk.leave('kakao')
      for (const name of walk.browser.starts('kakao')) {
        const value = walk.browser.cookies.get(name) ?? ''
        walk.browser.cookies.set(name.replace('kakao', 'naver'), value)
      }
      for (const name of ['code', 'state'])
        back.parameters.set(name, tab.parameters.get(name) ?? '')
    },
  }),
  one('a cookie as remix-auth-oauth2 writes them, unsigned', 'naver', 'EXPIRED', {
    returning({ walk, back }) {
      const state = back.parameters.get('state') ?? ''
      walk.browser.cookies.clear()
      walk.browser.cookies.set('state:1', `state=${state}&${state}=${'v'.repeat(43)}`)
    },
  }),
]

const CODES: Mutation[] = [
  ...everywhere(
    'no code',
    'REFUSED',
    returning((it) => it.delete('code')),
  ),
  ...everywhere('another code', 'REFUSED', changed('code', other)),
  ...everywhere('the code of somebody else', 'REFUSED', {
    async returning(way) {
      const { back } = await another(way, way.provider)
      way.back.parameters.set('code', back.parameters.get('code') ?? '')
    },
  }),
  ...everywhere('a code that served already', 'REFUSED', {
    async returning({ walk, back, provider }) {
      const state = (await walk.leave(provider)).parameters.get('state') ?? ''
      const before = new Map(walk.browser.cookies)
      await walk.arrive(provider, back)
      for (const [name, value] of before) walk.browser.cookies.set(name, value)
      back.parameters.set('state', state)
    },
  }),
  one(
    'an empty code',
    'kakao',
    'REFUSED',
    changed('code', () => ''),
  ),
  one(
    'half a code',
    'naver',
    'REFUSED',
    changed('code', (it) => it.slice(0, 20)),
  ),
  one(
    'the code twice',
    'kakao',
    'REFUSED',
    returning((it) => it.append('code', it.get('code') ?? '')),
  ),
  one(
    'a code of 10,000 letters',
    'apple',
    'REFUSED',
    changed('code', () => 'a'.repeat(10_000)),
  ),
  one('a code of Kakao', 'naver', 'REFUSED', {
    async returning({ walk, back }) {
      const { parameters } = await walk.leave('kakao')
      back.parameters.set('code', parameters.get('code') ?? '')
    },
  }),
  one('a code of Apple', 'kakao', 'REFUSED', {
    async returning({ walk, back }) {
      const { parameters } = await walk.leave('apple')
      back.parameters.set('code', parameters.get('code') ?? '')
    },
  }),
  one('the whole return of Kakao', 'naver', 'REFUSED', {
    async returning({ walk, back }) {
      back.parameters = (await walk.leave('kakao')).parameters
    },
  }),
  one('the whole return of Naver, posted', 'apple', 'REFUSED', {
    async returning({ walk, back }) {
      back.parameters = (await walk.leave('naver')).parameters
    },
  }),
  one(
    'an answer of another issuer',
    'naver',
    'REFUSED',
    changed('iss', () => 'https://evil.example'),
  ),
  one(
    'an answer of another issuer',
    'apple',
    'REFUSED',
    changed('iss', () => 'https://evil.example'),
  ),
]

const OF_OURS: Mutation[] = [
  ...everywhere('another code verifier', 'REFUSED', {
    token: { request: (body) => body.set('code_verifier', 'v'.repeat(43)) },
  }),
  one('no code verifier', 'naver', 'REFUSED', {
    token: { request: (body) => body.delete('code_verifier') },
  }),
  one('another code challenge', 'kakao', 'REFUSED', {
    leaving: (address) => address.searchParams.set('code_challenge', 'c'.repeat(43)),
  }),
  one('no code challenge', 'naver', 'REFUSED', {
    leaving: (address) => address.searchParams.delete('code_challenge'),
  }),
  one('a code challenge in clear', 'apple', 'REFUSED', {
    leaving: (address) => address.searchParams.set('code_challenge_method', 'plain'),
  }),
  one('a way back to another host', 'naver', 'NO_RETURN', {
    leaving: (address) =>
      address.searchParams.set('redirect_uri', 'https://evil.example/signin/naver/callback'),
  }),
  one('a way back to another provider’s address', 'kakao', 'NO_RETURN', {
    leaving: (address) =>
      address.searchParams.set('redirect_uri', 'https://duson.example/signin/naver/callback'),
  }),
  one('an unknown app', 'kakao', 'NO_RETURN', {
    leaving: (address) => address.searchParams.set('client_id', 'nobody'),
  }),
  ...everywhere('a token asked for with another way back', 'REFUSED', {
    token: {
      request: (body) => body.set('redirect_uri', 'https://evil.example/signin/naver/callback'),
    },
  }),
  one('a wrong secret', 'naver', 'PROVIDER_FAILED', {
    settings: ({ naver }) => ({ naver: { ...naver, clientSecret: 'wrong' } }),
  }),
  one('no secret', 'kakao', 'PROVIDER_FAILED', {
    settings: ({ kakao }) => ({ kakao: { ...kakao, clientSecret: null } }),
  }),
  one('a secret signed by another key', 'apple', 'PROVIDER_FAILED', {
    async settings({ apple }) {
      const { privateKey } = await generateKeyPair('ES256', { extractable: true })
      return { apple: { ...apple, privateKey: await exportPKCS8(privateKey) } }
    },
  }),
  one('a key that is none', 'apple', 'PROVIDER_FAILED', {
    settings: ({ apple }) => ({ apple: { ...apple, privateKey: 'none' } }),
  }),
]

const denied = (withState: boolean): Rest => ({
  returning({ back }) {
    const state = withState ? (back.parameters.get('state') ?? '') : ''
    back.parameters = new URLSearchParams({ error: 'access_denied', ...(state && { state }) })
  },
})
const failed = (error: string) =>
  returning((it) => {
    it.delete('code')
    it.set('error', error)
  })

const REFUSALS: Mutation[] = [
  ...everywhere('a person who does not want to', 'DENIED', { refuses: true }),
  ...everywhere('access_denied with the state', 'DENIED', denied(true)),
  ...everywhere('access_denied without a state', 'DENIED', denied(false)),
  one(
    'access_denied with another state',
    'naver',
    'DENIED',
    returning((it) => {
      it.set('error', 'access_denied')
      it.set('state', 'another')
    }),
  ),
  one(
    'an error beside a code',
    'naver',
    'DENIED',
    returning((it) => it.set('error', 'access_denied')),
  ),
  one(
    'an empty error beside a code',
    'kakao',
    'REFUSED',
    returning((it) => it.set('error', '')),
  ),
  one('Apple’s own word for it', 'apple', 'DENIED', failed('user_cancelled_authorize')),
  one('server_error', 'naver', 'PROVIDER_FAILED', failed('server_error')),
  one('temporarily_unavailable', 'apple', 'PROVIDER_FAILED', failed('temporarily_unavailable')),
  one('an unknown error', 'kakao', 'REFUSED', failed('<script>')),
]

const says = (body: BodyInit | null, init?: ResponseInit): Rest => ({
  token: { answer: async () => new Response(body, init) },
})
const tokens = (change: object): Rest => ({
  token: { answer: async (real) => Response.json({ ...(await (await real()).json()), ...change }) },
})
const hanging = (init: RequestInit | undefined) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
const never = () => new Promise<never>(() => undefined)

const TOKENS: Mutation[] = [
  ...everywhere('a provider that fails', 'PROVIDER_FAILED', says('oops', { status: 500 })),
  one('a provider that fails and says why', 'naver', 'PROVIDER_FAILED', {
    token: { answer: async () => Response.json({ error: 'invalid_grant' }, { status: 503 }) },
  }),
  one('a provider that hangs', 'naver', 'PROVIDER_FAILED', {
    deadlineMs: 50,
    token: { answer: (_real, init) => hanging(init) },
  }),
  one('a provider that hangs, whatever is aborted', 'kakao', 'PROVIDER_FAILED', {
    deadlineMs: 50,
    token: { answer: never },
  }),
  one('a provider that hangs half-way', 'apple', 'PROVIDER_FAILED', {
    deadlineMs: 50,
    token: {
      answer: async () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode('{"access_token":')),
          }),
        ),
    },
  }),
  one('a provider that cannot be reached', 'kakao', 'PROVIDER_FAILED', {
    token: { answer: () => Promise.reject(new TypeError('fetch failed')) },
  }),
  one(
    'a page for an answer',
    'naver',
    'PROVIDER_FAILED',
    says('<!doctype html><title>Naver</title>'),
  ),
  one('nothing for an answer', 'kakao', 'PROVIDER_FAILED', says('')),
  one('no content', 'naver', 'PROVIDER_FAILED', says(null, { status: 204 })),
  one('null', 'naver', 'PROVIDER_FAILED', says('null')),
  one('a list', 'kakao', 'PROVIDER_FAILED', says('[{"access_token":"a","token_type":"bearer"}]')),
  one('a text', 'apple', 'PROVIDER_FAILED', says('"access_token"')),
  one(
    'half an object',
    'naver',
    'PROVIDER_FAILED',
    says('{"access_token":"abc","token_type":"bea'),
  ),
  one('an answer of a megabyte', 'kakao', 'PROVIDER_FAILED', {
    token: {
      answer: async () =>
        Response.json({ access_token: 'a', token_type: 'bearer', more: 'x'.repeat(1_000_000) }),
    },
  }),
  one('a redirect', 'naver', 'PROVIDER_FAILED', {
    token: {
      answer: async () =>
        new Response(null, { status: 307, headers: { location: 'https://evil.example/token' } }),
    },
  }),
  one('tokens under a status that says otherwise', 'kakao', 'PROVIDER_FAILED', {
    token: { answer: async (real) => new Response((await real()).body, { status: 400 }) },
  }),
  one('too many requests', 'kakao', 'PROVIDER_FAILED', says('{}', { status: 429 })),
  one('an error in a 200', 'naver', 'REFUSED', {
    token: {
      answer: async () =>
        Response.json({ error: 'invalid_request', error_description: 'no valid data in session' }),
    },
  }),
  one('an error beside tokens', 'naver', 'REFUSED', tokens({ error: 'invalid_request' })),
  one('a token of another type', 'naver', 'PROVIDER_FAILED', tokens({ token_type: 'mac' })),
  one('a token without a type', 'kakao', 'PROVIDER_FAILED', tokens({ token_type: undefined })),
  one('no access token', 'naver', 'PROVIDER_FAILED', tokens({ access_token: undefined })),
  one('no access token', 'kakao', 'PROVIDER_FAILED', tokens({ access_token: undefined })),
  one('an empty access token', 'naver', 'PROVIDER_FAILED', tokens({ access_token: '' })),
  one('a number for an access token', 'kakao', 'PROVIDER_FAILED', tokens({ access_token: 1 })),
  one(
    'an access token with a line break',
    'naver',
    'PROVIDER_FAILED',
    tokens({ access_token: 'a\r\nb: c' }),
  ),
  one(
    'an access token of 5,000 letters',
    'kakao',
    'PROVIDER_FAILED',
    tokens({ access_token: 'a'.repeat(5_000) }),
  ),
  one('no id_token', 'apple', 'PROVIDER_FAILED', tokens({ id_token: undefined })),
  one('an empty id_token', 'apple', 'PROVIDER_FAILED', tokens({ id_token: '' })),
  one('an object for an id_token', 'apple', 'PROVIDER_FAILED', tokens({ id_token: {} })),
]

const posting = (send: (way: Way) => Promise<void>): Rest => ({
  async arrive(way) {
    await send(way)
    return way.walk.finish(way.provider)
  },
})

const FORMS: Mutation[] = [
  one('a return by address instead of a form', 'apple', 'REFUSED', {
    arrive: ({ walk, back }) => walk.finish('apple', back.parameters),
  }),
  one('a return by address beside a form', 'apple', 'REFUSED', {
    async arrive({ walk, back }) {
      await walk.post('apple', new URLSearchParams({ state: 'another', code: 'another' }))
      return walk.finish('apple', back.parameters)
    },
  }),
  one('nothing at all', 'apple', 'REFUSED', { arrive: ({ walk }) => walk.finish('apple') }),
  one(
    'a form that is empty',
    'apple',
    'REFUSED',
    posting(({ walk }) => walk.post('apple', null)),
  ),
  one(
    'a form as JSON',
    'apple',
    'REFUSED',
    posting(({ walk, back }) =>
      walk.post('apple', JSON.stringify(Object.fromEntries(back.parameters)), 'application/json'),
    ),
  ),
  one(
    'a form with files',
    'apple',
    'REFUSED',
    posting(({ walk, back }) => {
      const form = new FormData()
      for (const [name, value] of back.parameters) form.set(name, value)
      return walk.post('apple', form)
    }),
  ),
  one(
    'a form of a megabyte',
    'apple',
    'REFUSED',
    posting(({ walk, back }) => {
      back.parameters.set('user', 'x'.repeat(1_000_000))
      return walk.post('apple', back.parameters)
    }),
  ),
  one(
    'a form that another page posts after Apple’s',
    'apple',
    'REFUSED',
    posting(async (way) => {
      await way.walk.post('apple', way.back.parameters)
      const { back } = await another(way, 'apple')
      await way.walk.post('apple', back.parameters)
    }),
  ),
  one(
    'a form whose cookie was changed',
    'apple',
    'REFUSED',
    posting(async ({ walk, back }) => {
      await walk.post('apple', back.parameters)
      const name = '__Host-oauth-posted-apple'
      walk.browser.cookies.set(name, other(walk.browser.cookies.get(name) ?? ''))
    }),
  ),
  one(
    'a form for Naver',
    'naver',
    'REFUSED',
    posting(({ walk, back }) => walk.post('naver', back.parameters)),
  ),
]

/** A link or a form of the attacker's page tries to sign a user in as the attacker. */
const FORGED: Mutation[] = [
  ...everywhere('an attacker’s return in a browser that began nothing', 'EXPIRED', {
    async arrive(way) {
      const { back } = await another(way, way.provider)
      way.walk.browser.cookies.clear()
      return way.walk.arrive(way.provider, back)
    },
  }),
  ...everywhere('an attacker’s return in a browser on its own way', 'REFUSED', {
    async returning(way) {
      way.back = (await another(way, way.provider)).back
    },
  }),
]

export const MUTATIONS: readonly Mutation[] = [
  ...STATES,
  ...COOKIES,
  ...CODES,
  ...OF_OURS,
  ...REFUSALS,
  ...TOKENS,
  ...FORMS,
  ...FORGED,
]
