import type { Page } from '@playwright/test'
import {
  chooseWay,
  listProduct,
  mainOf,
  onClockOf,
  openPaymentWindow,
  payInWindow,
  press,
  visitor,
} from './order-steps.ts'
import { test as base, expect } from './test.ts'

const BUYER = '01000000004'
const SELLER = '01000000001'
const WAY = '직거래 안심결제'

/** What is listed and ordered here would be in the lists that tests of other files look at: on the second server. */
const test = base.extend<{ clockStands: undefined }>({
  clockStands: [
    ({ otherOrigin }, use) => onClockOf(otherOrigin, () => use(undefined)),
    { auto: true },
  ],
})

// In one worker, as each waits for the other.
test.describe.configure({ mode: 'default', timeout: 120_000 })

async function listed(page: Page, title: string): Promise<number> {
  const productSeq = await listProduct(page, {
    title,
    price: 30_000,
    category: '키보드/마우스',
    method: 'DIRECT',
  })
  await page.context().close()
  return productSeq
}

/** The buyer's orders of a thing, and what the payment company has of them. */
async function ordersAndPayments(page: Page, title: string): Promise<[number, string[]]> {
  const list = await (await page.request.get('/mystore/purchases')).text()
  const [, shown = ''] = list.split('<main')
  const orders = new Set(
    shown
      .split('<li')
      .filter((row) => row.includes(title))
      .flatMap((row) => /\/mystore\/purchases\/(\d+)/.exec(row)?.[1] ?? []),
  )
  const answer = await page.request.get('/sandbox/payments', {
    headers: { accept: 'application/json' },
  })
  const { payments } = (await answer.json()) as { payments: { orderSeq: number; state: string }[] }
  const states = payments
    .filter(({ orderSeq }) => orders.has(String(orderSeq)))
    .map(({ state }) => state)
  return [orders.size, states.sort()]
}

test('스크립트 없이 결제창을 나와도 주문은 하나고, 다시 결제하며, 뒤로 가도 또 결제되지 않는다', async ({
  browser,
  otherOrigin: url,
}) => {
  const title = '만나서 주는 기계식 키보드'
  const productSeq = await listed(await visitor(browser, url, { phone: SELLER }), title)
  const buyer = await visitor(browser, url, { phone: BUYER })
  const otherTab = await buyer.context().newPage()

  await test.step('결제창을 그냥 떠나면 상품은 예약되고, 주문은 결제를 기다린다', async () => {
    await chooseWay(otherTab, productSeq, WAY)
    await chooseWay(buyer, productSeq, WAY)
    await openPaymentWindow(buyer)
    await buyer.goto(`/product/${productSeq}`)
    await expect(mainOf(buyer).getByText('예약중').first()).toBeVisible()
    for (const path of [`/order/type/${productSeq}`, `/order/new/${productSeq}?type=MEET`]) {
      await buyer.goto(path)
      await expect(mainOf(buyer).getByText('이미 주문한 상품이에요')).toBeVisible()
    }
    await buyer.goto('/mystore/purchases')
    const row = mainOf(buyer).getByRole('listitem').filter({ hasText: title })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('결제대기')
  })

  await test.step('다른 탭에 남은 주문서는 새 주문이 아니라 그 주문으로 이어진다', async () => {
    await mainOf(otherTab)
      .getByRole('checkbox', { name: /거래 조건/ })
      .check()
    expect(await press(otherTab, /원 결제하기/)).toBe(303)
    await expect(otherTab).toHaveURL(/\/mystore\/purchases\/\d+$/)
    await expect(otherTab.getByText(/이미 주문한 상품이에요/)).toBeVisible()
  })

  const orderSeq =
    await test.step('주문에서 다시 결제창을 열어 닫으면 까닭을 말하고, 한 번 더 결제할 수 있다', async () => {
      await mainOf(buyer).getByRole('link', { name: title }).click()
      await expect(mainOf(buyer).getByText('결제를 마쳐 주세요.')).toBeVisible()
      await mainOf(buyer)
        .getByRole('button', { name: /원 다시 결제하기/ })
        .click()
      await buyer.getByText('다른 결과 보기').click()
      await buyer.getByRole('button', { name: '결제창 닫기' }).click()
      await expect(buyer).toHaveURL(/\/mystore\/purchases\/\d+$/)
      await expect(
        buyer.getByText('결제를 취소했어요. 돈은 빠져나가지 않았어요.').first(),
      ).toBeVisible()
      await mainOf(buyer)
        .getByRole('button', { name: /원 다시 결제하기/ })
        .click()
      await expect(buyer).toHaveURL(/\/sandbox\/payments/)
      return payInWindow(buyer)
    })

  await test.step('뒤로 가면 끝난 결제창이고, 거기에서 결제된 주문으로 돌아온다', async () => {
    await buyer.goBack()
    await expect(buyer.getByRole('heading', { name: '끝난 결제창이에요' })).toBeVisible()
    await buyer.getByRole('link', { name: '두손으로 돌아가기' }).click()
    await expect(buyer).toHaveURL(`${url}/order/${orderSeq}/completed`)
    await expect(buyer.getByRole('heading', { name: '결제가 끝났어요' })).toBeVisible()
    await expect(buyer.getByText(/결제하지 못했어요|돈은 빠져나가지 않았어요/)).toHaveCount(0)
    expect(await ordersAndPayments(buyer, title)).toEqual([1, ['ABORTED', 'DONE']])
  })
  await buyer.context().close()
})

test('스크립트로 결제하고 뒤로 가면 결제된 주문이 보이고, 또 주문되거나 결제되지 않는다', async ({
  browser,
  otherOrigin: url,
}) => {
  const title = '만나서 주는 게이밍 마우스'
  const productSeq = await listed(await visitor(browser, url, { phone: SELLER }), title)
  const buyer = await visitor(browser, url, { phone: BUYER, javaScriptEnabled: true })

  const orderSeq =
    await test.step('결제창에서 뒤로 가면 주문서 대신 그 주문이 있고, 이어서 결제한다', async () => {
      await chooseWay(buyer, productSeq, WAY)
      await openPaymentWindow(buyer)
      await buyer.goBack()
      await expect(mainOf(buyer).getByText('이미 주문한 상품이에요')).toBeVisible()
      await mainOf(buyer).getByRole('link', { name: '내 주문 보기' }).click()
      await mainOf(buyer)
        .getByRole('button', { name: /원 다시 결제하기/ })
        .click()
      await expect(buyer).toHaveURL(/\/sandbox\/payments/)
      return payInWindow(buyer)
    })

  await test.step('결제한 뒤 뒤로 가면 끝난 결제창, 더 가면 결제된 주문이다', async () => {
    await buyer.goBack()
    await expect(buyer.getByRole('heading', { name: '끝난 결제창이에요' })).toBeVisible()
    await buyer.goBack()
    await expect(buyer).toHaveURL(`${url}/mystore/purchases/${orderSeq}`)
    await expect(mainOf(buyer).getByText('판매자가 주문을 확인하고 있어요.')).toBeVisible()
    await expect(mainOf(buyer).getByRole('button', { name: /결제하기/ })).toHaveCount(0)
    expect(await ordersAndPayments(buyer, title)).toEqual([1, ['DONE']])
  })
  await buyer.context().close()
})
