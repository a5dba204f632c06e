import type { Page } from '@playwright/test'
import { type Gate, startGate } from '#tests/support/gate.ts'
import { signInAs } from './sign-in-as.ts'
import { test as base, expect } from './test.ts'

/** The network of a service worker cannot be cut by the browser, so each test goes through a gate of its own. */
const test = base.extend<{ gate: Gate }>({
  gate: async ({ origin }, use) => {
    const gate = await startGate(origin)
    await use(gate)
    await gate.stop()
  },
})

test.use({ serviceWorkers: 'allow' })

const MEMBER = '01000000001'

/** The worker is active, and controls this page. */
const isStored = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Everything in the caches: path and content type. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const found: [path: string, type: string | null][] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        found.push([new URL(request.url).pathname, response?.headers.get('content-type') ?? null])
      }
    }
    return found
  })

test('연결이 없으면 그렇다고 말하고, 다시 이어지면 그 쪽을 연다', async ({
  page,
  gate,
  origin,
}) => {
  await page.goto(`${gate.url}/terms`)
  await isStored(page)
  gate.shut()
  await page.goto(`${gate.url}/search-store?q=1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('두손에 연결하지 못했어요')
  const again = page.getByRole('link', { name: '다시 시도하기' })
  const look = await again.evaluate((link) => {
    const { backgroundColor, borderRadius } = getComputedStyle(link)
    return [backgroundColor, borderRadius]
  })
  expect(look, 'its style is let in by its policy').toEqual(['rgb(14, 93, 124)', '10px'])

  gate.open(origin)
  await again.click()
  await expect(page).toHaveURL(`${gate.url}/search-store?q=1`)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText('연결하지 못했어요')).toHaveCount(0)
})

test('쪽을 옮기다 끊기면 그 자리에서 말하고, 다시 시도할 수 있다', async ({
  page,
  context,
  origin,
}) => {
  await page.goto(`${origin}/product/list`)
  const address = await page.locator('main .pc a').first().getAttribute('href')
  await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.locator('main .pc a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('두손에 연결하지 못했어요')
  await context.setOffline(false)
  await page.getByRole('main').getByRole('link', { name: '다시 시도하기' }).click()
  await expect(page.getByText('연결하지 못했어요')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('간직하는 것은 안내 쪽과 껍데기의 파일뿐이다: 누구의 쪽도 아니다', async ({ page, gate }) => {
  await page.goto(`${gate.url}/`)
  await isStored(page)
  await signInAs(page, gate.url, MEMBER)
  for (const path of ['/', '/mystore', '/mystore/settings', '/product/list', '/api/session'])
    await page.goto(`${gate.url}${path}`, { waitUntil: 'networkidle' })
  await page.goto(`${gate.url}/mystore`)
  await page.getByRole('main').getByRole('link', { name: /찜/ }).first().click()
  await expect(page).toHaveURL(/\/mystore\/favorites/)
  await page.goto(`${gate.url}/search`, { waitUntil: 'networkidle' })

  const entries = await held(page)
  const isFile = (type: string | null) => /javascript|css/.test(type ?? '')
  expect(entries.filter(([, type]) => !isFile(type))).toEqual([
    ['/offline.html', 'text/html; charset=utf-8'],
  ])
  const files = entries.filter(([, type]) => isFile(type)).map(([path]) => path)
  expect(files.length).toBeGreaterThan(0)
  expect(files.length).toBeLessThanOrEqual(151)
  // The script of the notice is one of the notice's two files; it is the same for all.
  expect(files.filter((path) => !/^\/assets\/[^/]+\.(?:js|css)$/.test(path))).toEqual([
    '/offline.js',
  ])
})

test('껍데기의 파일은 간직한 것으로 온다', async ({ page, gate, origin }) => {
  await page.goto(`${gate.url}/terms`, { waitUntil: 'networkidle' })
  await isStored(page)
  await page.goto(`${gate.url}/terms`, { waitUntil: 'networkidle' })
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      (link) => new URL(link.href).pathname,
    ),
  )
  expect(scripts.length).toBeGreaterThan(1)
  const paths = (await held(page)).map(([path]) => path)
  for (const script of scripts) expect(paths).toContain(script)

  // Only what the worker has cached is available now; the browser's own cache is not used.
  gate.shut()
  const read = (path: string) =>
    page.evaluate(async (address) => {
      const response = await fetch(address, { cache: 'no-store' })
      return (await response.text()).length
    }, path)
  const [script = ''] = scripts
  expect(await read(script)).toBe((await (await fetch(`${origin}${script}`)).text()).length)
  await expect(read('/api/session')).rejects.toThrow('Failed to fetch')
})

test('새 일꾼은 열린 쪽을 깨지 않고 넘겨받는다', async ({ page, gate }) => {
  await page.goto(`${gate.url}/product/list`)
  await isStored(page)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  // Another address for the same scope is an update, as another release's text would be.
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve)
    })
    await navigator.serviceWorker.register('/sw.js?next')
    await changed
  })
  await page.locator('main .pc a').first().click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  expect(complaints).toEqual([])
})

test('끄면 다음에 온 브라우저에서 일꾼과 간직한 것이 사라진다', async ({
  page,
  gate,
  otherOrigin: off,
}) => {
  await page.goto(`${gate.url}/terms`, { waitUntil: 'networkidle' })
  await isStored(page)
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  gate.open(off)
  expect(await left()).not.toEqual([0, 0])
  await page.goto(`${gate.url}/terms`)
  await expect.poll(left).toEqual([0, 0])

  // One that learns it from its own text alone, as no page of ours is opened any more.
  const worker = await (await fetch(`${off}/sw.js`)).text()
  expect(worker).toContain('unregister()')
  expect(worker).not.toContain("'fetch'")
})

test('일꾼의 글은 안내 쪽이 바뀌면 달라지고, 브라우저가 그때그때 묻는다', async ({ origin }) => {
  const worker = await fetch(`${origin}/sw.js`)
  expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(await worker.text()).toMatch(/\/\/ offline\.html [\w-]{43}\n$/)
  const page = await fetch(`${origin}/offline.html`)
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-")
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  const manifest = await fetch(`${origin}/manifest.webmanifest`)
  expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
})
