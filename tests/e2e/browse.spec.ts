import type { Page } from '@playwright/test'
import { expect, testWithPictures as test } from './test.ts'

test('처음 온 사람이 홈에서 카테고리, 필터를 지나 상품과 가게까지 둘러본다', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: '모바일/태블릿' }).first().click()
  await expect(page).toHaveURL(/\/category\/[^/?]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('모바일/태블릿')

  const filters = page.getByRole('complementary', { name: '필터' })
  await filters.getByRole('checkbox', { name: '판매중' }).check()
  await expect(page).toHaveURL(/state=/)
  // 판매중만 보기 is pressed and says it; a chip below would repeat it.
  await expect(page.getByRole('link', { name: /판매중.*필터 해제/ })).toHaveCount(0)
  await filters.getByRole('textbox', { name: '최저가' }).fill('100000')
  await filters.getByRole('textbox', { name: '최저가' }).press('Enter')
  await expect(page).toHaveURL(/minPrice=100000/)

  await expect(page.getByRole('link', { name: /판매중.*필터 해제/ })).toBeVisible()
  await page.getByRole('link', { name: /100,000원 이상.*필터 해제/ }).click()
  await expect(page).not.toHaveURL(/minPrice/)
  await expect(page).toHaveURL(/state=/)

  const card = page.locator('main li[data-page="1"] a, main .pc a').first()
  const title = (await card.locator('.pc-title').textContent()) ?? ''
  await card.click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.getByLabel('상품 요약').locator('a[href^="/store/"]').click()
  await page.getByRole('dialog').getByRole('link', { name: '가게로 가기' }).click()
  await expect(page).toHaveURL(/\/store\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="/product/"]').first()).toBeVisible()
})

test('정렬은 주소에 남고 가격 순서가 맞다', async ({ page }) => {
  await page.goto('/product/list')
  await page
    .getByRole('navigation', { name: '정렬' })
    .getByRole('link', { name: /낮은\s?가격/ })
    .click()
  await expect(page).toHaveURL(/sort=/)
  await expect(
    page.getByRole('navigation', { name: '정렬' }).locator('[aria-current]'),
  ).toContainText(/낮은\s?가격/)
  const prices = await page.locator('main .pc strong').allInnerTexts()
  const amounts = prices.map((text) => Number(text.replace(/\D/g, '') || '0'))
  expect(amounts.length).toBeGreaterThan(10)
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
})

test('아래로 내려가면 다음 상품이 이어지고, 뒤로 가면 보던 자리로 돌아온다', async ({ page }) => {
  await page.goto('/product/list')
  const cards = page.locator('main .pc')
  await expect(cards).toHaveCount(50)
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(100)
  await cards.nth(70).scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/page=2/)

  const chosen = cards.nth(70).getByRole('link')
  const address = await chosen.getAttribute('href')
  await chosen.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect.poll(() => cards.count()).toBeLessThan(50)
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator(`main .pc a[href="${address}"]`)).toBeInViewport()
})

test('화면이 깨어나는 동안 내려도 다음 상품이 이어진다', async ({ page }) => {
  // The browser tells of both in one call when the end of the list was out of sight and came into it since the last one.
  await page.addInitScript(() => {
    const Real = window.IntersectionObserver
    window.IntersectionObserver = class extends Real {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((changes, observer) => {
          const before = changes
            .filter(({ isIntersecting }) => isIntersecting)
            .map(({ target }) => ({ target, isIntersecting: false }))
          tell([...(before as IntersectionObserverEntry[]), ...changes], observer)
        }, options)
      }
    }
  })
  await page.goto('/product/list')
  const cards = page.locator('main .pc')
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(100)
})

test('보던 상품이 나타나는 순간에 뒤로 가도 주소가 보던 쪽을 말한다', async ({ page }) => {
  await page.goto('/product/list')
  const cards = page.locator('main .pc')
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(100)
  await cards.nth(70).scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/page=2/)
  const address = await cards.nth(70).getByRole('link').getAttribute('href')
  await cards.nth(70).getByRole('link').click()
  // The address tells of the product before the list has left the page.
  await page.waitForURL(`**${address}`)
  await page.goBack()
  await expect(page.locator(`main .pc a[href="${address}"]`)).toBeInViewport()
  await expect(page).toHaveURL(/page=2/)
})

test('두 번째 쪽의 주소로 바로 들어올 수 있고, 쪽끼리 상품이 겹치지 않는다', async ({
  page,
  origin,
}) => {
  const productsOf = async (address: string) => {
    const html = await (await fetch(`${origin}${address}`)).text()
    return [...html.matchAll(/<li [^>]*class="pc[^>]*><a href="(\/product\/\d+)"/g)].map(
      ([, path]) => path,
    )
  }
  const [first, second] = await Promise.all([
    productsOf('/product/list'),
    productsOf('/product/list?page=2'),
  ])
  expect(first).toHaveLength(50)
  expect(second).toHaveLength(50)
  expect(new Set([...first, ...second]).size).toBe(100)
  await page.goto('/product/list?page=2')
  await expect(page.getByRole('navigation', { name: '상품 목록 페이지' })).toBeVisible()
})

const totalOf = (page: Page) => page.locator('h1 + p').textContent()

test('휴대전화에서는 필터가 아래에서 올라오고 적용하면 닫힌다', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/product/list')
  await page.getByRole('button', { name: /^필터/ }).click()
  const sheet = page.getByRole('dialog', { name: '필터' })
  await expect(sheet).toBeVisible()
  await sheet.getByText('거의 새것').click()
  // The button says how much the choice would find, and the list then has so much.
  const apply = sheet.getByRole('button', { name: /^결과 .+ 보기$/ })
  await expect(apply).not.toHaveText(`결과 ${await totalOf(page)} 보기`)
  const promised = /결과 (.+) 보기/.exec((await apply.textContent()) ?? '')?.[1] ?? ''
  await apply.click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/condition=/)
  await expect.poll(() => totalOf(page)).toBe(promised)

  await page.getByRole('link', { name: /^판매중만/ }).click()
  await expect(page).toHaveURL(/state=onsale/)
  await expect(page.locator('.list-busy')).toHaveCount(0)
  await expect(page.locator('main .pc-pic > b')).toHaveCount(0)
  await page.getByRole('link', { name: /^판매중만/ }).click()
  await expect(page).not.toHaveURL(/state=/)
})

test('사진을 자판으로 넘기고, 크게 보고, Esc로 돌아온다', async ({ page }) => {
  await page.goto('/product/list')
  await page.locator('main .pc a').first().click()
  const strip = page.getByRole('list', { name: /^사진 \d+장$/ })
  await expect(strip).toBeVisible()
  const enlarge = page.getByRole('button', { name: /사진 크게 보기/ })
  await expect(enlarge).toContainText('1 /')
  // The gallery is one stop of the Tab key.
  await strip.getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(enlarge).toContainText('2 /')
  await expect(strip.getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(enlarge).toContainText('1 /')
  await expect(strip.getByRole('link').nth(1)).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: '상품 사진' }).locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(strip.getByRole('link').first()).toBeFocused()

  await enlarge.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: /사진 크게 보기/ })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('2 /')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(enlarge).toContainText('2 /')
  await expect(strip.getByRole('link').nth(1)).toBeFocused()
  // Some browsers would make a second stop of it, because it scrolls.
  await expect(strip).toHaveAttribute('tabindex', '-1')
})

test('자판만으로 머리말의 검색까지 갈 수 있고, 본문으로 건너뛸 수 있다', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /본문/ })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
