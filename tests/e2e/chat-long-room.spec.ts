import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { type LongRoomHost, longRoomHost } from '#tests/support/long-room-host.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const COUNT = 10_000
const READ = 9_000

test.describe.configure({ mode: 'serial' })

let host: LongRoomHost
let server: ServerProcess

test.beforeAll(async () => {
  test.setTimeout(180_000)
  host = longRoomHost(COUNT, READ)
  host.server.listen(0, '127.0.0.1')
  await once(host.server, 'listening')
  const { port } = host.server.address() as AddressInfo
  server = await startServer({ EDGE_HOST_URL: `http://127.0.0.1:${port}/edge` })
})

test.afterAll(async () => {
  await server.stop()
  host.server.close()
})

/** The parts of a sent frame that the tests check. */
interface Frame {
  action: string
  data?: { lastReadSeq?: number }
}

const bubble = (page: Page, seq: number) => page.locator(`[data-message="${seq}"]`)

const inSight = (page: Page) =>
  page.getByRole('log').evaluate((log) => {
    const { top, bottom } = log.getBoundingClientRect()
    return [...log.querySelectorAll<HTMLElement>('[data-message]')]
      .filter((row) => {
        const box = row.getBoundingClientRect()
        return box.bottom > top && box.top < bottom
      })
      .map((row) => Number(row.dataset.message))
  })

/** Of any number of messages only those in view and a few more are in the page. */
async function expectFewBubbles(page: Page) {
  expect(await page.locator('[data-message]').count()).toBeLessThan(60)
}

/** The room, with all messages after the first unread one loaded. */
async function open(page: Page) {
  await signInAs(page, server.url, '01000000001')
  await page.goto(`${server.url}${host.path}`)
  await expect(page.getByRole('log')).toBeVisible()
  await expect(bubble(page, READ + 1)).toBeInViewport()
}

test('10,000개의 방은 처음 안 읽은 곳에서 열린다', async ({ page }) => {
  const read: number[] = []
  await page.routeWebSocket(/\/socket\/chat/, (line) => {
    line.onMessage((frame) => {
      const { action, data } = JSON.parse(String(frame)) as Frame
      if (action === 'readMessageRequest') read.push(data?.lastReadSeq ?? 0)
    })
  })
  await open(page)
  await expect(page.getByText('여기까지 읽으셨어요')).toBeInViewport()
  await expectFewBubbles(page)
  // Only messages in view count as read.
  await expect.poll(() => read.at(-1) ?? 0).toBeGreaterThan(READ)
  expect(Math.max(...read)).toBeLessThan(READ + 40)
})

test('끝까지, 처음까지 가도 몇 개만 그린다', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: /새 메시지 [\d,]+개/ }).click()
  await expect(bubble(page, COUNT)).toBeInViewport()
  await expectFewBubbles(page)

  const log = page.getByRole('log')
  for (let turn = 0; turn < 6; turn += 1) {
    await log.evaluate((box) => box.scrollTo(0, 0))
    await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBeGreaterThan(800)
    await expectFewBubbles(page)
  }
})

test('앞의 이야기가 더해져도 보던 곳이 움직이지 않는다', async ({ page }) => {
  await open(page)
  const log = page.getByRole('log')
  // The answer waits until the rows of the new place are drawn and measured.
  let release = () => {}
  const measured = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/beforeSeq=/, async (route) => {
    await measured
    await route.continue()
  })
  await log.evaluate((box) => box.scrollTo(0, 400))
  await expect.poll(() => inSight(page)).not.toEqual([])
  const [seen = 0] = await inSight(page)
  const before = await bubble(page, seen).boundingBox()
  release()
  await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBeGreaterThan(1_000)
  const after = await bubble(page, seen).boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3)
})
