import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

/** A member whose bank accounts no other test has, and their account at the sandbox's bank. */
const MEMBER = '01000000004'
const ACCOUNT = '1000-0000-0104'
const OF_ANOTHER = '110200000102'

test('정산 계좌를 스크립트 없이 1원으로 확인해 등록하고, 알림을 받고, 지운다', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  const desk = context.request
  await desk.post(`${origin}/sandbox/bank/hours`, { form: { hours: 'open' } })
  await signInAs(page, origin, MEMBER)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))

  await page.goto(`${origin}/mystore/bank-account`)
  await page.getByRole('link', { name: '계좌 등록하기' }).click()
  const number = page.getByLabel('계좌번호')
  await number.fill('12-34')
  await page.getByRole('button', { name: '1원 보내고 확인하기' }).click()
  await expect(page.getByText('은행을 골라 주세요.')).toBeVisible()
  await page.getByLabel('은행').selectOption('토스뱅크')
  await page.getByRole('button', { name: '1원 보내고 확인하기' }).click()
  await expect(page.getByText('토스뱅크 계좌번호는 12~14자리예요.')).toBeVisible()
  await expect(number).toHaveValue('12-34')
  await page.getByLabel('은행').selectOption('신한은행')
  await number.fill(OF_ANOTHER)
  await page.getByRole('button', { name: '1원 보내고 확인하기' }).click()
  await expect(page.getByText('예금주가 본인인증을 한 이름과 달라요.')).toBeVisible()
  await page.getByLabel('은행').selectOption('토스뱅크')
  await number.fill(ACCOUNT)
  await page.getByRole('button', { name: '1원 보내고 확인하기' }).click()

  await expect(page.getByRole('heading', { name: '1원의 숫자 적기' })).toBeVisible()
  const bank = await desk.get(`${origin}/sandbox/bank`, { headers: { accept: 'application/json' } })
  const { transfers } = await bank.json()
  const code: string = transfers
    .find(({ accountNo }: { accountNo: string }) => accountNo === ACCOUNT.replaceAll('-', ''))
    .printed.slice(-4)
  await page.getByLabel('숫자 4자리').fill(code === '0000' ? '0001' : '0000')
  await page.getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByText('4번 더 적을 수 있어요.')).toBeVisible()
  await page.getByLabel('숫자 4자리').fill(code)
  await page.getByRole('button', { name: '등록하기' }).click()

  await expect(page).toHaveURL(`${origin}/mystore/bank-account`)
  const entry = page.getByRole('listitem').filter({ hasText: '토스 ***-**-0104' })
  await expect(entry).toContainText('기본')
  await expect(entry).toContainText('이*늘')
  await expect(page.getByText('정산을 잠시 멈췄어요')).toBeVisible()
  expect(await page.content()).not.toMatch(/100000000104|1000-0000-0104/)
  expect(addresses.filter((url) => /0000-?0104|110200000102/.test(url))).toEqual([])
  await expect(async () => {
    await page.goto(`${origin}/mystore/notices`)
    await expect(page.getByText('정산 계좌가 등록됐어요').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await page.goto(`${origin}/mystore/bank-account`)
  await entry.getByRole('button', { name: /지우기/ }).click()
  await expect(page.getByText('등록한 계좌가 없어요')).toBeVisible()
  await context.close()
})
