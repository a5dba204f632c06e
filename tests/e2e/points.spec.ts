import type { Page } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

/** Has points from the demo world. */
const BUYER = '01000000001'
/** The store of the seller of another demo member. */
const STORE = '/store/1003'

const mainOf = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => mainOf(page).getByRole('button', { name })
const points = (page: Page) => mainOf(page).getByRole('textbox', { name: '포인트 사용' })
const wonIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))

/** The checkout of a product in the middle of the store's first page, which no other test takes. */
async function checkoutOf(page: Page): Promise<string> {
  const html = await (await page.request.get(STORE)).text()
  const seqs = [...new Set([...html.matchAll(/href="\/product\/(\d+)"/g)].map(([, seq]) => seq))]
  for (const seq of seqs.slice(Math.floor(seqs.length / 2))) {
    const address = `/order/new/${seq}?type=MEET`
    const offered = await (await page.request.get(address)).text()
    if (offered.includes('포인트 사용')) return address
  }
  throw new Error('nothing can be paid with points')
}

test('포인트를 쓰면 금액이 바로 줄고, 스크립트 없이는 줄어든 금액을 본 다음에 결제한다', async ({
  page,
  browser,
  origin,
}) => {
  await signInAs(page, origin, BUYER)
  await page.goto('/mystore/points')
  await expect(mainOf(page).getByText('쓸 수 있는 포인트', { exact: true })).toBeVisible()
  await expect(mainOf(page).getByText('이벤트 적립').first()).toBeVisible()

  const address = await checkoutOf(page)
  await page.goto(address)
  const pay = button(page, /원 결제하기/)
  const whole = wonIn(await pay.textContent())
  await expect(async () => {
    await button(page, '전액 사용').click()
    expect(wonIn(await pay.textContent())).toBeLessThan(whole)
  }).toPass()
  await expect(mainOf(page).getByText(/^−/).first()).toBeVisible()
  await points(page).fill('99999999')
  await mainOf(page)
    .getByRole('checkbox', { name: /거래 조건/ })
    .check()
  await pay.click()
  await expect(mainOf(page).getByText(/쓸 수 있는 포인트보다 많아요/)).toBeVisible()

  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: origin,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(address)
  await button(plain, '전액 사용').click()
  expect(wonIn(await points(plain).inputValue())).toBeGreaterThan(100)
  await points(plain).fill('1,000')
  await mainOf(plain)
    .getByRole('checkbox', { name: /거래 조건/ })
    .check()
  await button(plain, /원 결제하기/).click()
  await expect(mainOf(plain).getByText(/포인트를 뺀 금액을 보여 드려요/)).toBeVisible()
  const left = button(plain, /원 결제하기/)
  expect(wonIn(await left.textContent())).toBe(whole - 1_000)
  const chosen = (name: string | RegExp) => mainOf(plain).getByRole('radio', { name })
  await chosen(/가상계좌/).check()
  await chosen('소득공제').check()
  await mainOf(plain).getByRole('textbox', { name: '휴대폰 번호나 사업자등록번호' }).fill('123')
  await left.click()
  await expect(mainOf(plain).getByText(/현금영수증을 받을 번호를 다시/)).toBeVisible()
  await chosen(/신용·체크카드/).check()
  await left.click()
  await expect(plain).toHaveURL(/\/sandbox\//)
  await expect(plain.getByRole('button', { name: /원 결제하기/ })).toContainText(
    (whole - 1_000).toLocaleString('ko-KR'),
  )
  await context.close()
})
