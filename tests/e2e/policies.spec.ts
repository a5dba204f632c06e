import { expect, test } from './test.ts'

test('이용약관은 시행 중인 것을 보여 주고, 예전 것은 시행일로 찾는다', async ({ page, origin }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이용약관')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    '제1조 (목적)',
  )
  await page.getByRole('link', { name: /2025년\s3월\s1일 시행/ }).click()
  await expect(page).toHaveURL(`${origin}/terms?version=2025-03-01`)
  await expect(page.getByRole('main')).toContainText('지금은 시행하지 않는 예전 내용이에요')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('link', { name: '지금 시행 중인 내용 보기' }).click()
  await expect(page).toHaveURL(`${origin}/terms`)
})

test('운영정책은 두 판에서 달라진 점을 조항마다 보여 준다', async ({ page, origin }) => {
  await page.goto('/post-policy')
  await page.getByRole('link', { name: /^이전과 달라진 점/ }).click()
  await expect(page).toHaveURL(`${origin}/post-policy?version=2026-11-01&compare=2025-03-01`)
  const duplicates = page.getByRole('region', { name: /중복 등록과 도배/ })
  await expect(duplicates.locator('ins').filter({ hasText: '24시간에 한 번 끌올' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^그대로인 조항/ })).toContainText('제1조 (목적)')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/post-policy`)
  const missing = await page.goto('/post-policy?version=2026-11-01&compare=1999-01-01')
  expect(missing?.status()).toBe(404)
})

test('목차에서 조항으로 가고, 시행 중인 판과 없는 판의 주소를 가린다', async ({ page, origin }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('link', { name: '제5조 (처리의 위탁)' }).click()
  await expect(page.getByRole('heading', { name: '제5조 (처리의 위탁)' })).toBeInViewport()
  await page.goto('/privacy-policy?version=2026-11-01')
  await expect(page).toHaveURL(`${origin}/privacy-policy`)
  const missing = await page.goto('/privacy-policy?version=1999-01-01')
  expect(missing?.status()).toBe(404)
})

test('바닥글의 개인정보 처리방침은 굵게 보인다', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const weightOf = (name: string) =>
    footer.getByRole('link', { name }).evaluate((link) => Number(getComputedStyle(link).fontWeight))
  expect(await weightOf('개인정보 처리방침')).toBeGreaterThan(await weightOf('이용약관'))
})
