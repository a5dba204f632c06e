import type { IncomingMessage } from 'node:http'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import * as sessionRoute from '#app/routes/api.session.ts'
import * as stateInfoRoute from '#app/routes/api.state-info.ts'
import * as logoutRoute from '#app/routes/logout.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import {
  browser,
  cookiesOf,
  type SessionFixture,
  sessionFixture,
} from '#tests/support/session-fixture.ts'

const page = { default: () => null }

/** The promise that /slow waits for. */
let slow = Promise.resolve()

/** Pages that use a session as the real ones do. */
const routes = (current: () => SessionFixture) => ({
  '/': { ...page, loader: ({ context }: LoaderFunctionArgs) => context.session.viewer },
  '/public': { ...page, loader: () => 'for everybody' },
  '/broken': { ...page, loader: () => Promise.reject(new Error('broken')) },
  '/personal': {
    ...page,
    loader: async ({ context, request }: LoaderFunctionArgs) => {
      requireUser(context, request)
      return (await context.services.main.stateInfo()).nickName
    },
    action: async ({ context }: ActionFunctionArgs) =>
      (await context.services.main.stateInfo()).nickName,
  },
  '/signin': {
    ...page,
    loader: ({ context }: LoaderFunctionArgs) => context.session.signInFlow,
    action: async ({ context }: ActionFunctionArgs) => {
      context.session.signIn(current().host.credentials())
      return (await context.services.main.stateInfo()).nickName
    },
  },
  '/begin': {
    ...page,
    action: ({ context, request }: ActionFunctionArgs) => {
      context.session.updateSignInFlow({
        redirectTo: new URL(request.url).searchParams.get('to') ?? '/',
      })
      return data('unfit', { status: 400 })
    },
  },
  '/slow': {
    ...page,
    action: async ({ context }: ActionFunctionArgs) => {
      context.session.notify('저장했어요.')
      await slow
      return null
    },
  },
  '/api/session': sessionRoute,
  '/api/state-info': stateInfoRoute,
  '/logout': logoutRoute,
})

function open(options: { publicOrigin?: string } = {}) {
  let fixture: SessionFixture
  fixture = sessionFixture({ ...options, routes: routes(() => fixture) })
  return { fixture, host: fixture.host }
}

async function openSignedIn(options: { publicOrigin?: string } = {}) {
  const { fixture, host } = open(options)
  const person = browser(fixture)
  const signedIn = await person.go('/signin', { method: 'POST' })
  host.calls.length = 0
  return { fixture, host, person, signedIn }
}

const quiet = { statusCode: null, errorMessage: null, error: null }
const unauthenticated = {
  status: 'unauthenticated',
  accessToken: null,
  accessTokenExpires: null,
  userSeq: null,
  role: null,
  ...quiet,
}

describe('while a host is unavailable', () => {
  it.each(['/personal', '/personal.data'])('%s is answered with 503, not 500', async (path) => {
    const { host, person } = await openSignedIn()
    host.down = true
    const response = await person.send(path)
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('cache-control')).toContain('no-store')
    host.down = false
    expect((await person.send(path)).status).toBe(200)
  })

  it('a submitted form is answered with 503 and the user stays signed in', async () => {
    const { host, person } = await openSignedIn()
    host.down = true
    expect((await person.send('/personal', { method: 'POST' })).status).toBe(503)
    host.down = false
    expect(await person.session()).toMatchObject({ status: 'authenticated' })
  })

  it('an error of another cause stays a 500', async () => {
    const { fixture } = open()
    const response = await browser(fixture).send('/broken')
    expect(response.status).toBe(500)
    expect(response.headers.has('retry-after')).toBe(false)
  })
})

describe('cookies', () => {
  it('an anonymous visitor gets none, whatever the request', async () => {
    const { fixture } = open()
    const visitor = browser(fixture)
    for (const path of ['/', '/public', '/public.data', '/personal', '/api/session', '/nowhere']) {
      const response = await visitor.send(path)
      expect(response.headers.getSetCookie(), path).toEqual([])
      expect(response.headers.get('cache-control') ?? '', path).not.toContain('private')
    }
  })

  it('signing in sets the session, user_seq, the toast and the device, on https for the host alone', async () => {
    const { signedIn } = await openSignedIn({ publicOrigin: 'https://duson.example' })
    const cookies = cookiesOf(signedIn)
    expect(Object.keys(cookies).sort()).toEqual([
      '__Host-session',
      'device_uuid',
      'toast-after-login',
      'user_seq',
    ])
    expect(cookies['__Host-session']).toMatch(
      /; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(cookies.user_seq).toBe('user_seq=7; Max-Age=2592000; Path=/; SameSite=Lax; Secure')
    expect(cookies.device_uuid).toMatch(
      /^device_uuid=[\w-]{36}; Max-Age=63072000; Path=\/; SameSite=Lax; Secure$/,
    )
    expect(cookies['toast-after-login']).toMatch(/^toast-after-login=login-success; Max-Age=60; /)
    expect(signedIn.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('on a loopback origin the session has no prefix and is not Secure', async () => {
    const { signedIn } = await openSignedIn()
    const cookies = cookiesOf(signedIn)
    expect(cookies.session).toMatch(/; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(JSON.stringify(cookies)).not.toContain('Secure')
  })

  it('nothing is set when nothing changed, and the answer is private', async () => {
    const { person } = await openSignedIn()
    for (const path of ['/', '/public', '/public.data', '/personal', '/api/session', '/nowhere']) {
      const response = await person.send(path)
      expect(response.headers.getSetCookie(), path).toEqual([])
      const ownCacheControl = path.startsWith('/api/') ? 'no-store' : 'private, no-cache'
      const ofGuarded = path === '/personal' ? 'private, no-store' : ownCacheControl
      expect(response.headers.get('cache-control'), path).toBe(ofGuarded)
    }
  })

  it.each([
    '/personal',
    '/PERSONAL',
    '/%70ersonal',
    '/personal.data',
    '/Personal.data?_routes=%2Fpersonal',
    '/personal?page=2',
  ])(
    'what a guard let through is never cached, however its address is written: %s',
    async (path) => {
      const { person } = await openSignedIn()
      const response = await person.send(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const visitor = browser(open().fixture)
      expect((await visitor.send(path)).headers.get('cache-control')).not.toBe('private, no-store')
    },
  )

  it('a sign-in flow lasts as long as the browser is open, and is set with every kind of answer', async () => {
    const { fixture } = open()
    const visitor = browser(fixture)
    const refused = await visitor.go('/begin?to=/personal', { method: 'POST' })
    expect(refused.status).toBe(400)
    expect(cookiesOf(refused).session).not.toContain('Max-Age')
    expect(refused.headers.get('cache-control')).toBe('private, no-cache')
    const shown = await visitor.go('/signin')
    expect(await shown.json()).toMatchObject({
      loaderData: { '/signin': { redirectTo: '/personal' } },
    })
    fixture.host.pass(60 * 60)
    expect(await (await visitor.go('/signin')).json()).toMatchObject({
      loaderData: { '/signin': {} },
    })
  })

  it.each([
    ['cut off', (value: string) => value.slice(0, -3)],
    ['changed', (value: string) => `x${value.slice(1)}`],
    ['unsigned', (value: string) => value.split('.')[0] ?? ''],
    ['nonsense', () => '%%%'],
    ['empty', () => ''],
    ['signed text', () => 'bnVsbA%3D%3D.AAAA'],
  ])('a cookie that is %s is an anonymous visitor', async (_name, change) => {
    const { person } = await openSignedIn()
    person.jar.set('session', change(person.jar.get('session') ?? ''))
    const response = await person.send('/')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ loaderData: { '/': null } })
    expect(await person.session()).toEqual(unauthenticated)
  })

  it('a cookie of other keys is an anonymous visitor', async () => {
    const { person } = await openSignedIn()
    let fixture: SessionFixture
    fixture = sessionFixture({ routes: routes(() => fixture), cookieSecrets: ['another'] })
    const other = browser(fixture)
    other.jar.set('session', person.jar.get('session') ?? '')
    expect(await other.session()).toEqual(unauthenticated)
  })
})

describe('refreshing the tokens', () => {
  it('concurrent requests share one refresh, which is sent without the bearer', async () => {
    const { person, host } = await openSignedIn()
    host.pass(30 * 60 - 419)
    const paths = ['/', '/public', '/personal', '/personal.data', '/api/state-info', '/api/session']
    const responses = await Promise.all([...paths, ...paths].map((path) => person.send(path)))
    expect(host.count('/common/token/refresh')).toBe(1)
    expect(
      host.calls.find(({ path }) => path === '/common/token/refresh')?.authorization,
    ).toBeNull()
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    expect(responses.every((response) => cookiesOf(response).session)).toBe(true)
    const calls = host.calls.filter(({ path }) => path === '/user/state/info')
    expect(calls.every(({ authorization }) => authorization === 'Bearer access-2')).toBe(true)

    host.pass(5)
    await person.go('/')
    expect(host.count('/common/token/refresh'), 'a straggler gets the same answer').toBe(1)
    expect(await person.session()).toMatchObject({
      status: 'authenticated',
      accessToken: 'access-2',
      userSeq: 7,
      role: 'USER',
    })
  })

  it('is not done before the margin, nor for what needs no session', async () => {
    const { person, host } = await openSignedIn()
    host.pass(30 * 60 - 421)
    await person.go('/personal')
    expect(host.count('/common/token/refresh')).toBe(0)
    host.pass(10)
    for (const path of ['/healthz', '/media/x/c320', '/assets/x.js', '/__manifest?version=1'])
      await person.go(path)
    expect(host.count('/common/token/refresh')).toBe(0)
  })

  it.each([
    ['FORCED_LOGOUT', { statusCode: 400001, errorMessage: ERROR_CATALOGUE.FORCED_LOGOUT.message }],
    ['EXPIRED', { statusCode: 401, errorMessage: '문장: EXPIRED', error: null }],
    ['SUSPENDED', { statusCode: 403, errorMessage: '문장: SUSPENDED', error: null }],
    ['REUSED', { statusCode: 401, errorMessage: '문장: REUSED', error: 'RefreshAccessTokenError' }],
  ] as const)('%s ends the session and is reported once', async (refusal, reported) => {
    const { person, host } = await openSignedIn()
    host.pass(30 * 60)
    host.refusal = refusal
    const shown = await person.go('/')
    expect(await shown.json()).toMatchObject({ loaderData: { '/': null } })
    expect(cookiesOf(shown).user_seq).toContain('Max-Age=0')
    expect(await person.session()).toMatchObject({ ...unauthenticated, ...reported })
    expect(person.jar.has('session')).toBe(false)
    expect(await person.session()).toEqual(unauthenticated)
  })

  it('is reported once although concurrent answers carry it', async () => {
    const { person, host } = await openSignedIn()
    host.pass(30 * 60)
    host.refusal = 'REUSED'
    const late = await person.send('/public')
    person.take(await person.send('/'))
    expect(await person.session()).toMatchObject({ error: 'RefreshAccessTokenError' })
    person.take(late)
    expect(await person.session()).toEqual(unauthenticated)
  })

  it('a host that does not answer changes nothing while the old token lasts', async () => {
    const { person, host } = await openSignedIn()
    host.pass(30 * 60 - 60)
    host.down = true
    const shown = await person.go('/')
    expect(await shown.json()).toMatchObject({ loaderData: { '/': { userSeq: 7 } } })
    expect(await person.session()).toMatchObject({
      status: 'authenticated',
      accessToken: 'access-1',
    })
    expect(host.count('/common/token/refresh'), 'it is left alone for a moment').toBe(1)
  })

  it('and the user is not signed out when the token ends meanwhile', async () => {
    const { person, host } = await openSignedIn()
    host.pass(30 * 60 + 1)
    host.down = true
    expect(await person.session()).toEqual({ ...unauthenticated, status: 'loading' })
    expect((await person.go('/')).headers.getSetCookie()).toEqual([])
    host.pass(10)
    host.down = false
    expect(await person.session()).toMatchObject({
      status: 'authenticated',
      accessToken: 'access-2',
    })
  })

  it('a slow answer that started with the old tokens does not restore them', async () => {
    const { person, host } = await openSignedIn()
    host.pass(30 * 60 - 425)
    let release: () => void = () => undefined
    slow = new Promise<void>((resolve) => {
      release = resolve
    })
    const old = person.send('/slow', { method: 'POST' })
    host.pass(10)
    await person.go('/')
    release()
    person.take(await old)
    host.pass(60)
    expect(await person.session()).toMatchObject({ accessToken: 'access-2' })
    expect(host.count('/common/token/refresh')).toBe(1)
  })
})

describe('signing out', () => {
  it('a plain form ends the session at the host and here', async () => {
    const { person, host } = await openSignedIn()
    const response = await person.go('/logout', { method: 'POST' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
    expect(host.calls).toEqual([{ path: '/user/logout', authorization: 'Bearer access-1' }])
    expect([...person.jar.keys()]).toEqual(['toast-after-login', 'device_uuid'])
    expect(await person.session()).toEqual(unauthenticated)
  })

  it('ends here when the host does not answer, and when it no longer knows the session', async () => {
    for (const broken of ['down', 'ended'] as const) {
      const { person, host } = await openSignedIn()
      host[broken] = true
      const response = await person.go('/logout', { method: 'POST' })
      expect(response.headers.get('location'), broken).toBe('/')
      expect(await person.session(), broken).toEqual(unauthenticated)
    }
  })

  it('a link does not sign out', async () => {
    const { person } = await openSignedIn()
    const response = await person.go('/logout')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
    expect(await person.session()).toMatchObject({ status: 'authenticated' })
  })

  it.each(['before', 'after'] as const)(
    'a concurrent refresh whose answer arrives %s the sign-out does not restore the session',
    async (order) => {
      const { person, host } = await openSignedIn()
      host.pass(30 * 60 - 100)
      let release: () => void = () => undefined
      host.gate = new Promise<void>((resolve) => {
        release = resolve
      })
      const parallel = person.send('/')
      if (order === 'before') {
        release()
        const answer = await parallel
        const out = await person.send('/logout', { method: 'POST' })
        // The network delivers the older answer last.
        person.take(out)
        person.take(answer)
      } else {
        const out = await person.send('/logout', { method: 'POST' })
        release()
        const answer = await parallel
        expect(cookiesOf(answer).session).toBeUndefined()
        person.take(out)
        person.take(answer)
      }
      expect(await person.session()).toEqual(unauthenticated)
      expect(person.jar.has('session')).toBe(false)
      expect(person.jar.has('user_seq')).toBe(false)
    },
  )

  it('a slow answer of the ended session sets nothing', async () => {
    const { person } = await openSignedIn()
    let release: () => void = () => undefined
    slow = new Promise<void>((resolve) => {
      release = resolve
    })
    const late = person.send('/slow', { method: 'POST' })
    await person.go('/logout', { method: 'POST' })
    release()
    expect((await late).headers.getSetCookie()).toEqual([])
  })

  it('in another process the restored session is found ended, and ends as 400001', async () => {
    const { fixture, person, host } = await openSignedIn()
    host.pass(30 * 60 - 100)
    const refreshed = await person.send('/')
    person.take(await person.send('/logout', { method: 'POST' }))
    person.take(refreshed)
    const elsewhere = browser(fixture, fixture.open())
    for (const [name, value] of person.jar) elsewhere.jar.set(name, value)
    expect(await elsewhere.session()).toMatchObject({
      status: 'unauthenticated',
      statusCode: 400001,
    })
    expect(await elsewhere.session()).toEqual(unauthenticated)
  })

  it('a late answer of the old session leaves a new one alone', async () => {
    const { person, host } = await openSignedIn()
    host.pass(30 * 60 - 100)
    let release: () => void = () => undefined
    host.gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const late = person.send('/')
    await person.go('/logout', { method: 'POST' })
    host.ended = false
    host.generation = 5
    await person.go('/signin', { method: 'POST' })
    release()
    person.take(await late)
    expect(await person.session()).toMatchObject({
      status: 'authenticated',
      accessToken: 'access-5',
    })
  })
})

describe('signed out elsewhere', () => {
  it('is noticed by /api/session, which calls the host at most every ten seconds', async () => {
    const { person, host } = await openSignedIn()
    for (const seconds of [0, 3, 3]) {
      host.pass(seconds)
      await person.session()
    }
    expect(host.count('/user/state/info')).toBe(1)
    host.ended = true
    host.pass(4)
    expect(await person.session()).toMatchObject({
      status: 'unauthenticated',
      statusCode: ERROR_CATALOGUE.FORCED_LOGOUT.code,
    })
    expect(await person.session()).toEqual(unauthenticated)
  })

  it('a page redirects to /signin with the way back', async () => {
    const { person, host } = await openSignedIn()
    host.ended = true
    const response = await person.go('/personal?tab=2')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(
      '/signin?errorCode=401&redirectTo=%2Fpersonal%3Ftab%3D2',
    )
    expect((await person.go('/signin?errorCode=401')).status, 'no loop').toBe(200)
    expect(await person.session()).toMatchObject({ statusCode: 400001 })
    expect((await person.go('/personal')).headers.get('location')).toBe(
      '/signin?redirectTo=%2Fpersonal',
    )
  })

  it('a data request is redirected as data', async () => {
    const { person, host } = await openSignedIn()
    host.ended = true
    const response = await person.go('/personal.data?tab=2&_routes=%2Fpersonal')
    expect(response.status).toBe(202)
    expect(await response.text()).toContain(
      '/signin?errorCode=401&redirectTo=%2Fpersonal%3Ftab%3D2',
    )
    expect(cookiesOf(response).user_seq).toContain('Max-Age=0')
  })

  it('an action redirects to /signin, with the way back to the page of its form', async () => {
    const { person, host } = await openSignedIn()
    host.ended = true
    const referer = 'http://localhost:3000/public?page=3'
    const response = await person.go('/personal', { method: 'POST', headers: { referer } })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      '/signin?errorCode=401&redirectTo=%2Fpublic%3Fpage%3D3',
    )
  })

  it('a request of script is answered 401', async () => {
    const { person, host } = await openSignedIn()
    host.ended = true
    const response = await person.go('/api/state-info')
    expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store'])
    expect(await response.json()).toEqual({
      code: 401,
      message: ERROR_CATALOGUE.UNAUTHORIZED.message,
    })
    expect((await person.go('/api/state-info')).status).toBe(401)
  })
})

describe('a request from another site', () => {
  it('is refused before anything is done', async () => {
    const { person, host } = await openSignedIn()
    for (const path of ['/logout', '/logout.data', '/personal', '/signin/naver', '/sandbox/sms']) {
      const response = await person.go(path, {
        method: 'POST',
        headers: { origin: 'https://evil.example' },
      })
      expect(response.status, path).toBe(403)
    }
    expect(host.calls).toEqual([])
    expect(await person.session()).toMatchObject({ status: 'authenticated' })
  })

  it('is not read without end: a form of more than a quarter of a megabyte is refused', async () => {
    const { fixture } = open()
    const visitor = browser(fixture)
    const form = (bytes: number) => ({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `a=${'1'.repeat(bytes)}`,
    })
    const refused = await visitor.send('/signin', form(270_000))
    expect(refused.status).toBe(413)
    expect(await refused.text()).toMatch(/너무 커요/)
    expect((await visitor.send('/signin', form(250_000))).status).toBeLessThan(400)
  })

  it.each([
    ['cut off by the visitor', { destroyed: true, complete: false }, []],
    ['not read by us', { destroyed: false, complete: true }, ['request failed']],
  ])('a form that is %s is an error or empty', async (_what, state, errors) => {
    const { fixture, host } = open()
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('no more')),
    })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { origin: fixture.publicOrigin, host: 'localhost:3000' },
    }
    const incoming = { ...state, socket: {} } as IncomingMessage
    await fixture.open().fetch(new Request(`${fixture.publicOrigin}/signin`, init), { incoming })
    expect(host.errors).toEqual(errors)
  })

  it('a route request of an older Remix is ignored', async () => {
    const { person } = await openSignedIn()
    for (const path of ['/?_data=%2F', '/personal?_data=%2Fpersonal', '/?_data=nonsense'])
      expect((await person.send(path)).status, path).toBe(400)
  })

  it('every answer carries the security headers', async () => {
    const { fixture } = open({ publicOrigin: 'https://duson.example' })
    const visitor = browser(fixture)
    for (const path of ['/', '/public.data', '/api/session', '/healthz', '/media/x', '/assets/x']) {
      const { headers } = await visitor.send(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
      expect(headers.get('strict-transport-security'), path).toContain('max-age=')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
      expect(headers.get('permissions-policy'), path).toContain('camera=()')
    }
    expect((await browser(open().fixture).send('/')).headers.has('strict-transport-security')).toBe(
      false,
    )
  })

  it('/sandbox is an unknown page where the providers are real', async () => {
    expect((await browser(open().fixture).send('/sandbox/sms')).status).toBe(404)
  })
})
