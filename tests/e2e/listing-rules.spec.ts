import { productOf } from './chat-rooms.ts'
import { signInAsOperator } from './operator.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const OPERATOR = '01000000005'
const SELLER = '01000000001'
/** The seller's. */
const STORE = 1001

test('금지품목의 말은 저장하기 전에 확인하고, 저장하면 기록이 남는다', async ({ page, origin }) => {
  await signInAsOperator(page, origin, OPERATOR)
  await page.goto('/operator/listings')
  await expect(page.getByRole('heading', { level: 1, name: '상품 검토' })).toBeVisible()
  const flagged = page.getByRole('article').first()
  await expect(flagged.getByRole('img', { name: '대표 사진' })).toBeVisible()
  await expect(flagged.getByText('운영팀 검토').first()).toBeVisible()
  await page.goto('/operator/listing-rules?rule=ALCOHOL')
  const word = `몽환주${Date.now()}`
  const trial = page.getByRole('region', { name: '저장하기 전에 확인하기' })
  await trial.getByRole('textbox', { name: /^말/ }).fill(word)
  await trial.getByLabel('상품 제목').fill(`${word} 한 병`)
  await trial.getByRole('button', { name: '확인하기' }).click()
  await expect(trial.getByRole('status')).toContainText(word)
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByRole('list', { name: '말 목록' })).toContainText(word)
  await expect(page.getByRole('region', { name: '바꾼 기록' })).toContainText(word)
  await page.goto('/operator/listings')
})

test('내 상품이 어떤 말로 몇 번째에 보이는지 알려 준다', async ({ page, origin }) => {
  await signInAs(page, origin, SELLER)
  await page.goto(`/product/${await productOf(origin, STORE, 3)}/exposure`)
  await expect(page.getByRole('heading', { level: 1, name: '검색 노출 확인' })).toBeVisible()
})
