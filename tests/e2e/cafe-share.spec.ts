import { enterCafe } from './enter-cafe.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

test('두손의 상품을 카페에 올리고, 미리 보고, 내리고, 해제하면 모두 내려간다', async ({
  page,
  browser,
  origin,
}) => {
  await signInAs(page, origin, '01000000001')
  await page.goto('/a2c/sync')
  await expect(page.getByText('먼저 카페와 연동해 주세요')).toBeVisible()

  await page.goto('/onboarding/new')
  await page.getByRole('button', { name: '코드 받기' }).click()
  const code = await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()
  const cafe = await browser.newPage()
  await enterCafe(cafe, origin, '정유진', '/link')
  await cafe.getByLabel('코드').fill(code ?? '')
  await cafe.getByRole('button', { name: '연동하기' }).click()
  await expect(cafe.getByText(/가게와 연동돼 있어요/)).toBeVisible()

  await page.goto('/a2c/sync')
  await page.getByRole('link', { name: '안내 보고 시작하기' }).click()
  await page.getByRole('button', { name: '동의하고 시작하기' }).click()
  await expect(page.getByText('동의해야 올릴 수 있어요.')).toBeVisible()
  await page.getByLabel('내 상품을 카페에 보내고').check()
  await page.getByRole('button', { name: '동의하고 시작하기' }).click()

  await expect(page).toHaveURL('/a2c/sync')
  await page.getByRole('button', { name: '고른 상품 올리기' }).click()
  await expect(page.getByText('상품을 골라 주세요.')).toBeVisible()
  const goods = page.getByRole('group', { name: '카페에 올릴 상품' }).getByRole('checkbox')
  // In reach, however many goods there are.
  await expect(page.getByRole('button', { name: '고른 상품 올리기' })).toBeInViewport()
  const [one, two] = [goods.nth(0), goods.nth(1)]
  const title = (await page.locator('fieldset li .line-clamp-2').first().textContent()) ?? ''
  await one.check()
  await two.check()
  await page.getByLabel('게시판').selectOption('자유게시판')
  await page.getByRole('button', { name: '미리보기' }).click()
  await expect(page.getByText('‘자유게시판’ 게시판에 이렇게 보여요.')).toBeInViewport()
  await expect(one).toBeChecked()
  await page.getByRole('button', { name: '고른 상품 올리기' }).click()

  await expect(page).toHaveURL('/a2c/edit')
  // The page looks again by itself.
  await expect(page.getByText('카페에 있어요 · 자유게시판')).toHaveCount(2)
  await cafe.goto(`${origin}/sandbox/cafe`)
  await cafe.getByRole('link', { name: title }).first().click()
  await expect(cafe.getByRole('heading', { name: title })).toBeVisible()
  await expect(cafe.getByRole('link', { name: '두손에서 보기' })).toBeVisible()
  await expect(cafe.getByRole('button', { name: '글 지우기' })).toHaveCount(0)
  const post = cafe.url()

  const shared = page.getByRole('group', { name: '카페에 올린 상품' })
  await shared.getByRole('checkbox', { name: title }).first().check()
  await page.getByRole('button', { name: '고른 상품 내리기' }).click()
  await expect(shared.getByRole('listitem')).toHaveCount(1)
  expect((await cafe.goto(post))?.status()).toBe(404)

  await page.goto('/mystore/settings/providers')
  await page.getByRole('button', { name: /^연동 해제/ }).click()
  await expect(page.getByRole('link', { name: /^연동하기/ })).toBeVisible()
  await expect(async () => {
    await cafe.goto(`${origin}/sandbox/cafe`)
    await expect(cafe.getByText('두손에서 보기')).toHaveCount(0)
    const board = await cafe.content()
    expect(board).not.toContain('/posts/s')
  }).toPass({ timeout: 30_000 })
  await cafe.close()
})
