import { randomUUID } from 'node:crypto'
import { devices, type Locator, type Page } from '@playwright/test'
import { openRoom, post, productOf, say } from './chat-rooms.ts'
import { cookieOf, signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

/** 정유진 is the seller, 박도현 the buyer. */
const SELLER = '01000000001'
const BUYER = '01000000002'
/** 정유진's. */
const STORE = 1001

/** A room of the two about one of her products, and the list that shows only it to 박도현. */
async function roomAndList(origin: string, index: number) {
  const productSeq = await productOf(origin, STORE, index)
  const [buyer, seller] = [await cookieOf(origin, BUYER), await cookieOf(origin, SELLER)]
  const room = await openRoom(origin, buyer, productSeq)
  return { room, buyer, seller, list: `/chat?productSeq=${productSeq}` }
}

const listOf = (page: Page) => page.getByRole('region', { name: '채팅 목록' })
const rowOf = (page: Page) =>
  listOf(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h1, a.card-link') })

test('찾은 말은 목록에서 도드라지고, 누르면 그 메시지로 간다', async ({ page, origin }) => {
  const { room, buyer, list } = await roomAndList(origin, 5)
  const word = `<b>우산 ${randomUUID().slice(0, 6)}`
  const before = '아주 긴 이야기를 하다가 마지막에야 꺼내는 말이에요. 그래서 '
  await say(origin, buyer, room, `${before}${word} 있나요?`)
  for (let index = 0; index < 8; index += 1)
    await say(origin, buyer, room, `다른 이야기 ${index}${'\n줄'.repeat(8)}`)
  await signInAs(page, origin, BUYER)
  await page.goto(`${list}&keyword=${encodeURIComponent(word.toUpperCase())}`)
  const row = rowOf(page)
  await expect(row.locator('mark')).toHaveText(word)
  await expect(row).not.toContainText('아주 긴 이야기')
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/around=\d+/)
  const found = page.getByRole('article').filter({ hasText: word })
  await expect(found).toBeInViewport()
  await expect(found.locator('.chat-found')).toBeVisible()
  await page.goto(`${list}&keyword=${encodeURIComponent(word)}`)
  await listOf(page).getByRole('link', { name: '검색어 지우기' }).click()
  await expect(page).toHaveURL(`${origin}${list}`)
})

test('방을 조금만 읽어도 목록의 수가 바로 준다', async ({ page, origin }) => {
  const { room, buyer, seller, list } = await roomAndList(origin, 6)
  await post(origin, buyer, room, { intent: 'read', lastReadSeq: '1000000' })
  for (let index = 0; index < 5; index += 1)
    await say(origin, seller, room, `몇 번째일까요 ${index}`)
  await signInAs(page, origin, BUYER)
  await page.goto(list)
  await expect(rowOf(page)).toContainText('안 읽은 메시지 5')
  const html = await (await fetch(`${origin}${room}`, { headers: { cookie: buyer } })).text()
  const last = Number(/name="lastReadSeq" value="(\d+)"/.exec(html)?.[1])
  // On another device.
  await post(origin, buyer, room, { intent: 'read', lastReadSeq: String(last - 2) })
  await expect(rowOf(page)).toContainText('안 읽은 메시지 2')
  await post(origin, buyer, room, { intent: 'read', lastReadSeq: String(last) })
  await expect(rowOf(page)).not.toContainText('안 읽은 메시지')
})

test.describe('휴대폰에서', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  test.use(phone)

  /**
   * A finger's path across the page, by the browser's own input. By its own clock it takes a second and ends slowly: the
   * browser would hold a tap after a fling for a part of it.
   */
  async function drag(page: Page, from: [number, number], to: [number, number]) {
    const session = await page.context().newCDPSession(page)
    const start = Date.now() / 1000 - 2
    let events = 0
    const touch = (type: string, x: number, y: number) => {
      events += 1
      return session.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
        timestamp: start + events / 10,
      })
    }
    await touch('touchStart', ...from)
    for (let step = 1; step <= 8; step += 1)
      await touch(
        'touchMove',
        from[0] + ((to[0] - from[0]) * step) / 8,
        from[1] + ((to[1] - from[1]) * step) / 8,
      )
    await touch('touchEnd', 0, 0)
  }

  async function middleOf(what: Locator): Promise<[number, number]> {
    const box = await what.boundingBox()
    if (!box) throw new Error('not there')
    return [box.x + box.width / 2, box.y + box.height / 2]
  }

  /** A slow machine makes a long press of a tap, which presses nothing. */
  async function pressed(what: Locator, outcome: Locator) {
    await expect(async () => {
      if (await what.isVisible()) await what.tap()
      await expect(outcome).toBeAttached({ timeout: 5_000 })
    }).toPass()
  }

  test('줄을 왼쪽으로 밀면 고정, 알림, 나가기가 나오고, 누르면 그렇게 된다', async ({
    page,
    origin,
  }) => {
    const { room, buyer, list } = await roomAndList(origin, 7)
    await say(origin, buyer, room, '안녕하세요')
    for (const intent of ['pin', 'mute']) await post(origin, buyer, room, { intent, on: '0' })
    await signInAs(page, origin, BUYER)
    await page.goto(list, { waitUntil: 'networkidle' })
    const row = rowOf(page)
    const pin = row.getByRole('button', { name: '고정', exact: true })
    const [x, y] = await middleOf(row)
    const swipe = () => drag(page, [x + 60, y], [x - 120, y + 6])
    await expect(pin).toHaveCount(0)

    await swipe()
    await expect(pin).toBeVisible()
    // A swiped row moves back, and does not navigate.
    await page.touchscreen.tap(60, y)
    await expect(pin).toHaveCount(0)
    await expect(page).toHaveURL(`${origin}${list}`)

    await swipe()
    await pressed(pin, row.getByText('상단에 고정함'))
    await expect(pin).toHaveCount(0)
    await expect(page).toHaveURL(`${origin}${list}`)
    await swipe()
    await pressed(row.getByRole('button', { name: '알림 끄기' }), row.getByText('알림 꺼짐'))
    await swipe()
    // Back again, beginning on the uncovered buttons. The distance alone decides: on a slow machine the swipe is slow.
    await drag(page, [x + 20, y], [x + 170, y])
    await expect(row.getByRole('link', { name: '나가기' })).toHaveCount(0)
    await swipe()
    const leave = page.getByRole('button', { name: '채팅방 나가기' })
    await pressed(row.getByRole('link', { name: '나가기' }), leave)
  })

  test('위아래로 넘기기, 화면 끝에서 밀기, 오른쪽으로 밀기는 줄을 움직이지 않는다', async ({
    page,
    origin,
  }) => {
    await signInAs(page, origin, SELLER)
    await page.goto('/chat', { waitUntil: 'networkidle' })
    const row = rowOf(page).nth(2)
    const [x, y] = await middleOf(row)
    const { width } = page.viewportSize() ?? { width: 0 }
    const isDrawn = () => page.locator('.room-actions').count()
    await drag(page, [x - 40, y], [x + 120, y])
    await drag(page, [width - 4, y], [x, y])
    await drag(page, [6, y], [width - 20, y])
    expect(await isDrawn()).toBe(0)
    await drag(page, [x + 60, y + 200], [x, y - 200])
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    expect(await isDrawn()).toBe(0)
    await expect(page).toHaveURL(`${origin}/chat`)
  })
})

test('밀지 않아도 줄의 메뉴에 같은 것이 있고, 자판으로도 된다', async ({ page, origin }) => {
  const { room, buyer, list } = await roomAndList(origin, 8)
  await say(origin, buyer, room, '안녕하세요')
  await post(origin, buyer, room, { intent: 'pin', on: '0' })
  await signInAs(page, origin, BUYER)
  await page.goto(list, { waitUntil: 'networkidle' })
  const row = rowOf(page)
  await row.getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('link', { name: '채팅방 나가기' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row.getByText('상단에 고정함')).toBeAttached()
  // A mouse does not swipe.
  const box = await row.boundingBox()
  if (!box) throw new Error('no row')
  await page.mouse.move(box.x + 250, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 50, box.y + 20, { steps: 5 })
  await expect(page.locator('.room-actions')).toHaveCount(0)
  await page.mouse.up()
})
