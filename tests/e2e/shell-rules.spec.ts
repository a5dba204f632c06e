import type { BrowserContext, Page } from '@playwright/test'
import { APP, BRAND } from '#app/brand.ts'
import type { ActionEntry } from '#contracts/action-log.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { TOASTS_AFTER_LOGIN } from '#contracts/session-rules.ts'
import { signInAs } from './sign-in-as.ts'
import { fillIdentity, newPerson } from './sign-in-steps.ts'
import { storedActions } from './stored-actions.ts'
import { expect, test } from './test.ts'

const MEMBER = '01000000001'
const ACTION_LOG = '**/api/action-log'
const SECOND = 1_000

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** The endpoint that receives actions, as the pages of a context see it. */
async function receiveActions(context: BrowserContext) {
  const host = { isDown: false, calls: 0, batches: [] as number[], entries: [] as ActionEntry[] }
  await context.route(ACTION_LOG, async (route) => {
    host.calls += 1
    if (host.isDown) return route.fulfill({ status: 503 })
    const { entries } = route.request().postDataJSON() as { entries: ActionEntry[] }
    host.batches.push(entries.length)
    host.entries.push(...entries)
    await route.fulfill({ status: 204 })
  })
  return host
}

/** Opens a page whose clock the test moves, once its log has been loaded. */
async function openWithClock(page: Page, path: string) {
  await page.clock.install()
  const log = page.waitForResponse((response) => /\/assets\/start-/.test(response.url()))
  await page.goto(path)
  await log
  await expect.poll(() => storedActions(page).then(({ length }) => length)).toBeGreaterThan(0)
}

/** Presses product cards without navigating: each press is an action. */
const pressCards = (page: Page, presses: number) =>
  page.evaluate((count) => {
    window.addEventListener('click', (event) => event.preventDefault(), { capture: true })
    const card = document.querySelector<HTMLElement>('main .pc a')
    for (let press = 0; press < count; press += 1) card?.click()
  }, presses)

test.describe('2절', () => {
  test('제목은 한 줄 소개로 끝나고, 설명은 우리말이며, 대표 주소는 웹 주소다', async ({
    page,
    origin,
  }) => {
    for (const address of ['/', '/product/list', '/search-store', '/terms']) {
      await page.goto(address)
      expect(await page.title(), address).toMatch(new RegExp(`${BRAND.tagline}$`))
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /[가-힣]/)
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(canonical).toBe(`${origin}${address === '/' ? '/' : address}`)
    }
  })

  test('로그인 방식은 default가 기본이고, 다른 하나는 signup이다', async ({ page }) => {
    const main = page.getByRole('main')
    for (const address of ['/signin', '/signin?mode=default', '/signin?mode=nonsense']) {
      await page.goto(address)
      await expect(main.getByRole('button', { name: '휴대폰 번호로 계속하기' })).toBeVisible()
    }
    await page.goto('/signin?mode=signup')
    await expect(main.getByRole('button', { name: '휴대폰 번호로 가입하기' })).toBeVisible()
  })
})

test.describe('4절', () => {
  for (const [value, sentence] of Object.entries(TOASTS_AFTER_LOGIN))
    test(`toast-after-login=${value}: 한 번 보이고 쿠키는 지워진다`, async ({ page, origin }) => {
      await page.context().addCookies([{ name: 'toast-after-login', value, url: origin }])
      await page.goto('/category')
      await expect(page.getByText(sentence)).toBeVisible()
      await expect
        .poll(async () => (await page.context().cookies()).map(({ name }) => name))
        .not.toContain('toast-after-login')
      await page.reload({ waitUntil: 'networkidle' })
      await expect(page.getByText(sentence)).toHaveCount(0)
    })
})

test.describe('7절', () => {
  test('기록은 처음 보낸 뒤 점점 길게 쉬며 세 번 다시 보낸다', async ({ page }) => {
    const host = await receiveActions(page.context())
    host.isDown = true
    await openWithClock(page, '/category')
    await page.clock.runFor(10 * SECOND)
    await expect.poll(() => host.calls).toBe(1)
    for (const [retry, pause] of [1, 2, 4].entries()) {
      // The pause begins with the answer; until it is over nothing is sent.
      await page.clock.runFor(pause * SECOND - 500)
      expect(host.calls).toBe(retry + 1)
      await page.clock.runFor(1.5 * SECOND)
      await expect.poll(() => host.calls).toBe(retry + 2)
    }
    await page.clock.runFor(10 * SECOND)
    expect(host.calls).toBe(4)
  })
})

test.describe('8절', () => {
  test('본인인증 기관이 답하지 못하면 모달로 말하고, 확인으로 닫는다', async ({
    page,
    otherOrigin: origin,
  }) => {
    const setIdentity = (fault: 'error' | 'works') =>
      page.request.post(`${origin}/sandbox/faults`, {
        form: { identity: fault },
        headers: { origin },
      })
    await setIdentity('error')
    try {
      await signInAs(page, origin, MEMBER)
      await page.goto(`${origin}/identity-check?again=1`, { waitUntil: 'networkidle' })
      await fillIdentity(page, newPerson(), '01077778888')
      const modal = page.getByRole('dialog', { name: '본인인증' })
      await expect(modal).toContainText(/오류가 발생했습니다/)
      await modal.getByRole('button', { name: '확인' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/\/identity-check/)
      await page.getByRole('main').getByRole('button', { name: '인증번호 받기' }).click()
      await expect(modal).toBeVisible()
    } finally {
      await setIdentity('works')
    }
  })
})

test.describe('9절', () => {
  test('토스트는 아래 가운데에 1.5초 동안, 한 번에 하나만 보인다', async ({ page, origin }) => {
    await page.clock.install()
    await page.goto('/category', { waitUntil: 'networkidle' })
    await page.clock.pauseAt(Date.now() + 60 * SECOND)
    const place = page.locator('body > [role=status]')
    const tell = async (value: keyof typeof TOASTS_AFTER_LOGIN) => {
      await page.context().addCookies([{ name: 'toast-after-login', value, url: origin }])
      await page.evaluate(() => void window.dispatchEvent(new Event('pageshow')))
      await page.clock.runFor(1)
      await expect(place.getByText(TOASTS_AFTER_LOGIN[value])).toBeVisible()
    }
    await tell('login-success')
    const toast = place.locator('p')
    const box = await toast.boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2
    expect(Math.abs(middle - width / 2)).toBeLessThan(12)
    expect(box?.y ?? 0).toBeGreaterThan(height * 0.8)

    await page.clock.runFor(1_400)
    await expect(toast).toHaveCount(1)
    await expect(toast).not.toHaveClass(/opacity-0/)
    await tell('has-c2a-link')
    await expect(toast).toHaveCount(1)
    await page.clock.runFor(1_400)
    await expect(toast).not.toHaveClass(/opacity-0/)
    await page.clock.runFor(200)
    await expect(toast).toHaveClass(/opacity-0/)
    await page.clock.runFor(400)
    await expect(toast).toHaveCount(0)
  })

  test('기록은 30개가 모이면 10초를 기다리지 않고 간다', async ({ page }) => {
    const host = await receiveActions(page.context())
    await openWithClock(page, '/product/list')
    await page.clock.pauseAt(Date.now() + 60 * SECOND)
    await expect.poll(() => storedActions(page).then(({ length }) => length)).toBe(0)
    host.batches = []
    await pressCards(page, 29)
    await expect.poll(() => storedActions(page).then(({ length }) => length)).toBe(29)
    expect(host.batches).toEqual([])
    await pressCards(page, 1)
    await expect.poll(() => host.batches).toEqual([30])
  })
})

test.describe('엉뚱한 것이 와도', () => {
  test('받는 곳이 10분 멈춘 동안 세 탭이 한 일은 모두 꼭 한 번씩 닿는다', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000)
    const host = await receiveActions(context)
    host.isDown = true
    const tabs = [page, await context.newPage(), await context.newPage()]
    const pass = async (seconds: number) => {
      // In small steps, so that each response arrives at its own time.
      for (let past = 0; past < seconds; past += 5)
        for (const tab of tabs) await tab.clock.runFor(5 * SECOND)
    }
    for (const tab of tabs) await openWithClock(tab, '/product/list')
    for (const tab of tabs) await pressCards(tab, 12)
    await pass(300)
    for (const tab of tabs) await pressCards(tab, 25)
    await pass(300)
    expect(host.entries).toEqual([])
    const waiting = new Set((await storedActions(page)).map(({ id }) => id))
    const pressed = (entries: ActionEntry[]) =>
      entries.filter(({ name }) => name === 'product_click').length
    expect(pressed(await storedActions(page))).toBe(3 * 37)

    host.isDown = false
    await pass(120)
    const arrived = host.entries.map(({ id }) => id)
    expect(new Set(arrived).size).toBe(arrived.length)
    expect(arrived).toEqual(expect.arrayContaining([...waiting]))
    expect(pressed(host.entries)).toBe(3 * 37)
    await expect.poll(() => storedActions(page)).toEqual([])
  })

  for (const [how, days] of [
    ['앞으로', 40],
    ['뒤로', -40],
  ] as const)
    test(`시계가 ${how} 뛰어도 기록은 한 번씩 가고, 로그인은 그대로다`, async ({
      page,
      origin,
    }) => {
      await signInAs(page, origin, MEMBER)
      const host = await receiveActions(page.context())
      host.isDown = true
      await openWithClock(page, '/product/list')
      await pressCards(page, 5)
      await expect.poll(async () => (await storedActions(page)).length).toBeGreaterThanOrEqual(6)
      await page.clock.setSystemTime(Date.now() + days * DAY_MS)
      host.isDown = false
      await page.evaluate(() => void window.dispatchEvent(new Event('online')))
      await page.clock.runFor(30 * SECOND)
      // A jump may end a call that has arrived; it is sent again under the same ids, which the data host drops.
      const clicks = () =>
        host.entries.filter(({ name }) => name === 'product_click').map(({ id }) => id)
      await expect.poll(() => new Set(clicks()).size).toBe(5)
      await expect(
        page.getByRole('navigation', { name: '내 메뉴' }).getByText('마이'),
      ).toBeVisible()
    })

  test('저장소마다 엉뚱한 것이 들어 있어도 화면은 온전하다', async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    await page.addInitScript(() => {
      const names = ['recent-keywords', 'session-signed-in', 'session-sign-out-due']
      for (const name of [...names, 'user-action-log', 'user-action-log:x'])
        localStorage.setItem(name, '{"keywords":[1,{}],"buffer":{"length":-1},"updatedAt":[]}')
      for (const name of ['page-trail', 'return-place', 'list-place'])
        sessionStorage.setItem(name, '[[[')
    })
    await page.goto('/product/list', { waitUntil: 'networkidle' })
    await page.getByRole('combobox', { name: '상품 검색' }).fill('아이폰')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\//)
    await page.goBack()
    await expect(page).toHaveURL(/\/product\/list/)
    await expect(page.locator('main .pc').first()).toBeVisible()
    expect(faults).toEqual([])
  })

  test('앱의 다리가 던져도 브라우저의 길로 간다', async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    await page.addInitScript((name) => {
      const fail = () => {
        throw new Error('the bridge is broken')
      }
      Object.assign(window, { [name]: { postMessage: fail, addEventListener: fail } })
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
    }, APP.name)
    await page.goto('/product/list', { waitUntil: 'networkidle' })
    await page.locator('main .pc a').first().click()
    await expect(page).toHaveURL(/\/product\/\d+$/)
    await page.getByText('이 상품 공유하기').click()
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
    await expect.poll(shared).toMatchObject([{ url: page.url() }])
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: /사업자정보 확인/ }).click()
    await (await opened).close()
    expect(faults).toEqual([])
  })
})
