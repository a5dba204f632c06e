import { describe, expect, it } from 'vitest'
import { prefixedFetch, withoutDataPrefix } from './data-prefix.ts'

const ORIGIN = 'https://app.duson.example'

const DATA = [
  '/_root.data',
  '/product/list.data?sort=latest&_routes=x',
  '/product/1.data',
  '/__manifest?p=/search&version=1',
  '/api/session',
  '/api/suggestions?keyword=%EC%95%84',
  '/logout',
  '/search/main-web.data',
]
const NO_DATA = [
  '/',
  '/product/1',
  '/signin/apple/callback',
  '/search/a.data/b',
  '/media/x/c320',
  '/assets/a-1.js',
  '/api/',
  '/logout/x',
  '/__manifest/x',
  '/product/1?next=/x.data',
]

function recordedFetch() {
  const sent: { url: string; method: string; body: string | null }[] = []
  const record: typeof fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, ORIGIN), init)
    const body = request.body ? await request.text() : null
    sent.push({ url: request.url, method: request.method, body })
    return new Response()
  }
  return { sent, fetch: prefixedFetch(record, ORIGIN) }
}

describe('the /main-web prefix in the browser', () => {
  it.each(DATA)('is put before %s, however it is asked for', async (address) => {
    const { sent, fetch } = recordedFetch()
    await fetch(address)
    await fetch(new URL(address, ORIGIN))
    await fetch(new Request(`${ORIGIN}${address}`))
    expect(sent.map(({ url }) => url)).toEqual(Array(3).fill(`${ORIGIN}/main-web${address}`))
  })

  it.each(NO_DATA)('is not put before %s', async (address) => {
    const { sent, fetch } = recordedFetch()
    await fetch(address)
    expect(sent[0]?.url).toBe(`${ORIGIN}${address}`)
  })

  it('is not added to addresses of another origin', async () => {
    const { sent, fetch } = recordedFetch()
    await fetch('https://other.example/api/session')
    await fetch(`${ORIGIN}:8443/api/session`)
    expect(sent.map(({ url }) => url)).toEqual([
      'https://other.example/api/session',
      `${ORIGIN}:8443/api/session`,
    ])
  })

  it('does not change the method and the body', async () => {
    const { sent, fetch } = recordedFetch()
    await fetch('/signin.data', { method: 'POST', body: 'a=1' })
    await fetch(new Request(`${ORIGIN}/signin.data`, { method: 'POST', body: 'a=1' }))
    for (const request of sent)
      expect(request).toEqual({
        url: `${ORIGIN}/main-web/signin.data`,
        method: 'POST',
        body: 'a=1',
      })
    expect(sent).toHaveLength(2)
  })
})

describe('the /main-web prefix at the server', () => {
  it.each(DATA)('is taken off %s', (address) => {
    expect(withoutDataPrefix(`/main-web${address}`)).toBe(address)
    expect(withoutDataPrefix(address)).toBe(address)
  })

  it.each(NO_DATA)('stays on %s, which has one address', (address) => {
    expect(withoutDataPrefix(`/main-web${address}`)).toBe(`/main-web${address}`)
  })

  it('is removed once', () => {
    expect(withoutDataPrefix('/main-web/main-web/api/session')).toBe(
      '/main-web/main-web/api/session',
    )
    expect(withoutDataPrefix('/main-webx/api/session')).toBe('/main-webx/api/session')
  })
})
