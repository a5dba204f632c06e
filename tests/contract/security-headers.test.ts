import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import * as sessionRoute from '#app/routes/api.session.ts'
import * as logoutRoute from '#app/routes/logout.ts'
import { browser, type SessionFixture, sessionFixture } from '#tests/support/session-fixture.ts'
import { securityHeaders } from '../../server/security-headers.ts'

const ORIGIN = 'https://duson.example'
const YEAR_SECONDS = 31_536_000
const page = { default: () => null }

/** One request for each kind of answer that the web server gives. */
const ASKED: [what: string, path: string, init?: RequestInit][] = [
  ['a page', '/'],
  ['the data of a page', '/_root.data'],
  ['data for the browser’s script', '/api/session'],
  ['a page that is not there', '/nowhere'],
  ['a page that fails', '/fails'],
  ['a page that leads elsewhere', '/leads'],
  ['a needless slash', '/leads/'],
  ['health', '/healthz'],
  ['readiness', '/readyz'],
  ['a picture that is not there', '/media/nothing/c320'],
  ['a built file that is not there', '/assets/nothing.js'],
  ['a file of the apps', '/.well-known/assetlinks.json'],
  ['security.txt', '/.well-known/security.txt'],
  [
    'a form of another site',
    '/logout',
    { method: 'POST', headers: { origin: 'https://evil.example' } },
  ],
  ['a form that is too large', '/', { method: 'POST', body: 'a'.repeat(1_100_000) }],
  ['a method that nothing takes', '/nowhere', { method: 'DELETE' }],
  [
    'a preflight',
    '/api/session',
    { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } },
  ],
]

const routes = {
  '/': { ...page, loader: () => 'for everybody' },
  '/fails': {
    ...page,
    loader: () => {
      throw new Error('a secret reason')
    },
  },
  '/leads': { ...page, loader: () => redirect('/') },
  '/signin': {
    ...page,
    action: ({ context }: ActionFunctionArgs) => {
      context.session.signIn(fixture().host.credentials())
      return null
    },
  },
  '/api/session': sessionRoute,
  '/logout': logoutRoute,
}

let current: SessionFixture
const fixture = () => current
function openFixture(): SessionFixture {
  current = sessionFixture({ routes, publicOrigin: ORIGIN })
  return current
}

const ask = async (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers)
  return browser(openFixture()).send(path, { ...init, headers })
}

describe.each(ASKED)('%s', (_what, path, init) => {
  it('is only reached by TLS for at least a year once it was', async () => {
    const { headers } = await ask(path, init)
    const [, seconds] = /^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(YEAR_SECONDS)
  })

  it('is read as nothing but what it says it is, in UTF-8', async () => {
    const response = await ask(path, init)
    const { headers } = response
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    if ((await response.text()) === '') return
    const type = headers.get('content-type') ?? ''
    expect(type).not.toBe('')
    if (/^text\/|xml/.test(type)) expect(type).toMatch(/; charset=utf-8$/i)
  })

  it('is readable by no other site', async () => {
    const headers = new Headers(init?.headers)
    if (!headers.has('origin')) headers.set('origin', 'https://evil.example')
    const answer = await ask(path, { ...init, headers })
    const names = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
    expect(names).toEqual([])
  })
})

describe('the charset of a text', () => {
  it.each([
    ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
    ['application/xml', 'application/xml; charset=utf-8'],
    ['text/x-script', 'text/x-script; charset=utf-8'],
    ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
    ['application/json', 'application/json'],
    ['image/avif', 'image/avif'],
  ])('%s is sent as %s', (type, sent) => {
    const headers = new Headers({ 'content-type': type })
    securityHeaders(ORIGIN)(headers)
    expect(headers.get('content-type')).toBe(sent)
  })
})

describe('files beside the server', () => {
  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.gitignore',
    '/.svn/entries',
    '/.env',
    '/.env.example',
    '/.npmrc',
    '/package.json',
    '/server.ts',
    '/data/keys.json',
    '/build/server/index.js',
    '/assets',
    '/assets/',
    '/assets/.vite/manifest.json',
    '/assets/../../../package.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/..%5c..%5c..%5cpackage.json',
    '/..%2f..%2fpublic%2frobots.txt',
    '/%2e%2e/%2e%2e/app/styles/x.svg',
  ])('%s is not there', async (path) => {
    const response = await ask(path)
    // A superfluous slash redirects to the address without it, which is 404 too.
    const { status } = response.status === 301 ? await ask(path.replace(/\/$/, '')) : response
    expect(status).toBe(404)
    expect(await response.text()).not.toMatch(/"dependencies"|\[core\]|<pre>|Index of/)
  })
})

describe('cookies on https', () => {
  it('are all Secure, and those that prove something have the __Host- prefix and no script reads them', async () => {
    const response = await browser(openFixture()).go('/signin', { method: 'POST' })
    const cookies = response.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(1)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure(;|$)/)
      expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
      expect(cookie).not.toMatch(/; Domain=/i)
    }
    const hidden = cookies.filter((cookie) => /; HttpOnly/.test(cookie))
    expect(hidden.map((cookie) => cookie.split('=', 1)[0])).toEqual(['__Host-session'])
    // The rest are named by SPEC.md, are read by scripts, and prove nothing.
    const open = cookies.filter((cookie) => !hidden.includes(cookie))
    expect(open.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual([
      'device_uuid',
      'toast-after-login',
      'user_seq',
    ])
  })
})

describe('signing out', () => {
  it('takes away what the browser has cached of the person', async () => {
    const person = browser(openFixture())
    await person.go('/signin', { method: 'POST' })
    const response = await person.go('/logout', { method: 'POST' })
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    expect((await person.go('/logout')).headers.has('clear-site-data')).toBe(false)
  })
})
