import type { Page } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'
import { codeField, codeOf, enterCode, signUp } from './sign-in-steps.ts'
import { expect, test } from './test.ts'

const PHONE = { width: 390, height: 844 }
const MEMBER = '01000000001'

const menuLink = (page: Page) => page.getByRole('link', { name: '메뉴', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: '메뉴' })
const dialogs = (page: Page) => page.getByRole('dialog')

/** A page whose script has started. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await ready(page)
}

async function ready(page: Page) {
  await expect(page.locator('[role=combobox]').first()).toBeAttached()
}

async function openMenu(page: Page, address = '/product/list') {
  await page.setViewportSize(PHONE)
  await open(page, address)
  await menuLink(page).click()
  await expect(menu(page)).toBeVisible()
}

async function firstProduct(page: Page) {
  await open(page, '/product/list')
  await page.locator('main .pc a').nth(1).click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
}

test('옆 메뉴: 뒤로 가기는 맨 위 패널만 닫고, 열린 동안 쪽을 떠나지 않는다', async ({ page }) => {
  await openMenu(page)
  const address = page.url()
  await menu(page).getByRole('link', { name: '카테고리 전체 보기' }).click()
  const drawer = page.getByRole('dialog', { name: '카테고리', exact: true })
  await expect(drawer).toBeVisible()
  const top = drawer.getByRole('button', { name: /^가전/ })
  await top.click()
  const view = page.getByRole('dialog', { name: '가전' })
  await expect(view).toBeVisible()

  // Nothing is loaded again: the router saw no navigation.
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goBack()
  await expect(drawer).toBeVisible()
  await expect(top).toBeFocused()
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(1)
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  expect(page.url()).toBe(address)
  await expect(menuLink(page)).toBeFocused()
  expect(loaded.filter((url) => url.includes('.data'))).toEqual([])
})

test('다른 패널의 자리를 차지한 패널도 초점을 처음 연 곳으로 돌려준다', async ({ page }) => {
  await openMenu(page)
  await menu(page).getByRole('link', { name: '찜한 상품' }).click()
  await expect(page.getByRole('dialog', { name: '찜한 상품' })).toBeVisible()
  await expect(dialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
  await expect(menuLink(page)).toBeFocused()
})

test('앞으로 가기는 닫은 패널을 다시 열지 않고, 그 뒤의 뒤로 가기는 헛걸음이 아니다', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, '/category')
  await page.locator('main a[href^="/category/"]').first().click()
  await expect(page).toHaveURL(/\/category\/.+/)
  const address = page.url()
  await menuLink(page).click()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => window.history.state.panels ?? 0)).toBe(0)
  await expect(dialogs(page)).toHaveCount(0)
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(page).toHaveURL(/\/category$/)
})

test('닫는 길은 Esc, 닫기 단추, 패널 옆을 누르기; 초점은 연 곳으로 돌아간다', async ({ page }) => {
  await openMenu(page)
  const ways = [
    () => page.keyboard.press('Escape'),
    () => menu(page).getByRole('button', { name: '닫기' }).click(),
    () => page.mouse.click(350, PHONE.height / 2),
  ]
  for (const close of ways) {
    await expect(menu(page)).toBeVisible()
    await close()
    await expect(dialogs(page)).toHaveCount(0)
    await expect(menuLink(page)).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.history.state?.panels ?? 0)).toBe(0)
    await menuLink(page).click()
  }
})

test('초점은 패널에 들어가 그 안에 머문다', async ({ page }) => {
  await openMenu(page)
  const isInside = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })
  expect(await isInside()).toBe(true)
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await isInside(), `press ${presses}`).toBe(true)
  }
})

test('뒤에 있는 쪽은 스크롤되지도 뛰지도 않는다', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/category')
  await page.waitForLoadState('load')
  await page.evaluate(() => window.scrollTo(0, 700))
  const place = () =>
    page.evaluate(() => [
      window.scrollY,
      document.querySelector('main')?.getBoundingClientRect().left,
      document.querySelector('main')?.getBoundingClientRect().width,
    ])
  const before = await place()
  // A click by Playwright would first scroll the link out of the space reserved for the header.
  const link = await menuLink(page).boundingBox()
  await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 20)
  await expect(menu(page)).toBeVisible()
  expect(await place()).toEqual(before)
  await page.mouse.move(PHONE.width - 5, 400)
  await page.mouse.wheel(0, 900)
  await page.mouse.move(100, 400)
  await page.mouse.wheel(0, 9_000)
  expect(await place()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
  expect(await place()).toEqual(before)
})

test('두 번 빠르게 눌러도 패널은 하나다', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/product/list')
  const length = await page.evaluate(() => window.history.length)
  await menuLink(page).evaluate((link: HTMLElement) => {
    link.click()
    link.click()
  })
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('dialog')).toHaveCount(1)
  expect(await page.evaluate(() => window.history.length)).toBe(length + 1)
})

test('패널에서 옮겨 가면 패널은 닫히고, 뒤로 가면 패널 없는 그 쪽이다', async ({ page }) => {
  await openMenu(page, '/search')
  const entries = () => page.evaluate(() => window.history.length)
  const before = (await entries()) - 1
  await menu(page).getByRole('link', { name: '카테고리 전체 보기' }).click()
  const drawer = page.getByRole('dialog', { name: '카테고리', exact: true })
  await drawer.getByRole('button', { name: /^가전/ }).click()
  await page
    .getByRole('dialog', { name: '가전' })
    .getByRole('link', { name: /^가전 전체/ })
    .click()
  await expect(page).toHaveURL(/\/category\/.+/)
  await expect(dialogs(page)).toHaveCount(0)
  // The panels have left no history entry between the two pages.
  expect(await entries()).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(/\/search$/)
  await expect(dialogs(page)).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(/\/category\/.+/)
})

test('새로 고침과 나눈 주소에서는 패널 없이 그 쪽이 열린다', async ({ page, context }) => {
  await openMenu(page, '/search')
  await page.reload()
  await ready(page)
  await expect(dialogs(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.history.state?.panels ?? 0)).toBe(0)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('main')).toContainText('무엇을 찾고 계세요?')
  await expect(dialogs(other)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('아무 패널도 저절로 열리지 않는다', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const address of ['/', '/product/list', '/search', '/category', '/signin']) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.locator('dialog'), address).toHaveCount(0)
  }
})

test('필터: 카테고리와 지역은 저마다의 보기에서 고르고, 고른 것은 함께 적용된다', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, '/product/list')
  await page.getByRole('button', { name: /^필터/ }).click()
  const filter = page.getByRole('dialog', { name: '필터' })
  await filter.getByText('거의 새것').click()
  await filter.getByRole('button', { name: /^지역/ }).click()
  const region = page.getByRole('dialog', { name: '지역' })
  await region.getByRole('radio', { name: /^서울/ }).click()
  await expect(filter.getByRole('button', { name: /^지역/ })).toContainText('서울')
  await filter.getByRole('button', { name: /^카테고리/ }).click()
  await expect(page.getByRole('dialog', { name: '카테고리' })).toBeVisible()
  await page.getByRole('button', { name: '뒤로' }).click()
  await filter.getByRole('button', { name: /^(?:결과 .+ 보기|적용하기)$/ }).click()
  await expect(page).toHaveURL(/region=/)
  await expect(page).toHaveURL(/condition=/)
  await expect(dialogs(page)).toHaveCount(0)
})

test('정렬: 휴대전화에서는 시트에서 고른다', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/product/list')
  await page.getByRole('button', { name: /^정렬/ }).click()
  const sheet = page.getByRole('dialog', { name: '정렬' })
  // Safari would cut the panel off below its title.
  await expect(sheet.locator('> .overflow-y-auto')).toHaveCSS('flex-basis', 'auto')
  await sheet.getByRole('link', { name: '낮은가격순' }).click()
  await expect(page).toHaveURL(/sort=/)
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^정렬/ })).toContainText('낮은가격순')
})

test('검색: 휴대전화에서 칸을 누르면 화면 가득 열리고, 추천과 인기 검색어가 있다', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, '/')
  await page.getByRole('combobox', { name: '상품 검색' }).click()
  const panel = page.getByRole('dialog', { name: '검색' })
  const field = panel.getByRole('combobox', { name: '찾을 상품' })
  await expect(field).toBeFocused()
  await expect(panel.getByRole('heading', { name: '인기 검색어' })).toBeVisible()
  await field.fill('아이폰')
  await panel.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/search\/.+/)
  await expect(dialogs(page)).toHaveCount(0)
})

test('가게: 상품에서 판매자를 미리 보고 가게로 간다', async ({ page }) => {
  await firstProduct(page)
  const row = page.getByLabel('상품 요약').locator('a[href^="/store/"]')
  const address = await row.getAttribute('href')
  await row.click()
  const preview = page.getByRole('dialog', { name: /가게$/ })
  await expect(preview.getByText('신뢰지수').first()).toBeVisible()
  await preview.getByRole('link', { name: '가게로 가기' }).click()
  await expect(page).toHaveURL(`${address}`)
})

test('장바구니: 로그인하지 않은 사람은 로그인으로, 한 사람은 찜한 상품으로', async ({
  page,
  origin,
}) => {
  await open(page, '/category')
  const link = page.getByRole('navigation', { name: '내 메뉴' }).getByRole('link', { name: '찜' })
  await link.click()
  const cart = page.getByRole('dialog', { name: '찜한 상품' })
  await cart.getByRole('link', { name: '로그인' }).click()
  const signIn = page.getByRole('dialog', { name: '로그인' })
  await expect(signIn.getByLabel('휴대폰 번호')).toBeVisible()
  await page.goBack()
  await expect(cart).toBeVisible()

  await signInAs(page, origin, MEMBER)
  await firstProduct(page)
  const heart = page.getByRole('main').getByRole('button', { name: '찜하기', exact: true }).first()
  if ((await heart.getAttribute('aria-pressed')) === 'false') {
    // Not the log's.
    const kept = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().endsWith('/api/favorites'),
    )
    await heart.click()
    await kept
  }
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const product = new URL(page.url()).pathname
  await link.click()
  await expect(cart.locator(`a[href="${product}"]`)).toBeVisible()
  await cart.getByRole('link', { name: /개 모두 보기/ }).click()
  await expect(page).toHaveURL(/\/mystore\/favorites$/)
})

test('시트: 앱 다운로드가 기본이고, 컴퓨터에는 QR 코드가 있다', async ({ page }) => {
  await open(page, '/category')
  await page.getByRole('contentinfo').getByRole('link', { name: '앱 다운로드' }).click()
  const sheet = page.getByRole('dialog', { name: '앱 다운로드' })
  await expect(sheet.getByRole('img', { name: /QR 코드/ })).toBeVisible()
  await expect(sheet.getByRole('link', { name: /App Store/ })).toBeVisible()
})

test('웹뷰 서랍: 약관을 메뉴 위에서 읽고, 쪽으로도 연다', async ({ page }) => {
  await openMenu(page)
  await menu(page).getByRole('link', { name: '이용약관' }).click()
  const terms = page.getByRole('dialog', { name: '이용약관' })
  await expect(terms.getByRole('heading', { name: /제1조/ })).toBeVisible()
  const address = page.url()
  await terms.locator('summary').click()
  await terms.getByRole('link', { name: /제3조/ }).first().click()
  await expect(terms.getByRole('heading', { name: /제3조/ })).toBeInViewport()
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(menu(page)).toBeVisible()
  await menu(page).getByRole('link', { name: '이용약관' }).click()
  await terms.getByRole('link', { name: '페이지로 열기' }).click()
  await expect(page).toHaveURL(/\/terms$/)
})

test('공유: 주소를 시트에서 복사하고, 토스트는 패널 위에 보인다', async ({ page, origin }) => {
  await firstProduct(page)
  await page.getByText('이 상품 공유하기').click()
  const sheet = page.getByRole('dialog', { name: '공유하기' })
  await expect(sheet.getByLabel('공유할 주소')).toHaveValue(page.url())
  await page
    .context()
    .addCookies([{ name: 'toast-after-login', value: 'login-success', url: origin }])
  await page.evaluate(() => void window.dispatchEvent(new Event('pageshow')))
  await expect(sheet.getByText('로그인되었어요.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
})

test('로그인이 필요한 누름은 패널에서 로그인하고, 하던 일이 이어진다', async ({ page, origin }) => {
  const { phone } = await signUp(page, origin)
  // An open page would notice that its session has ended, and navigate away.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await firstProduct(page)
  const address = page.url()
  const heart = page.getByRole('main').getByRole('button', { name: '찜하기', exact: true }).first()
  await heart.click()
  const panel = page.getByRole('dialog', { name: '로그인' })
  await expect(panel).toBeVisible()
  expect(page.url()).toBe(address)
  await page.keyboard.press('Escape')
  await expect(heart).toBeFocused()
  await heart.click()
  await panel.getByLabel('휴대폰 번호').fill(phone)
  await panel.getByRole('button', { name: '휴대폰 번호로 계속하기' }).click()
  await expect(codeField(page)).toBeVisible()
  await enterCode(page, await codeOf(page, origin, phone))
  await expect(page).toHaveURL(address)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('패널의 스크립트가 오지 않으면 링크는 제 쪽으로 간다', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/search')
  await page.route(/\/assets\/(?:host|sidebar)-|panels\/lazy\/(?:host|sidebar)/, (route) =>
    route.abort(),
  )
  await menuLink(page).click()
  await expect(page).toHaveURL(/\/category$/)
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('패널마다 쪽이나 펼쳐지는 부분이 있다', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/product/list')
    await expect(page.getByRole('navigation', { name: '정렬' })).toBeVisible()
    await expect(page.locator('.list-filters summary').first()).toBeVisible()
    await page.getByRole('link', { name: '메뉴', exact: true }).click()
    await expect(page).toHaveURL(/\/category$/)
    await page.goto('/product/list')
    await page.locator('main .pc a').nth(1).click()
    await page.locator('.product-bar summary').filter({ hasText: '공유' }).click()
    const address = page.locator('.product-bar').getByLabel('공유할 주소')
    await expect(address).toBeInViewport({ ratio: 1 })
    await page.getByLabel('상품 요약').locator('a[href^="/store/"]').click()
    await expect(page).toHaveURL(/\/store\/\d+$/)
    await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click()
    await expect(page).toHaveURL(/\/terms$/)
  })
})
