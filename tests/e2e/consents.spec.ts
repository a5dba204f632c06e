import { isAnswerToForm } from './chat-rooms.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

/** Each has consents of their own, as both run at the same time. */
const WAYS = [
  { how: '스크립트로', javaScriptEnabled: true, phone: '01000000004' },
  { how: '스크립트 없이', javaScriptEnabled: false, phone: '01000000003' },
]

for (const { how, javaScriptEnabled, phone } of WAYS)
  test.describe(how, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('밤 수신만 고르면 저장되지 않고, 그 자리에서 까닭을 알린다', async ({ page, origin }) => {
      await signInAs(page, origin, phone)
      const day = page.getByRole('checkbox', { name: /혜택과 이벤트 소식 받기/ })
      const night = page.getByRole('checkbox', { name: /밤에도 받기/ })
      const location = page.getByRole('checkbox', { name: '위치기반서비스 이용' })
      const open = () => page.goto('/mystore/settings/consents')
      const save = async () => {
        const answered = page.waitForResponse(isAnswerToForm)
        await page.getByRole('button', { name: '저장하기' }).click()
        await answered
      }
      await open()
      await day.setChecked(false)
      await night.setChecked(false)
      await save()

      await open()
      await night.check()
      const wanted = !(await location.isChecked())
      await location.setChecked(wanted)
      await save()
      await expect(night).toHaveAccessibleDescription(
        '밤에도 받으려면 혜택과 이벤트 소식 받기에도 동의해 주세요.',
      )
      await expect(night).toBeChecked()
      if (javaScriptEnabled) {
        await day.check()
        await expect(night).not.toHaveAccessibleDescription(/밤에도 받으려면/)
        await day.uncheck()
      }
      await expect(location).toBeChecked({ checked: wanted })
      await open()
      await expect(night).not.toBeChecked()
      await expect(location).toBeChecked({ checked: !wanted })

      await day.check()
      await night.check()
      await save()
      await expect(night).toBeChecked()
      await open()
      await expect(night).toBeChecked()
      // Taking advertising back takes the night back, and the page says so at once.
      await day.uncheck()
      await save()
      await expect(night).not.toBeChecked()
      await open()
      await expect(day).not.toBeChecked()
      await expect(night).not.toBeChecked()
    })
  })

test('머리글의 방금 올라온 상품은 최신순 목록을 연다', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await page
    .getByRole('navigation', { name: '둘러보기' })
    .getByRole('link', { name: '방금 올라온 상품' })
    .click()
  await expect(page).toHaveURL(/\/product\/list\?sort=latest$/)
})
