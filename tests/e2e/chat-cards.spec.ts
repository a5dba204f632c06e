import type { Browser, BrowserContext, Page } from '@playwright/test'
import { dayAhead } from './chat-appointments.ts'
import { isAnswerToForm, openRoom } from './chat-rooms.ts'
import { cookieOf, signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const SELLER = '01000000001'
const SELLER_STORE = 1001
const BUYER = '01000000003'
const STRANGER = '01000000002'

/** The `index`-th product of the seller, so that parallel tests each have their own. */
async function roomAbout(origin: string, index: number): Promise<string> {
  const list = await (await fetch(`${origin}/store/${SELLER_STORE}?state=onSale`)).text()
  const found = new Set(
    [...list.matchAll(/href="\/product\/(\d+)"/g)].map(([, seq]) => Number(seq)),
  )
  const prices = new Map<number, boolean>()
  for (const productSeq of found) {
    const page = await (await fetch(`${origin}/product/${productSeq}`)).text()
    prices.set(productSeq, page.includes('InStock'))
  }
  const forSale = [...prices].filter(([, isForSale]) => isForSale).map(([productSeq]) => productSeq)
  return openRoom(origin, await cookieOf(origin, BUYER), forSale[index] ?? 0)
}

async function visit(
  browser: Browser,
  origin: string,
  phone: string,
  address: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: origin, locale: 'ko-KR', ...options })
  await signInAs(context, origin, phone)
  const page = await context.newPage()
  await page.goto(address)
  return { page, context }
}

const cards = (page: Page, title: string) => page.getByRole('region', { name: title })

test('스크립트 없이 가격을 제안하고 답하고, 판매 상태를 바꾼다', async ({ browser, origin }) => {
  const room = await roomAbout(origin, 0)
  const options = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }
  const { page: buyer } = await visit(browser, origin, BUYER, `${room}?part=offer`, options)
  const { page: seller } = await visit(browser, origin, SELLER, room, options)

  const price = buyer.getByLabel('제안할 가격')
  await price.fill('50')
  const [refused] = await Promise.all([
    buyer.waitForResponse(isAnswerToForm),
    buyer.getByRole('button', { name: '가격 제안하기' }).click(),
  ])
  expect(refused.status()).toBe(400)
  await expect(price).toHaveValue('50')
  await expect(price).toHaveAccessibleDescription(/100원부터 제안할 수 있어요/)
  await price.fill('1,000원')
  await buyer.getByRole('button', { name: '가격 제안하기' }).click()
  await expect(cards(buyer, '내가 제안한 가격').last()).toContainText('1,000원')
  await expect(cards(buyer, '내가 제안한 가격').last()).toContainText('23시간 남음')

  await seller.reload()
  const offer = cards(seller, '받은 가격 제안').last()
  await offer.getByRole('button', { name: '수락' }).click()
  await expect(cards(seller, '받은 가격 제안').last()).toContainText('수락됨')
  await expect(seller.getByText('가격 제안을 수락했어요 · 1,000원').last()).toBeVisible()
  await cards(seller, '받은 가격 제안')
    .last()
    .getByRole('button', { name: '예약중으로 바꾸기' })
    .click()
  await expect(seller.getByRole('button', { name: '예약중', pressed: true })).toBeVisible()

  await buyer.reload()
  await expect(buyer.getByText('판매자가 상품을 예약중으로 바꿨어요').last()).toBeVisible()
  await buyer.goto(`${room}?part=offer`)
  await expect(buyer.getByText('판매 중인 상품에만 가격을 제안할 수 있어요.')).toBeVisible()
  await seller.getByRole('button', { name: '판매중' }).click()
  await expect(seller.getByRole('button', { name: '판매중', pressed: true })).toBeVisible()
})

test('약속을 잡고 캘린더에 담는다; 칸의 시간은 어디에서나 한국 시간이다', async ({
  browser,
  origin,
}) => {
  const room = await roomAbout(origin, 1)
  const { page: buyer } = await visit(browser, origin, BUYER, room, {
    timezoneId: 'America/New_York',
  })
  await buyer.getByRole('link', { name: '약속 잡기' }).click()
  await buyer.getByRole('button', { name: '모레' }).click()
  await buyer.getByRole('button', { name: '오후 3시' }).click()
  await expect(buyer.getByLabel('날짜')).toHaveValue(dayAhead(2))
  await buyer.getByLabel('장소').fill('합정역 2번 출구')
  await buyer.getByRole('button', { name: '약속 제안하기' }).click()
  await expect(cards(buyer, '직거래 약속').last()).toContainText('답변 대기')

  const { page: seller, context } = await visit(browser, origin, SELLER, room)
  const card = cards(seller, '직거래 약속').last()
  const [, month, day] = dayAhead(2).split('-').map(Number)
  await expect(card).toContainText(`${month}월 ${day}일`)
  await expect(card).toContainText('오후 3:00')
  await card.getByRole('button', { name: '수락' }).click()
  // The other member sees it at once.
  await expect(cards(buyer, '직거래 약속').last()).toContainText('약속 확정')
  const link = card.getByRole('link', { name: '캘린더에 추가' })
  const [file] = await Promise.all([seller.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toMatch(/\.ics$/)

  const address = (await link.getAttribute('href')) ?? ''
  const answer = await context.request.get(address)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain(`DTSTART:${dayAhead(2).replaceAll('-', '')}T060000Z`)
  expect(lines).toContain('LOCATION:합정역 2번 출구')
  expect(lines).toContain('TRIGGER:-PT30M')
  for (const [phone, status] of [
    [BUYER, 200],
    [STRANGER, 404],
  ] as const) {
    const cookie = await cookieOf(origin, phone)
    expect((await fetch(`${origin}${address}`, { headers: { cookie } })).status).toBe(status)
  }
})

test('받지 않은 제안과 약속은 창 안에 까닭과 함께 남고, 고쳐 보내면 창이 닫힌다', async ({
  browser,
  origin,
}) => {
  const room = await roomAbout(origin, 3)
  const { page } = await visit(browser, origin, BUYER, room, {
    viewport: { width: 390, height: 844 },
  })
  const bar = page.getByRole('region', { name: '거래 상품' })
  const sheet = page.getByRole('dialog')
  await bar.getByRole('link', { name: '가격 제안' }).click()
  const price = sheet.getByLabel('제안할 가격')
  await price.fill('50')
  await sheet.getByRole('button', { name: '가격 제안하기' }).click()
  await expect(price).toHaveAccessibleDescription(/100원부터 제안할 수 있어요/)
  await expect(price).toHaveValue('50')
  await price.fill('1000')
  await sheet.getByRole('button', { name: '가격 제안하기' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(cards(page, '내가 제안한 가격').last()).toContainText('1,000원')

  await bar.getByRole('link', { name: '약속 잡기' }).click()
  await sheet.getByRole('button', { name: '모레' }).click()
  await sheet.getByRole('button', { name: '오후 3시' }).click()
  const place = sheet.getByLabel('장소')
  // Only the server knows what a place may not say.
  await place.fill('https://naver-pay.top/1 에서 결제')
  await sheet.getByRole('button', { name: '약속 제안하기' }).click()
  await expect(place).toHaveAttribute('aria-invalid', 'true')
  await expect(place).toHaveValue('https://naver-pay.top/1 에서 결제')
  await expect(sheet.getByLabel('날짜')).toHaveValue(dayAhead(2))
  expect(new URL(page.url()).search).toBe('')
  await place.fill('합정역 2번 출구')
  await sheet.getByRole('button', { name: '약속 제안하기' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(cards(page, '직거래 약속').last()).toContainText('합정역 2번 출구')
})

test('두 번 보낸 같은 폼은 한 번의 제안이다', async ({ origin }) => {
  const room = await roomAbout(origin, 2)
  const cookie = await cookieOf(origin, BUYER)
  const form = await (await fetch(`${origin}${room}?part=offer`, { headers: { cookie } })).text()
  const seen = /name="seen" value="(\d+)"/.exec(form)?.[1] ?? ''
  const send = (price: string) =>
    fetch(`${origin}${room}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, cookie },
      body: new URLSearchParams({ intent: 'offer', seen, price }),
    })
  const before = await count()
  const answers = await Promise.all([send('1000'), send('1000'), send('1,000원')])
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await count()).toBe(before + 1)
  await send('1100')
  expect(await count()).toBe(before + 2)

  async function count() {
    const page = await (await fetch(`${origin}${room}`, { headers: { cookie } })).text()
    return page.match(/aria-label="내가 제안한 가격"/g)?.length ?? 0
  }
})
