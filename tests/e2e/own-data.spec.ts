import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('스크립트 없이 내 정보를 요청하고, 알림을 따라가 파일을 받는다', async ({ page, origin }) => {
  await signInAs(page, origin, '01000000003')
  await page.goto('/mystore/settings')
  await page.getByRole('link', { name: '내 정보 받기' }).click()
  await page.getByRole('button', { name: '내 정보 요청하기' }).click()
  await expect(page.getByText('준비되면 알림이 와요')).toBeVisible()
  const notice = page.getByRole('link', { name: /요청하신 내 정보를 받을 수 있어요/ })
  await expect(async () => {
    await page.goto('/mystore/notices')
    await expect(notice).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await notice.click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: '파일 받기' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('duson-my-data.zip')
  const files = unzipSync(await readFile(await download.path()))
  expect(Object.keys(files)).toContain('회원/회원정보.json')
})
