import { randomUUID } from 'node:crypto'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

/** Without what ages while a page is cached. Spaces of a time do not break. */
const plain = (html: string) =>
  html
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    .replaceAll(/\d+(?:초|분|시간|일|주|개월|년)\s전|방금\s전|어제/g, '')

test('내 동네를 고르면 홈과 목록이 가까운 것부터 보이고, 두 곳을 오간다', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: '동네 정하기' }).click()
  await page.getByRole('searchbox', { name: '동네 이름' }).fill('합정')
  await page.getByRole('search', { name: '동네 찾기' }).getByRole('button').click()
  await page.getByRole('button', { name: '서울 마포구 합정동 내 동네로 정하기' }).click()
  await expect(page).toHaveURL(/\/$/)
  const row = page.getByRole('region', { name: '우리 동네 새 상품' })
  await expect(row.locator('.pc-meta').first()).toContainText('합정동')

  await page.goto('/regions?q=역삼')
  await page.getByRole('button', { name: '서울 강남구 역삼동 내 동네로 정하기' }).click()
  await expect(page.getByRole('button', { name: '서울 마포구 합정동 쓰기' })).toBeVisible()
  await page.goto('/regions?q=성수')
  await page.getByRole('button', { name: '서울 성동구 성수동 내 동네로 정하기' }).click()
  await expect(page.getByText('동네는 두 곳까지 정할 수 있어요')).toBeVisible()

  await page.goto('/')
  await row.getByRole('button', { name: '서울 마포구 합정동 보기' }).click()
  await expect(row.locator('.pc-meta').first()).toContainText('합정동')

  await page.goto('/product/list?sort=latest')
  await page.getByRole('link', { name: '내 동네 먼저' }).click()
  await expect(page).toHaveURL(/near=11440101/)
  await expect(page.locator('main .pc-meta').first()).toContainText('합정동')
  await page.getByRole('link', { name: '내 동네만' }).click()
  await expect(page).toHaveURL(/region=11440101/)
  for (const meta of await page.locator('main .pc .pc-meta:nth-of-type(odd)').all())
    await expect(meta).toContainText('합정동')

  // What stands in a cache is the same with and without a region.
  // Other tests change goods of the page between the two.
  await expect(async () => {
    // An address that nobody has asked for: one from the cache has the popular words of up to a minute ago.
    const address = `/?${randomUUID()}`
    const withRegion = await page.request.get(address)
    expect(withRegion.headers()['cache-control']).toBe('no-cache')
    const other = await request.get(address)
    expect(plain(await withRegion.text()) === plain(await other.text())).toBe(true)
  }).toPass()
  const own = await page.request.get('/product/list?near=mine', { maxRedirects: 0 })
  expect([own.status(), own.headers()['cache-control']]).toEqual([302, 'private, no-store'])
})

test('스크립트 없이 동네를 정하고 보던 목록으로 돌아가며, 근처에 없으면 그렇게 말한다', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `${baseURL}` })
  const page = await context.newPage()
  await page.goto('/category/mobile-tablet')
  await page.getByRole('link', { name: '내 동네만' }).click()
  await expect(page).toHaveURL(/\/regions\?redirectTo=/)
  await page.getByRole('link', { name: '경북' }).click()
  await page.getByRole('button', { name: '경북 울릉군 내 동네로 정하기' }).click()
  await expect(page).toHaveURL(/\/category\/mobile-tablet\?region=47940$/)
  await expect(page.getByText('경북 울릉군에는 조건에 맞는 상품이 아직')).toBeVisible()
  await page.getByRole('link', { name: '경북까지 넓혀 보기' }).click()
  await expect(page).toHaveURL(/region=47$/)

  // A search begins with 내 동네 until somebody switches that off.
  const search = async (keyword: string) => {
    await page.goto('/search')
    await page.getByRole('main').getByLabel('찾을 상품').fill(keyword)
    await page.getByRole('main').getByRole('button', { name: '검색' }).click()
  }
  await search('아이폰')
  await expect(page).toHaveURL(/\?near=47940$/)
  await page.getByRole('link', { name: '울릉군 먼저' }).click()
  await expect(page).toHaveURL(/\/search\/[^?]+$/)
  await search('자전거')
  await expect(page).toHaveURL(/\/search\/[^?]+$/)
  await page.getByRole('link', { name: '내 동네 먼저' }).click()
  await search('아이폰')
  await expect(page).toHaveURL(/\?near=47940$/)
  await context.close()
})

test('로그인하면 고른 동네가 계정에 남아 다른 기기에서도 보이고, 로그아웃하면 브라우저에서 지워진다', async ({
  browser,
  baseURL,
  origin,
}) => {
  const phone = '01000000002'
  const first = await browser.newContext({ baseURL: `${baseURL}`, javaScriptEnabled: false })
  const page = await first.newPage()
  await page.goto('/regions?q=망원')
  await page.getByRole('button', { name: '서울 마포구 망원동 내 동네로 정하기' }).click()
  await signInAs(first, origin, phone)
  await page.goto('/regions')
  await expect(page.getByRole('button', { name: '서울 마포구 망원동 지우기' })).toBeVisible()

  const second = await browser.newContext({ baseURL: `${baseURL}`, javaScriptEnabled: false })
  await signInAs(second, origin, phone)
  const elsewhere = await second.newPage()
  await elsewhere.goto('/')
  await expect(elsewhere.getByRole('region', { name: '우리 동네 새 상품' })).toContainText('망원동')
  await elsewhere.goto('/mystore')
  await elsewhere.getByRole('main').getByRole('button', { name: '로그아웃' }).click()
  await elsewhere.goto('/regions')
  await expect(elsewhere.getByText('아직 정한 동네가 없어요')).toBeVisible()

  await page.getByRole('button', { name: '서울 마포구 망원동 지우기' }).click()
  await expect(page.getByText('아직 정한 동네가 없어요')).toBeVisible()
  await first.close()
  await second.close()
})
