import { paths } from '#app/paths.ts'
import { signInAsOperator } from './operator.ts'
import { OPERATOR } from './pages.ts'
import { expect, test } from './test.ts'

// The tests write one and the same thing: who is second is told of it.
test.describe.configure({ mode: 'default' })

test('정책의 새 내용을 미리 보고 예고하고, 회원이 보고, 시행하기 전에 취소한다', async ({
  page,
  browser,
  origin,
}, { retry }) => {
  // A second try finds what the first one has written.
  const year = 2031 + retry
  const day = `${year}-05-01`
  const written = `${year}년 5월 1일`
  await signInAsOperator(page, origin, OPERATOR)
  await page.goto(paths.operatorPolicies())
  await page.getByRole('main').getByRole('link', { name: '청소년보호정책' }).click()
  await page.getByRole('link', { name: '새 내용 쓰기' }).click()

  const body = page.getByRole('textbox', { name: /^내용/ })
  const text = await body.inputValue()
  await body.fill(`${text}\n\n# 제99조 (새 조)\n\n새로 적은 글`)
  await page.getByLabel('바꾸는 까닭').fill('신고 방법을 더 쉽게 적었어요.')
  await page.getByLabel('시행일').fill(day)
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText("제목은 '## 제1조 (목적)'처럼")).toBeVisible()

  await body.fill(`${text}\n\n## 제99조 (새 조)\n\n새로 적은 글`)
  await page.getByRole('button', { name: '미리보기' }).click()
  const preview = page.getByRole('region', { name: '미리보기' })
  const added = preview.getByRole('region', { name: /제99조 \(새 조\)/ }).first()
  await expect(added.getByText('새로 생김')).toBeVisible()
  await expect(added.getByText('새로 적은 글')).toBeVisible()
  await expect(preview.getByText(`본문에 시행일(${written})이 없어요.`)).toBeVisible()
  await body.fill(`${text}\n\n## 제99조 (새 조)\n\n${written}부터 이렇게 해요.`)
  await page.getByRole('button', { name: '미리보기' }).click()
  await expect(preview.getByText('본문에 시행일')).toHaveCount(0)
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText('저장하고 공지사항으로 알렸어요.')).toBeVisible()

  const card = page.getByRole('listitem', { name: `${written} 시행 예정` })
  await expect(card.getByText('신고 방법을 더 쉽게 적었어요.')).toBeVisible()
  const anonymous = await browser.newContext()
  try {
    const visitor = await anonymous.newPage()
    await visitor.goto(`${origin}${paths.youthPolicy({ version: day })}`)
    await expect(visitor.getByText(`${written}부터 시행하는 내용이에요.`)).toBeVisible()
    await expect(visitor.getByText(`${written}부터 이렇게 해요.`)).toBeVisible()
  } finally {
    await anonymous.close()
  }

  await card.getByText('취소하기', { exact: true }).click()
  await card.getByLabel('취소하는 까닭').fill('법무 검토를 더 해요')
  await card.getByRole('button', { name: '이 내용 취소하기' }).click()
  await expect(page.getByText('취소했어요.')).toBeVisible()
  const back = page.getByRole('listitem', { name: `${written} 취소됨` })
  await expect(back.getByText('법무 검토를 더 해요')).toBeVisible()
  await back.getByRole('link', { name: /다시 쓰기/ }).click()
  await expect(body).toHaveValue(new RegExp(`${written}부터 이렇게 해요\\.`))
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('불리한 내용은 30일 전이어야 하고, 쓰던 내용이 남는다', async ({ page, origin }) => {
    await signInAsOperator(page, origin, OPERATOR)
    await page.goto(paths.operatorNewPolicy('POST_POLICY'))
    await page.getByRole('textbox', { name: /^내용/ }).fill('## 제1조 (목적)\n\n새로 적은 글')
    await page.getByLabel('바꾸는 까닭').fill('금지 물건을 늘림')
    await page.getByLabel('시행일').fill('2026-01-05')
    await page.getByLabel('회원에게 불리한 내용이 있어요').check()
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(page.getByText(/30일 전부터 알려야 해요\. .+부터 시행할 수 있어요/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^내용/ })).toHaveValue(
      /^## 제1조 \(목적\)\s+새로 적은 글$/,
    )
    await expect(page.getByLabel('회원에게 불리한 내용이 있어요')).toBeChecked()
    await page.getByRole('button', { name: '미리보기' }).click()
    const preview = page.getByRole('region', { name: '미리보기' })
    await expect(preview.getByText('없어짐').first()).toBeVisible()
  })
})
