import type { Page } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const BUYER = '01000000004'
const SELLER = '01000000003'
/** The seller's store. */
const STORE = '/store/1003'

const mainOf = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => mainOf(page).getByRole('button', { name })

/** Opens the ways to buy a product of the store that can be handed over: the last of the first page, which no other test takes. */
async function chooseMeeting(page: Page): Promise<string> {
  await page.goto(STORE)
  const addresses = await mainOf(page)
    .locator('a[href^="/product/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  for (const address of addresses.filter((each) => /\/\d+$/.test(each)).reverse()) {
    await page.goto(address.replace('/product/', '/order/type/'))
    const way = mainOf(page).locator('a[href*="type=MEET"]')
    if ((await way.count()) === 0) continue
    await way.click()
    return address
  }
  throw new Error('no product can be handed over')
}

test('스크립트 없이 결제하고, 만나서 인증번호로 건네고, 판매자 몫이 정해진다', async ({
  browser,
  page,
  origin,
}) => {
  const buyer = await (
    await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  ).newPage()
  await signInAs(buyer, origin, BUYER)
  const product = await chooseMeeting(buyer)
  await button(buyer, /결제하기/).click()
  // Nothing is ordered before the conditions are agreed to.
  await expect(mainOf(buyer).locator('[aria-invalid=true]').first()).toBeVisible()
  await mainOf(buyer)
    .getByRole('checkbox', { name: /거래 조건/ })
    .check()
  await button(buyer, /결제하기/).click()
  await expect(buyer).toHaveURL(/\/sandbox\//)
  await buyer.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(buyer).toHaveURL(/\/order\/\d+\/completed$/)
  const [, orderSeq] = /\/order\/(\d+)\//.exec(buyer.url()) ?? []

  // The product is reserved for this buyer, and the other side of the order is not theirs.
  const other = await buyer.request.get(`/mystore/sales/${orderSeq}`)
  expect(other.status()).toBe(404)
  await buyer.goto(product)
  await expect(mainOf(buyer).getByText('예약중').first()).toBeVisible()

  await signInAs(page, origin, SELLER)
  await page.goto(`/mystore/sales/${orderSeq}`)
  await button(page, '주문 수락하기').click()
  await expect(mainOf(page).getByRole('textbox', { name: '구매자의 인증번호' })).toBeVisible()
  await buyer.goto(`/mystore/purchases/${orderSeq}`)
  const code = (await mainOf(buyer).locator('figcaption strong').textContent()) ?? ''
  await mainOf(page)
    .getByRole('textbox', { name: '구매자의 인증번호' })
    .fill(code === '000000' ? '111111' : '000000')
  await button(page, '인증번호 확인하기').click()
  await expect(mainOf(page).getByText('인증번호가 달라요')).toBeVisible()
  await mainOf(page).getByRole('textbox', { name: '구매자의 인증번호' }).fill(code)
  await button(page, '인증번호 확인하기').click()
  await expect(mainOf(page).getByText('구매가 확정됐어요').first()).toBeVisible()

  await buyer.reload()
  await expect(mainOf(buyer).getByText('구매가 확정됐어요').first()).toBeVisible()
  await buyer.goto(`/order/${orderSeq}/receipt`)
  await expect(mainOf(buyer).getByRole('heading', { level: 1 })).toContainText('영수증')
  await buyer.context().close()
})
