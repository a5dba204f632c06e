import type { Locator, Page } from '@playwright/test'
import { DEMO_ADMINISTRATOR } from '#backend/demo/seed/demo-facts.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { phonePhoto } from '#tests/support/made-files.ts'
import { signInAsOperator } from './operator.ts'
import {
  arriveAtShop,
  chooseWay,
  fillShop,
  listProduct,
  mainOf,
  openPaymentWindow,
  payInWindow,
  press,
  takeStep,
  untilSays,
  visitor,
} from './order-steps.ts'
import { expect, test } from './test.ts'

const BUYER = '01000000004'
const SELLER = '01000000001'
const OPERATOR = '01000000005'

// On the second server: what is listed and ordered here would be in the lists that tests of other files look at.
// One after the other: they move its clock.
test.describe.configure({ mode: 'default', timeout: 120_000 })

/** Until when time does nothing by itself, as the page of an order says. */
const dueAt = async (page: Page) =>
  new Date(
    (await mainOf(page)
      .getByRole('region', { name: /./ })
      .first()
      .locator('time')
      .first()
      .getAttribute('datetime')) ?? '',
  )

/** Won in the first line of a text, less than nothing with a minus sign. */
async function wonIn(place: Locator): Promise<number> {
  const [, minus, won] = /(−?)([\d,]+)원/.exec((await place.textContent()) ?? '') ?? []
  if (won === undefined) throw new Error('no amount')
  return Number(won.replaceAll(',', '')) * (minus ? -1 : 1)
}

/** The amount of a line of a page. */
const amountOf = (page: Page, name: string) =>
  wonIn(
    mainOf(page)
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) })
      .locator('dd')
      .first(),
  )

/** An order that is sent to a shop, paid. @returns its number */
async function paidAtShop(buyer: Page, productSeq: number): Promise<number> {
  await chooseWay(buyer, productSeq, '편의점 안심결제')
  await fillShop(buyer)
  await openPaymentWindow(buyer)
  return payInWindow(buyer)
}

test('편의점 안심결제: 편의점을 적어 결제하고, 편의점에 도착하면 이레 동안 찾아 확인하고 확정한다', async ({
  browser,
  otherOrigin: url,
}) => {
  const seller = await visitor(browser, url, { phone: SELLER })
  const buyer = await visitor(browser, url, { phone: BUYER })
  const productSeq = await listProduct(seller, {
    title: '편의점으로 보내는 무선 마우스',
    price: 40_000,
    category: '키보드/마우스',
    method: 'CVS',
    cvsFee: 2_000,
  })

  const orderSeq =
    await test.step('편의점이 비면 그 칸에서 말하고, 적은 것은 그대로 있다', async () => {
      await buyer.goto(`/order/type/${productSeq}`)
      await expect(mainOf(buyer).getByText('편의점에 도착한 뒤 7일 동안 확인하고')).toBeVisible()
      await chooseWay(buyer, productSeq, '편의점 안심결제')
      await expect(mainOf(buyer).getByText(/편의점에 도착한 뒤 7일 안에 확정하거나/)).toBeVisible()
      await fillShop(buyer)
      await mainOf(buyer).getByLabel('편의점 이름').fill('')
      expect(await press(buyer, /원 결제하기/)).toBe(400)
      await expect(mainOf(buyer).getByLabel('편의점 이름')).toHaveAttribute('aria-invalid', 'true')
      await expect(mainOf(buyer).getByLabel('받는 사람')).toHaveValue('이하늘')
      await mainOf(buyer).getByLabel('편의점 이름').fill('합정역점')
      expect(await press(buyer, /원 결제하기/)).toBe(400)
      await expect(mainOf(buyer).getByLabel('편의점 이름')).toHaveAccessibleDescription(
        /어느 편의점의 어느 지점인지/,
      )
      await fillShop(buyer)
      await openPaymentWindow(buyer)
      return payInWindow(buyer)
    })

  await test.step('판매자는 찾을 편의점을 보고 수락하고, 편의점 택배로 보낸다', async () => {
    await seller.goto(`/mystore/sales/${orderSeq}`)
    const shop = mainOf(seller).getByRole('region', { name: '찾을 편의점' })
    await expect(shop.getByText('GS25 합정역점')).toBeVisible()
    expect(await press(seller, '주문 수락하기')).toBe(303)
    await expect(
      mainOf(seller).getByText('편의점 택배로 보내고 운송장 번호를 등록해 주세요.'),
    ).toBeVisible()
    await buyer.goto(`/mystore/purchases/${orderSeq}`)
    await expect(
      mainOf(buyer).getByText('판매자가 편의점 택배로 보낼 준비를 하고 있어요.'),
    ).toBeVisible()
    await mainOf(seller).getByRole('link', { name: '운송장 번호 등록하기' }).click()
    await expect(mainOf(seller).getByText('GS25 합정역점')).toBeVisible()
    await mainOf(seller).getByLabel('운송장 번호').fill('300012345678')
    // The shop says who brings it.
    await expect(mainOf(seller).getByLabel('택배사')).toHaveValue('GS25')
    expect(await press(seller, '운송장 번호 등록하기')).toBe(303)
    await buyer.reload()
    await expect(mainOf(buyer).getByText('상품이 편의점으로 오고 있어요.')).toBeVisible()
  })

  await test.step('편의점에 도착하면 구매자에게 이레가 있다', async () => {
    await arriveAtShop(seller, '300012345678')
    await untilSays(buyer, /상품이 편의점에 도착했어요. 찾아서/)
    await expect(
      mainOf(buyer).getByText('상품이 편의점에 도착했어요. 찾아서 확인하고 구매를 확정해 주세요.'),
    ).toBeVisible()
    const days = ((await dueAt(buyer)).getTime() - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(6.9)
    // Neither on a weekend nor on a holiday, of which the longest are five days.
    expect(days).toBeLessThan(13)
    await seller.goto(`/mystore/sales/${orderSeq}`)
    await expect(mainOf(seller).getByText('상품이 편의점에 도착했어요.')).toBeVisible()
    await buyer.goto(`/order/${orderSeq}/invoice/detail`)
    await buyer.goto(`/mystore/purchases/${orderSeq}`)
  })

  await test.step('확인했다고 표시해야 확정되고, 두 사람이 확정된 거래를 본다', async () => {
    await mainOf(buyer).getByText('구매 확정하기', { exact: true }).first().click()
    expect(await press(buyer, '구매 확정하기')).toBe(400)
    await expect(mainOf(buyer).locator('details[open] [name=isSure]')).toBeVisible()
    await mainOf(buyer).locator('details[open] [name=isSure]').check()
    expect(await press(buyer, '구매 확정하기')).toBe(303)
    await expect(mainOf(buyer).getByText('구매가 확정됐어요.').first()).toBeVisible()
    await seller.reload()
    await expect(mainOf(seller).getByText('다음 영업일에 정산해 드려요.')).toBeVisible()
  })
  await buyer.context().close()
  await seller.context().close()
})

test('e쿠폰 안심결제: 쿠폰은 구매자만 보고, 환불하면 사라지며, 다시 팔아 확정한다', async ({
  browser,
  otherOrigin: url,
}) => {
  const seller = await visitor(browser, url, { phone: SELLER })
  const buyer = await visitor(browser, url, { phone: BUYER })
  const productSeq = await listProduct(seller, {
    title: '아메리카노 두 잔 기프티콘',
    price: 8_000,
    category: '카페/베이커리',
    method: 'PARCEL',
  })
  const buy = async () => {
    await chooseWay(buyer, productSeq, 'e쿠폰 안심결제')
    await openPaymentWindow(buyer)
    return payInWindow(buyer)
  }
  const send = async (orderSeq: number, coupon: string) => {
    await seller.goto(`/mystore/sales/${orderSeq}`)
    expect(await press(seller, '주문 수락하기')).toBe(303)
    await mainOf(seller).getByRole('link', { name: 'e쿠폰 보내기' }).click()
    await mainOf(seller).getByLabel('쿠폰 번호').fill(coupon)
    expect(await press(seller, 'e쿠폰 보내기')).toBe(303)
  }

  const first = '9876-5432-1098 유효기간 2027년 3월 1일'
  const orderSeq = await test.step('e쿠폰으로만 살 수 있고, 주소를 묻지 않는다', async () => {
    await buyer.goto(`/order/type/${productSeq}`)
    const ways = mainOf(buyer).getByRole('list').first().getByRole('link')
    await expect(ways).toHaveText(['e쿠폰 안심결제'])
    return buy()
  })

  await test.step('빈 쿠폰은 보내지지 않고, 보낸 쿠폰은 구매자만 본다', async () => {
    await send(orderSeq, first)
    await expect(mainOf(seller).getByText('구매자가 e쿠폰을 확인하고 있어요.')).toBeVisible()
    for (const path of [
      `/mystore/sales/${orderSeq}`,
      `/order/${orderSeq}/invoice`,
      `/order/${orderSeq}/receipt`,
    ])
      expect(await (await seller.request.get(path)).text(), path).not.toContain('9876-5432')
    await buyer.goto(`/mystore/purchases/${orderSeq}`)
    await expect(mainOf(buyer).getByText(first)).toBeVisible()
  })

  await test.step('환불하면 구매자에게도 더는 보이지 않는다', async () => {
    await mainOf(buyer).getByRole('link', { name: '반품·분쟁', exact: true }).click()
    await mainOf(buyer).getByText('반품 요청하기').first().click()
    await mainOf(buyer).getByLabel('어떤 문제인가요').first().selectOption('NOT_WORKING')
    await mainOf(buyer)
      .getByLabel('무엇이 문제인지 자세히 써 주세요')
      .fill('이미 사용한 쿠폰이라고 나와요. 확인해 주세요.')
    expect(await press(buyer, '반품 요청하기')).toBe(303)
    await seller.goto(`/mystore/sales/${orderSeq}`)
    expect(await takeStep(seller, '반품 승인하기')).toBe(303)
    await buyer.goto(`/mystore/purchases/${orderSeq}`)
    await expect(
      mainOf(buyer)
        .getByText(/환불하고 있어요|환불이 끝났어요/)
        .first(),
    ).toBeVisible()
    expect(await buyer.content()).not.toContain('9876-5432')
    await untilSays(buyer, /환불이 끝났어요/)
    expect(await buyer.content()).not.toContain('9876-5432')
  })

  await test.step('다시 사서 쿠폰을 받고 확정한다', async () => {
    const again = await buy()
    expect(again).not.toBe(orderSeq)
    await send(again, '1111-2222-3333')
    await buyer.goto(`/mystore/purchases/${again}`)
    await expect(mainOf(buyer).getByText('1111-2222-3333')).toBeVisible()
    expect(await takeStep(buyer, '구매 확정하기')).toBe(303)
    await expect(mainOf(buyer).getByText('구매가 확정됐어요.').first()).toBeVisible()
    await expect(mainOf(buyer).getByText('1111-2222-3333')).toBeVisible()
  })
  await buyer.context().close()
  await seller.context().close()
})

test('부분환불: 판매자가 제안하고 구매자가 다시 제안해 합의하면, 두 사람과 영수증의 금액이 같다', async ({
  browser,
  otherOrigin: url,
}) => {
  // Arrived, and waiting to be confirmed.
  const buyer = await visitor(browser, url, { phone: '01000000001' })
  const seller = await visitor(browser, url, { phone: '01000000003' })
  const orderSeq = await paidAtShop(
    buyer,
    await listProduct(seller, {
      title: '옆면을 살펴볼 무선 이어폰',
      price: 40_000,
      category: '키보드/마우스',
      method: 'CVS',
      cvsFee: 2_000,
    }),
  )
  await seller.goto(`/mystore/sales/${orderSeq}`)
  await press(seller, '주문 수락하기')
  await mainOf(seller).getByRole('link', { name: '운송장 번호 등록하기' }).click()
  await mainOf(seller).getByLabel('운송장 번호').fill('300012345679')
  expect(await press(seller, '운송장 번호 등록하기')).toBe(303)
  await arriveAtShop(seller, '300012345679')
  await buyer.goto(`/mystore/purchases/${orderSeq}`)
  await untilSays(buyer, /상품이 편의점에 도착했어요/)
  const casePage = `/order/${orderSeq}/case`

  await test.step('사진과 함께 반품을 요청하고, 판매자가 일부를 제안한다', async () => {
    await buyer.goto(casePage)
    await mainOf(buyer).getByText('반품 요청하기').first().click()
    await mainOf(buyer).getByLabel('어떤 문제인가요').first().selectOption('DAMAGED')
    await mainOf(buyer)
      .getByLabel('무엇이 문제인지 자세히 써 주세요')
      .fill('옆면이 깊게 패여 있어요. 사진에는 없던 흠이에요.')
    await mainOf(buyer)
      .locator('form:has([value=REQUEST_RETURN]) [type=file]')
      .setInputFiles({
        name: '흠.jpg',
        mimeType: 'image/jpeg',
        buffer: await phonePhoto(600, 400),
      })
    expect(await press(buyer, '반품 요청하기')).toBe(303)
    await seller.goto(casePage)
    await mainOf(seller).getByLabel('부분환불 제안하기').fill('5,000')
    expect(await press(seller, '이 금액으로 제안하기')).toBe(303)
  })

  await test.step('구매자는 제안을 보고 다른 금액을 제안하고, 자기 제안은 받아들이지 못한다', async () => {
    await buyer.goto(`/mystore/purchases/${orderSeq}`)
    const offered = mainOf(buyer).getByText('상대방이 제안한 부분환불 금액은')
    await expect(offered).toContainText('5,000원')
    await mainOf(buyer).getByRole('link', { name: '반품·분쟁', exact: true }).click()
    await mainOf(buyer).getByLabel('다른 금액 제안하기').fill('8,000')
    expect(await press(buyer, '이 금액으로 제안하기')).toBe(303)
    await buyer.goto(`/mystore/purchases/${orderSeq}`)
    await expect(mainOf(buyer).getByText('내가 제안한 부분환불 금액은')).toContainText('8,000원')
    await expect(mainOf(buyer).getByText('제안 받아들이기')).toHaveCount(0)
  })

  await test.step('판매자가 받아들이면 나눈 금액이 두 사람에게 같다', async () => {
    await seller.goto(`/mystore/sales/${orderSeq}`)
    await expect(mainOf(seller).getByText('상대방이 제안한 부분환불 금액은')).toContainText(
      '8,000원',
    )
    expect(await takeStep(seller, '제안 받아들이기')).toBe(303)
    expect(await amountOf(seller, '부분환불')).toBe(-8_000)
    const net = await amountOf(seller, '받을 금액')
    await buyer.reload()
    expect(await amountOf(buyer, '부분환불')).toBe(-8_000)
    const feeBack = -(await amountOf(buyer, '부분환불한 만큼의 수수료'))
    expect(feeBack).toBeGreaterThan(0)
    expect(await amountOf(buyer, '구매자 환불')).toBe(8_000 + feeBack)

    await seller.goto(`/order/${orderSeq}/receipt`)
    expect(await amountOf(seller, '부분환불')).toBe(-8_000)
    expect(await amountOf(seller, '정산 금액')).toBe(net)
    const sellerFee = await amountOf(seller, '판매 수수료')
    await buyer.goto(`/order/${orderSeq}/receipt`)
    expect(await amountOf(buyer, '부분환불')).toBe(8_000)
    expect(await amountOf(buyer, '부분환불한 만큼의 수수료')).toBe(feeBack)
    const refund = mainOf(buyer).getByRole('region', { name: '환불' }).locator('dd').last()
    expect(await wonIn(refund)).toBe(-8_000 - feeBack)
    // What the buyer has paid in the end is what the seller gets, and both fees.
    const paid = await amountOf(buyer, '결제 금액')
    const buyerFee = (await amountOf(buyer, '안심결제 수수료')) - feeBack
    expect(paid - 8_000 - feeBack).toBe(net + sellerFee + buyerFee)
  })
  await buyer.context().close()
  await seller.context().close()
})

test('30만원이 넘는 분쟁: 한 운영자가 제안하고, 다른 운영자가 같은 결정을 해야 이뤄진다', async ({
  browser,
  otherOrigin: url,
}) => {
  const seller = await visitor(browser, url, { phone: SELLER })
  const buyer = await visitor(browser, url, { phone: BUYER })
  const productSeq = await listProduct(seller, {
    title: '게이밍 노트북',
    price: 450_000,
    category: '키보드/마우스',
    method: 'CVS',
    cvsFee: 2_000,
  })
  const orderSeq = await paidAtShop(buyer, productSeq)
  await seller.goto(`/mystore/sales/${orderSeq}`)
  await press(seller, '주문 수락하기')

  const operator = async (phone: string) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: url,
      viewport: { width: 1280, height: 900 },
    })
    await signInAsOperator(context, url, phone)
    const desk = await context.newPage()
    await desk.goto(`/operator/orders/${orderSeq}`)
    return desk
  }
  const decide = async (desk: Page, amount: string) => {
    const form = mainOf(desk).getByRole('region', { name: '결정하기' })
    await form.getByRole('combobox', { name: '결정' }).selectOption('SPLIT')
    await form.getByRole('combobox', { name: '판단' }).selectOption('NOT_AS_DESCRIBED')
    await form.getByLabel('돌려줄 금액').fill(amount)
    await form.getByLabel('결정한 이유').fill('두 분의 사진을 보고 일부를 돌려드리기로 했어요.')
    return press(desk, '결정하기')
  }
  const one = await operator(OPERATOR)
  const other = await operator(DEMO_ADMINISTRATOR.phone)

  await test.step('첫 운영자의 결정은 제안이고, 같은 운영자는 확인하지 못한다', async () => {
    const form = mainOf(one).getByRole('region', { name: '분쟁 조정 시작하기' })
    await form.getByLabel('시작하는 이유').fill('두 분의 이야기를 듣고 결정할게요. 기다려 주세요.')
    expect(await press(one, '분쟁 조정 시작하기')).toBe(303)
    // Another tab, in which the same form stays open.
    const tab = await one.context().newPage()
    await tab.goto(`/operator/orders/${orderSeq}`)
    expect(await decide(one, '100,000')).toBe(303)
    await expect(
      mainOf(one).getByRole('region', { name: '다른 운영자의 확인을 기다리는 결정' }),
    ).toContainText('100,000원')
    await expect(mainOf(one).getByRole('region', { name: '결정하기' })).toHaveCount(0)
    expect(await decide(tab, '100,000')).toBe(409)
  })

  await test.step('두 사람은 결정되기 전에 제안을 보지 못한다', async () => {
    await buyer.goto(`/order/${orderSeq}/case`)
    await expect(mainOf(buyer).getByText('두 분의 이야기를 듣고')).toBeVisible()
    expect(await buyer.content()).not.toContain('100,000')
  })

  await test.step('다른 운영자가 같은 결정을 하면 이뤄지고, 두 사람이 이유를 읽는다', async () => {
    await other.reload()
    expect(await decide(other, '100,000')).toBe(303)
    for (const page of [buyer, seller]) {
      await page.goto(`/order/${orderSeq}/case`)
      const decision = mainOf(page).getByRole('region', { name: '운영자의 결정' })
      await expect(decision).toContainText('일부 환불 · 100,000원')
      await expect(decision).toContainText('두 분의 사진을 보고 일부를 돌려드리기로 했어요.')
    }
    await seller.goto(`/mystore/sales/${orderSeq}`)
  })
  for (const page of [one, other, buyer, seller]) await page.context().close()
})
