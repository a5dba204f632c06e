import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { type FakeIngest, startFakeIngest } from '#tests/support/fake-ingest.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { holdIdle, hydrated, settled } from './idle.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

const RELEASE = 'duson@1.2.3'
const MEMBER = '01000000001'

let ingest: FakeIngest
let brokenHost: Server
let server: ServerProcess

test.beforeAll(async () => {
  ingest = await startFakeIngest()
  brokenHost = createServer((_request, response) => response.writeHead(500).end('broken'))
  brokenHost.listen(0, '127.0.0.1')
  await once(brokenHost, 'listening')
  const { port } = brokenHost.address() as AddressInfo
  server = await startServer({
    SENTRY_DSN: ingest.dsn,
    SENTRY_ENVIRONMENT: 'e2e',
    RELEASE,
    PRODUCT_HOST_URL: `http://127.0.0.1:${port}/product`,
  })
})

test.afterAll(async () => {
  await server?.stop()
  brokenHost?.close()
  await ingest?.close()
})

test.beforeEach(() => {
  ingest.reported.length = 0
})

/** The parts of the error reporting that the page has fetched. */
function fetchedParts(page: Page): string[] {
  const parts: string[] = []
  page.on('request', (request) => {
    const [part] = /report-errors|recording/.exec(request.url()) ?? []
    if (part) parts.push(part)
  })
  return parts
}

/** Throws where only the window's handler sees it. */
const breakPage = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, message)

test('errors before the page is idle wait for the error reporting, and are sent once each', async ({
  page,
}) => {
  const parts = fetchedParts(page)
  const beIdle = await holdIdle(page)
  await page.goto(`${server.url}/category`)
  await hydrated(page)
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await breakPage(page, 'broken early')
  await page.evaluate(() => void Promise.reject(new Error('promised early')))
  await expect.poll(() => broken).toHaveLength(2)
  await page.waitForLoadState('networkidle')
  expect(parts).toEqual([])
  await beIdle()
  await expect.poll(() => ingest.words().sort()).toEqual(['broken early', 'promised early'])
  const [event] = ingest.events()
  expect(event).toMatchObject({
    release: RELEASE,
    environment: 'e2e',
    transaction: '/category',
  })
  expect(event?.user?.id).toBeUndefined()
})

test('errors after it, and those of an error page, are sent', async ({ page }) => {
  const beIdle = await holdIdle(page)
  await page.goto(`${server.url}/category`)
  await hydrated(page)
  await beIdle()
  await breakPage(page, 'broken late')
  await expect.poll(() => ingest.words()).toEqual(['broken late'])

  await page.route('**/search.data*', (route) =>
    route.fulfill({ contentType: 'text/x-script', body: 'nonsense' }),
  )
  await page.evaluate(() => window.__remixRouter.navigate('/search'))
  await expect(page.getByRole('main')).toContainText('문제가 발생했습니다')
  await expect.poll(() => ingest.events().length).toBe(2)
  expect(ingest.events()[1]?.exception?.values.at(-1)?.mechanism?.type).toBe('boundary')
})

test('texts that are no fault are not sent', async ({ page }) => {
  const parts = fetchedParts(page)
  const beIdle = await holdIdle(page)
  await page.goto(`${server.url}/category`)
  await hydrated(page)
  await breakPage(page, 'no ads list')
  await beIdle()
  await breakPage(page, 'x: no product list')
  await breakPage(page, 'a fault')
  await expect.poll(() => ingest.words()).toEqual(['a fault'])
  expect(parts.filter((part) => part === 'recording')).toHaveLength(1)
})

test('an error report contains no personal data', async ({ page, context }) => {
  const cookies = { my_token: 'planted-token', 'cafe-session': 'planted-cafe' }
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })),
  )
  const beIdle = await holdIdle(page)
  await page.goto(
    `${server.url}/search/${encodeURIComponent('홍길동 planted-keyword')}?sort=latest&x=planted-query#planted=hash`,
  )
  await hydrated(page)
  await page
    .getByRole('combobox', { name: '상품 검색' })
    .or(page.getByRole('searchbox'))
    .first()
    .fill('planted-typed 010-2345-6789')
  await beIdle()
  await breakPage(page, '010-2345-6789 / planted@example.com / Bearer planted-bearer')
  await expect.poll(() => ingest.words()).toEqual(['[number] / [email] / Bearer [token]'])
  const [event] = ingest.events()
  expect(event?.request).toEqual({
    url: `${server.url}/search/:keyword?sort=&x=#planted=`,
    headers: { 'User-Agent': expect.any(String) },
  })
  expect(event?.contexts?.cookies).toMatchObject({
    my_token: '(removed)',
    'cafe-session': '(removed)',
  })
  await expect
    .poll(() => ingest.reported.filter(({ type }) => type === 'replay_recording').length, {
      timeout: 20_000,
    })
    .toBeGreaterThan(0)
  const everything = ingest.everything().replaceAll('planted=', '')
  expect(everything).not.toContain('planted')
  expect(everything).not.toContain('2345')
  expect(everything).not.toContain('홍길동')
})

test('an error is recorded from then on, without texts; and nothing is recorded without one', async ({
  page,
}) => {
  const parts = fetchedParts(page)
  const beIdle = await holdIdle(page)
  await page.goto(`${server.url}/category`)
  await hydrated(page)
  await beIdle()
  await page.waitForFunction(() => '__SENTRY__' in window)
  await page.waitForLoadState('networkidle')
  expect(parts).toEqual(['report-errors'])

  await breakPage(page, 'worth recording')
  await expect
    .poll(() => ingest.reported.find(({ type }) => type === 'replay_event')?.payload, {
      timeout: 20_000,
    })
    .toMatchObject({ error_ids: [expect.any(String)], replay_type: 'buffer' })
  expect(ingest.events()[0]?.tags?.replayId).toBeDefined()
  const recording = ingest.reported.find(({ type }) => type === 'replay_recording')
  expect(String(recording?.payload)).toContain('"tagName":"main"')
  expect(String(recording?.payload)).not.toContain('모바일')
})

test('a session that is drawn is recorded and traced', async ({ page }) => {
  const beIdle = await holdIdle(page, 0.005)
  await page.goto(`${server.url}/category`)
  await hydrated(page)
  await beIdle()
  await expect
    .poll(() => ingest.reported.map(({ type }) => type), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['replay_event', 'replay_recording']))
  // The server reports a transaction of the same page.
  const pageload = { transaction: '/category', contexts: { trace: { op: 'pageload' } } }
  const transactions = () => ingest.reported.filter(({ type }) => type === 'transaction')
  await expect
    .poll(() => transactions().map(({ payload }) => payload))
    .toEqual(expect.arrayContaining([expect.objectContaining({ transaction: '/category' })]))
  const trace = transactions().find(
    ({ payload }) => Object(payload).transaction === pageload.transaction,
  )
  expect(trace?.payload).toMatchObject(pageload)
  expect(trace?.envelope.trace).toMatchObject({ sample_rate: '0.1' })
})

test('a visitor who refused analytics is not recorded', async ({ page, context }) => {
  await context.addCookies([{ name: 'analytics_refused', value: '1', url: server.url }])
  const parts = fetchedParts(page)
  const beIdle = await holdIdle(page, 0.005)
  await page.goto(`${server.url}/category`)
  await hydrated(page)
  await beIdle()
  await breakPage(page, 'not recorded')
  await expect.poll(() => ingest.words()).toEqual(['not recorded'])
  expect(parts).toEqual(['report-errors'])
})

test('the server reports a loader and an action once, and the visitor sees the number', async ({
  page,
}) => {
  await signInAs(page, server.url, MEMBER)
  ingest.reported.length = 0
  const beIdle = await holdIdle(page)
  const response = await page.goto(`${server.url}/mystore/favorites?q=planted-query`)
  expect(response?.status()).toBe(500)
  const requestId = (await response?.headerValue('x-request-id')) ?? 'none'
  await expect(page.getByRole('main')).toContainText(requestId)
  expect(await page.content()).not.toContain('sentryTrace')
  await hydrated(page)
  await beIdle()
  const faults = () => ingest.events().filter(({ tags }) => tags?.occasion === 'host call failed')
  await expect.poll(() => faults().length).toBe(1)
  // The browser reports what it has of its own: had it reported the server's error, that would have come before.
  await breakPage(page, 'of the browser')
  await expect.poll(() => ingest.words()).toContain('of the browser')
  expect(ingest.events()).toHaveLength(2)
  expect(faults()[0]).toMatchObject({
    release: RELEASE,
    transaction: 'GET /mystore/favorites',
    tags: { request_id: requestId, host: 'product' },
    user: { id: expect.stringMatching(/^\d+$/) },
  })
  expect(server.output()).toContain(requestId)

  ingest.reported.length = 0
  const posted = await page.request.post(`${server.url}/api/favorites`, {
    headers: { origin: server.url },
    form: { intent: 'heart', add: 'p1', note: 'planted-body' },
  })
  expect(posted.status()).toBe(500)
  await expect.poll(() => faults().length).toBe(1)
  expect(faults()[0]?.transaction).toBe('POST /api/favorites')
  expect(ingest.everything()).not.toContain('planted')
})

test('without a DSN there is nothing of it: no setting, no request, no script', async ({
  page,
  origin,
}) => {
  const foreign: string[] = []
  const scripts: Promise<string>[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  const response = await page.goto('/category')
  expect(await response?.text()).not.toContain('third-parties')
  expect(await response?.headerValue('content-security-policy')).not.toContain('http://127')
  await settled(page)
  const broken = page.waitForEvent('pageerror')
  await breakPage(page, 'heard by no listener')
  await broken
  await page.reload()
  await settled(page)
  expect(foreign).toEqual([])
  for (const script of await Promise.all(scripts)) expect(script).not.toContain('__SENTRY__')
})
