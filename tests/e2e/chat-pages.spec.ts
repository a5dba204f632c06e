import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page, WebSocketRoute } from '@playwright/test'
import { ANY_PRODUCT, isAnswerToForm, openRoom, post, productOf, say } from './chat-rooms.ts'
import { cookieOf, signInAs, typeSignIn } from './sign-in-as.ts'
import { expect, test } from './test.ts'

/** 정유진 is the seller, 박도현 the buyer. */
const SELLER = '01000000001'
const BUYER = '01000000002'
const STRANGER = '01000000003'

/** 정유진's. */
const STORE = 1001

const roomOf = (page: Page) => page.getByRole('region', { name: '채팅방' })

/** The room of 박도현 and 정유진 about one of her products. */
const roomOfTwo = async (origin: string, index = 0) =>
  openRoom(origin, await cookieOf(origin, BUYER), await productOf(origin, STORE, index))

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('상품에서 채팅을 열고, 읽고, 보낸다', async ({ page, origin }) => {
    await signInAs(page, origin, BUYER)
    await page.goto(`/product/${await productOf(origin, STORE)}`)
    await page.getByRole('main').getByRole('button', { name: '채팅하기' }).first().click()
    await expect(page).toHaveURL(/\/chat\/\d+$/)

    const words = `아직 있나요? ${randomUUID().slice(0, 8)}`
    await page.getByRole('textbox', { name: '메시지', exact: true }).fill(words)
    await page.getByRole('button', { name: '보내기', exact: true }).click()
    await expect(page).toHaveURL(/\/chat\/\d+$/)
    await expect(roomOf(page).getByText(words)).toHaveCount(1)
    const said = roomOf(page).getByRole('article').filter({ hasText: words })
    await expect(said.getByText('아직 읽지 않음')).toHaveCount(1)
    // A keyboard need not pass every room of the list.
    await page.getByRole('link', { name: '대화로 건너뛰기' }).press('Enter')
    await page.keyboard.press('Tab')
    await expect(roomOf(page).locator(':focus')).toHaveCount(1)
  })

  test('두 번 눌러도 한 번 보낸다', async ({ origin }) => {
    const cookie = await cookieOf(origin, BUYER)
    const room = await openRoom(origin, cookie, ANY_PRODUCT + 2)
    const html = await (await fetch(`${origin}${room}`, { headers: { cookie } })).text()
    const clientMessageId = /name="clientMessageId" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const message = `한 번만 ${randomUUID()}`
    const press = () => post(origin, cookie, room, { intent: 'send', clientMessageId, message })
    const [first, second] = await Promise.all([press(), press()])
    expect([first?.status, second?.status]).toEqual([303, 303])
    const after = await (await fetch(`${origin}${room}`, { headers: { cookie } })).text()
    const [, said = ''] = /<ol>(.*?)<\/ol>/s.exec(after) ?? []
    expect(said.split(message).length - 1).toBe(1)
  })

  test('보낼 수 없는 메시지는 이유와 함께 그대로 남는다', async ({ page, origin }) => {
    await signInAs(page, origin, BUYER)
    await page.goto(await roomOfTwo(origin))
    const field = page.getByRole('textbox', { name: '메시지', exact: true })
    const tooLong = '가'.repeat(2_001)
    await field.fill(tooLong)
    const answered = page.waitForResponse(isAnswerToForm)
    await page.getByRole('button', { name: '보내기', exact: true }).click()
    expect((await answered).status()).toBe(400)
    await expect(page.getByText('메시지는 2,000자까지 보낼 수 있어요')).toBeVisible()
    await expect(field).toHaveValue(tooLong)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  })

  test('긴 대화를 앞으로 넘겨 본다', async ({ page, origin }) => {
    const buyer = await cookieOf(origin, BUYER)
    const room = await openRoom(origin, buyer, ANY_PRODUCT + 1)
    const mark = randomUUID().slice(0, 6)
    for (let index = 1; index <= 4; index += 1) await say(origin, buyer, room, `${mark} ${index}`)
    await signInAs(page, origin, BUYER)
    await page.goto(`${room}?before=2`)
    await expect(page.getByRole('link', { name: '최신 메시지로' })).toBeVisible()
    await page.getByRole('link', { name: '다음 메시지 보기' }).click()
    await expect(roomOf(page).getByText(`${mark} 4`)).toBeVisible()
    await expect(page.getByRole('link', { name: '다음 메시지 보기' })).toHaveCount(0)
  })

  test('로그인하지 않은 사람은 로그인한 뒤 그 방으로 간다', async ({ page, origin }) => {
    await page.goto(`/product/${await productOf(origin, STORE)}`)
    await page.getByRole('main').getByRole('button', { name: '채팅하기' }).first().click()
    await expect(page).toHaveURL(/\/signin/)
    await typeSignIn(page, origin, '01000000004')
    await expect(page).toHaveURL(/\/chat\/\d+$/)
  })
})

test('다른 사람의 방은 없는 방과 같다', async ({ origin }) => {
  const buyer = await cookieOf(origin, BUYER)
  const stranger = await cookieOf(origin, STRANGER)
  const room = await roomOfTwo(origin)
  const get = (path: string) => fetch(`${origin}${path}`, { headers: { cookie: stranger } })
  const forms: Record<string, string>[] = [
    { intent: 'send', clientMessageId: randomUUID(), message: '저예요' },
    { intent: 'mute', on: '1' },
    { intent: 'leave' },
    { intent: 'read', lastReadSeq: '1' },
  ]
  for (const path of [room, '/chat/999999999', '/chat/0', '/chat/abc']) {
    expect((await get(path)).status, path).toBe(404)
    for (const fields of forms)
      expect((await post(origin, stranger, path, fields)).status, path).toBe(404)
  }
  expect((await post(origin, stranger, room, { intent: 'nothing' })).status).toBe(400)
  const page = await fetch(`${origin}${room}`, { headers: { cookie: buyer } })
  expect(page.headers.get('cache-control')).toMatch(/private|no-store/)
  expect(await page.text()).toContain('noindex')
})

/** A member's browser in a room, with a network that can be cut. */
async function enterRoom(
  browser: Browser,
  origin: string,
  phone: string,
  path: string,
  // High enough to show all messages: those out of view are not in the page.
  options: BrowserContextOptions = { viewport: { width: 1280, height: 2_600 } },
) {
  const context = await browser.newContext({ baseURL: origin, ...options })
  await signInAs(context, origin, phone)
  const page = await context.newPage()
  let isCut = false
  const lines = new Set<WebSocketRoute>()
  await page.routeWebSocket(/\/socket\/chat/, (line) => {
    if (isCut) return line.close()
    line.connectToServer()
    lines.add(line)
  })
  await page.goto(path)
  const room = roomOf(page)
  const field = page.getByRole('textbox', { name: '메시지', exact: true })
  await expect(room.getByRole('log')).toBeVisible()
  return {
    page,
    room,
    field,
    async say(words: string) {
      await field.fill(words)
      await field.press('Enter')
    },
    async cut() {
      isCut = true
      await context.setOffline(true)
      for (const line of lines) await line.close()
      lines.clear()
    },
    async mend() {
      isCut = false
      await context.setOffline(false)
    },
    /** It opens at the first unread message. */
    async toEnd() {
      const jump = room.getByRole('button', { name: /새 메시지|최신 메시지로/ })
      if (await jump.isVisible()) await jump.click()
    },
    /** The messages in the room, in order. */
    words: (from: string) =>
      room.getByRole('article').filter({ hasText: from }).locator('.chat-bubble').allTextContents(),
    close: () => context.close(),
  }
}

test('두 사람이 이야기하고, 한쪽이 자꾸 끊겨도 끝에는 같은 것을 본다', async ({
  browser,
  origin,
}) => {
  const path = await roomOfTwo(origin, 1)
  const buyer = await enterRoom(browser, origin, BUYER, path)
  const seller = await enterRoom(browser, origin, SELLER, path)
  const mark = `말${randomUUID().slice(0, 6)}`

  await buyer.toEnd()
  await seller.toEnd()
  await buyer.say(`${mark} 0 안녕하세요`)
  await expect(seller.room.getByRole('article').filter({ hasText: `${mark} 0` })).toBeVisible()
  // Read by the other member: the mark disappears.
  await expect(
    buyer.room
      .getByRole('article')
      .filter({ hasText: `${mark} 0` })
      .getByText('아직 읽지 않음'),
  ).toHaveCount(0)

  for (let turn = 1; turn <= 6; turn += 1) {
    if (turn % 2 === 1) await buyer.cut()
    else await buyer.mend()
    await buyer.say(`${mark} ${turn} 사는 쪽`)
    await seller.say(`${mark} ${turn} 파는 쪽`)
  }
  await buyer.mend()

  const all = 1 + 2 * 6
  await expect.poll(async () => (await seller.words(mark)).length).toBe(all)
  await expect.poll(async () => (await buyer.words(mark)).length).toBe(all)
  await expect(buyer.room.locator('[data-outgoing]')).toHaveCount(0)
  expect(await buyer.words(mark)).toEqual(await seller.words(mark))
  await Promise.all([buyer.close(), seller.close()])
})

const ENTER = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true }
const COMPOSED = { ...ENTER, isComposing: true, keyCode: 229 }
/** The events of an Enter that completes a Korean syllable: W3C UI Events, and the observed behaviour of each browser. */
const ORDERS: Record<string, readonly (readonly [string, object])[]> = {
  'Chrome (Windows)': [
    ['keydown', { ...COMPOSED, key: 'Process' }],
    ['compositionend', { data: '요' }],
    ['keyup', ENTER],
  ],
  'Chrome (macOS)': [
    ['keydown', COMPOSED],
    ['compositionend', { data: '요' }],
    ['keydown', ENTER],
    ['keyup', ENTER],
  ],
  Safari: [
    ['compositionend', { data: '요' }],
    ['keydown', { ...ENTER, keyCode: 229 }],
    ['keyup', ENTER],
  ],
  Firefox: [
    ['keydown', { ...COMPOSED, key: 'Process' }],
    ['compositionend', { data: '요' }],
    ['keyup', COMPOSED],
  ],
}

for (const [name, order] of Object.entries(ORDERS))
  test(`한글을 쓰다 누른 엔터는 한 번 보낸다: ${name}`, async ({ browser, origin }) => {
    const path = await roomOfTwo(origin, 2)
    const buyer = await enterRoom(browser, origin, BUYER, path)
    const mark = randomUUID().slice(0, 8)
    for (const times of [1, 2]) {
      await buyer.field.fill(`${mark} ${times} 안녕하세요`)
      await buyer.field.evaluate((field, events) => {
        for (const [type, init] of events) {
          const Kind = type.startsWith('composition') ? CompositionEvent : KeyboardEvent
          field.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...init }))
        }
      }, order)
      await expect(buyer.field).toHaveValue('')
      await expect.poll(() => buyer.words(mark).then((words) => words.length)).toBe(times)
    }
    await expect(buyer.room.locator('[data-outgoing]')).toHaveCount(0)
    expect(await buyer.words(mark)).toEqual([`${mark} 1 안녕하세요`, `${mark} 2 안녕하세요`])
    await buyer.close()
  })

test('Shift+Enter는 줄을 바꾸고, 휴대폰에서는 Enter도 그렇다', async ({ browser, origin }) => {
  const path = await roomOfTwo(origin, 2)
  const desk = await enterRoom(browser, origin, BUYER, path)
  await desk.field.fill('첫 줄')
  await desk.field.press('Shift+Enter')
  await expect(desk.field).toHaveValue('첫 줄\n')
  await desk.close()

  const hand = await enterRoom(browser, origin, BUYER, path, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await hand.field.fill('첫 줄')
  await hand.field.press('Enter')
  await expect(hand.field).toHaveValue('첫 줄\n')
  await hand.close()
})

test('목록에서 고정하고 알림을 끄고, 방에서 찾고, 나간다', async ({ page, origin }) => {
  const buyer = await cookieOf(origin, BUYER)
  const room = await openRoom(origin, buyer, ANY_PRODUCT + 3)
  // The initial state: settings remain after the user leaves.
  for (const intent of ['pin', 'mute']) await post(origin, buyer, room, { intent, on: '0' })
  const mark = randomUUID().slice(0, 6)
  for (const words of ['사과', '배', '사과 두 개'])
    await say(origin, buyer, room, `${mark} ${words}`)
  await signInAs(page, origin, BUYER)

  await page.goto(`/chat?${new URLSearchParams({ keyword: `${mark} 사과` })}`)
  const rows = page.getByRole('region', { name: '채팅 목록' }).getByRole('listitem')
  const row = rows.filter({ has: page.locator(`a[href^="${room}"]`) })
  for (const [button, shown] of [
    ['상단에 고정하기', '상단에 고정함'],
    ['알림 끄기', '알림 꺼짐'],
  ] as const) {
    await row.hover()
    await row.locator('summary').click()
    await row.getByRole('button', { name: button }).click()
    await expect(row.getByText(shown)).toHaveCount(1)
    expect(new URL(page.url()).pathname).toBe('/chat')
  }

  await row.getByRole('link').first().click()
  await page.getByLabel('채팅방 메뉴').click()
  await page.getByRole('link', { name: '대화 검색' }).click()
  await page.getByRole('searchbox', { name: '대화 검색' }).fill(`${mark} 사과`)
  await page.getByRole('searchbox', { name: '대화 검색' }).press('Enter')
  await expect(page.getByText('1/2')).toBeVisible()
  await expect(page.locator('.chat-found')).toHaveText(`${mark} 사과 두 개`)
  await page.getByRole('button', { name: '이전 검색 결과' }).click()
  await expect(page.locator('.chat-found')).toHaveText(`${mark} 사과`)
  await page.getByRole('link', { name: '대화 검색 닫기' }).click()
  await expect(page.getByRole('searchbox', { name: '대화 검색' })).toHaveCount(0)

  await page.getByLabel('채팅방 메뉴').click()
  await page.getByRole('link', { name: '채팅방 나가기' }).click()
  await page.getByRole('button', { name: '채팅방 나가기' }).click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(page.locator(`a[href="${room}"]`)).toHaveCount(0)
})

test('쓰다 만 말은 남아 있다가 로그아웃하면 사라진다', async ({ page, origin }) => {
  const room = await roomOfTwo(origin, 3)
  await signInAs(page, origin, BUYER)
  await page.goto(room)
  const field = page.getByRole('textbox', { name: '메시지', exact: true })
  await expect(page.getByRole('log')).toBeVisible()
  const reply = page.getByRole('list', { name: '빠른 답장' }).getByRole('button').first()
  const sentence = (await reply.textContent()) ?? ''
  await reply.click()
  await expect(page.getByRole('article').filter({ hasText: sentence }).last()).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await field.fill('쓰다 만 말')
  await page.reload()
  await expect(field).toHaveValue('쓰다 만 말')
  await page.getByRole('button', { name: '로그아웃' }).first().click()
  await expect(page).toHaveURL(`${origin}/`)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('쓰다 만')
})

test('자기 상품에서는 그 상품의 채팅 목록으로 간다', async ({ page, origin }) => {
  await roomOfTwo(origin)
  const product = await productOf(origin, STORE)
  await signInAs(page, origin, SELLER)
  await page.goto(`/product/${product}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: '채팅하기' })).toHaveCount(0)
  await main
    .getByRole('link', { name: /채팅 목록 보기/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/chat\\?productSeq=${product}`))
  await expect(page.getByRole('link', { name: /이 상품/ })).toBeVisible()

  const forged = await page.request.post(`/product/${product}`, {
    form: { intent: 'chat' },
    headers: { origin },
  })
  expect(forged.status()).toBe(409)
  expect(await forged.text()).toContain('내 상품에는 채팅할 수 없어요.')
})
