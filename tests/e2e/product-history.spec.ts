import { DEMO_FACTS } from '#backend/demo/seed/demo-facts.ts'
import { expect, test } from './test.ts'

const ADDRESS = `/product/${DEMO_FACTS.loweredProductSeq}`

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('상품 페이지에서 언제 무엇이 바뀌었는지 펼쳐 본다', async ({ page }) => {
    await page.goto(ADDRESS)
    const edits = page.getByRole('region', { name: '수정 이력 2건' })
    await expect(edits.getByText('가격')).toBeHidden()
    await edits.getByRole('heading', { name: '수정 이력 2건' }).click()
    const [newest, oldest] = [
      edits.getByRole('listitem').first(),
      edits.getByRole('listitem').nth(1),
    ]
    await expect(newest).toContainText(/가격[\d,]+원 → (?:에서 )?[\d,]+원/)
    await expect(oldest).toContainText('1장 추가')
    await expect(oldest.locator('del')).toContainText('사진은 저녁에 한 장 더 올릴게요.')
  })
})
