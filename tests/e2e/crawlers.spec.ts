import { locationsOf, readLocations } from './sitemaps.ts'
import { expect, test } from './test.ts'

test('robots.txt names the sitemap and closes nothing that is indexed', async ({ origin }) => {
  const response = await fetch(`${origin}/robots.txt`)
  const text = await response.text()
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(text).toMatch(/^User-agent: \*$/m)
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test('the sitemaps list exactly the products that can be seen', async ({ origin }) => {
  const files = await locationsOf(origin, '/sitemap.xml')
  expect(files.every((file) => file.startsWith(`${origin}/sitemap/`))).toBe(true)
  const listed: string[] = []
  for (const file of files) {
    const response = await fetch(file)
    expect(response.status, file).toBe(200)
    expect(response.headers.get('content-type'), file).toContain('xml')
    const xml = await response.text()
    expect([...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].length, file).toBe(
      file.includes('/page/') ? [...xml.matchAll(/<lastmod>/g)].length : readLocations(xml).length,
    )
    for (const [, at = ''] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g))
      expect(new Date(at).getTime(), `${file}: ${at}`).toBeLessThanOrEqual(Date.now())
    listed.push(...readLocations(xml))
  }
  expect(new Set(listed).size, 'no address twice').toBe(listed.length)

  // Every state is in the full list; walk all of its pages.
  const seen = new Set<string>()
  for (let page = 1; ; page += 1) {
    const html = await (
      await fetch(`${origin}/product/list?sort=latest${page > 1 ? `&page=${page}` : ''}`)
    ).text()
    const products = [...html.matchAll(/<li [^>]*class="pc[^>]*><a href="(\/product\/\d+)"/g)]
    for (const [, path = ''] of products) seen.add(path)
    if (products.length < 50) break
  }
  const products = listed.filter((address) => address.startsWith(`${origin}/product/`))
  expect(
    products
      .map((address) => new URL(address).pathname)
      .filter((path) => path !== '/product/list')
      .sort(),
  ).toEqual([...seen].sort())
})

test('a page of every sitemap answers 200, indexed, under its own canonical address', async ({
  origin,
}) => {
  for (const file of await locationsOf(origin, '/sitemap.xml')) {
    const addresses = readLocations(await (await fetch(file)).text())
    for (const address of [addresses[0], addresses.at(-1)]) {
      if (!address) throw new Error(`${file} is empty`)
      const response = await fetch(address, { redirect: 'manual' })
      const html = await response.text()
      expect(response.status, address).toBe(200)
      expect(html, address).toContain(`<link rel="canonical" href="${address}"`)
      expect(html, address).not.toMatch(/<meta name="robots" content="[^"]*noindex/)
    }
  }
})

test('the RSS of new goods parses and leads to products', async ({ page, origin }) => {
  const response = await fetch(`${origin}/rss.xml`)
  expect(response.headers.get('content-type')).toContain('xml')
  const xml = await response.text()
  await page.goto('/404')
  const feed = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    return {
      broken: document.querySelector('parsererror')?.textContent ?? null,
      links: [...document.querySelectorAll('item > link')].map((link) => link.textContent ?? ''),
      dates: [...document.querySelectorAll('item > pubDate')].map((date) => date.textContent ?? ''),
    }
  }, xml)
  expect(feed.broken).toBeNull()
  expect(feed.links.length).toBeGreaterThan(10)
  expect(feed.dates.map((date) => Number.isNaN(Date.parse(date)))).not.toContain(true)
  expect((await fetch(feed.links[0] ?? '')).status).toBe(200)
})

test('the structured data of a product says its price, state and seller', async ({
  page,
  origin,
}) => {
  const addresses = await locationsOf(origin, '/sitemap/product/1.xml')
  const address = addresses.find((each) => /\/product\/\d+$/.test(each)) ?? ''
  await page.goto(new URL(address).pathname)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = blocks.flatMap((block) => {
    const parsed: unknown = JSON.parse(block)
    const graph = (parsed as { '@graph'?: unknown[] })['@graph']
    return graph ?? [parsed]
  }) as { '@type': string; offers?: { price?: number | string; priceCurrency?: string } }[]
  const product = data.find((each) => each['@type'] === 'Product')
  expect(product?.offers?.priceCurrency).toBe('KRW')
  expect(Number(product?.offers?.price)).toBeGreaterThanOrEqual(0)
  expect(data.some((each) => each['@type'] === 'BreadcrumbList')).toBe(true)

  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const picture = await fetch(image ?? '')
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
})

test('the picture of a page is drawn with its own words and no others', async ({ origin }) => {
  const list = await (await fetch(`${origin}/search-store`)).text()
  const [store = ''] = /\/store\/\d+/.exec(list) ?? []
  for (const path of ['/', store, '/search/%EC%9E%90%EC%A0%84%EA%B1%B0']) {
    const html = await (await fetch(`${origin}${path}`)).text()
    const [, content = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    const address = content.replaceAll('&amp;', '&')
    expect(address, path).toContain('/og/page.jpg?')
    expect(html).toContain(`<meta name="twitter:image" content="${content}"`)
    expect(html.match(/signCard/g), 'stays on the server').toBeNull()
    const picture = await fetch(address)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const others = new URL(address)
    others.searchParams.set('title', '무료 나눔')
    expect((await fetch(others)).status).toBe(404)
    // Words in the address of a page are not signed.
    expect(new URL(address).searchParams.get('title')).not.toContain('자전거')
  }
})
