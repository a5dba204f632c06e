import type { BrowserContext, Page } from '@playwright/test'
import { type FakeScriptHost, startFakeScriptHost } from '#tests/support/fake-script-host.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { holdIdle, hydrated, settled } from './idle.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

const TAG_MANAGER = '/gtm.js?id=GTM-TEST1'
const ADS = '/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456'
const MEMBER = '01000000001'

let host: FakeScriptHost
let server: ServerProcess

test.beforeAll(async () => {
  host = await startFakeScriptHost()
  server = await startServer({
    TAG_MANAGER_ID: 'GTM-TEST1',
    TAG_MANAGER_URL: host.origin,
    ADSENSE_CLIENT: 'ca-pub-1234567890123456',
    ADSENSE_LIST_SLOT: '42',
    ADSENSE_URL: host.origin,
  })
})

test.afterAll(async () => {
  await server?.stop()
  await host?.close()
})

test.beforeEach(() => {
  host.asked.length = 0
  host.answers = true
})

const ran = (page: Page) =>
  page.waitForFunction(() => 'tagManagerRan' in window && 'adsRan' in window)

/** Opens a page, up to where only idleness or a touch is missing for the scripts to come. */
async function openWaiting(page: Page, address: string) {
  await page.addInitScript(() => {
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(add, self, details: Parameters<typeof window.addEventListener>) {
        if (details[0] === 'pointerdown') Object.assign(window, { isWaiting: true })
        return Reflect.apply(add, self ?? window, details)
      },
    })
  })
  const response = await page.goto(address)
  await page.waitForLoadState('load')
  await page.waitForFunction(() => 'isWaiting' in window)
  return response
}

function policyViolations(page: Page): string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  return violations
}

/** What moved in the list of products so far. */
const movement = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
        const report = () => {
          const observer = new PerformanceObserver(() => undefined)
          observer.observe({ type: 'layout-shift', buffered: true })
          const moved = (observer.takeRecords() as Shift[]).flatMap(({ sources }) =>
            sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)),
          )
          resolve(
            moved.flatMap((element) => (element?.closest('.pc-grid') ? [element.outerHTML] : [])),
          )
        }
        // What moves in a frame is known after it.
        requestAnimationFrame(() => requestAnimationFrame(report))
      }),
  )

test('the scripts come when the browser has nothing else to do, under the policy', async ({
  page,
}) => {
  const violations = policyViolations(page)
  const beIdle = await holdIdle(page)
  const response = await openWaiting(page, `${server.url}/product/list`)
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  expect(await response?.headerValue('vary')).toContain('Sec-GPC')
  expect(host.asked).toEqual([])
  await beIdle()
  await ran(page)
  expect(host.asked.sort()).toEqual([TAG_MANAGER, ADS])
  expect(await page.evaluate(() => window.dataLayer?.[0])).toMatchObject({ event: 'gtm.js' })
  expect(violations).toEqual([])
})

test('or at the first touch, once', async ({ page }) => {
  const beIdle = await holdIdle(page)
  await openWaiting(page, `${server.url}/product/list`)
  // Before its first frame a browser drops what is pressed.
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect.poll(() => host.asked, { timeout: 2_000 }).not.toEqual([])
  }).toPass()
  await ran(page)
  await beIdle()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  // A script that is added twice is asked for once where the browser has it.
  await expect(page.locator(`script[src^="${host.origin}"]`)).toHaveCount(2)
  expect(host.asked.sort()).toEqual([TAG_MANAGER, ADS])
})

for (const width of [390, 1280])
  test(`an advertisement has reserved space at ${width} px, whether it loads or not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 3_000 })
    // A font that loads late shifts the layout a little by itself.
    await page.route('**/pretendard*', (route) => route.abort())
    const beIdle = await holdIdle(page)
    await openWaiting(page, `${server.url}/product/list`)
    const slot = page.getByRole('complementary', { name: '광고' })
    const after = page.locator('.pc-inset + .pc + .pc + .pc + .pc + .pc + .pc')
    const places = async () => [await slot.boundingBox(), (await after.boundingBox())?.y]
    const before = await places()
    expect((await slot.boundingBox())?.height).toBeGreaterThan(90)
    await expect(slot.locator('ins')).toHaveAttribute('data-ad-slot', '42')
    await beIdle()
    await ran(page)
    await expect(slot).toContainText('too high')
    expect(await places()).toEqual(before)
    expect(await movement(page)).toEqual([])
    // The rows around it have no gaps.
    const tops = await page
      .locator('.pc-grid > .pc')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
    const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length)
    expect(new Set(rows.slice(0, -1)).size).toBe(1)
  })

test('a script host that never answers holds nothing up', async ({ page }) => {
  host.answers = false
  await page.goto(`${server.url}/product/list`)
  await expect.poll(() => host.asked.length).toBe(2)
  await page.locator('.pc a').first().click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect(page.locator('h1')).toBeVisible()
})

test('/fraud/monitoring never has the tag manager, whichever way leads there', async ({ page }) => {
  const response = await page.goto(`${server.url}/fraud/monitoring`)
  expect(await response?.text()).not.toContain('gtm.js')
  await settled(page)
  expect(host.asked).not.toContain(TAG_MANAGER)

  await page.goto(`${server.url}/category`)
  await page.waitForFunction(() => 'tagManagerRan' in window)
  await page.evaluate(() => {
    // As the tag manager does to receive every address.
    const push = history.pushState.bind(history)
    history.pushState = (state, title, address) => {
      sessionStorage.setItem('heard', String(address))
      push(state, title, address)
    }
  })
  await page.evaluate(() => void window.__remixRouter.navigate('/fraud/monitoring'))
  await page.waitForFunction(
    () => location.pathname === '/fraud/monitoring' && !('dataLayer' in window),
  )
  await settled(page)
  expect(await page.evaluate(() => 'tagManagerRan' in window || 'dataLayer' in window)).toBe(false)
  expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(`${server.url}/category`)
  await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이용약관')
})

test('the user id is sent after the sign-in, and removed at the sign-out', async ({ page }) => {
  await page.addInitScript(() => {
    const pushed = (...entries: object[]) => {
      const before = sessionStorage.getItem('pushed') ?? ''
      sessionStorage.setItem(
        'pushed',
        before + entries.map((entry) => JSON.stringify(entry)).join(),
      )
      return 0
    }
    window.dataLayer = Object.assign([] as object[], { push: pushed })
  })
  const pushed = () => page.evaluate(() => sessionStorage.getItem('pushed') ?? '')
  await signInAs(page, server.url, MEMBER)
  await page.goto(`${server.url}/mystore`)
  await expect.poll(pushed).toMatch(/"event":"identify_user","user_id":\d+/)
  expect(await pushed()).not.toContain('clear_user')
  await page.getByRole('main').getByRole('button', { name: '로그아웃' }).first().click()
  await page.waitForURL(`${server.url}/`)
  expect(await pushed()).toMatch(/identify_user.*"event":"clear_user","user_id":null/)
})

/** No third-party scripts on a list page: not in its HTML, not in its policy, not requested. */
async function expectNothing(context: BrowserContext) {
  host.asked.length = 0
  const page = await context.newPage()
  const response = await page.goto(`${server.url}/product/list`)
  expect(await response?.text()).not.toMatch(/gtm\.js|adsbygoogle/)
  expect(await response?.headerValue('content-security-policy')).not.toMatch(/127\.0\.0\.1|google/)
  await settled(page)
  expect(host.asked).toEqual([])
  await page.close()
}

test('a visitor refuses without script, and nothing loads until they allow it again', async ({
  browser,
}) => {
  const scriptless = await browser.newContext({ javaScriptEnabled: false })
  const page = await scriptless.newPage()
  await page.goto(`${server.url}/category`)
  await page.getByRole('contentinfo').getByRole('link', { name: '쿠키·분석 설정' }).click()
  const choice = page.getByRole('region', { name: '쿠키·분석 설정' })
  await expect(choice).toContainText('켜져 있어요')
  await choice.getByRole('button', { name: '끄기' }).click()
  await expect(page).toHaveURL(`${server.url}/privacy-policy#measuring`)
  await expect(choice).toContainText('꺼져 있어요')
  const [cookie] = (await scriptless.cookies()).filter(({ name }) => name === 'analytics_refused')
  expect(cookie).toMatchObject({ value: '1', sameSite: 'Lax', path: '/' })

  const scripted = await browser.newContext({ storageState: await scriptless.storageState() })
  await expectNothing(scripted)
  const again = await scripted.newPage()
  await again.goto(`${server.url}/privacy-policy#measuring`)
  await hydrated(again)
  await again.getByRole('button', { name: '다시 켜기' }).click()
  await expect(again.getByRole('region', { name: '쿠키·분석 설정' })).toContainText('켜져 있어요')
  await expect.poll(() => host.asked).toContain(TAG_MANAGER)
  await scriptless.close()
  await scripted.close()
})

test('Global Privacy Control counts as refused, from the header or from the browser alone', async ({
  browser,
}) => {
  const told = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } })
  await expectNothing(told)
  const page = await told.newPage()
  await page.goto(`${server.url}/privacy-policy#measuring`)
  const choice = page.getByRole('region', { name: '쿠키·분석 설정' })
  await expect(choice).toContainText('Global Privacy Control')
  await expect(choice.getByRole('button')).toHaveCount(0)
  await told.close()

  const silent = await browser.newContext()
  await silent.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  const other = await silent.newPage()
  await other.goto(`${server.url}/product/list`)
  await settled(other)
  expect(host.asked).toEqual([])
  await silent.close()
})

test('where nothing is set up there is nothing: no setting, no place, no link, no request', async ({
  page,
  origin,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  const response = await page.goto('/product/list')
  expect(await response?.text()).not.toMatch(/third-parties|ad-slot|pc-inset|쿠키·분석/)
  expect(await response?.headerValue('content-security-policy')).not.toContain('frame-src')
  await settled(page)
  expect(foreign).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window || 'adsbygoogle' in window)).toBe(false)
  expect(await (await page.goto('/privacy-policy'))?.text()).not.toContain('쿠키·분석')
})
