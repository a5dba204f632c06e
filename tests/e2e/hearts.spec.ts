import type { BrowserContext, Page } from '@playwright/test'
import { signInAs, typeSignIn } from './sign-in-as.ts'
import { expect, test } from './test.ts'

/** A new member, whose favourites no other test reads. */
const MEMBER = '01000000004'
const LIST = '/product/list?state=onsale&sort=latest'

test.describe.configure({ mode: 'serial' })

const hearts = (page: Page) =>
  page
    .getByRole('main')
    .locator('.pc')
    .getByRole('button', { name: /찜하기$/ })

/** A test that is repeated begins as the first time. */
async function forgetFavorites({ request }: BrowserContext, origin: string): Promise<void> {
  const found = await request.get(`${origin}/api/favorites`)
  const { items } = (await found.json()) as { items: { productSeq: number }[] }
  for (const { productSeq } of items)
    await request.post(`${origin}/api/favorites`, {
      form: { intent: 'heart', remove: productSeq, inPlace: '1' },
      headers: { origin },
    })
}

test('하트는 카드의 링크와 따로 있고, 익명의 HTML은 하트가 있어도 모두에게 같다', async ({
  page,
  request,
}) => {
  const texts = await Promise.all([1, 2].map(async () => (await request.get(LIST)).text()))
  const plain = (html = '') =>
    html.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '').replaceAll(/\d+[초분] 전|방금 전/g, '')
  expect(plain(texts[0]) === plain(texts[1])).toBe(true)
  expect(texts[0]).not.toContain('aria-pressed="true"')

  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(LIST)
  const card = page.locator('main .pc').first()
  expect(await card.locator('a').getByRole('button').count()).toBe(0)
  const box = await hearts(page).first().boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await card.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(hearts(page).first()).toBeFocused()
})

test('로그인하지 않고 하트를 누르면 로그인을 물은 뒤 보던 목록에서 찜이 되어 있다', async ({
  page,
  origin,
}) => {
  await page.goto(LIST)
  // Other tests list products of any name meanwhile.
  const product = await hearts(page).nth(3).getAttribute('value')
  await hearts(page).nth(3).click()
  await typeSignIn(page, origin, MEMBER)
  await expect(page).toHaveURL(`${origin}${LIST}`)
  const heart = page.locator(`main .pc-heart[value="${product}"]`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('하트를 누르면 바로 바뀌고, 찜한 상품에서 여럿을 골라 빼고 되돌린다', async ({
  page,
  origin,
}) => {
  await signInAs(page, origin, MEMBER)
  await forgetFavorites(page.context(), origin)
  await page.goto(LIST)
  for (const index of [0, 1, 2]) {
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await hearts(page).nth(index).click()
    await expect(hearts(page).nth(index)).toHaveAttribute('aria-pressed', 'true')
    await saved
  }
  await page.reload()
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/mystore/favorites')
  await page.getByRole('link', { name: '여러 개 빼기' }).click()
  const boxes = page.getByRole('checkbox', { name: /고르기$/ })
  await expect(boxes.first()).toBeFocused()
  // What the Tab key reaches is not behind the bar of the buttons.
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '96px')
  const names = await boxes.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  await page.getByRole('button', { name: '찜에서 빼기' }).click()
  await expect(page.getByText('찜에서 뺄 상품을 골라 주세요.')).toBeVisible()
  await boxes.nth(0).check()
  await boxes.nth(2).check()
  await page.getByRole('button', { name: '2개 빼기' }).click()
  await expect(page.getByText('2개를 찜에서 뺐어요.')).toBeVisible()
  await expect(page.getByRole('link', { name: '여러 개 빼기' })).toBeFocused()
  await expect(hearts(page)).toHaveCount(names.length - 2)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(hearts(page)).toHaveCount(names.length)
  const after = await hearts(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')),
  )
  expect(after.map((name) => name?.replace(/ 찜하기$/, ''))).toEqual(
    names.map((name) => name?.replace(/ 고르기$/, '')),
  )
})

test('방금 올라온 상품의 하트는 눌러야 채워지고, 다시 와도 채워져 있다', async ({
  page,
  origin,
}) => {
  await signInAs(page, origin, MEMBER)
  await page.goto('/')
  const heart = page.locator('.just-in .pc-heart[aria-pressed="false"]').first()
  const name = (await heart.getAttribute('aria-label')) ?? ''
  const filling = (pressed: boolean) =>
    page
      .locator('.just-in')
      .locator(`.pc-heart[aria-label="${name}"][aria-pressed="${pressed}"]`)
      .evaluate((element) => getComputedStyle(element, '::after').backgroundColor)
  const ground = await page.evaluate(
    () => getComputedStyle(document.body.parentElement as Element).backgroundColor,
  )
  expect(await filling(false)).toBe(ground)
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await heart.click()
  await saved
  await page.reload()
  expect(await filling(true)).not.toBe(ground)
  await page.locator('.just-in').getByRole('button', { name, exact: true }).click()
})

test('스크립트 없이도 하트를 누르면 같은 자리로 돌아오고, 체크상자로 여럿을 뺀다', async ({
  browser,
  baseURL,
  origin,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `${baseURL}` })
  await signInAs(context, origin, MEMBER)
  await forgetFavorites(context, origin)
  const page = await context.newPage()
  await page.goto(LIST)
  const heart = hearts(page).nth(10)
  const card = await page.locator('main .pc').nth(10).getAttribute('id')
  await heart.click()
  await expect(page).toHaveURL(`${origin}${LIST}#${card}`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeInViewport()

  await page.goto('/mystore/favorites')
  await page.getByRole('link', { name: '판매중만' }).click()
  await expect(page).toHaveURL(/state=onsale/)
  await page.getByRole('link', { name: '여러 개 빼기' }).click()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: '찜에서 빼기' }).click()
  await expect(page.getByText(/개를 찜에서 뺐어요/)).toBeVisible()
  await expect(hearts(page)).toHaveCount(0)
  await context.close()
})

test('최근 본 상품은 이 기기에만 남고, 하나씩 지우고 끄면 사라진다', async ({ page }) => {
  await page.goto(LIST)
  // By their addresses: other tests list products that stand before them meanwhile.
  const cards = await page
    .locator('main .pc > a')
    .evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')))
  const cardOf = (index: number) => page.locator(`main .pc > a[href="${cards[index]}"]`)
  const titles: string[] = []
  for (const index of [0, 1, 2]) {
    titles.unshift((await cardOf(index).locator('.pc-title').textContent()) ?? '')
    await cardOf(index).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
    // A page that is left before its script has run stores nothing.
    await page.waitForFunction(
      (viewed) =>
        JSON.parse(localStorage.getItem('recent-products') ?? '{}').seen?.length === viewed,
      index + 1,
    )
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('전체 상품')
  }
  const asked = page.waitForRequest('**/api/product-cards')
  await page.goto('/')
  expect((await asked).url()).toMatch(/\/api\/product-cards$/)
  const row = page.getByRole('region', { name: '최근 본 상품' })
  await expect(row.locator('.pc-title')).toHaveText(titles)
  await row.getByRole('link', { name: /더보기/ }).click()
  await expect(page).toHaveURL(/\/recent$/)
  const shown = page.getByRole('main').locator('.pc-title')
  await expect(shown).toHaveText(titles)
  await page.getByRole('button', { name: `${titles[1]} 기록 삭제` }).click()
  await expect(shown).toHaveText([titles[0] ?? '', titles[2] ?? ''])
  await page.getByRole('button', { name: '저장 끄기' }).click()
  await expect(shown).toHaveCount(0)
  await page.goto(LIST)
  await cardOf(0).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[2] ?? '')
  await page.goto('/recent')
  await expect(page.getByText('최근 본 상품을 저장하지 않고 있어요')).toBeVisible()
  await page.getByRole('button', { name: '저장 켜기' }).click()
  await expect(page.getByText('최근 본 상품이 없어요')).toBeVisible()
})
