import type { Browser, Locator } from '@playwright/test'
import { DEMO_FACTS } from '#backend/demo/seed/demo-facts.ts'
import { signInAs, typeSignIn } from './sign-in-as.ts'
import { expect, test } from './test.ts'

/** The first seller, and a new member who has waited for nothing. */
const SELLER = '01000000001'
const MEMBER = '01000000004'
const OTHER = '01000000003'

test.describe.configure({ mode: 'serial' })

/** A product of the seller without an order. */
async function ownProduct(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ baseURL: origin })
  await signInAs(context, origin, SELLER)
  const list = await context.request.get('/mystore/products?tab=onsale')
  const found = [...(await list.text()).matchAll(/href="\/product\/(\d+)"/g)]
  await context.close()
  return Number(found.at(-1)?.[1])
}

test('로그인하지 않고 예약 대기하면 로그인한 뒤 줄에 서 있고, 내 목록에서 취소한다', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/product/${DEMO_FACTS.reservedProductSeq}`)
  const main = page.getByRole('main')
  const note = main.getByText(/예약 중인 상품이에요\. 지금 \d+명이 기다리고 있어요/).last()
  await expect(note).toBeVisible()
  const join = main.getByRole('button', { name: '예약 대기하기' }).last()
  // On the narrowest phone all of the bar stands in one row, and what is counted in one line.
  await page.setViewportSize({ width: 320, height: 640 })
  const tops = async (rows: Locator) =>
    new Set(await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)))
  expect(await tops(main.locator('.product-actions').getByRole('button'))).toHaveProperty('size', 1)
  const counts = main.getByRole('region', { name: '상품 요약' }).getByText(/^(?:조회|찜) \d/)
  expect(await counts.count()).toBe(2)
  expect(await tops(counts)).toHaveProperty('size', 1)
  await page.setViewportSize({ width: 390, height: 844 })
  await join.click()
  await typeSignIn(page, origin, MEMBER)
  await expect(page.getByText('예약 대기했어요. 차례가 오면 바로 알려 드릴게요.')).toBeVisible()
  const place = main.getByRole('link', { name: /^대기 \d번째$/ }).last()
  await expect(place).toBeVisible()
  await place.click()
  await expect(page).toHaveURL(/\/mystore\/queue$/)
  const places = main.getByRole('list', { name: '기다리는 상품' }).getByRole('listitem')
  await expect(places).toHaveCount(1)
  await expect(places).toContainText(/\d번째로 기다리고 있어요/)
  await places.getByRole('button', { name: '대기 취소' }).click()
  await expect(main.getByText('기다리는 상품이 없어요')).toBeVisible()
  await expect(main.getByRole('list', { name: '지난 예약 대기' })).toContainText(
    '대기를 취소했어요',
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('판매자가 다시 팔면 기다린 사람의 차례가 오고, 넘기면 판매중이 된다', async ({
    page,
    origin,
    browser,
  }) => {
    const productSeq = await ownProduct(browser, origin)
    const address = `/product/${productSeq}`
    const selling = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
    const seller = await selling.newPage()
    await signInAs(selling, origin, SELLER)
    await signInAs(page, origin, MEMBER)
    await seller.goto(address)
    await seller.getByRole('button', { name: '예약중' }).click()

    await page.goto(address)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: '예약 대기하기' }).last().click()
    await expect(main.getByText(/1번째로 기다리고 있어요/).last()).toBeVisible()

    await seller.goto(address)
    await expect(seller.getByText(/예약 대기 1명/)).toBeVisible()
    await seller.getByRole('button', { name: '판매중' }).click()
    await expect(seller.getByText(/먼저 살 기회를 드렸어요/)).toBeVisible()
    await expect(seller.getByText(/첫 번째 분이 .+까지 먼저 살 수 있어요/)).toBeVisible()
    await seller.getByRole('button', { name: '판매중' }).click()
    await expect(seller.getByText(/예약 대기를 끝내면 바로 판매중으로/)).toBeVisible()

    await page.goto('/mystore/notices')
    await expect(main.getByText(/내 차례예요\. .+까지 먼저 살 수 있어요/).first()).toBeVisible()
    await page.goto('/mystore')
    await expect(main.getByText('예약 대기한 상품, 내 차례예요')).toBeVisible()
    await page.goto('/mystore/queue')
    await main.getByRole('link', { name: '구매하기' }).click()
    await expect(page).toHaveURL(new RegExp(`/order/type/${productSeq}`))
    await expect(main.getByRole('heading', { name: /안심결제/ }).first()).toBeVisible()
    // For everybody else it is reserved.
    const others = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
    await signInAs(others, origin, OTHER)
    const other = await others.newPage()
    await other.goto(`/order/type/${productSeq}`)
    await other.getByRole('button', { name: '예약 대기하기' }).click()
    await expect(other.getByText(/2번째로 기다리고 있어요/).last()).toBeVisible()
    await other.request.post('/mystore/queue', {
      form: { intent: 'leave', productSeq },
      headers: { origin },
    })
    await others.close()

    await page.goto('/mystore/queue')
    await main.getByRole('button', { name: '차례 넘기기' }).click()
    await seller.goto(address)
    await expect(seller.getByRole('button', { name: '판매중', pressed: true })).toBeVisible()
    await selling.close()
  })
})
