import { paths } from '#app/paths.ts'
import { signInAsOperator } from './operator.ts'
import { OPERATOR } from './pages.ts'
import { expect, test } from './test.ts'

// The tests write one and the same thing: who is second is told of it.
test.describe.configure({ mode: 'default' })

test('요금과 기한을 견주어 보고 시행일을 정하고, 시행하기 전에 취소한다', async ({ page, origin }, {
  retry,
}) => {
  // A second try finds what the first one has written.
  const year = 2031 + retry
  await signInAsOperator(page, origin, OPERATOR)
  await page.goto(paths.operatorOrderTerms())
  await expect(page.getByText('시행 중', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '새 조건 정하기' }).click()

  await page.getByLabel('구매자 수수료').fill('12')
  await page.getByLabel('시행일').fill(`${year}-05-01`)
  await page.getByLabel('바꾸는 까닭').fill('가정의 달 행사')
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText('0%부터 10%까지')).toBeVisible()
  await expect(page.getByLabel('바꾸는 까닭')).toHaveValue('가정의 달 행사')

  await page.getByLabel('구매자 수수료').fill('2.5')
  await page.getByLabel('발송 두 번째 안내').fill('12')
  await page.getByLabel(/^발송 기한/).fill('10')
  await page.getByRole('button', { name: '미리보기' }).click()
  await expect(page.getByText('‘발송 기한’보다 짧게 적어 주세요.')).toBeVisible()
  await page.getByLabel('발송 두 번째 안내').fill('2')
  await page.getByRole('button', { name: '미리보기' }).click()
  const preview = page.getByRole('region', { name: '미리보기' })
  await expect(preview.getByText('구매자 수수료 3.5% → 2.5%')).toBeVisible()
  await expect(preview.getByText('발송 기한 7일 → 10일')).toBeVisible()
  await expect(preview).toBeFocused()
  const row = preview.getByRole('row', { name: /^300,000원/ })
  await expect(row.getByRole('cell')).toHaveText([
    '300,000원',
    '310,500원',
    '307,500원',
    '297,000원',
    '297,000원',
  ])
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText('저장하고 공지사항으로 알렸어요.')).toBeVisible()

  const card = page.getByRole('listitem').filter({ hasText: `${year}년 5월 1일` })
  await expect(card.getByText('시행 예정', { exact: true })).toBeVisible()
  await expect(card.getByText('2.5%')).toBeVisible()
  await card.getByText('기한 보기').click()
  await expect(card.getByText('10일').first()).toBeVisible()
  await card.getByText('취소하기', { exact: true }).click()
  await card.getByLabel('취소하는 까닭').fill('행사를 미룸')
  await card.getByRole('button', { name: '이 조건 취소하기' }).click()
  await expect(page.getByText('취소했어요.')).toBeVisible()
  await expect(card.getByText('취소됨', { exact: true })).toBeVisible()
  await expect(card.getByText('행사를 미룸')).toBeVisible()

  await card.getByRole('link', { name: /다시 정하기/ }).click()
  await expect(page.getByLabel('구매자 수수료')).toHaveValue('2.5')
})

test('휴대폰에서 미리보기를 누를 때마다 화면이 미리보기로 간다', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsOperator(page, origin, OPERATOR)
  await page.goto(paths.operatorNewOrderTerms())
  await page.getByLabel('시행일').fill('2040-05-01')
  await page.getByLabel('바꾸는 까닭').fill('가정의 달 행사')
  for (const percent of ['2.5', '2']) {
    await page.getByLabel('구매자 수수료').fill(percent)
    await page.getByRole('button', { name: '미리보기' }).click()
    const preview = page.getByRole('region', { name: '미리보기' })
    await expect(preview.getByText(`3.5% → ${percent}%`)).toBeInViewport()
    await expect(preview.getByText('아직 저장하지 않았어요.')).toBeInViewport()
    await expect(preview).toBeFocused()
  }
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('너무 이른 시행일은 언제부터인지 알려 주고, 쓰던 내용이 남는다', async ({
    page,
    origin,
  }) => {
    await signInAsOperator(page, origin, OPERATOR)
    await page.goto(paths.operatorNewOrderTerms())
    await page.getByLabel('판매자 수수료').fill('9.9')
    await page.getByLabel('시행일').fill('2026-01-05')
    await page.getByLabel('바꾸는 까닭').fill('수수료를 올림')
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(page.getByText(/30일 전부터 알려야 해요\. .+부터 시행할 수 있어요/)).toBeVisible()
    await expect(page.getByLabel('판매자 수수료')).toHaveValue('9.9')
  })
})
