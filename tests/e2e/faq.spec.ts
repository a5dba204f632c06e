import { signInAsOperator } from './operator.ts'
import { expect, test } from './test.ts'

const OPERATOR = '01000000005'

test('고객센터에서 자기 말로 찾고, 답이 도움이 됐다고 알려 준다', async ({ page }) => {
  await page.goto('/cs-center')
  const main = page.getByRole('main')
  await expect(main.getByText('안심결제가 뭐예요?')).toBeVisible()
  await main.getByLabel('자주 묻는 질문 검색').fill('판돈은 언제들어오나')
  await page.keyboard.press('Enter')
  const first = main.getByRole('listitem').filter({ hasText: '판매한 돈은' })
  await expect(first.getByText('판매한 돈은 언제 들어와요?')).toBeVisible()
  // The best answer is open.
  await expect(first.getByText('1영업일 뒤에 등록한 계좌로')).toBeVisible()
  await first.getByRole('button', { name: '아니요' }).click()
  await expect(first.getByText('더 나은 답으로 고칠게요')).toBeVisible()
  await expect(first.getByRole('link', { name: '1:1 문의하기' })).toBeVisible()
  await first.getByRole('link', { name: '이 답만 보기' }).click()
  await expect(page).toHaveURL(/\/cs-center\?faqSeq=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('판매한 돈은 언제 들어와요?')
  await page.goBack()
  await expect(main.getByLabel('자주 묻는 질문 검색')).toHaveValue('판돈은 언제들어오나')
})

test('찾는 답이 없으면 사람에게 물어볼 수 있다', async ({ page }) => {
  await page.goto('/cs-center?q=%EA%B9%80%EC%B9%98%EC%B0%8C%EA%B0%9C')
  const main = page.getByRole('main')
  await expect(main.getByText('맞는 답을 찾지 못했어요')).toBeVisible()
  await expect(main.getByRole('link', { name: '1:1 문의하기' })).toBeVisible()
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('종류를 고르고, 답을 펴고, 도움이 됐다고 알려 준다', async ({ page }) => {
    await page.goto('/cs-center')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: '정산·계좌' }).click()
    await expect(page).toHaveURL('/cs-center?category=settle')
    const entry = main.getByRole('listitem').filter({ hasText: '정산 계좌는 어떻게 등록해요?' })
    await entry.locator('summary').click()
    await entry.getByRole('button', { name: '네' }).click()
    await expect(page).toHaveURL(/\/cs-center\?faqSeq=\d+$/)
    await expect(page.locator('main noscript p').first()).toHaveText('알려 주셔서 고마워요.')
  })
})

test('검색 엔진은 질문과 답을 읽고, 찾은 결과는 읽지 않는다', async ({ request, origin }) => {
  const read = async (path: string) => {
    const response = await request.get(`${origin}${path}`)
    return { status: response.status(), html: await response.text() }
  }
  const home = await read('/cs-center')
  expect(home.html).toContain('"@type":"FAQPage"')
  expect(home.html).not.toContain('name="robots" content="noindex')
  const category = await read('/cs-center?category=refund')
  expect(category.html).toContain(`rel="canonical" href="${origin}/cs-center?category=refund"`)
  const one = await read('/cs-center?faqSeq=2')
  expect(one.html).toContain(`rel="canonical" href="${origin}/cs-center?faqSeq=2"`)
  const found = await read('/cs-center?q=%ED%99%98%EB%B6%88')
  expect(found.html).toContain('noindex')
  expect((await read('/cs-center?faqSeq=999999')).status).toBe(404)
  expect((await read('/cs-center?faqSeq=1%27')).status).toBe(404)
})

test('운영자가 질문을 예약하고, 게시하고, 되돌린다', async ({ page, request, origin }) => {
  await signInAsOperator(page, origin, OPERATOR)
  await page.goto('/operator/faq/new')
  const main = page.getByRole('main')
  const question = `명절에도 정산이 되나요 ${Date.now()}?`
  const save = () => main.getByRole('button', { name: '저장하기' }).click()
  await main.getByRole('textbox', { name: '질문' }).fill(question)
  await main.getByRole('textbox', { name: /^답/ }).fill('은행이 여는 날에 보내 드려요.')
  await main.getByLabel('바로 가는 주소').fill('/mystore/sales')
  await save()
  await expect(main.getByText('바로 가는 주소와 이름은 함께 적어 주세요.')).toBeVisible()
  await expect(main.getByRole('textbox', { name: '질문' })).toHaveValue(question)
  await main.getByLabel('바로 가는 이름').fill('판매 내역 보기')
  const answer = main.getByRole('textbox', { name: /^답/ })
  await answer.fill('수수료는 {구매자 수수로}예요.')
  await save()
  await expect(answer).toHaveAccessibleDescription(/‘{구매자 수수로}’ 자리는 쓸 수 없어요/)
  await expect(answer).toHaveValue('수수료는 {구매자 수수로}예요.')
  await answer.fill('은행이 여는 날에 보내 드려요.')
  await main.getByRole('button', { name: '미리보기' }).click()
  const preview = main.getByRole('region', { name: '미리보기' })
  await expect(preview.getByRole('heading', { name: question })).toBeVisible()
  await save()
  await expect(main.getByText('지금 상태: 게시')).toBeVisible()
  const faqSeq = new URL(page.url()).pathname.split('/').at(-1)
  const read = async () => (await request.get(`${origin}/cs-center?faqSeq=${faqSeq}`)).text()
  expect(await read()).toContain('은행이 여는 날에')
  await main.getByRole('textbox', { name: /^답/ }).fill('잘못 고친 답')
  await save()
  await expect(main.getByText('2판 · 저장')).toBeVisible()
  expect(await read()).toContain('잘못 고친 답')
  await main.getByRole('button', { name: '1판으로 되돌리기' }).click()
  await expect(main.getByText('3판 · 되돌림 (1판으로)')).toBeVisible()
  expect(await read()).not.toContain('잘못 고친 답')
  await main.getByRole('button', { name: '숨기기' }).click()
  await expect(main.getByText('지금 상태: 숨김')).toBeVisible()
})
