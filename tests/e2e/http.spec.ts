import { BUILT_PATHS, exampleOf } from './pages.ts'
import { expect, test } from './test.ts'

test('an anonymous visitor gets no cookie, and the same page as every other visitor', async ({
  origin,
}) => {
  for (const path of BUILT_PATHS) {
    const { address } = await exampleOf(path, origin)
    const response = await fetch(`${origin}${address}`)
    expect(response.headers.getSetCookie(), path).toEqual([])
    expect(response.headers.get('content-type'), path).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(response.headers.get('content-security-policy'), path).toContain(
      "frame-ancestors 'self'",
    )
    // React 18 leaves them between Korean characters where its buffer ends.
    let last = await response.text()
    let visitors = 1
    expect(last.includes('\0'), path).toBe(false)
    // The page contains the time of rendering; everything else is the same for every visitor. Other tests change goods
    // of a page between the two.
    await expect(async () => {
      const before = last
      visitors += 1
      const headers = { 'user-agent': `visitor ${visitors}` }
      last = await (await fetch(`${origin}${address}`, { headers })).text()
      expect(withoutMoments(last), path).toBe(withoutMoments(before))
    }).toPass()
  }
})

function withoutMoments(html: string): string {
  return html.replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '').replace(/\d+(?:분|시간)\s전|방금\s전/g, '')
}

test('a page for all visitors comes from memory, and not again to a browser that has it', async ({
  origin,
}) => {
  const ask = (headers: Record<string, string> = {}) => fetch(`${origin}/product/list`, { headers })
  // An address is cached when it is requested for the second time.
  const [, second, third] = [await ask(), await ask(), await ask()]
  const etag = second.headers.get('etag') ?? ''
  expect(third.headers.get('etag')).toBe(etag)
  expect(await third.text()).toBe(await second.text())
  expect((await ask({ 'if-none-match': etag })).status).toBe(304)
  const withCookie = await ask({ cookie: 'any=1', 'if-none-match': etag })
  expect([withCookie.status, withCookie.headers.get('etag')]).toEqual([200, null])
})

test('what another site sends is refused, and what a page does not take is 405', async ({
  origin,
}) => {
  const send = (method: string, from?: string) =>
    fetch(`${origin}/product/list`, { method, headers: from ? { origin: from } : {} })
  expect((await send('POST', 'http://evil.example')).status).toBe(403)
  expect((await send('POST', 'null')).status).toBe(403)
  expect((await send('POST', origin)).status).toBe(405)
  expect((await send('DELETE')).status).toBe(405)
  expect((await send('GET', 'http://evil.example')).status).toBe(200)
})

test('a picture comes in the best format that the browser takes', async ({ page, origin }) => {
  await page.goto('/product/list')
  const source = (await page.locator('main .pc img').first().getAttribute('src')) ?? ''
  const formats: [accept: string, type: string][] = [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/jpeg', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
  ]
  for (const [accept, type] of formats) {
    const response = await fetch(`${origin}${source}`, { headers: { accept } })
    expect(response.status, accept).toBe(200)
    expect(response.headers.get('content-type'), accept).toBe(type)
    expect(response.headers.get('vary')?.toLowerCase(), accept).toContain('accept')
    expect(response.headers.get('cache-control'), accept).toContain('immutable')
    expect((await response.arrayBuffer()).byteLength, accept).toBeGreaterThan(500)
  }
})

test('a picture that is not there is 404', async ({ origin }) => {
  for (const path of [
    '/media/no-such-key/c320',
    '/media/../../package.json',
    '/media/x/c321',
    '/og/product/999999999/1.jpg',
  ]) {
    const response = await fetch(`${origin}${path}`)
    expect(response.status, path).toBe(404)
  }
})

test('built files may be cached for ever, missing ones are 404', async ({ origin }) => {
  const html = await (await fetch(`${origin}/`)).text()
  const [sheet] = /\/assets\/[^"]+\.css/.exec(html) ?? []
  const response = await fetch(`${origin}${sheet}`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect((await fetch(`${origin}/assets/nothing.js`)).status).toBe(404)
})

test('files of the build are text in UTF-8 or say what else they are', async ({ origin }) => {
  const types: [path: string, type: RegExp][] = [
    ['/favicon.svg', /^image\/svg\+xml; charset=utf-8$/],
    ['/offline.html', /^text\/html; charset=utf-8$/i],
    ['/sw.js', /^text\/javascript; charset=utf-8$/i],
    ['/offline.js', /^text\/javascript; charset=utf-8$/i],
    ['/manifest.webmanifest', /^application\/manifest\+json$/],
    ['/icon-192.png', /^image\/png$/],
    ['/robots.txt', /^text\/plain; charset=utf-8$/i],
    ['/_root.data', /^text\/x-script; charset=utf-8$/],
    ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/i],
  ]
  for (const [path, type] of types) {
    const response = await fetch(`${origin}${path}`)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('content-type'), path).toMatch(type)
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
  }
})

test('every picture that the manifest of the app names is there', async ({ origin }) => {
  const manifest = await (await fetch(`${origin}/manifest.webmanifest`)).json()
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap((shortcut: { icons: object[] }) => shortcut.icons),
  ] as { src: string; type: string }[]
  expect(pictures.length).toBeGreaterThan(8)
  for (const { src, type } of pictures) {
    const response = await fetch(new URL(src, origin))
    expect([response.status, response.headers.get('content-type')], src).toEqual([200, type])
  }
})

test('files beside the build are not served', async ({ origin }) => {
  for (const path of ['/.git/HEAD', '/.env', '/package.json', '/.vite/manifest.json', '/assets/']) {
    const response = await fetch(`${origin}${path}`)
    expect(response.status, path).toBe(404)
  }
})

test('health and readiness respond and are never cached', async ({ origin }) => {
  for (const path of ['/healthz', '/readyz']) {
    const response = await fetch(`${origin}${path}`)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('cache-control'), path).toBe('no-store')
  }
})
