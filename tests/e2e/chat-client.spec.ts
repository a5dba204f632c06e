import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page, WebSocketRoute } from '@playwright/test'
import type { ChatMessage } from '#contracts/chat.ts'
import { openRoom, productOf, say } from './chat-rooms.ts'
import { cookieHeader, cookieOf, signInAs } from './sign-in-as.ts'
import { signUp } from './sign-in-steps.ts'
import { expect, test } from './test.ts'

/** 정유진 is the seller, 박도현 the buyer. */
const SELLER = '01000000001'
const BUYER = '01000000002'
const STORE = 1001
const SOCKET = /\/socket\/chat\?/

const field = (page: Page) => page.getByRole('textbox', { name: '메시지', exact: true })
const bubble = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })
const outgoing = (page: Page) => page.locator('[data-outgoing]')

async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await field(page).press('Enter')
}

/** A room of the two that no other test writes in. */
const roomOfTwo = async (origin: string, index: number) =>
  openRoom(origin, await cookieOf(origin, BUYER), await productOf(origin, STORE, index))

/** What the server has, in its order, of the words that a test wrote. */
async function stored(origin: string, room: string, mark: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api${room.replace('/chat/', '/chat/rooms/')}/messages`, {
    headers: { cookie: await cookieOf(origin, BUYER) },
  })
  const { items } = (await answer.json()) as { items: ChatMessage[] }
  return items.map(({ message }) => message).filter((message) => message.startsWith(mark))
}

async function signedIn(browser: Browser, origin: string, phone: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin })
  await signInAs(context, origin, phone)
  return context
}

/** A frame as text, either way. */
const actionOf = (frame: string | Buffer): string => JSON.parse(String(frame)).action

/**
 * Every socket of a page, with the server behind it. `onServer` sees each frame, and returns whether to pass it on.
 * @returns the sockets so far
 */
async function proxySockets(
  page: Page,
  onServer: (frame: string | Buffer, socket: WebSocketRoute) => boolean = () => true,
): Promise<WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(SOCKET, (socket) => {
    sockets.push(socket)
    const server = socket.connectToServer()
    server.onMessage((frame) => {
      if (onServer(frame, socket)) socket.send(frame)
    })
  })
  return sockets
}

const chatLinks = (page: Page) => page.getByRole('link', { name: /^채팅/ })

/** Strings of the socket and of the query layer that the scripts contain. */
const OF_THE_CHAT = /getUserInfoRequest|refetchOnMount/

/** What a page fetches until its scripts have nothing more to do. */
async function fetched(page: Page, path: string) {
  const urls: string[] = []
  const scripts: Promise<string>[] = []
  page.on('request', (request) => urls.push(request.url()))
  page.on('websocket', (socket) => urls.push(socket.url()))
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.text().catch(() => ''))
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return { urls, scripts: () => Promise.all(scripts) }
}

test('로그인하지 않은 방문자는 채팅과 질의 계층에서 아무것도 받지 않는다', async ({
  page,
  origin,
}) => {
  const before = await fetched(page, '/')
  expect(before.urls.filter((url) => /\/api\/chat|\/socket\/chat/.test(url))).toEqual([])
  expect((await before.scripts()).filter((script) => OF_THE_CHAT.test(script))).toEqual([])
  await signInAs(page, origin, BUYER)
  const after = await fetched(page, '/')
  await expect.poll(() => after.urls.some((url) => SOCKET.test(url))).toBe(true)
  expect((await after.scripts()).some((script) => OF_THE_CHAT.test(script))).toBe(true)
})

test('토큰은 어느 주소에도 없고, 연결할 때마다 새 표로 소켓을 연다', async ({ page, origin }) => {
  await signInAs(page, origin, BUYER)
  const session = await page.context().request.get(`${origin}/api/session`)
  const { accessToken } = (await session.json()) as { accessToken: string }
  const first = await fetched(page, '/')
  const next = await fetched(page, '/product/list')
  await expect.poll(() => next.urls.some((url) => SOCKET.test(url))).toBe(true)
  const all = [...first.urls, ...next.urls]
  expect(all.filter((url) => url.includes(accessToken) || /[?&]token=/.test(url))).toEqual([])
  const tickets = all
    .filter((url) => SOCKET.test(url))
    .map((url) => new URL(url).searchParams.get('ticket'))
  expect(tickets.length).toBeGreaterThanOrEqual(2)
  expect(tickets).not.toContain(null)
  expect(new Set(tickets).size).toBe(new Set(all.filter((url) => SOCKET.test(url))).size)
})

/** Settles when the socket of the page has received a response; called before the page is opened. */
const answerOfSocket = (page: Page) =>
  page
    .waitForEvent('websocket', { predicate: (one) => SOCKET.test(one.url()) })
    .then((socket) => socket.waitForEvent('framereceived'))

test('안 읽은 메시지 수가 새로고침 없이 헤더와 탭 막대에 보이고, 로그아웃하면 사라진다', async ({
  page,
  origin,
}) => {
  await signUp(page, origin)
  const cookie = await cookieHeader(page.context())
  const room = await openRoom(origin, cookie, await productOf(origin, STORE, 20))
  await say(origin, cookie, room, '안녕하세요')
  const seller = await cookieOf(origin, SELLER)
  const isAnswered = answerOfSocket(page)
  await page.goto('/')
  await isAnswered

  await say(origin, seller, room, '네, 안녕하세요')
  await expect(chatLinks(page).first()).toHaveAccessibleName('채팅, 안 읽은 메시지 1개')
  await say(origin, seller, room, '아직 있어요')
  await expect(chatLinks(page).first()).toHaveAccessibleName('채팅, 안 읽은 메시지 2개')
  await expect(page).toHaveTitle(/^\(2\) /)

  const second = await page.context().newPage()
  await second.setViewportSize({ width: 390, height: 800 })
  await second.goto('/')
  const tab = second
    .getByRole('navigation', { name: '주요 메뉴' })
    .getByRole('link', { name: /^채팅/ })
  await expect(tab).toHaveAccessibleName('채팅, 안 읽은 메시지 2개')
  await expect(tab.locator('[data-count]')).toHaveAttribute('data-count', '2')

  // Read in one tab, the badge disappears in both.
  await second.goto(room)
  await expect(bubble(second, '아직 있어요')).toBeVisible()
  await expect(chatLinks(page).first()).toHaveAccessibleName('채팅')
  await expect(page).not.toHaveTitle(/^\(/)

  await say(origin, seller, room, '연락 주세요')
  await second.close()
  await expect(chatLinks(page).first()).toHaveAccessibleName('채팅, 안 읽은 메시지 1개')
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByRole('link', { name: '로그인', exact: true }).first()).toBeVisible()
  await expect(chatLinks(page).first()).toHaveAccessibleName('채팅')
})

test('안 읽은 수를 묻다가 401을 받으면 로그아웃하고 /signin?errorCode=401로 간다', async ({
  page,
  origin,
}) => {
  await signInAs(page, origin, BUYER)
  const unauthorized = { status: 401, json: { code: 401, message: '로그인이 필요합니다.' } }
  await page.route('**/unread-message-cnt', (route) => route.fulfill(unauthorized), { times: 1 })
  // The server knows better, and sends them back.
  const led = page.waitForRequest(/\/signin\?errorCode=401/)
  await page.goto('/')
  await led
})

test('연결이 끊긴 동안 쓴 것은 새로고침 뒤에도 남아, 이어지면 쓴 순서대로 한 번씩 간다', async ({
  page,
  origin,
}) => {
  const room = await roomOfTwo(origin, 21)
  await signInAs(page, origin, BUYER)
  const mark = `끊김 ${randomUUID().slice(0, 8)}`
  let isCut = true
  await page.routeWebSocket(SOCKET, (socket) => {
    if (isCut) void socket.close({ code: 4408 })
    else socket.connectToServer()
  })
  await page.route('**/api/chat/**', (route) => (isCut ? route.abort() : route.continue()))
  await page.goto(room)
  for (const number of [1, 2, 3]) await write(page, `${mark} ${number}`)
  await expect(outgoing(page)).toHaveCount(3)
  await expect(field(page)).toHaveValue('')

  await page.reload()
  await expect(outgoing(page)).toHaveCount(3)
  expect(await stored(origin, room, mark)).toEqual([])

  isCut = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(outgoing(page)).toHaveCount(0)
  const words = [1, 2, 3].map((number) => `${mark} ${number}`)
  expect(await stored(origin, room, mark)).toEqual(words)
  for (const one of words) await expect(bubble(page, one)).toHaveCount(1)
})

test('기기가 오프라인이면 기다렸다가, 온라인이 되면 보낸다', async ({ page, context, origin }) => {
  const room = await roomOfTwo(origin, 22)
  await signInAs(page, origin, BUYER)
  const sockets = await proxySockets(page)
  await page.goto(room)
  await expect.poll(() => sockets.length).toBeGreaterThan(0)
  const mark = `오프라인 ${randomUUID().slice(0, 8)}`
  await context.setOffline(true)
  for (const socket of sockets) await socket.close({ code: 4408 })
  await write(page, `${mark} 1`)
  await write(page, `${mark} 2`)
  await expect(outgoing(page)).toHaveCount(2)
  await expect(page.getByText('연결이 끊겼어요').first()).toBeVisible()
  await context.setOffline(false)
  await expect(outgoing(page)).toHaveCount(0)
  expect(await stored(origin, room, mark)).toEqual([`${mark} 1`, `${mark} 2`])
})

test('소켓이 막힌 네트워크에서는 HTTP로 보내고 읽음을 알린다', async ({ page, origin }) => {
  const room = await roomOfTwo(origin, 23)
  await signInAs(page, origin, BUYER)
  await page.routeWebSocket(SOCKET, (socket) => void socket.close({ code: 4408 }))
  await page.goto(room)
  const mark = `HTTP ${randomUUID().slice(0, 8)}`
  await write(page, mark)
  await expect(bubble(page, mark)).toHaveCount(1)
  await expect(outgoing(page)).toHaveCount(0)
  expect(await stored(origin, room, mark)).toEqual([mark])
})

test('확인 응답이 사라져도 메시지는 하나다', async ({ page, origin }) => {
  const room = await roomOfTwo(origin, 24)
  await signInAs(page, origin, BUYER)
  let lost = 0
  const sent: string[] = []
  const sockets = await proxySockets(page, (frame, socket) => {
    const action = actionOf(frame)
    if (lost > 0 || !/^(?:sendMessageResponse|newMessageEvent)$/.test(action)) return true
    lost += 1
    void socket.close({ code: 4408 })
    return false
  })
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (actionOf(payload) === 'sendMessageRequest')
        sent.push(JSON.parse(String(payload)).data.clientMessageId)
    })
  })
  await page.goto(room)
  await expect.poll(() => sockets.length).toBeGreaterThan(0)
  const mark = `한 번만 ${randomUUID().slice(0, 8)}`
  await write(page, mark)
  await expect(bubble(page, mark)).toHaveCount(1)
  await expect(outgoing(page)).toHaveCount(0)
  expect(lost).toBe(1)
  expect(new Set(sent).size).toBeLessThanOrEqual(1)
  expect(await stored(origin, room, mark)).toEqual([mark])
})

test('1001로 닫히면 곧바로 다시 이어지고, 그사이 온 메시지를 가져온다', async ({
  page,
  origin,
}) => {
  const room = await roomOfTwo(origin, 25)
  const seller = await cookieOf(origin, SELLER)
  await signInAs(page, origin, BUYER)
  const mark = `그사이 ${randomUUID().slice(0, 8)}`
  let isHidden = false
  const sockets = await proxySockets(
    page,
    (frame) => !(isHidden && actionOf(frame) === 'newMessageEvent'),
  )
  await page.goto(room)
  await expect.poll(() => sockets.length).toBe(1)
  await expect(field(page)).toBeVisible()
  isHidden = true
  await say(origin, seller, room, mark)
  await sockets[0]?.close({ code: 1001 })
  await expect.poll(() => sockets.length).toBe(2)
  await expect(bubble(page, mark)).toBeVisible()
})

test('메시지 하나가 사라지면 다음 것이 올 때 알아채고 가져온다', async ({ page, origin }) => {
  const room = await roomOfTwo(origin, 26)
  const seller = await cookieOf(origin, SELLER)
  await signInAs(page, origin, BUYER)
  const mark = `빈틈 ${randomUUID().slice(0, 8)}`
  let heard = 0
  const sockets = await proxySockets(page, (frame) => {
    const isFirst = String(frame).includes(`${mark} 1`)
    if (isFirst) heard += 1
    return !isFirst
  })
  const isAnswered = answerOfSocket(page)
  await page.goto(room)
  await isAnswered
  await say(origin, seller, room, `${mark} 1`)
  await expect.poll(() => heard).toBe(1)
  await expect(bubble(page, `${mark} 1`)).toHaveCount(0)
  await say(origin, seller, room, `${mark} 2`)
  await expect(bubble(page, `${mark} 1`)).toBeVisible()
  await expect(bubble(page, `${mark} 2`)).toBeVisible()
  expect(sockets).toHaveLength(1)
})

test('보낼 수 없다는 서버의 말을 확인 단추가 있는 창으로 알리고, 다음 메시지는 보낸다', async ({
  page,
  origin,
}) => {
  const room = await roomOfTwo(origin, 27)
  await signInAs(page, origin, BUYER)
  const mark = `거절 ${randomUUID().slice(0, 8)}`
  const sentence = '안전한 거래를 위해 보낼 수 없는 내용이에요.'
  let isRefusing = true
  await page.routeWebSocket(SOCKET, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((frame) => {
      const { action, data } = JSON.parse(String(frame))
      if (action !== 'sendMessageRequest' || !isRefusing || !data.message.endsWith('나쁜 말'))
        return server.send(frame)
      const { clientMessageId } = data
      const error = { code: 'GUARDED', message: sentence }
      socket.send(JSON.stringify({ action: 'sendMessageResponse', clientMessageId, error }))
    })
  })
  await page.goto(room)
  await write(page, `${mark} 나쁜 말`)
  const alert = page.getByRole('dialog', { name: '메시지를 보내지 못했어요' })
  await expect(alert).toContainText(sentence)
  await alert.getByRole('button', { name: '확인' }).click()
  await expect(alert).toHaveCount(0)
  await write(page, `${mark} 좋은 말`)
  await expect(bubble(page, `${mark} 좋은 말`)).toBeVisible()
  await expect(outgoing(page)).toHaveCount(1)
  await expect(outgoing(page)).toContainText(sentence)
  expect(await stored(origin, room, mark)).toEqual([`${mark} 좋은 말`])

  await page.reload()
  await expect(outgoing(page)).toContainText(sentence)
  isRefusing = false
  await outgoing(page).getByRole('button', { name: '다시 보내기' }).click()
  await expect(outgoing(page)).toHaveCount(0)
  expect(await stored(origin, room, mark)).toEqual([`${mark} 좋은 말`, `${mark} 나쁜 말`])
})

test('한 탭의 연결이 끊겨 있으면 다른 탭이 보내고, 두 탭이 같은 것을 보인다', async ({
  browser,
  origin,
}) => {
  const room = await roomOfTwo(origin, 28)
  const context = await signedIn(browser, origin, BUYER)
  const [cut, live] = [await context.newPage(), await context.newPage()]
  await cut.routeWebSocket(SOCKET, (socket) => void socket.close({ code: 4408 }))
  await cut.route('**/api/chat/**', (route) => route.abort())
  await cut.goto(room)
  await live.goto(room)
  const mark = `두 탭 ${randomUUID().slice(0, 8)}`
  await write(cut, `${mark} 1`)
  await write(cut, `${mark} 2`)
  await expect(bubble(live, `${mark} 2`)).toBeVisible()
  await expect(outgoing(live)).toHaveCount(0)
  expect(await stored(origin, room, mark)).toEqual([`${mark} 1`, `${mark} 2`])
  await context.close()
})

test('다른 기기에서 로그아웃시키면 소켓이 닫히고 세션이 끝나며, 못 보낸 것은 다시 로그인하면 간다', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  const { phone } = await signUp(page, origin)
  const cookie = await cookieOf(origin, phone)
  const room = await openRoom(origin, cookie, await productOf(origin, STORE, 29))
  const mark = `남은 말 ${randomUUID().slice(0, 8)}`
  let isCut = false
  await page.routeWebSocket(SOCKET, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((frame) => {
      if (!isCut || actionOf(frame) !== 'sendMessageRequest') server.send(frame)
    })
  })
  const isAnswered = answerOfSocket(page)
  await page.goto(room)
  await isAnswered
  isCut = true
  await write(page, mark)
  await expect(outgoing(page)).toHaveCount(1)

  const elsewhere = await fetch(`${origin}/mystore/settings/devices`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie },
    body: new URLSearchParams({ intent: 'sign-out-others' }),
  })
  expect(elsewhere.status).toBeLessThan(400)
  await expect(page).toHaveURL(/\/signin/)

  isCut = false
  await signInAs(page, origin, phone)
  await page.goto(room)
  await expect(bubble(page, mark)).toBeVisible()
  await expect(outgoing(page)).toHaveCount(0)
  await context.close()
})

test('로그아웃하면 못 보낸 메시지가 기기에 남지 않는다', async ({ page, origin }) => {
  const room = await roomOfTwo(origin, 30)
  await signInAs(page, origin, BUYER)
  await page.routeWebSocket(SOCKET, (socket) => void socket.close({ code: 4408 }))
  await page.route('**/api/chat/**', (route) => route.abort())
  await page.goto(room)
  const words = `비밀 ${randomUUID().slice(0, 8)}`
  await write(page, words)
  await expect(outgoing(page)).toHaveCount(1)
  await expect.poll(() => keptMessages(page)).toHaveLength(1)
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByRole('link', { name: '로그인', exact: true }).first()).toBeVisible()
  // The page may be navigating to the next.
  await expect.poll(() => keptMessages(page).catch(() => null)).toEqual([])
})

test('끝을 알리는 코드로 닫히면 다시 연결하지 않는다', async ({ page, origin }) => {
  await signInAs(page, origin, BUYER)
  const sockets = await proxySockets(page)
  await page.goto('/')
  await expect.poll(() => sockets.length).toBe(1)
  await sockets[0]?.close({ code: 4409 })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.goto('/category')
  await expect.poll(() => sockets.length).toBe(2)
  await sockets[1]?.close({ code: 1001 })
  await expect.poll(() => sockets.length).toBe(3)
})

test('페이지를 떠나면 소켓을 닫고, 뒤로 돌아오면 다시 연다', async ({ page, origin }) => {
  await signInAs(page, origin, BUYER)
  const sockets = await proxySockets(page)
  let closed = 0
  page.on('websocket', (socket) => socket.on('close', () => (closed += 1)))
  await page.goto('/')
  await expect.poll(() => sockets.length).toBe(1)
  const turn = (type: string) =>
    page.evaluate(
      (name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    )
  await turn('pagehide')
  await turn('pageshow')
  await expect.poll(() => sockets.length).toBe(2)
  expect(closed).toBeLessThanOrEqual(1)
})

test('두 브라우저가, 하나는 절반쯤 끊겨 있어도, 끝에는 같은 대화를 본다', async ({
  browser,
  origin,
}) => {
  test.slow()
  const room = await roomOfTwo(origin, 31)
  const mark = `둘이서 ${randomUUID().slice(0, 8)}`
  const open = async (phone: string) => {
    const context = await signedIn(browser, origin, phone)
    const page = await context.newPage()
    await page.setViewportSize({ width: 800, height: 4_000 })
    const sockets = await proxySockets(page)
    await page.goto(room)
    await expect.poll(() => sockets.length).toBeGreaterThan(0)
    return { context, page, sockets }
  }
  const [still, moving] = [await open(SELLER), await open(BUYER)]
  for (let number = 1; number <= 12; number += 1) {
    const isAway = number % 4 < 2
    await moving.context.setOffline(isAway)
    if (isAway) await moving.sockets.at(-1)?.close({ code: 4408 })
    await write(moving.page, `${mark} 움직이는 ${number}`)
    await write(still.page, `${mark} 가만한 ${number}`)
  }
  await moving.context.setOffline(false)
  await expect(outgoing(moving.page)).toHaveCount(0)
  await expect(outgoing(still.page)).toHaveCount(0)
  const truth = await stored(origin, room, mark)
  for (const who of ['움직이는', '가만한'])
    expect(truth.filter((one) => one.includes(who))).toEqual(
      Array.from({ length: 12 }, (_, index) => `${mark} ${who} ${index + 1}`),
    )
  for (const { page, context } of [still, moving]) {
    const seen = () =>
      page
        .getByRole('article')
        .filter({ hasText: mark })
        .evaluateAll(
          (rows, pattern) =>
            rows.map((row) => new RegExp(pattern).exec(row.textContent ?? '')?.[0] ?? ''),
          `${mark} (?:움직이는|가만한) (?:1[0-2]|[1-9])`,
        )
    await expect.poll(seen).toEqual(truth)
    await context.close()
  }
})

/** What the browser stores of unsent messages. */
const keptMessages = (page: Page): Promise<unknown[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('chat')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('outbox')) return resolve([])
          const reading = database.transaction('outbox').objectStore('outbox').getAllKeys()
          reading.onsuccess = () => resolve(reading.result)
        }
      }),
  )
