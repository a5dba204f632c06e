import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { LoggedAction } from '#contracts/data.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { signInAsOperator } from './operator.ts'
import { signInAs } from './sign-in-as.ts'
import { sessionOf } from './sign-in-steps.ts'
import { expect, test } from './test.ts'

const OPERATOR = '01000000005'
const MEMBER = '01000000001'

// One after the other: they share the entries that the data host received.
test.describe.configure({ mode: 'default' })

/** Everything that the data host received, including repeats, and as text. */
let received: LoggedAction[] = []
let texts: string[] = []
let isDown = false
/** How often it was called while it was down. */
let refusals = 0
let fake: Server
let server: ServerProcess

test.beforeAll(async () => {
  fake = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    response.setHeader('content-type', 'application/json')
    if (isDown) {
      refusals += 1
      return response.writeHead(500).end('{}')
    }
    if (!request.url?.endsWith('/log/user-action/web')) return response.end('{}')
    const actions = JSON.parse(text) as LoggedAction[]
    texts.push(text)
    received.push(...actions)
    response.end(JSON.stringify({ newCount: actions.length }))
  })
  fake.listen(0, '127.0.0.1')
  await once(fake, 'listening')
  const { port } = fake.address() as AddressInfo
  server = await startServer({ DATA_HOST_URL: `http://127.0.0.1:${port}/data` })
})

test.afterAll(async () => {
  await server?.stop()
  fake?.closeAllConnections()
  fake?.close()
})

test.beforeEach(() => {
  received = []
  texts = []
  isDown = false
  refusals = 0
})

const open = (page: Page, path: string) => page.goto(`${server.url}${path}`)
const started = (page: Page) =>
  page.waitForResponse((response) => /\/assets\/start-/.test(response.url()))

/** Opens a page and waits until its log has been loaded. */
async function openWithLog(page: Page, path: string): Promise<void> {
  const log = started(page)
  await open(page, path)
  await log
}

/** The browser has told every observer whether the card is in sight. */
const observed = (card: Locator) =>
  card.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_changes, observer) => {
          observer.disconnect()
          resolve()
        }).observe(element)
      }),
  )

/** The network is back: stored entries are sent at once. */
const sendNow = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')))

const named = (name: LoggedAction['name'], pageId?: string) =>
  received.filter((action) => action.name === name && (!pageId || action.pageId === pageId))
const views = () => received.filter(({ name }) => name === 'page_view').map(({ pageId }) => pageId)
const ids = () => received.map(({ id }) => id)

async function cookieNamed(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value
}

const trail = (page: Page) =>
  page.evaluate(() => {
    const { first, previous, current } = JSON.parse(sessionStorage.getItem('page-trail') ?? '{}')
    return [first?.path, previous?.path ?? null, current?.path]
  })
const expectTrail = (page: Page, ...expected: (string | null)[]) =>
  expect.poll(() => trail(page)).toEqual(expected)

test('처음 본 경로와 이전 경로가 뒤로, 앞으로, 새로 고침, 쪽 안의 링크에도 맞다', async ({
  page,
}) => {
  await openWithLog(page, '/')
  await expectTrail(page, '/', null, '/')
  await page.getByRole('link', { name: '방금 올라온 상품', exact: true }).click()
  await expect(page).toHaveURL(/\/product\/list/)
  const { pathname, search } = new URL(page.url())
  const list = `${pathname}${search}`
  await expectTrail(page, '/', '/', list)
  await page.locator('main .pc a').first().click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  const product = new URL(page.url()).pathname
  await expectTrail(page, '/', list, product)
  await page.reload()
  await page.evaluate(() => {
    window.location.hash = 'content'
  })
  await expectTrail(page, '/', list, product)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/product\/list/)
  await expectTrail(page, '/', product, list)
  await page.goForward()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expectTrail(page, '/', list, product)
  await open(page, '/category')
  await expectTrail(page, '/', product, '/category')
})

test('목록이 주소의 쪽 번호를 바꿔도 새로 고침은 이전 경로를 바꾸지 않는다', async ({ page }) => {
  await open(page, '/')
  await expectTrail(page, '/', null, '/')
  await open(page, '/product/list')
  const cards = page.locator('main .pc')
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(100)
  await cards.nth(70).scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expectTrail(page, '/', '/', '/product/list?page=2')
})

test('이전 경로가 로그인 화면이면 그 앞의 경로로 바뀌고, 넘겨진 길은 남지 않는다', async ({
  page,
}) => {
  await open(page, '/category')
  await expectTrail(page, '/category', null, '/category')
  await open(page, '/mystore')
  await expect(page).toHaveURL(/\/signin\?/)
  const { pathname, search } = new URL(page.url())
  await expectTrail(page, '/category', '/category', `${pathname}${search}`)
  await signInAs(page, server.url, MEMBER)
  await open(page, '/mystore')
  await expectTrail(page, '/category', '/category', '/mystore')
})

test('본 화면은 10초 안에 저절로 가고, 화면과 기기와 때를 말한다', async ({ page }) => {
  const before = Date.now()
  await openWithLog(page, '/')
  await expect.poll(views).toEqual(['main'])
  await page.getByRole('link', { name: '방금 올라온 상품', exact: true }).click()
  await expect.poll(views, { timeout: 20_000 }).toEqual(['main', 'product_list'])
  const [main, list] = named('page_view')
  expect(main).toMatchObject({ previousPageId: null, userSeq: null, params: {} })
  expect(list).toMatchObject({ previousPageId: 'main' })
  expect(main?.deviceUuid).toBe(await cookieNamed(page.context(), 'device_uuid'))
  for (const action of received) {
    expect(Date.parse(action.at)).toBeGreaterThanOrEqual(before - 1_000)
    expect(Date.parse(action.at)).toBeLessThanOrEqual(Date.now() + 1_000)
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringContaining('user-action-log'),
  )
})

test('로그인한 사람의 기록에는 회원 번호가 있다', async ({ page }) => {
  await signInAs(page, server.url, MEMBER)
  await openWithLog(page, '/mystore')
  const { userSeq } = await sessionOf(page, server.url)
  await sendNow(page)
  await expect.poll(() => named('page_view', 'mystore')).toHaveLength(1)
  expect(named('page_view', 'mystore')[0]?.userSeq).toBe(userSeq)
})

test('상품 카드는 절반이 1초 보이면 한 목록에서 한 번, 이어 붙은 카드도 센다', async ({ page }) => {
  await page.clock.install()
  await openWithLog(page, '/product/list')
  const first = page.locator('main .pc').first()
  const pageSize = await page.locator('main .pc').count()
  const productSeq = Number(/\d+$/.exec((await first.locator('a').getAttribute('href')) ?? '')?.[0])
  const seen = () => named('product_impression')
  const flushed = async () => {
    await sendNow(page)
    return seen().map(({ params }) => params.position)
  }
  await expect.poll(flushed).toContain(0)
  expect(seen()[0]?.params).toEqual({ productSeq, list: 0, position: 0 })
  // The user has not scrolled that far.
  expect(await flushed()).not.toContain(pageSize - 1)
  await page
    .locator('main .pc')
    .nth(pageSize - 1)
    .scrollIntoViewIfNeeded()
  await expect(page.locator('main .pc').nth(pageSize)).toBeAttached()
  await page.locator('main .pc').nth(pageSize).scrollIntoViewIfNeeded()
  await expect.poll(flushed).toContain(pageSize)
  await first.scrollIntoViewIfNeeded()
  await observed(first)
  await page.clock.runFor(1_500)
  const positions = await flushed()
  expect(new Set(positions).size).toBe(positions.length)
  expect(new Set(ids()).size).toBe(received.length)
})

test('스치고 지나간 카드와 가려진 탭의 카드는 본 것이 아니다', async ({ page }) => {
  await page.addInitScript(() => {
    let state = 'hidden'
    Object.defineProperty(document, 'visibilityState', { get: () => state })
    Object.assign(window, {
      show: (shown: boolean) => {
        state = shown ? 'visible' : 'hidden'
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  await page.clock.install()
  await openWithLog(page, '/product/list')
  const first = page.locator('main .pc').first()
  await observed(first)
  await page.clock.runFor(1_500)
  const show = (shown: boolean) =>
    page.evaluate((is) => (window as unknown as { show(shown: boolean): void }).show(is), shown)
  // The page's time stands still but for the frames: on a busy machine a card would be in view for a second.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await show(true)
  // Over the whole list, a frame for each place.
  for (let top = 0; top < 4_000; top += 400) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await observed(first)
    await page.clock.runFor(16)
  }
  await show(false)
  await observed(first)
  await page.clock.runFor(1_500)
  await sendNow(page)
  await expect.poll(views).toContain('product_list')
  expect(named('product_impression')).toEqual([])
  await show(true)
  await first.scrollIntoViewIfNeeded()
  await observed(first)
  await expect
    .poll(async () => {
      await page.clock.runFor(1_500)
      await sendNow(page)
      return named('product_impression').length
    })
    .toBeGreaterThan(0)
})

test('카드를 고르고, 찜하고, 나누면 그것도 남는다', async ({ page }) => {
  await signInAs(page, server.url, MEMBER)
  await page.context().grantPermissions(['clipboard-write'])
  await openWithLog(page, '/product/list')
  // Another user's product, as owners cannot like their own.
  await page.locator('main .pc a').nth(1).click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  const productSeq = Number(/\d+$/.exec(page.url())?.[0])
  await page.getByText('이 상품 공유하기').click()
  await page.getByRole('button', { name: '복사' }).click()
  await expect
    .poll(async () => {
      await sendNow(page)
      return named('share', 'product_detail')
    })
    .toMatchObject([{ params: {} }])
  expect(named('product_click', 'product_list')).toMatchObject([
    { params: { productSeq, list: 0, position: 1 } },
  ])
  await page.keyboard.press('Escape')
  const heart = page.getByRole('main').getByRole('button', { name: '찜하기', exact: true }).first()
  const on = (await heart.getAttribute('aria-pressed')) === 'false'
  await heart.click()
  await expect
    .poll(async () => {
      await sendNow(page)
      return named('favorite', 'product_detail')
    })
    .toMatchObject([{ params: { productSeq, on } }])
})

test('두 탭이 함께 써도 잃거나 겹치는 기록이 없다', async ({ page, context }) => {
  const other = await context.newPage()
  await openWithLog(page, '/')
  await openWithLog(other, '/category')
  for (const path of ['/product/list', '/search', '/search-store']) {
    await openWithLog(page, path)
    await openWithLog(other, path)
  }
  await Promise.all([sendNow(page), sendNow(other)])
  const expected = [
    ...['main', 'category_list'],
    ...['product_list', 'search_main', 'search_store'].flatMap((id) => [id, id]),
  ].sort()
  const once = () => {
    const kept = new Map(named('page_view').map((action) => [action.id, action.pageId]))
    return [...kept.values()].sort()
  }
  await expect.poll(once, { timeout: 25_000 }).toEqual(expected)
  // Two tabs that stay send nothing twice, not even for the host to drop.
  received = []
  await Promise.all([sendNow(page), sendNow(other)])
  for (const tab of [page, other]) await openWithLog(tab, '/category')
  await Promise.all([sendNow(page), sendNow(other)])
  await expect.poll(() => named('page_view', 'category_list').length).toBe(2)
  expect(new Set(ids()).size).toBe(received.length)
})

test('떠나는 화면은 비컨으로 보낸다', async ({ page }) => {
  await openWithLog(page, '/category')
  await page.goto('about:blank')
  await expect.poll(views).toContain('category_list')
})

test('기록을 보내는 스크립트가 오기 전에 떠나도 남는다', async ({ page }) => {
  await page.route(/\/assets\/start-/, (route) => route.abort())
  await open(page, '/category')
  await expectTrail(page, '/category', null, '/category')
  isDown = true
  await page.goto('about:blank')
  await page.unroute(/\/assets\/start-/)
  await expect.poll(() => refusals).toBeGreaterThan(0)
  isDown = false
  // The last words of a document are settled after a second.
  await page.clock.install({ time: Date.now() + 2_000 })
  await openWithLog(page, '/search')
  await sendNow(page)
  await expect.poll(() => views().sort()).toEqual(['category_list', 'search_main'])
  const device = await cookieNamed(page.context(), 'device_uuid')
  expect(named('page_view', 'search_main')[0]?.deviceUuid).toBe(device)
})

test('끊겼다 이어지면 모아 둔 것이 간다', async ({ page, context }) => {
  await openWithLog(page, '/product/list')
  await sendNow(page)
  await expect.poll(views).toContain('product_list')
  await context.setOffline(true)
  received = []
  const card = page.locator('main .pc').nth(12)
  await card.scrollIntoViewIfNeeded()
  const kept = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('user-action-log'))
      const { buffer, updatedAt } = JSON.parse(localStorage.getItem(key ?? '') ?? '{}')
      return updatedAt > 0 ? buffer.length : 0
    })
  await expect.poll(kept).toBeGreaterThan(0)
  expect(received).toEqual([])
  const waiting = await kept()
  await context.setOffline(false)
  await expect.poll(() => new Set(ids()).size).toBeGreaterThanOrEqual(waiting)
  await expect.poll(kept).toBe(0)
})

test('받는 곳이 멈춘 동안 세 탭이 한 일이 한 번씩 다 닿는다', async ({ page, context }) => {
  isDown = true
  await context.clock.install()
  const [second, third] = [await context.newPage(), await context.newPage()]
  await openWithLog(page, '/category')
  await openWithLog(second, '/search')
  await openWithLog(third, '/search-store')
  for (const tab of [page, second, third]) await sendNow(tab)
  // As a user closes it: the page gets its events.
  const closed = third.waitForEvent('close')
  await third.close({ runBeforeUnload: true })
  await closed
  // The last words of a tab are settled after a second.
  await context.clock.fastForward(1_500)
  isDown = false
  for (const tab of [page, second]) await sendNow(tab)
  const once = () => new Map(named('page_view').map((action) => [action.id, action.pageId]))
  await expect
    .poll(() => [...once().values()].sort(), { timeout: 25_000 })
    .toEqual(['category_list', 'search_main', 'search_store'])
})

test('사람이 친 것은 어떤 기록에도 없다', async ({ page }) => {
  const typed = '쥐며느리탐정'
  const phone = '01099998888'
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/action-log') sent.push(request.postData() ?? '')
  })
  await openWithLog(page, '/')
  const box = page.getByRole('banner').getByLabel('상품 검색')
  await box.fill(typed)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\//)
  await page.getByRole('main').getByRole('link').first().click()
  await openWithLog(page, `/search-store?keyword=${encodeURIComponent(typed)}`)
  await openWithLog(page, '/signin')
  await page.getByRole('main').getByLabel('휴대폰 번호').fill(phone)
  await page.getByRole('main').getByLabel('휴대폰 번호').press('Enter')
  await openWithLog(page, '/category')
  await sendNow(page)
  await expect.poll(views).toContain('category_list')
  expect(views()).toEqual(expect.arrayContaining(['search_result', 'search_store', 'signin']))
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  const kept = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('user-action-log'))
      .map(([, text]) => String(text)),
  )
  for (const text of [...texts, ...sent, ...kept])
    for (const word of [typed, encodeURIComponent(typed), phone, '9999-8888', '/search/'])
      expect(text).not.toContain(word)
})

test('저장소를 막아 두어도 화면은 그대로이고 기록은 간다', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  await openWithLog(page, '/')
  // Remix's own script in the page, which restores the scroll position, reports an error and continues.
  faults.length = 0
  await page.getByRole('link', { name: '방금 올라온 상품', exact: true }).click()
  await expect(page).toHaveURL(/\/product\/list/)
  await sendNow(page)
  await expect.poll(views).toEqual(['main', 'product_list'])
  expect(named('page_view', 'product_list')[0]?.previousPageId).toBe('main')
  expect(faults).toEqual([])
})

test('저장소에 엉뚱한 것이나 다른 판의 것이 있어도 그대로 일한다', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('page-trail', '{"first":')
    localStorage.setItem('user-action-log', '{"buffer":[1,{"id":"x"}],"updatedAt":"yesterday"}')
    localStorage.setItem('user-action-log:old', 'nonsense')
  })
  await openWithLog(page, '/category')
  await sendNow(page)
  await expect.poll(views).toEqual(['category_list'])
})

test('주소는 우리 화면에서 온 알맞은 목록만 받고, 쿠키를 주지 않는다', async () => {
  const send = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(`${server.url}/api/action-log`, {
      method,
      headers: { 'content-type': 'application/json', origin: server.url, ...headers },
      ...(method === 'GET' ? {} : { body }),
    })
  const action = (more: object = {}) => ({
    id: crypto.randomUUID(),
    pageId: 'main',
    previousPageId: null,
    deviceUuid: null,
    userSeq: null,
    time: Date.now() - 5_000,
    name: 'page_view',
    params: {},
    ...more,
  })
  const list = (...entries: object[]) => JSON.stringify({ sentAt: Date.now(), entries })

  const good = await send(list(action()))
  expect(good.status).toBe(204)
  expect(good.headers.getSetCookie()).toEqual([])
  expect(good.headers.get('cache-control')).toBe('no-store')
  expect(Math.abs(Date.now() - 5_000 - Date.parse(received[0]?.at ?? ''))).toBeLessThan(2_000)

  received = []
  const mixed = [
    { name: 'typed_text' },
    { pageId: 'no_such_page' },
    { params: { keyword: '비밀' } },
    { pageId: 'signin' },
  ].map(action)
  expect((await send(list(...mixed))).status).toBe(204)
  expect(received).toMatchObject([{ pageId: 'signin' }])

  received = []
  // A clock that was set back meanwhile, and one that is a year ahead.
  const year = 365 * DAY_MS
  const later = JSON.stringify({
    sentAt: Date.now(),
    entries: [action({ time: Date.now() + year })],
  })
  expect((await send(later)).status).toBe(204)
  expect(Math.abs(Date.now() - Date.parse(received[0]?.at ?? ''))).toBeLessThan(2_000)

  expect((await send(list(action()), { origin: 'http://evil.example' })).status).toBe(403)
  expect((await send('', {}, 'GET')).status).toBe(405)
  expect((await send('{}', {}, 'DELETE')).status).toBe(405)
  for (const nonsense of ['', '{', '7', '[]', '{"entries":[]}', list(...Array(101).fill({}))])
    expect((await send(nonsense)).status, nonsense.slice(0, 20)).toBe(400)
  expect((await send(`"${'x'.repeat(70_000)}"`)).status).toBe(413)
  isDown = true
  expect((await send(list(action()))).status).toBe(503)
})

test('운영자는 날마다 화면과 행동의 수를 본다', async ({ page, origin }) => {
  await page.goto('/category')
  // A page that is left before its log has started counts as nothing.
  await page.waitForFunction(() =>
    Object.values(localStorage).some((value) => `${value}`.includes('page_view')),
  )
  await page.goto('about:blank')
  await signInAsOperator(page, origin, OPERATOR)
  await page.goto('/mystore')
  await page.getByRole('link', { name: '행동 통계' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '행동 통계' })).toBeVisible()
  await expect(async () => {
    await page.reload()
    const row = page.getByRole('row', { name: /카테고리 전체.*화면 조회/ })
    await expect(row).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('columnheader')).toHaveCount(3 + 7)
  await page.getByLabel('시작일').fill('2026-01-01')
  await page.getByLabel('종료일').fill('2026-03-01')
  await page.getByRole('button', { name: '조회' }).click()
  await expect(page.getByText('한 번에 31일까지 볼 수 있어요.')).toBeVisible()
  await page.getByLabel('종료일').fill('2026-01-31')
  await page.getByRole('button', { name: '조회' }).click()
  await expect(page.getByText('이 기간에는 기록이 없어요')).toBeVisible()
})
