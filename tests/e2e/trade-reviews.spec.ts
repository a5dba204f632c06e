import type { Browser, Page } from '@playwright/test'
import { openRoom, productOf } from './chat-rooms.ts'
import { cookieOf, signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const SELLER = '01000000003'
const SELLER_STORE = 1003
const BUYER = '01000000004'
/** No other test is about this product of the store. */
const INDEX = 11

async function visit(browser: Browser, origin: string, phone: string, address: string) {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL: origin, locale: 'ko-KR', viewport })
  await signInAs(context, origin, phone)
  const page = await context.newPage()
  await page.goto(address)
  return page
}

const card = (page: Page) => page.getByRole('region', { name: '거래 완료' }).last()

test('거래를 마치고 서로 후기를 쓰면 둘 다 공개된다', async ({ browser, origin }) => {
  const productSeq = await productOf(origin, SELLER_STORE, INDEX)
  const room = await openRoom(origin, await cookieOf(origin, BUYER), productSeq)
  const buyer = await visit(browser, origin, BUYER, `${room}?part=trade`)
  const seller = await visit(browser, origin, SELLER, room)

  await buyer.getByRole('button', { name: '거래 완료' }).click()
  await expect(card(buyer)).toContainText('확인 대기')
  // The card arrives by the socket, and its answer goes back the same way.
  await card(seller).getByRole('button', { name: '거래 완료' }).click()
  await expect(card(seller)).toContainText('두 사람 모두 거래를 마쳤어요')
  await expect(seller.getByRole('button', { name: '판매완료', pressed: true })).toBeVisible()
  await card(buyer).getByRole('link', { name: '후기 남기기' }).click()

  await expect(buyer.getByRole('heading', { level: 1, name: '거래 후기' })).toBeVisible()
  const words = `설명 그대로예요 ${productSeq}`
  await buyer.getByLabel('거래 후기', { exact: true }).fill(words)
  await buyer.getByRole('button', { name: '후기 남기기' }).click()
  await expect(buyer.getByText('별점을 골라 주세요.')).toBeVisible()
  await expect(buyer.getByLabel('거래 후기', { exact: true })).toHaveValue(words)
  await buyer.getByRole('radio', { name: '최고예요' }).check()
  await buyer.getByRole('checkbox', { name: '상품 상태가 설명과 같아요' }).check()
  await buyer.getByRole('button', { name: '후기 남기기' }).click()
  await expect(buyer.getByText('공개 전')).toBeVisible()

  const reviewPage = room.replace('/chat/', '/review/')
  await seller.goto(reviewPage)
  await expect(seller.getByText('상대는 이미 후기를 남겼어요')).toBeVisible()
  expect(await seller.content()).not.toContain(words)
  const storePage = `${origin}/store/${SELLER_STORE}?tab=reviews`
  expect(await (await fetch(storePage)).text()).not.toContain(words)

  await seller.getByRole('radio', { name: '좋아요', exact: false }).first().check()
  await seller.getByRole('checkbox', { name: '입금이 빨라요' }).check()
  await seller.getByRole('button', { name: '후기 남기기' }).click()
  await expect(seller.getByText(words)).toBeVisible()
  await expect(seller.getByRole('heading', { name: '후기 고치기' })).toHaveCount(0)
  expect(await (await fetch(storePage)).text()).toContain(words)

  await seller.getByText('답글 쓰기').click()
  await seller.getByLabel('답글').fill('고맙습니다. 예쁘게 써 주세요!')
  await seller.getByRole('button', { name: '답글 남기기' }).click()
  await expect(seller.getByText('고맙습니다. 예쁘게 써 주세요!')).toBeVisible()
  await expect(seller.getByText('답글 쓰기')).toHaveCount(0)
})
