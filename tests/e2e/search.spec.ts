import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const search = (page: Page) => page.getByRole('banner').getByLabel('상품 검색')

test('검색어를 치면 추천이 나오고, 골라서 결과를 본다', async ({ page }) => {
  await page.goto('/')
  await search(page).click()
  await search(page).pressSequentially('아잎')
  // Rows of the first syllable alone may stand there until those of both have come.
  await expect(page.getByRole('option').first()).toContainText('아이폰')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('아이폰')
})

test('초성만 쳐도 추천한다', async ({ page }) => {
  await page.goto('/')
  await search(page).click()
  await search(page).pressSequentially('ㅇㅇㅍ')
  await expect(page.getByRole('option', { name: /아이폰/ }).first()).toBeVisible()
})

test('스크립트가 오기 전에 적은 검색어는 남아 있고, 그대로 찾는다', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await search(page).fill('자전거')
  release()
  await expect(page.getByRole('combobox', { name: '상품 검색' })).toHaveValue('자전거')
  await expect(page.getByRole('option', { name: /자전거/ }).first()).toBeVisible()
  await search(page).press('Enter')
  await expect(page).toHaveURL(`/search/${encodeURIComponent('자전거')}`)
})

test('한영을 잘못 친 검색어를 고쳐 찾고, 원래 검색어로도 볼 수 있다', async ({ page }) => {
  await page.goto('/')
  await search(page).fill('dkdlvhs')
  await search(page).press('Enter')
  await expect(page).toHaveURL(/\/search\/dkdlvhs$/)
  const main = page.getByRole('main')
  await expect(main).toContainText('아이폰')
  await expect(page.locator('main .pc').first()).toBeVisible()
  await main.getByRole('link', { name: /dkdlvhs.*검색/ }).click()
  await expect(page).toHaveURL(/exact=/)
  await expect(page.locator('main .pc')).toHaveCount(0)
})

test('검색어를 어떻게 읽었는지 보여 주고, 하나씩 빼거나 그대로 찾을 수 있다', async ({ page }) => {
  await page.goto(`/search/${encodeURIComponent('20만원 이하 의자 쀍쀍쀍')}?state=onsale`)
  const reading = page.getByRole('region', { name: '검색어를 읽은 방법' })
  await expect(reading).toContainText('‘쀍쀍쀍’을 빼고 찾았어요')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('main .pc').first()).toBeVisible()
  await reading.getByRole('link', { name: /20만원 이하/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('‘의자 쀍쀍쀍’')
  await expect(page).toHaveURL(/state=onsale/)
  await reading.getByRole('link', { name: '입력한 그대로 검색하기' }).click()
  await expect(page).toHaveURL(/exact=1/)
  await expect(reading).toHaveCount(0)
  await expect(page.locator('main .pc')).toHaveCount(0)
})

test('띄어쓰기와 대소문자를 가리지 않는다', async ({ origin }) => {
  const productsOf = async (keyword: string) => {
    const html = await (
      await fetch(`${origin}/search/${encodeURIComponent(keyword)}?sort=latest`)
    ).text()
    return [...html.matchAll(/<li [^>]*class="pc[^>]*><a href="(\/product\/\d+)"/g)].map(
      ([, path]) => path,
    )
  }
  const spaced = await productsOf('갤럭시 버즈')
  expect(spaced.length).toBeGreaterThan(0)
  expect(await productsOf('갤럭시버즈')).toEqual(spaced)
  const upper = await productsOf('LG')
  expect(upper.length).toBeGreaterThan(0)
  expect(await productsOf('lg')).toEqual(upper)
})

test('없는 것을 찾으면 그렇다고 말하고 검색엔진에 남기지 않는다', async ({ page }) => {
  await page.goto(`/search/${encodeURIComponent('쀍쀍쀍')}`)
  await expect(page.getByRole('main')).toContainText('검색 결과가 없습니다')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('최근 검색어가 남고 지울 수 있다', async ({ page }) => {
  await page.goto(`/search/${encodeURIComponent('자전거')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('자전거')
  // The script of the page stores it.
  await page.waitForFunction(() => localStorage.getItem('recent-keywords')?.includes('자전거'))
  await page.goto('/search')
  const recent = page.getByRole('main').getByRole('link', { name: '자전거', exact: true })
  await expect(recent).toBeVisible()
  await page.getByRole('button', { name: /자전거.*(삭제|지우기)/ }).click()
  await expect(recent).toBeHidden()
})

test('가게를 이름으로 찾는다', async ({ page }) => {
  await page.goto('/search-store')
  const first = page.getByRole('main').locator('a[href^="/store/"]').first()
  await expect(first).toBeVisible()
  await page.getByLabel('가게 검색').fill('쀍쀍쀍')
  await page.getByLabel('가게 검색').press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await expect(page.getByRole('main').locator('a[href^="/store/"]')).toHaveCount(0)
})
