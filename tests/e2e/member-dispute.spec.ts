import { expect } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'
import { test } from './test.ts'

const BUYER = '01000000001'

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('안심결제 없이 만난 거래도 분쟁 기준을 볼 수 있다', async ({ page, origin }) => {
    await signInAs(page, origin, BUYER)
    await page.goto('/mystore')
    await page.getByRole('link', { name: '회원 분쟁' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '회원 분쟁' })).toBeVisible()
    await page.getByLabel('거래 방법').selectOption('직접 만나기')
    await page.getByLabel('무엇이 문제인지').selectOption('물건이 오지 않았어요')
    await page.getByRole('button', { name: '예상 결과 보기' }).click()
    const answer = page.getByRole('status').filter({ hasText: '예상' })
    await expect(answer).toContainText('전액 환불')
    await expect(answer).not.toContainText('인증번호')
    await expect(page.getByLabel('거래 방법')).toHaveValue('DIRECT')
  })
})
