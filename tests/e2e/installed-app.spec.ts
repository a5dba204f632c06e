import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Gate, startGate } from '#tests/support/gate.ts'
import { phonePhoto } from '#tests/support/made-files.ts'
import { ANY_PRODUCT, openRoom, say } from './chat-rooms.ts'
import { hydrated } from './idle.ts'
import { cookieOf, signInAs } from './sign-in-as.ts'
import { test as base, expect } from './test.ts'

const test = base.extend<{ gate: Gate }>({
  gate: async ({ origin }, use) => {
    const gate = await startGate(origin)
    await use(gate)
    await gate.stop()
  },
})

test.use({ serviceWorkers: 'allow' })

const MEMBER = '01000000001'
const ANOTHER = '01000000003'

const isStored = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** The texts of chats that this browser has kept; undefined while the page loads another document. */
const keptTexts = (page: Page) =>
  page
    .evaluate(async () => {
      const isThere = (await indexedDB.databases()).some(({ name }) => name === 'chat-read')
      if (!isThere) return []
      const opened = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('chat-read')
        opening.onsuccess = () => resolve(opening.result)
      })
      const rooms = await new Promise<{ messages: { text: string }[] }[]>((resolve) => {
        const reading = opened.transaction('rooms').objectStore('rooms').getAll()
        reading.onsuccess = () => resolve(reading.result)
      })
      opened.close()
      return rooms.flatMap(({ messages }) => messages.map(({ text }) => text))
    })
    .catch((error: Error) => {
      if (!error.message.includes('Execution context was destroyed')) throw error
    })

test('읽은 대화는 연결이 없어도 읽고, 로그아웃하거나 다른 회원이 로그인하면 남지 않는다', async ({
  page,
  gate,
  origin,
}) => {
  const text = `합정역 2번 출구에서 봬요 ${randomUUID().slice(0, 8)}`
  const cookie = await cookieOf(origin, MEMBER)
  const room = await openRoom(origin, cookie, ANY_PRODUCT)
  await say(origin, cookie, room, text)
  await signInAs(page, gate.url, MEMBER)
  await page.goto(`${gate.url}${room}`)
  await isStored(page)
  await expect.poll(() => keptTexts(page)).toContain(text)

  gate.shut()
  await page.goto(`${gate.url}/chat`)
  await expect(page.getByText('이 기기에서 읽은 대화만 보여 드려요')).toBeVisible()
  await page.locator(`a[href="${room}"]`).click()
  await expect(page.getByText(text)).toBeVisible()
  await page.goto(`${gate.url}/chat/999999`)
  await expect(page.getByText('이 기기에서 읽은 적이 없어')).toBeVisible()

  gate.open(origin)
  await page.context().clearCookies()
  await signInAs(page, gate.url, ANOTHER)
  await page.goto(`${gate.url}/mystore`)
  // Not `not.toContain`, which is true of undefined too.
  await expect.poll(async () => (await keptTexts(page))?.includes(text)).toBe(false)

  await page.context().clearCookies()
  await signInAs(page, gate.url, MEMBER)
  await page.goto(`${gate.url}${room}`)
  await expect.poll(() => keptTexts(page)).toContain(text)
  await page.goto(`${gate.url}/mystore`)
  await hydrated(page)
  await page.getByRole('button', { name: '로그아웃' }).first().click()
  await expect(page.getByRole('link', { name: '로그인' }).first()).toBeVisible()
  await expect.poll(() => keptTexts(page)).toEqual([])
  gate.shut()
  await page.goto(`${gate.url}/chat`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('두손에 연결하지 못했어요')
  await expect(page.getByText(text)).toHaveCount(0)
})

test('연결이 없을 때 쓴 글은 다시 연결되면 등록 양식에서 이어 쓴다', async ({
  page,
  gate,
  origin,
}) => {
  await signInAs(page, gate.url, MEMBER)
  await page.goto(`${gate.url}/mystore`)
  await isStored(page)
  gate.shut()
  await page.goto(`${gate.url}/product/form`)
  await page.getByLabel('제목').fill('지하실에서 찾은 원목 의자')
  await page.getByLabel('가격(원)').fill('35000')
  await page.getByLabel('설명').fill('다리 하나에 긁힌 자국이 있어요.')
  const buffer = await phonePhoto(800, 600)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('이 기기에 저장했어요')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('제목')).toHaveValue('지하실에서 찾은 원목 의자')
  gate.open(origin)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '상품 등록' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^제목/ })).toHaveValue(
    '지하실에서 찾은 원목 의자',
  )
  await expect(page.getByRole('textbox', { name: /^가격/ })).toHaveValue('35,000')
  await expect(
    page.getByRole('listitem').filter({ has: page.locator('img[src]') }),
  ).not.toHaveCount(0)
})

test('설치한 앱에 공유한 사진은 로그인해도 남아 등록 양식에 들어간다', async ({ page, gate }) => {
  const buffer = await phonePhoto(800, 600)
  await page.goto(`${gate.url}/terms`)
  await isStored(page)
  await hydrated(page)
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, {
      method: 'post',
      action: '/product/form/share',
      enctype: 'multipart/form-data',
    })
    form.innerHTML =
      '<input name="title"><input type="file" name="photos" multiple><button>앱에 공유</button>'
    document.body.append(form)
  })
  await page.locator('[name=title]').fill('공유한 자전거')
  await page.locator('[name=photos]').setInputFiles([
    { name: 'bike.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('memo') },
  ])
  await page.getByRole('button', { name: '앱에 공유' }).click()
  await expect(page).toHaveURL(/\/signin\?/)
  const signIn = page.url()
  await signInAs(page, gate.url, MEMBER)
  const back = new URL(signIn).searchParams.get('redirectTo') ?? ''
  expect(back).toContain('/product/form?shared=')
  await page.goto(`${gate.url}${back}`)
  // In a tab a page of another site may have sent it: the member is asked first.
  await page.getByRole('button', { name: '넣기', exact: true }).click()
  await expect(page.getByRole('textbox', { name: /^제목/ })).toHaveValue('공유한 자전거')
  await expect(page.getByText('note.txt').first()).toBeVisible()
})
