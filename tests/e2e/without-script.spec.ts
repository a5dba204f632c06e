import { expect, testWithPictures as test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('스크립트 없이 홈에서 카테고리, 필터, 상품, 가게까지 갈 수 있다', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: '모바일/태블릿' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('모바일/태블릿')
  const filters = page.getByRole('complementary', { name: '필터' })
  await filters.getByRole('checkbox', { name: '판매중' }).check()
  await filters.getByRole('textbox', { name: '최저가' }).fill('100000')
  await filters.getByRole('button', { name: '적용' }).last().click()
  await expect(page).toHaveURL(/minPrice=100000/)
  await expect(page).toHaveURL(/state=/)
  await page.getByRole('link', { name: /100,000원 이상.*필터 해제/ }).click()
  await expect(page).not.toHaveURL(/minPrice/)

  const card = page.locator('main .pc a').first()
  const title = (await card.locator('.pc-title').textContent()) ?? ''
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByLabel('상품 요약').locator('a[href^="/store/"]').click()
  await expect(page).toHaveURL(/\/store\/\d+/)
})

test('스크립트 없이 다음 쪽으로 넘어간다', async ({ page }) => {
  await page.goto('/product/list')
  await page
    .getByRole('navigation', { name: '상품 목록 페이지' })
    .getByRole('link', { name: /2|다음/ })
    .first()
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('main .pc').first()).toBeVisible()
})

test('스크립트 없이 휴대전화에서 필터를 펼쳐 쓴다', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/product/list')
  const filters = page.getByRole('complementary', { name: '필터' })
  await filters.locator('summary').first().click()
  await filters.getByText('거의 새것').click()
  await filters.getByRole('button', { name: '적용' }).last().click()
  await expect(page).toHaveURL(/condition=/)
})

test('스크립트 없이 검색하고, 고쳐 찾은 결과에서 원래 검색어로 간다', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByLabel('상품 검색').fill('dkdlvhs')
  await page.getByRole('banner').getByRole('button', { name: '검색' }).click()
  await expect(page).toHaveURL(/\/search\/dkdlvhs$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /dkdlvhs.*검색/ })
    .click()
  await expect(page).toHaveURL(/exact=/)
})

test('스크립트 없이 상품 사진을 모두 볼 수 있다', async ({ page }) => {
  await page.goto('/product/list')
  await page.locator('main .pc a').first().click()
  const photos = page.getByRole('list', { name: /^사진 \d+장$/ })
  await expect(photos.getByRole('link').first()).toHaveAttribute('href', /^\/media\//)
  await photos.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/media\//)
})
