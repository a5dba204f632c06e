import type { Page } from '@playwright/test'
import { phonePhoto } from '#tests/support/made-files.ts'
import { signInAsOperator } from './operator.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const BUYER = '01000000004'
const SELLER = '01000000003'
const OPERATOR = '01000000005'
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

  // Something is wrong with it after all: the buyer claims, the seller answers, an operator decides.
  await buyer.goto(`/mystore/purchases/${orderSeq}`)
  await mainOf(buyer).getByRole('link', { name: '받은 뒤 문제가 있어요' }).click()
  await button(buyer, '보상 신청하기').click()
  await expect(mainOf(buyer).getByText('어떤 문제인지 골라 주세요.')).toBeVisible()
  await mainOf(buyer).getByLabel('어떤 문제인가요').selectOption('DAMAGED')
  await mainOf(buyer).getByRole('textbox').fill('집에 와서 켜 보니 전원이 켜지지 않아요.')
  await button(buyer, '보상 신청하기').click()
  await expect(mainOf(buyer).getByText('문제가 보이는 사진을 한 장 이상')).toBeVisible()
  await expect(mainOf(buyer).getByRole('textbox')).toHaveValue(/전원이 켜지지 않아요/)
  await mainOf(buyer)
    .getByLabel('사진')
    .setInputFiles({ name: '흠.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(80, 60) })
  await button(buyer, '보상 신청하기').click()
  await expect(mainOf(buyer).getByText('운영팀이 두 분의 이야기를 듣고 있어요.')).toBeVisible()

  await page.goto(`/mystore/sales/${orderSeq}`)
  await mainOf(page).getByRole('link', { name: '보상 신청에 내 이야기 보내기' }).click()
  await expect(mainOf(page).getByRole('img', { name: /사진/ })).toBeVisible()
  await mainOf(page).getByRole('textbox').fill('건네기 전에 켜서 보여 드렸어요. 그때는 켜졌어요.')
  await button(page, '내 이야기 보내기').click()
  await expect(mainOf(page).getByText('먼저 답했어요.')).toBeVisible()

  const desk = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await signInAsOperator(desk, origin, OPERATOR)
  await desk.goto(`${origin}/operator/orders/${orderSeq}`)
  await mainOf(desk).getByLabel('안내할 내용').fill('접수했어요. 두 분의 자료를 살펴보고 있어요.')
  await button(desk, '안내하기').click()
  await expect(mainOf(desk).getByText('운영팀 안내')).toBeVisible()
  const form = mainOf(desk).getByRole('region', { name: '보상 결정하기' })
  await form.getByRole('combobox', { name: '결정' }).selectOption('APPROVE')
  await form.getByRole('combobox', { name: '판단' }).selectOption('NOT_AS_DESCRIBED')
  await form.getByLabel('결정한 이유').fill('건네기 전의 영상으로는 알 수 없어 절반을 보상해요.')
  await form.getByRole('button', { name: '결정하기' }).click()
  await expect(form.getByText('보상할 금액을 적어 주세요.')).toBeVisible()
  await form.getByLabel('보상할 금액').fill('1,000')
  await form.getByRole('button', { name: '결정하기' }).click()
  await desk.context().close()
  await buyer.reload()
  await expect(mainOf(buyer).getByText('보상하기 · 1,000원 · 상품이 설명과 다름')).toBeVisible()
  await buyer.context().close()
})
