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
  const record = page.getByRole('region', { name: '바꾼 기록' })
  await expect(record).toContainText(word)

  const term = page.getByRole('region', { name: '말 고치기' })
  const terms = page.getByRole('list', { name: '말 목록' })
  await terms.getByRole('link', { name: `${word} 고치기` }).click()
  await term.getByRole('textbox', { name: /^말/ }).fill(`${word}2`)
  await term.getByLabel('사용을 시작하는 때').fill('2099-03-01T09:00')
  await term.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText('정한 때부터 사용해요.')).toBeVisible()
  await expect(terms.getByRole('listitem').filter({ hasText: `${word}2` })).toContainText(
    '2099.03.01 오전 9:00부터 사용',
  )

  await record.getByRole('listitem').nth(1).getByRole('link', { name: '되돌리기' }).click()
  await expect(term.getByRole('textbox', { name: /^말/ })).toHaveValue(word)
  await expect(term.getByLabel('사용을 시작하는 때')).toHaveValue('')
  await term.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText('지금부터 적용돼요.')).toBeVisible()
  await expect(terms.getByRole('link', { name: `${word} 고치기` })).toBeVisible()
})

test('내 상품이 어떤 말로 몇 번째에 보이는지 알려 준다', async ({ page, origin }) => {
  await signInAs(page, origin, SELLER)
  await page.goto(`/product/${await productOf(origin, STORE, 3)}/exposure`)
  await expect(page.getByRole('heading', { level: 1, name: '검색 노출 확인' })).toBeVisible()
})
