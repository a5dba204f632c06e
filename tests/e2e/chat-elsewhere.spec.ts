import { randomUUID } from 'node:crypto'
import { devices, type Page } from '@playwright/test'
import { openRoom, post, productOf, say } from './chat-rooms.ts'
import { cookieOf, signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

/** 한소라 is the seller, 이하늘 the buyer. */
const SELLER = '01000000003'
const BUYER = '01000000004'
const STORE = 1003
/** Blocks, which would be in the way of the other test. */
const BLOCKER = '01000000005'

test.use({ ...devices['Pixel 7'] })

const preview = (page: Page, words: string) =>
  page.locator('.toast-card').filter({ hasText: words })

/** Resolves when a page's socket has received such a frame. */
const hears = (page: Page, action: string) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(action)) resolve()
      }),
    )
  })

test('다른 곳에 있으면 새 메시지가 짧게 보이고, 눌러 그 방에 갔다가 있던 곳으로 돌아온다', async ({
  page,
  origin,
}) => {
  const mark = randomUUID().slice(0, 8)
  const buyer = await cookieOf(origin, BUYER)
  const seller = await cookieOf(origin, SELLER)
  const silent = await openRoom(origin, buyer, await productOf(origin, STORE, 4))
  const room = await openRoom(origin, buyer, await productOf(origin, STORE, 5))
  for (const path of [silent, room]) await say(origin, buyer, path, `${mark} 처음`)
  expect((await post(origin, seller, silent, { intent: 'mute', on: '1' })).status).toBe(303)

  await signInAs(page, origin, SELLER)
  const connected = hears(page, 'getUserInfoResponse')
  await page.goto('/product/list')
  await connected
  const here = page.url()
  await say(origin, buyer, silent, `${mark} 알림을 끈 방`)
  await say(origin, buyer, room, `${mark} 지금 볼 수 있을까요?`)
  const card = preview(page, mark)
  await expect(card).toHaveCount(1)
  await expect(card).toContainText(`${mark} 지금 볼 수 있을까요?`)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(`${origin}${room}`)
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: `${mark} 지금 볼 수` })).toBeVisible()

  // In the room itself the message is enough.
  await say(origin, buyer, room, `${mark} 여기서 보는 말`)
  await expect(
    page.getByRole('article').filter({ hasText: `${mark} 여기서 보는 말` }),
  ).toBeVisible()
  await page.getByRole('link', { name: '뒤로 가기' }).click()
  await expect(page).toHaveURL(here)
  await expect(preview(page, '여기서 보는 말')).toHaveCount(0)

  // From a shared link there is nowhere to go back to.
  const shared = await page.context().newPage()
  await shared.goto(room)
  await expect(shared.getByRole('textbox', { name: '메시지', exact: true })).toBeEditable()
  await shared.getByRole('link', { name: '뒤로 가기' }).click()
  await expect(shared).toHaveURL(`${origin}/chat`)
})

test.describe('글쇠판이 있는 작은 창에서', () => {
  test.use({ isMobile: false, hasTouch: false })

  test('차단이 풀리면 상대가 보고 있던 방이 열리고, 신고 창의 단추는 늘 보인다', async ({
    page,
    origin,
  }) => {
    const words = `다시 보내요 ${randomUUID().slice(0, 8)}`
    const buyer = await cookieOf(origin, BLOCKER)
    const room = await openRoom(origin, buyer, await productOf(origin, STORE, 6))
    await say(origin, buyer, room, '안녕하세요')
    const block = (blocked: '0' | '1') => post(origin, buyer, room, { intent: 'block', blocked })
    expect((await block('1')).status).toBe(303)
    await signInAs(page, origin, SELLER)
    const entered = hears(page, 'enterRoomResponse')
    await page.goto(room)
    await expect(page.getByText('메시지를 보낼 수 없어요')).toBeVisible()
    const field = page.getByRole('textbox', { name: '메시지', exact: true })
    await expect(field).toHaveCount(0)
    await entered
    expect((await block('0')).status).toBe(303)
    await expect(field).toBeEditable()
    await field.fill(words)
    await field.press('Enter')
    await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()

    await page.getByLabel('채팅방 메뉴').click()
    await page.getByRole('link', { name: '신고하기' }).click()
    const sheet = page.getByRole('dialog')
    const action = sheet.getByRole('button', { name: '신고하기' })
    await expect(action).toBeInViewport({ ratio: 1 })
    await sheet.getByRole('radio', { name: '다른 문제가 있어요' }).check()
    await expect(action).toBeInViewport({ ratio: 1 })
    // The menu from which it was opened has closed.
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByLabel('채팅방 메뉴')).toBeFocused()
  })
})
