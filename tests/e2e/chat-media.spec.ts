import { randomUUID } from 'node:crypto'
import { devices, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { madeVideo, phonePhoto } from '../support/made-files.ts'
import { openReportWith } from './chat-reports.ts'
import { openRoom, post, productOf } from './chat-rooms.ts'
import { signInAsOperator } from './operator.ts'
import { cookieOf, signInAs } from './sign-in-as.ts'
import { expect, testWithPictures as test } from './test.ts'

/** 정유진 is the seller, 박도현 the buyer. */
const SELLER = '01000000001'
const BUYER = '01000000002'
const STRANGER = '01000000003'
const OPERATOR = '01000000005'
/** 정유진's. */
const STORE = 1001

const roomOfTwo = async (origin: string, index: number) =>
  openRoom(origin, await cookieOf(origin, BUYER), await productOf(origin, STORE, index))

const FILES = 'input[type=file]'

async function pictures(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `우리집-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 300 + index, height: 200, channels: 3, background: '#c96' },
      })
        .jpeg()
        .toBuffer(),
    })),
  )
}

/** Opens a room as a member, ready to send. */
async function enter(page: Page, origin: string, phone: string, room: string): Promise<void> {
  await signInAs(page, origin, phone)
  await page.goto(room)
  await expect(page.getByRole('button', { name: '사진·동영상 보내기' })).toBeEnabled()
}

/** The position of an element once the list has stopped moving: it was the same in many frames. */
async function settled(what: Locator) {
  await what.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let [top, frames] = [element.getBoundingClientRect().top, 0]
        const look = () => {
          const now = element.getBoundingClientRect().top
          frames = now === top ? frames + 1 : 0
          top = now
          if (frames === 20) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  return what.boundingBox()
}

/** A video that this browser itself has recorded. */
const recorded = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 240 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), {
      mimeType: 'video/webm;codecs=vp8',
    })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    const start = performance.now()
    for (let frame = 0; performance.now() - start < 1_500; frame += 1) {
      if (context) context.fillStyle = `hsl(${frame * 3} 70% 50%)`
      context?.fillRect(0, 0, 160, 240)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })

test('사진 여러 장을 보내면 상대가 바로 보고, 크게 넘겨 보고, 저장한다', async ({
  page,
  browser,
  origin,
}) => {
  const room = await roomOfTwo(origin, 12)
  const otherContext = await browser.newContext({ baseURL: origin })
  const other = await otherContext.newPage()
  await enter(other, origin, SELLER, room)
  await enter(page, origin, BUYER, room)
  await page.locator(FILES).setInputFiles(await pictures(5))
  const grid = other
    .getByRole('article')
    .filter({ has: other.getByAltText('사진 5/5') })
    .last()
  await expect(grid.getByRole('img')).toHaveCount(5)
  await expect
    .poll(() =>
      grid
        .getByRole('img')
        .evaluateAll((all) =>
          all.every(
            (one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0,
          ),
        ),
    )
    .toBe(true)

  const here = other.url()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const whole = /\/api\/chat\/media\/[0-9a-f]{32}$/
  await other.route(whole, async (route) => {
    await released
    await route.continue()
  })
  await grid.getByAltText('사진 2/5').click()
  const viewer = other.getByRole('dialog')
  // Until the whole picture has come, its small copy is shown.
  const copy = viewer.locator('li').nth(1).locator('img[src$="size=thumb"]')
  await expect(copy).toBeInViewport()
  await expect
    .poll(() => copy.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  release()
  await expect(copy).toHaveCount(0)
  await expect(viewer.getByRole('heading')).toHaveText(/2 \/ 5/)
  await expect(viewer.getByAltText('사진 2/5')).toBeInViewport()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await other.keyboard.press(key)
  await expect(viewer.getByRole('heading')).toHaveText(/5 \/ 5/)
  await expect(viewer.getByAltText('사진 5/5')).toBeInViewport()
  for (const _ of [1, 2, 3, 4, 5]) await other.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('heading')).toHaveText(/1 \/ 5/)
  const saved = other.waitForEvent('download')
  await viewer.getByRole('link', { name: '사진 저장' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^duson-[0-9a-f]{8}\.jpg$/)
  await other.goBack()
  await expect(viewer).toHaveCount(0)
  expect(other.url()).toBe(here)
  await grid.getByAltText('사진 3/5').click()
  await expect(viewer.getByRole('heading')).toHaveText(/3 \/ 5/)
  await other.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await otherContext.close()
})

test('나중에 온 사진은 아무것도 밀지 않는다', async ({ page, origin }) => {
  const room = await roomOfTwo(origin, 13)
  await enter(page, origin, BUYER, room)
  await page.locator(FILES).setInputFiles(await pictures(3))
  await expect(page.getByAltText('사진 3/3').last()).toBeVisible()
  await page.locator(FILES).setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(400, 300),
  })
  await expect(page.getByAltText('사진', { exact: true }).last()).toBeVisible()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/chat/media/**', async (route) => {
    await released
    await route.continue()
  })
  await page.reload()
  const last = page.getByAltText('사진', { exact: true }).last()
  await expect(last).toBeVisible()
  const before = await settled(last)
  release()
  await expect
    .poll(() =>
      last.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    )
    .toBe(true)
  expect(await last.boundingBox()).toEqual(before)
})

test('동영상을 보내면 멈춘 그림이 먼저 보이고, 상대가 재생한다', async ({
  page,
  browser,
  origin,
}) => {
  const room = await roomOfTwo(origin, 14)
  await enter(page, origin, BUYER, room)
  const buffer = Buffer.from(await recorded(page))
  await page.locator(FILES).setInputFiles({ name: 'a.webm', mimeType: 'video/webm', buffer })
  const otherContext = await browser.newContext({ baseURL: origin })
  const other = await otherContext.newPage()
  await enter(other, origin, SELLER, room)
  const video = other.locator('video').last()
  await expect(video).toHaveAttribute('poster', /^\/api\/chat\/media\/[0-9a-f]{32}$/)
  const played = await video.evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) return 0
    element.muted = true
    await element.play()
    await new Promise((resolve) => element.addEventListener('ended', resolve, { once: true }))
    return element.currentTime
  })
  expect(played).toBeGreaterThan(1)
  await otherContext.close()
})

test('보낼 수 없는 파일은 까닭을 알려 준다', async ({ page, origin }) => {
  const room = await roomOfTwo(origin, 15)
  await enter(page, origin, BUYER, room)
  const give = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator(FILES).setInputFiles({ name, mimeType, buffer })
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1')
  for (const [file, words] of [
    [() => give('a.pdf', 'application/pdf', Buffer.from('%PDF-1.7')), /JPG, PNG, WEBP/],
    [() => give('IMG_1.HEIC', '', heic), /높은 호환성/],
    [async () => give('a.mp4', 'video/mp4', await madeVideo({ codec: 'hevc' })), /H\.264/],
    [() => give('a.jpg', 'image/jpeg', Buffer.from('no picture')), /JPG, PNG, WEBP/],
  ] as const) {
    await file()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(words)
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect(dialog).toHaveCount(0)
    const refused = page.locator('[data-outgoing=failed]')
    if ((await refused.count()) > 0) {
      // Named, as this browser shows nothing of it, with the reason beside it.
      await expect(refused.getByText(/^(?:사진|동영상)$/)).toBeVisible()
      await expect(refused.locator('img:visible, video:visible')).toHaveCount(0)
      await expect(refused).toContainText(words)
    }
    // A refused message stays below everything that is sent, until the user removes it.
    const discard = page.getByRole('button', { name: '지우기' })
    if (await discard.isVisible()) await discard.click()
  }
  await page.locator(FILES).setInputFiles(await pictures(11))
  await expect(page.getByRole('dialog')).toContainText('10장까지')
  await page.keyboard.press('Escape')
  await expect(page.getByAltText('사진 10/10').last()).toBeVisible()
})

test('끌어다 놓거나 붙여 넣어도 보낸다', async ({ page, origin }) => {
  const room = await roomOfTwo(origin, 16)
  await enter(page, origin, BUYER, room)
  const [picture] = await pictures(1)
  const bytes = [...(picture?.buffer ?? [])]
  const arrives = async () => {
    const answer = await page.waitForResponse(/\/api\/chat\/media\?/)
    expect(answer.status()).toBe(201)
    await expect(page.locator('[data-outgoing]')).toHaveCount(0)
  }
  await Promise.all([
    arrives(),
    page.evaluate((content) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(content)], 'a.jpg', { type: 'image/jpeg' }))
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        )
    }, bytes),
  ])
  await Promise.all([
    arrives(),
    page.evaluate((content) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(content)], 'b.jpg', { type: 'image/jpeg' }))
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, bytes),
  ])
  await expect(page.getByAltText('사진', { exact: true }).last()).toBeInViewport()
})

test('아이폰에는 JPEG와 MP4로 달라고 한다', async ({ browser, origin }) => {
  const { userAgent } = devices['iPhone 15']
  const context = await browser.newContext({ userAgent })
  const page = await context.newPage()
  await enter(page, origin, BUYER, await roomOfTwo(origin, 15))
  const accepted = (await page.locator(FILES).getAttribute('accept'))?.split(',') ?? []
  expect(accepted[0]).toBe('image/jpeg')
  expect(accepted.filter((kind) => /hei|\*|quicktime/.test(kind))).toEqual([])
  await context.close()
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('파일을 고르는 단추는 보이지 않는다', async ({ page, origin }) => {
    await signInAs(page, origin, BUYER)
    await page.goto(await roomOfTwo(origin, 17))
    await expect(page.getByRole('button', { name: '보내기', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '사진·동영상 보내기' })).toHaveCount(0)
    await expect(page.locator(FILES)).toHaveCount(0)
    // Nor is space reserved for it.
    const [field, menu] = await Promise.all([
      page.getByRole('textbox', { name: '메시지', exact: true }).boundingBox(),
      page.locator('summary[aria-label="가격 제안·약속 잡기"]').boundingBox(),
    ])
    expect((field?.x ?? 0) - (menu?.x ?? 0) - (menu?.width ?? 0)).toBeLessThan(24)
  })

  test('신고된 방의 사진과 동영상은 운영자가 신고에서만 보고, 어디에도 남지 않는다', async ({
    page,
    origin,
  }) => {
    const room = await roomOfTwo(origin, 18)
    const cookie = await cookieOf(origin, BUYER)
    const roomId = room.split('/').pop()
    const send = (path: string, body: BodyInit, type: string) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        body,
        headers: { origin, cookie, 'content-type': type },
      })
    for (const [messageType, file] of [
      ['imageMessage', await phonePhoto(400, 300)],
      ['videoMessage', await madeVideo()],
    ] as const) {
      const path = `/api/chat/media?roomId=${roomId}`
      const { mediaId } = await (await send(path, new Uint8Array(file), 'x/y')).json()
      const draft = { messageType, mediaIds: [mediaId], message: '', clientMessageId: randomUUID() }
      const said = `/api/chat/rooms/${roomId}/messages`
      expect((await send(said, JSON.stringify(draft), 'application/json')).status).toBe(200)
    }
    const seller = await cookieOf(origin, SELLER)
    const mark = randomUUID()
    const reported = { intent: 'report', reason: 'ABUSE', detail: mark }
    expect((await post(origin, seller, room, reported)).status).toBe(303)

    await signInAsOperator(page, origin, OPERATOR)
    const reportSeq = await openReportWith(page, mark)
    const evidence = page.getByRole('region', { name: '신고할 때의 대화' })
    const picture = evidence.getByAltText('사진').last()
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const addresses = [
      (await picture.locator('xpath=..').getAttribute('href')) ?? '',
      (await evidence.locator('video').last().getAttribute('src')) ?? '',
    ]
    const other = { headers: { cookie: await cookieOf(origin, STRANGER) } }
    for (const address of addresses) {
      expect(address).toMatch(new RegExp(`^/api/chat/media/reports/${reportSeq}/[0-9a-f]{32}$`))
      const seen = await page.request.get(address)
      expect([seen.status(), seen.headers()['cache-control']]).toEqual([200, 'private, no-store'])
      for (const path of [address, address.replace(`/reports/${reportSeq}`, '')])
        expect((await fetch(`${origin}${path}`, other)).status).toBe(404)
      const plain = address.replace(`/reports/${reportSeq}`, '')
      expect((await page.request.get(plain)).status()).toBe(404)
    }
    const facts = await page
      .getByRole('link', { name: /\(\d+\)$/ })
      .first()
      .getAttribute('href')
    await page.goto(facts ?? '')
    await expect(page.getByRole('region', { name: '처리 내역' })).toContainText(
      `채팅 신고 ${reportSeq}번의 사진·동영상 열람`,
    )
  })

  test('사진은 링크이고 동영상은 그대로 재생되며, 남은 볼 수 없다', async ({ page, origin }) => {
    const room = await roomOfTwo(origin, 17)
    const cookie = await cookieOf(origin, BUYER)
    const send = (path: string, body: BodyInit, type: string) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        body,
        headers: { origin, cookie, 'content-type': type },
      })
    const roomId = room.split('/').pop()
    const upload = async (file: Buffer) => {
      const answer = await send(`/api/chat/media?roomId=${roomId}`, new Uint8Array(file), 'x/y')
      return ((await answer.json()) as { mediaId: string }).mediaId
    }
    const picture = await upload(await phonePhoto(400, 300))
    const video = await upload(await madeVideo())
    for (const [messageType, mediaId] of [
      ['imageMessage', picture],
      ['videoMessage', video],
    ]) {
      const draft = { messageType, mediaIds: [mediaId], message: '', clientMessageId: randomUUID() }
      const sent = await send(
        `/api/chat/rooms/${roomId}/messages`,
        JSON.stringify(draft),
        'application/json',
      )
      expect(sent.status).toBe(200)
    }
    await signInAs(page, origin, SELLER)
    await page.goto(room)
    const link = page.locator(`a[href="/api/chat/media/${picture}"]`)
    await expect(link.getByRole('img')).toBeVisible()
    await expect(page.locator(`video[src="/api/chat/media/${video}"]`)).toHaveAttribute('controls')
    const seller = await cookieOf(origin, SELLER)
    const stranger = await cookieOf(origin, STRANGER)
    for (const [who, status] of [
      [seller, 200],
      [stranger, 404],
      ['', 404],
    ] as const)
      for (const mediaId of [picture, video]) {
        const loaded = await fetch(`${origin}/api/chat/media/${mediaId}`, {
          headers: { cookie: who },
        })
        expect(loaded.status).toBe(status)
        await loaded.body?.cancel()
      }
  })
})
