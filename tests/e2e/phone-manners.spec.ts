import type { Locator, Page } from '@playwright/test'
import { APP } from '#app/brand.ts'
import { hydrated, settled } from './idle.ts'
import { findMisfits, NARROW } from './narrow-page.ts'
import { signInFully } from './operator.ts'
import { expect, test } from './test.ts'

const PHONE = { width: 390, height: 844 }

const siteHeader = (page: Page) => page.getByRole('banner')
const tabBar = (page: Page) => page.getByRole('navigation', { name: '주요 메뉴' })
const productBar = (page: Page) => page.locator('.product-bar')

/** The number of lines on which elements stand. */
const rowsOf = (elements: Locator) =>
  elements.evaluateAll(
    (all) =>
      new Set(
        all.map((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return Math.round((top + bottom) / 8)
        }),
      ).size,
  )

async function openSomeProduct(page: Page, nth = 1) {
  await page.goto('/category/mobile-tablet')
  await hydrated(page)
  await page.locator('main .pc a').nth(nth).click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect(page.getByLabel('상품 요약')).toBeVisible()
}

test.describe('휴대전화에서', () => {
  test.use({ viewport: PHONE })

  test('상품은 사진이 맨 위에 닿고, 위아래에 제 막대만 있다', async ({ page }) => {
    await openSomeProduct(page)
    await expect(siteHeader(page)).toBeHidden()
    await expect(tabBar(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: '현재 위치' })).toBeHidden()
    const photos = page.getByRole('region', { name: '상품 사진' })
    expect((await photos.boundingBox())?.y).toBe(0)
    // What a camera takes fills the square: no bar above it.
    for (const photo of await photos.getByRole('listitem').getByRole('img').all()) {
      const width = Number(await photo.getAttribute('width'))
      const height = Number(await photo.getAttribute('height'))
      const isLong = Math.max(width, height) > 1.35 * Math.min(width, height)
      await expect(photo).toHaveCSS('object-fit', isLong ? 'contain' : 'cover')
    }
    await expect(productBar(page)).not.toHaveAttribute('data-solid')

    const actions = page.locator('.product-actions')
    const box = await actions.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height)
    await expect(actions.getByRole('button', { name: '찜하기' })).toBeVisible()
    await expect(actions.getByRole('button', { name: '채팅하기' })).toBeVisible()
    await expect(actions).not.toContainText('판매중')

    await page.mouse.wheel(0, 700)
    await expect(productBar(page)).toHaveAttribute('data-solid')
    await expect(productBar(page).locator('p')).toBeVisible()
    await productBar(page).getByText('더보기').locator('..').click()
    await expect(productBar(page).getByRole('link', { name: '판매자 가게' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(productBar(page).getByRole('link', { name: '판매자 가게' })).toBeHidden()

    await productBar(page).getByRole('link', { name: '뒤로' }).click()
    await expect(page).toHaveURL(/\/category\/mobile-tablet/)
    await expect(siteHeader(page)).toBeVisible()
    await expect(tabBar(page)).toBeVisible()
  })

  test('처음 연 상품에서 뒤로 가면 그 카테고리다', async ({ page, context }) => {
    await openSomeProduct(page)
    const fresh = await context.newPage()
    await fresh.setViewportSize(PHONE)
    await fresh.goto(page.url())
    await hydrated(fresh)
    await productBar(fresh).getByRole('link', { name: '뒤로' }).click()
    await expect(fresh).toHaveURL(/\/category\/mobile-tablet\/.+/)
  })

  test('가장 비싼 상품의 값도 320 px에서 한 줄이다', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/product/list?state=onsale&sort=high')
    await hydrated(page)
    await page.locator('main .pc a').first().click()
    const price = page.locator('.product-actions strong')
    await expect(price).toHaveText(/^[\d,]{9,}원$/)
    const lines = await price.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return new Set([...text.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines).toBe(1)
    const bar = page.locator('.product-actions > div')
    expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await rowsOf(bar.locator('> *')), 'the bar is one row').toBe(1)
    const counts = page.getByLabel('상품 요약').getByText(/^(조회|찜|채팅) \d/)
    expect(await counts.count()).toBeGreaterThan(1)
    expect(await rowsOf(counts), 'no count has a line of its own').toBe(1)
    await page.setViewportSize({ width: 360, height: 740 })
    const line = page.getByLabel('상품 요약').locator('p:has(time) > *')
    expect(await rowsOf(line), 'times and counts are one line').toBe(1)
  })

  test('목록은 필터와 정렬이 따라오고, 내려가면 머리글이 비키고, 맨 위로 갈 수 있다', async ({
    page,
  }) => {
    await page.goto('/product/list')
    await settled(page)
    const filter = page.getByRole('button', { name: /^필터/ })
    const toTop = page.getByRole('link', { name: '맨 위로' })
    await expect(toTop).toBeHidden()
    await page.mouse.wheel(0, 2_500)
    await expect(filter).toBeInViewport()
    await expect(siteHeader(page)).not.toBeInViewport()
    await page.mouse.wheel(0, -100)
    await expect(siteHeader(page)).toBeInViewport()
    await expect(filter).toBeInViewport()
    await toTop.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(toTop).toBeHidden()
  })

  test('바닥글은 짧고, 사업자 정보는 펼쳐 볼 수 있다', async ({ page }) => {
    await page.goto('/terms')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: '개인정보 처리방침' })).toBeVisible()
    await expect(footer.getByText('사업자등록번호')).toBeHidden()
    await footer.getByText('사업자 정보').click()
    await expect(footer.getByText('사업자등록번호')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(footer.getByText('통신판매업 신고번호')).toBeVisible()
  })

  test('검색 쪽에는 검색 칸이 하나다', async ({ page }) => {
    await page.goto('/search')
    await hydrated(page)
    await expect(page.getByRole('search')).toHaveCount(1)
    await page.goto('/appdownload')
    await expect(page.getByRole('img', { name: /QR 코드/ })).toBeHidden()
  })
})

test('320 px에서는 길이가 다른 것을 보여도 넘치거나 끊기거나 가려지지 않는다', async ({
  page,
  origin,
}) => {
  await page.setViewportSize(NARROW)
  for (const address of [
    '/category/mobile-tablet?state=onsale&sort=high&minPrice=10000',
    '/product/list?state=onsale&sort=high',
    '/store/1001?tab=reviews',
    '/search-store?page=3',
  ]) {
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(await findMisfits(page), address).toEqual([])
  }
  await signInFully(page, origin, { phone: '01000000001', secondFactor: false })
  for (const address of [
    '/mystore/sales',
    '/mystore/reviews?box=received',
    '/mystore/products?tab=sold',
  ]) {
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(await findMisfits(page), address).toEqual([])
  }
})

test.describe('앱 안에서', () => {
  test.use({ viewport: PHONE, userAgent: `Mozilla/5.0 ${APP.name}/1.0` })

  test('상품에 우리의 뒤로 단추는 없고, 공유는 있다', async ({ page }) => {
    await openSomeProduct(page)
    await expect(siteHeader(page)).toBeHidden()
    await expect(tabBar(page)).toBeHidden()
    await expect(productBar(page).getByRole('link', { name: '뒤로' })).toBeHidden()
    await expect(productBar(page).locator('summary').first()).toBeVisible()
    await page.mouse.wheel(0, 700)
    await expect(productBar(page)).not.toBeInViewport()
  })
})

test('태블릿에서는 제목과 값이 첫 화면에 있고, 비슷한 상품은 줄이 꽉 찬다', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openSomeProduct(page)
  const summary = page.getByLabel('상품 요약')
  await expect(summary.getByRole('heading', { level: 1 })).toBeInViewport()
  expect((await summary.locator('strong').first().boundingBox())?.y).toBeLessThan(512)
  await expect(summary.getByRole('button', { name: '채팅하기' })).toBeInViewport()

  const similar = page.getByRole('region', { name: /비슷한 상품/ })
  for (const [width, columns] of [
    [360, 2],
    [700, 3],
    [768, 4],
    [1024, 5],
    [1280, 6],
    [1920, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 })
    const shown = await similar
      .locator('.pc')
      .evaluateAll((cards) => cards.filter((card) => card.getClientRects().length > 0).length)
    expect(shown, `${width} px`).toBeGreaterThan(0)
    if (shown > columns) expect(shown % columns, `${width} px`).toBe(0)
  }

  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByLabel('상품 요약').locator('summary').filter({ hasText: '공유하기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Where the scroll bar was no backdrop lies.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(155, 153, 151)')

  await page.goto('/')
  for (const name of [/골라 봤어요/, '오늘의 추천 상품']) {
    const cards = page.getByRole('region', { name }).locator('.pc')
    const shown = await cards.evaluateAll(
      (all) => all.filter((card) => card.getClientRects().length > 0).length,
    )
    expect(shown % 4, `${name}`).toBe(0)
  }
})

test('카테고리 알약의 수는 필터를 거친 수다', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/category/mobile-tablet?state=onsale&maxPrice=300000')
  const chips = page.getByRole('navigation', { name: '위아래 카테고리' }).locator('small')
  const counts = (await chips.allTextContents()).map(Number)
  const total = await page
    .getByText(/^\d+개$/)
    .first()
    .textContent()
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number.parseInt(`${total}`, 10))
})
