import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const WAYS = [
  { how: '보내기 전에 브라우저가', posts: 0, javaScriptEnabled: true },
  { how: '검사할 것을 받지 못하면 서버가', posts: 2, javaScriptEnabled: true },
  { how: '스크립트 없이 서버가', posts: 2, javaScriptEnabled: false },
]

for (const { how, posts, javaScriptEnabled } of WAYS)
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test('틀린 칸마다 까닭을 말하고, 고른 것은 그대로 둔다', async ({ page, origin }) => {
      await signInAs(page, origin, '01000000004')
      if (posts > 0) await page.route(/\/form-check-[^/]+\.js/, (route) => route.abort())
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await page.goto('/mystore/settings/withdrawal')
      const reason = page.getByRole('radio', { name: '다른 계정을 쓰고 있어요' })
      const understood = page.getByRole('checkbox', { name: /동의해요/ })
      const withdraw = page.getByRole('button', { name: '탈퇴하기' })
      if (posts === 0) {
        // What checks the form comes when it is first touched, once the page's script runs.
        const modules = new Set<string>()
        page.on('response', (response) => {
          const url = response.url()
          if (/\/(?:form-check|withdrawal-schema)-[^/]+\.js/.test(url)) modules.add(url)
        })
        await expect(async () => {
          await understood.blur()
          await understood.focus()
          expect(modules.size).toBe(2)
        }).toPass()
        await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), [...modules])
      }
      const radios = page.getByRole('radio')
      await withdraw.click()
      await expect(radios.first()).toHaveAccessibleDescription('떠나시는 이유를 골라 주세요.')
      await expect(understood).toHaveAccessibleDescription('안내를 확인하고 체크해 주세요.')
      if (javaScriptEnabled) await expect(radios.first()).toBeFocused()

      await reason.check()
      await withdraw.click()
      await expect(reason).not.toHaveAttribute('aria-invalid')
      await expect(reason).toBeChecked()
      await expect(understood).toHaveAccessibleDescription('안내를 확인하고 체크해 주세요.')
      expect(sent.filter((url) => url.includes('withdrawal'))).toHaveLength(posts)
    })
  })
