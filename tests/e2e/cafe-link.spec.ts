import { enterCafe } from './enter-cafe.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

test('두손의 코드를 카페에 넣어 연동하고, 두 번 쓸 수 없고, 설정에서 해제한다', async ({
  page,
  browser,
  origin,
}) => {
  await signInAs(page, origin, '01000000002')
  await page.goto(`${origin}/mystore/settings/providers`)
  await page.getByRole('link', { name: /^연동하기/ }).click()
  await page.getByRole('link', { name: '코드 받기' }).click()
  await page.getByRole('button', { name: '코드 받기' }).click()
  const code = page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  await expect(code).toBeVisible()
  const typed = (await code.textContent()) ?? ''
  await page.getByRole('link', { name: 'QR 코드로 보기' }).click()
  await expect(page.getByRole('img', { name: '카페를 여는 주소의 QR 코드' })).toBeVisible()

  const cafe = await browser.newPage()
  await enterCafe(cafe, origin, '박도현')
  await expect(
    cafe.frameLocator('iframe').getByRole('heading', { name: '두손 앱에서 상품을 등록해 보세요' }),
  ).toBeVisible()
  await cafe.getByRole('link', { name: '두손과 연동하기' }).click()
  await cafe.getByLabel('코드').fill('ABCD-2345')
  await cafe.getByRole('button', { name: '연동하기' }).click()
  await expect(cafe.getByText('없는 코드예요.')).toBeVisible()
  await cafe.getByLabel('코드').fill(typed)
  await cafe.getByRole('button', { name: '연동하기' }).click()
  await expect(cafe.getByText(/가게와 연동돼 있어요/)).toBeVisible()
  // The page that shows the code goes on by itself.
  await expect(page.getByRole('heading', { name: '연동을 마쳤어요' })).toBeVisible()
  await expect(page.getByText('박도현')).toBeVisible()

  await enterCafe(cafe, origin, '이하늘', '/link')
  await cafe.getByLabel('코드').fill(typed)
  await cafe.getByRole('button', { name: '연동하기' }).click()
  await expect(cafe.getByText('이미 사용한 코드예요.')).toBeVisible()

  await page.goto(`${origin}/mystore/settings/providers`)
  await page.getByRole('button', { name: /^연동 해제/ }).click()
  await expect(page.getByRole('link', { name: /^연동하기/ })).toBeVisible()
  await expect(async () => {
    await enterCafe(cafe, origin, '박도현', '/link')
    await expect(cafe.getByRole('button', { name: '코드 받기' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('카페의 코드를 스크립트 없이 두손에 넣어 연동하고, 코드는 주소에 남지 않는다', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await signInAs(page, origin, '01000000003')
  await enterCafe(page, origin, '한소라', '/link')
  await page.getByRole('button', { name: '코드 받기' }).click()
  await page.getByRole('link', { name: '두손에서 열기' }).click()
  await expect(page).toHaveURL(`${origin}/c2a/link`)
  const code = await page.getByLabel('코드').inputValue()
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  await page.getByLabel('코드').fill('AB')
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByText('코드는 숫자와 영어 대문자 여덟 자예요.')).toBeVisible()
  await page.getByLabel('코드').fill(code)
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByRole('heading', { name: '이 카페 회원이 맞나요?' })).toBeVisible()
  await expect(page.getByText('한소라')).toBeVisible()
  // Interrupted here: the first page says where it stopped.
  await page.goto(`${origin}/onboarding`)
  await page.getByRole('link', { name: '이어서 하기' }).click()
  await page.getByRole('button', { name: '맞아요, 연동하기' }).click()
  await expect(page.getByRole('heading', { name: '연동을 마쳤어요' })).toBeVisible()

  await page.getByRole('link', { name: '카페 글 가져오기' }).click()
  const post = page.getByLabel(/가죽 손가방 갈색/)
  // The cafe learns of the link a moment later.
  await expect(async () => {
    await page.goto(`${origin}/c2a/edit`)
    await expect(post).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await post.check()
  await page.getByRole('button', { name: '고른 글 가져오기' }).click()
  await expect(page.getByLabel(/가죽 손가방 갈색/)).toBeDisabled()
  await page.goto(`${origin}/sandbox/cafe`)
  await page
    .getByRole('link', { name: /가죽 손가방 갈색.*한소라/ })
    .first()
    .click()
  await page.getByRole('link', { name: '고치기' }).click()
  await page.getByLabel('가격').fill('31,000')
  await page.getByRole('button', { name: '고치기' }).click()
  await page.goto(`${origin}/c2a/edit`)
  await expect(page.getByText('카페 글이 바뀌었어요.')).toBeVisible()
  await page.getByLabel(/가죽 손가방 갈색/).check()
  await page.getByRole('button', { name: '고른 글 가져오기' }).click()
  await page.getByRole('link', { name: /이어서 쓰기/ }).click()
  await expect(page.locator('[name="price"]')).toHaveValue(/31,?000/)

  // The same code from another account has a page of its own.
  const other = await browser.newContext({ javaScriptEnabled: false })
  const stranger = await other.newPage()
  await signInAs(stranger, origin, '01000000004')
  await stranger.goto(`${origin}/c2a/link?code=${code}`)
  await stranger.getByRole('button', { name: '다음' }).click()
  await expect(stranger.getByRole('heading', { name: '이미 사용한 코드예요' })).toBeVisible()
  expect((await stranger.reload())?.status()).toBe(409)
})
