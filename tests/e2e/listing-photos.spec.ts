import sharp from 'sharp'
import { signUp } from './sign-in-steps.ts'
import { expect, test } from './test.ts'

const photo = async (background: string) => ({
  name: `${background.slice(1)}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

test('휴대폰에서 찍은 사진이 컴퓨터의 글에 나타나고, 끊겼다 이어지고, 순서를 바꾸고 되돌린다', async ({
  page,
  origin,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signUp(page, origin)
  await page.goto('/product/form')
  const main = page.getByRole('main')
  const ids = main.locator('input[name=photoIds]')

  // 보내는 길이 끊기면 기다리고, 다시 이어지면 올라간다.
  await page.route('**/api/photos?*', (route) => route.abort())
  const add = main.getByLabel(/^사진 추가/)
  await add.setInputFiles([await photo('#aa3311'), await photo('#11aa33')])
  await expect(main.getByText(/사진 2장이 기다리고 있어요/)).toBeVisible()
  await page.unroute('**/api/photos?*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(ids).toHaveCount(2)

  const before = await ids.evaluateAll((all) => all.map((input) => input.getAttribute('value')))
  await main.getByRole('button', { name: /^사진 2\./ }).press('ArrowLeft')
  await expect(ids.first()).toHaveValue(before[1] ?? '')
  await main.getByRole('button', { name: '사진 1 지우기' }).click()
  await expect(ids).toHaveCount(1)
  await main.getByRole('button', { name: '되돌리기' }).click()
  await expect(ids).toHaveCount(2)

  const opened = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/photo-handover') && response.request().method() === 'POST',
  )
  await main.getByRole('button', { name: '휴대폰으로 찍기' }).click()
  const { key } = await (await opened).json()
  await expect(main.getByRole('img', { name: /QR 코드/ })).toBeVisible()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phonePage = await phone.newPage()
  await phonePage.goto(`${origin}/sell/photos/${key}`)
  await expect(phonePage.getByRole('heading', { level: 1 })).toContainText('새 상품에 사진 더하기')
  await phonePage.getByLabel('앨범에서 고르기').setInputFiles([await photo('#1133aa')])
  await expect(phonePage.getByText('1장 가운데 1장을 보냈어요.')).toBeVisible()
  await expect(ids).toHaveCount(3)

  await main.getByRole('button', { name: '휴대폰 연결 끝내기' }).click()
  await expect
    .poll(async () => (await phonePage.request.get(`${origin}/sell/photos/${key}`)).status())
    .toBe(404)
  await phone.close()
})
