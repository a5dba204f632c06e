import sharp from 'sharp'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const photo = (background: string) =>
  sharp({ create: { width: 1_200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Each has a profile of their own, as both run at the same time. */
const WAYS = [
  { how: '스크립트로', javaScriptEnabled: true, phone: '01000000004' },
  { how: '스크립트 없이', javaScriptEnabled: false, phone: '01000000002' },
]

for (const { how, javaScriptEnabled, phone } of WAYS)
  test.describe(how, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('사진과 소개, 동네를 바꾸면 가게에 바로 보인다', async ({ page, origin }) => {
      await signInAs(page, origin, phone)
      await page.goto('/mystore/profile')
      const main = page.getByRole('main')
      const upload = async (name: string, buffer: Buffer) => {
        const sent = page.waitForResponse((response) => response.request().method() === 'POST')
        await main.getByLabel('프로필 사진').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
        if (!javaScriptEnabled) await main.getByRole('button', { name: '사진 저장하기' }).click()
        await sent
      }
      await upload('broken.jpg', Buffer.from('hello'))
      await expect(main).toContainText('JPG, PNG, WEBP, GIF, AVIF 사진만 올릴 수 있어요.')
      await upload('me.jpg', await photo('#8a5a2b'))
      await expect(main.getByRole('button', { name: '사진 지우기' })).toBeVisible()

      const intro = main.getByLabel('소개')
      await intro.fill('연락은 010-1234-5678로 주세요')
      await main.getByRole('button', { name: '저장하기', exact: true }).click()
      await expect(intro).toHaveAccessibleDescription(/전화번호, 계좌번호/)
      await expect(intro).toHaveValue('연락은 010-1234-5678로 주세요')
      await intro.fill(`안녕하세요, ${how} 바꿨어요.`)
      await main.getByLabel('동네').selectOption({ label: '마포구' })
      const saved = page.waitForResponse((response) => response.request().method() === 'POST')
      await main.getByRole('button', { name: '저장하기', exact: true }).click()
      await saved

      await page.goto('/store')
      await expect(page.getByRole('main')).toContainText(`안녕하세요, ${how} 바꿨어요.`)
      await expect(page.getByRole('main')).toContainText('서울 마포구')
      await page.goto('/mystore/profile')
      await main.getByRole('button', { name: '사진 지우기' }).click()
      await expect(main.getByRole('button', { name: '사진 지우기' })).toBeHidden()
    })
  })
