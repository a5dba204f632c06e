import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isForeign, isForeignUpgrade } from './foreign-origin.ts'

const rule = {
  publicOrigin: 'https://duson.example',
  webviewOrigins: ['https://app.duson.example'],
  sessionCookieName: '__Host-session',
}
const SESSION = 'a=1; __Host-session=abc'

const ORIGINS = {
  ours: 'https://duson.example',
  app: 'https://app.duson.example',
  evil: 'https://evil.example',
  null: 'null',
  missing: undefined,
}
const SITES = ['same-origin', 'same-site', 'cross-site', 'none', undefined] as const
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const CONTENT_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json',
  undefined,
] as const

/** Combinations of Origin and Sec-Fetch-Site that may change something; the last only without a session. */
const TAKEN = [
  'ours same-origin',
  'ours none',
  'ours -',
  'app same-origin',
  'app none',
  'app -',
  'missing same-origin',
  'missing none',
]
const ACCEPTED_WITHOUT_SESSION = ['missing -']

interface Sent {
  method?: string
  path?: string
  origin?: string | undefined
  site?: string | undefined
  type?: string | undefined
  cookie?: string | undefined
  host?: string
}

function sent({ method = 'POST', path = '/logout', origin, site, type, cookie, host }: Sent) {
  const headers = new Headers({ host: host ?? 'duson.example' })
  if (origin) headers.set('origin', origin)
  if (site) headers.set('sec-fetch-site', site)
  if (type) headers.set('content-type', type)
  if (cookie) headers.set('cookie', cookie)
  return { method, url: `http://duson.example${path}`, headers }
}

describe('the allowed origins of a request that changes something', () => {
  for (const [name, origin] of Object.entries(ORIGINS))
    for (const site of SITES)
      for (const cookie of [SESSION, undefined])
        it(`Origin ${name}, Sec-Fetch-Site ${site ?? 'missing'}, ${cookie ? 'a' : 'no'} session`, () => {
          const key = `${name} ${site ?? '-'}`
          const isTaken = TAKEN.includes(key) || (!cookie && ACCEPTED_WITHOUT_SESSION.includes(key))
          for (const method of METHODS)
            for (const type of CONTENT_TYPES) {
              const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method)
              const foreign = isForeign(sent({ method, origin, site, type, cookie }), rule)
              expect(foreign, `${method} ${type}`).toBe(!isRead && !isTaken)
            }
        })

  it('the host by which the visitor reached this server is ours, over the same protocol', () => {
    const local = {
      publicOrigin: 'http://localhost:3000',
      webviewOrigins: [],
      sessionCookieName: 'session',
    }
    const host = '127.0.0.1:3000'
    expect(isForeign(sent({ origin: 'http://127.0.0.1:3000', host }), local)).toBe(false)
    expect(isForeign(sent({ origin: 'http://127.0.0.1:4000', host }), local)).toBe(true)
    expect(isForeign(sent({ origin: 'http://duson.example' }), rule)).toBe(true)
  })

  it.each([
    'https://duson.example.evil.example',
    'https://duson.example:8443',
    'https://evil.example/https://duson.example',
    'HTTPS://DUSON.EXAMPLE',
    'https://duson.example@evil.example',
    'undefined',
    ' ',
    'https://duson.example https://evil.example',
  ])('%s is not ours', (origin) => {
    expect(isForeign(sent({ origin }), rule)).toBe(true)
  })

  it('what a phone shares is accepted where it is shared only, and only from the browser itself', () => {
    const at = (path: string, origin: string, site: string | undefined, method = 'POST') =>
      !isForeign(sent({ path, origin, site, method, cookie: SESSION }), rule)
    expect(at('/product/form/share', 'null', 'none')).toBe(true)
    for (const site of ['cross-site', 'same-site', 'same-origin', undefined])
      expect(at('/product/form/share', 'null', site), site).toBe(false)
    expect(at('/product/form/share', 'https://evil.example', 'none')).toBe(false)
    expect(at('/product/form/share', 'null', 'none', 'PUT')).toBe(false)
    for (const path of ['/product/form', '/product/form/share/', '/product/form/share.data', '/'])
      expect(at(path, 'null', 'none'), path).toBe(false)
  })

  it("Apple's form is accepted at its callback only", () => {
    const fromApple = { origin: 'https://appleid.apple.com', site: 'cross-site' }
    const at = (path: string, method = 'POST') =>
      isForeign(sent({ ...fromApple, path, method }), rule)
    expect(at('/signin/apple/callback')).toBe(false)
    expect(at('/signin/apple/callback?x=1')).toBe(false)
    for (const path of [
      '/signin/apple/callback.data',
      '/signin/apple/callback/',
      '/signin/apple',
      '/signin/naver/callback',
      '/Signin/apple/callback',
    ])
      expect(at(path), path).toBe(true)
    expect(at('/signin/apple/callback', 'PUT')).toBe(true)
  })
})

describe('the allowed origins of an upgrade to a socket', () => {
  const upgrade = (headers: Record<string, string>) =>
    isForeignUpgrade({ headers: { host: 'duson.example', ...headers } } as IncomingMessage, rule)

  it('from our pages, and from programs without a session', () => {
    expect(upgrade({ origin: 'https://duson.example', cookie: SESSION })).toBe(false)
    expect(upgrade({ origin: 'https://app.duson.example', cookie: SESSION })).toBe(false)
    expect(upgrade({})).toBe(false)
    const onAnotherHost = { host: 'chat.duson.example', 'sec-fetch-site': 'same-site' }
    expect(upgrade({ ...onAnotherHost, origin: 'https://duson.example' })).toBe(false)
    expect(upgrade({ ...onAnotherHost, origin: 'https://evil.duson.example' })).toBe(true)
  })

  it('not from other pages, nor without an origin but with a session', () => {
    expect(upgrade({ origin: 'https://evil.example' })).toBe(true)
    expect(upgrade({ origin: 'null' })).toBe(true)
    expect(upgrade({ cookie: SESSION })).toBe(true)
  })
})
