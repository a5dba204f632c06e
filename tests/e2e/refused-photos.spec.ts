import sharp from 'sharp'
import { signUp } from './sign-in-steps.ts'
import { expect, testWithPictures as test } from './test.ts'

const jpeg = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#335577' } })
    .jpeg()
    .toBuffer()

test('사진이 아닌 파일은 어느 것이 왜 안 되는지 말하고, 다른 사진은 그대로 올라간다', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, origin)
  await page.goto('/product/form')
  const main = page.getByRole('main')
  const refusals = main.getByRole('alert')
  await main.getByLabel(/^사진 추가/).setInputFiles([
    {
      name: '그림.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg onload="alert(1)"/>'),
    },
    { name: '사진.jpg', mimeType: 'image/jpeg', buffer: await jpeg() },
    { name: '글.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('사진이 아니에요') },
  ])
  await expect(main.locator('input[name=photoIds]')).toHaveCount(1)
  for (const name of ['그림.svg', '글.jpg']) {
    const refusal = refusals.filter({ hasText: name })
    await expect(refusal).toContainText('사진이 아닌 파일이에요.')
    // 깨진 그림도, 눌러도 소용없는 단추도 없다.
    await expect(refusal.locator('img')).toHaveCount(0)
    await expect(refusal.getByRole('button')).toHaveText(['빼기'])
  }
})
