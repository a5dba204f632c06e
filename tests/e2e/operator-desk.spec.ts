import { someReport } from './chat-reports.ts'
import { signInAsOperator } from './operator.ts'
import { expect, test } from './test.ts'

const OPERATOR = '01000000005'
/** Of a member that no other test needs. */
const MEMBER = 1060

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('운영 메뉴로 다니고, 회원에 대한 조치는 결과를 보고 사유를 적어야 된다', async ({
  page,
  origin,
}) => {
  const report = await someReport(origin)
  await signInAsOperator(page, origin, OPERATOR)
  await page.goto('/operator/members')
  const menu = page.getByRole('navigation', { name: '운영 메뉴' })
  await expect(menu.getByRole('link', { name: '회원', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  // What does not fit is hinted at without script: the shade of an end is covered by what scrolls with the row.
  await expect(menu.getByRole('list')).toHaveCSS('background-attachment', /local, local, scroll/)
  const reports = menu.getByRole('link', { name: /^신고/ })
  await expect(reports).toContainText(/처리할 것 [\d,]+건/)
  await reports.click()
  await expect(page.locator(`a[href="${report}"]`)).toBeVisible()

  const member = `/operator/members/${MEMBER}`
  await page.goto(member)
  // But for what this operator can take back, whatever the page.
  const forms = page.getByRole('main').locator('form:not([aria-label="방금 한 결정"] form)')
  await expect(forms).toHaveCount(0)
  await page.getByRole('link', { name: '모든 기기에서 로그아웃하기' }).click()
  await expect(page.getByRole('region', { name: '이렇게 돼요' })).toContainText('다시 로그인할 수')
  await page.getByRole('button', { name: '모든 기기에서 로그아웃하기' }).click()
  await expect(page.getByText('사유를 2자 이상')).toBeVisible()
  await page.getByRole('textbox', { name: '사유' }).fill('기기를 잃어버렸다고 해요')
  await page.getByRole('button', { name: '모든 기기에서 로그아웃하기' }).click()
  await expect(page).toHaveURL(`${origin}${member}`)
  await expect(page.getByRole('main')).toContainText('기기를 잃어버렸다고 해요')
})

test('장부를 조건으로 찾고 파일로 받고, 끝난 날을 결제사와 맞춰 보고, 정산을 날마다 본다', async ({
  page,
  origin,
}) => {
  await signInAsOperator(page, origin, OPERATOR)
  await page.goto('/operator/orders')
  await page
    .getByRole('navigation', { name: '운영 메뉴' })
    .getByRole('link', { name: /^장부/ })
    .click()
  const main = page.getByRole('main')
  const journals = main.getByRole('region', { name: '장부 기록' })
  const held = journals.getByRole('row').filter({ hasText: '결제 보관' })
  await expect(held.first()).toContainText('보관 중')

  await main.getByRole('combobox', { name: '계정' }).selectOption('판매자에게 줄 돈')
  await main.getByRole('button', { name: '조회' }).click()
  await expect(held).toHaveCount(0)
  await main.getByRole('combobox', { name: '계정' }).selectOption('전체')
  await main.getByRole('textbox', { name: '주문번호' }).fill('열둘')
  await main.getByRole('button', { name: '조회' }).click()
  await expect(main.getByText('주문번호는 숫자로만 적어 주세요.')).toBeVisible()
  await expect(main.getByRole('textbox', { name: '주문번호' })).toHaveValue('열둘')

  await page.goto('/operator/ledger')
  const order = await held.first().getByRole('link').textContent()
  const file = await page.request.get(`/operator/ledger.csv?order=${order}`)
  expect(file.headers()['content-type']).toContain('text/csv')
  expect(await file.text()).toContain(`"${order}","결제 보관","결제사에 있는 돈"`)
  await held.first().getByRole('link').click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`주문 ${order}`)

  await page.goto('/operator/ledger/days')
  await main
    .getByRole('button', { name: /맞춰 보기/ })
    .first()
    .click()
  await expect(main.getByText('맞음')).toHaveCount(1)
  await expect(page).toHaveURL(/from=(\d{4}-\d{2}-\d{2})&to=\1$/)

  await main.getByRole('link', { name: '정산 묶음' }).click()
  await expect(main.getByText('이 기간에는 정산이 없어요')).toBeVisible()
})
