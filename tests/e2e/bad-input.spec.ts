import { expect, test } from './test.ts'

const SHELL = ['<html lang="ko"', '<header', '<main', '<footer']
const long = encodeURIComponent('가'.repeat(800))

async function ask(origin: string, path: string) {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
  return { response, status: response.status, text: await response.text() }
}

/** Follows redirects within the site, as a browser does. */
async function follow(origin: string, path: string) {
  const response = await fetch(`${origin}${path}`)
  const { pathname, search } = new URL(response.url)
  return { status: response.status, address: `${pathname}${search}`, text: await response.text() }
}

function expectShell(text: string) {
  for (const part of SHELL) expect(text).toContain(part)
}

const MISSING: [what: string, path: string][] = [
  ['an unknown path', '/no/such/page'],
  ['an unknown category', '/category/no-such-category'],
  ['an unknown category below a known one', '/category/a/b/c/d'],
  ['a product that never was', '/product/999999999'],
  ['a product number that is none', '/product/abc'],
  ['product 0', '/product/0'],
  ['a negative product number', '/product/-1'],
  ['a product number beyond 64 bits', '/product/99999999999999999999999'],
  ['a product number in another notation', '/product/1e3'],
  ['a store number beyond 64 bits', '/store/99999999999999999999999'],
  ['a store that never was', '/store/999999999'],
  ['an exhibition that never was', '/exhibition/999999999'],
  ['an exhibition number that is none', '/exhibition/%3Cscript%3E'],
  ['a sitemap that is none', '/sitemap/product/999999.xml'],
]

for (const [what, path] of MISSING)
  test(`${what} is 404 inside the shell`, async ({ origin }) => {
    const { status, text } = await ask(origin, path)
    expect(status).toBe(404)
    if (!path.endsWith('.xml')) expectShell(text)
  })

const CLEANED: [what: string, path: string, clean: string][] = [
  ['page=0', '/product/list?page=0', '/product/list'],
  ['a negative page', '/product/list?page=-3', '/product/list'],
  ['page=1', '/product/list?page=1', '/product/list'],
  ['page=1e9', '/product/list?page=1e9', '/product/list'],
  ['a price that is none', '/product/list?minPrice=abc', '/product/list'],
  [
    'a reversed price range',
    '/product/list?minPrice=50000&maxPrice=10000',
    '/product/list?minPrice=10000&maxPrice=50000',
  ],
  ['an unknown sort', '/product/list?sort=%3Cb%3E', '/product/list'],
  ['an unknown state', '/product/list?state=stolen', '/product/list'],
  ['an unknown region', '/product/list?region=%27--', '/product/list'],
  ['a period that is none', '/product/list?period=forever', '/product/list'],
]

for (const [what, path, clean] of CLEANED)
  test(`${what}: what does not parse is dropped and the address cleaned`, async ({ origin }) => {
    const { status } = await ask(origin, path)
    expect([301, 302, 303, 308]).toContain(status)
    const { status: final, address, text } = await follow(origin, path)
    expect(final).toBe(200)
    expect(address).toBe(clean)
    expectShell(text)
  })

const SENSIBLE: [what: string, path: string][] = [
  ['a page beyond the last', '/product/list?page=199'],
  ['a page beyond the last of a search', `/search/${encodeURIComponent('아이폰')}?page=150`],
  ['a very large page number', '/product/list?page=1000000000'],
  ['an 800-character keyword', `/search/${long}`],
  ['an 800-character keyword in the query', `/search?keyword=${long}`],
  ['emoji in a keyword', `/search/${encodeURIComponent('😀👨‍👩‍👧')}`],
  ['quotes in a keyword', `/search/${encodeURIComponent(`'";--`)}`],
  ['percent and underscore in a keyword', `/search/${encodeURIComponent('100%_\\')}`],
  ['a slash in a keyword', `/search/${encodeURIComponent('a/b')}`],
  ['the null character in a keyword', '/search/%00'],
  ['a keyword of spaces', '/search/%20%20'],
  ['an empty keyword', '/search?keyword='],
  ['a keyword that is half a surrogate pair', '/search/%ED%A0%80'],
  ['repeated parameters', '/product/list?page=2&page=3&sort=latest&sort=price'],
  ['a store keyword of 800 characters', `/search-store?keyword=${long}`],
  ['the null character in a store keyword', '/search-store?keyword=%00'],
  ['a store page that is none', '/search-store?page=abc'],
]

for (const [what, path] of SENSIBLE)
  test(`${what} gets a sensible page`, async ({ origin }) => {
    const { status, text } = await follow(origin, path)
    expect([200, 400, 404]).toContain(status)
    expectShell(text)
  })

for (const [letters, status] of [
  [1_000, 414],
  [10_000, 431],
] as const)
  test(`a keyword of ${letters} letters is refused in a sentence`, async ({ origin }) => {
    const keyword = encodeURIComponent('가'.repeat(letters))
    for (const path of [`/search/${keyword}`, `/search?keyword=${keyword}`]) {
      const { response, status: answered, text } = await ask(origin, path)
      expect(answered).toBe(status)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(text).toContain('검색어를 줄여서 다시 시도해 주세요.')
    }
  })

test('a path of many segments is 404, without the shell', async ({ origin }) => {
  for (const path of ['/a'.repeat(13), '/a'.repeat(4_000), `/${'/'.repeat(4_000)}a`]) {
    const { status, text } = await ask(origin, path)
    expect(status).toBe(404)
    expect(text).toBe('페이지를 찾을 수 없어요.')
  }
})

const BROKEN_ENCODING = [
  '/search/%E0%A4%A',
  '/search/%',
  '/category/%zz',
  '/%ff',
  '/product/list?minPrice=%',
]

for (const path of BROKEN_ENCODING)
  test(`broken percent-encoding in ${path} is no fault of ours`, async ({ origin }) => {
    const { status, text } = await follow(origin, path)
    expect([200, 400, 404]).toContain(status)
    expectShell(text)
  })

const MARKUP = '<img src=x onerror=alert(1)>"\'</script><script>alert(1)</script>'

for (const path of [
  `/search/${encodeURIComponent(MARKUP)}`,
  `/search?keyword=${encodeURIComponent(MARKUP)}`,
  `/search-store?keyword=${encodeURIComponent(MARKUP)}`,
  `/product/list?region=${encodeURIComponent(MARKUP)}&sort=${encodeURIComponent(MARKUP)}`,
  `/category/${encodeURIComponent(MARKUP)}`,
  `/no-such-page/${encodeURIComponent(MARKUP)}?x=${encodeURIComponent(MARKUP)}`,
])
  test(`HTML in ${path.slice(0, 24)}… stays text`, async ({ page }) => {
    const executed: string[] = []
    page.on('dialog', (dialog) => {
      executed.push(dialog.message())
      void dialog.dismiss()
    })
    const response = await page.goto(path)
    expect(response?.status()).toBeLessThan(500)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    expect(executed).toEqual([])
  })

test('an address with a needless slash leads to its canonical form', async ({ origin }) => {
  const { response, status } = await ask(origin, '/product/list/?sort=latest')
  expect(status).toBe(301)
  expect(response.headers.get('location')).toBe('/product/list?sort=latest')
})
