import type { Locator, Page } from '@playwright/test'
import { openRoom, post, productOf, say } from './chat-rooms.ts'
import { hydrated, settled } from './idle.ts'
import { cookieOf, signInAs } from './sign-in-as.ts'
import { expect, testWithPictures as test } from './test.ts'

const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 640 }
const DESK = { width: 1280, height: 900 }

/** 정유진 is the seller, 박도현 the buyer. */
const SELLER = '01000000001'
const BUYER = '01000000002'
/** 정유진's. */
const STORE = 1001

/** Left, top, right and bottom of an element on the screen. */
async function edgesOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('is not shown')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

const colorOf = (what: Locator, property: 'color' | 'background-color') =>
  what.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** Holds the requests for pictures from now on, but for the one that is there: what is routed is not cached. */
async function holdPictures(page: Page, shown: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/media\//, async (route) => {
    if (route.request().url() !== shown) await released
    await route.continue()
  })
  return release
}

test('큰 사진이 다 오기 전에는 보던 사진이 그 자리에 있다', async ({ page }) => {
  await page.setViewportSize(DESK)
  await page.goto('/product/list?state=onsale')
  await page.locator('main .pc a').first().click()
  const shown = page
    .getByRole('list', { name: /^사진 \d+장$/ })
    .locator('img')
    .first()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const release = await holdPictures(
    page,
    await shown.evaluate((image: HTMLImageElement) => image.currentSrc),
  )
  await page.getByRole('button', { name: /사진 크게 보기/ }).click()
  const first = page.getByRole('dialog').getByRole('listitem').first()
  const whole = first.locator('img[srcset]')
  await expect(whole).toHaveCSS('opacity', '0')
  const copy = first.locator('img:not([srcset])')
  await expect
    .poll(() => copy.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(copy).toHaveCSS('opacity', '1')
  release()
  await expect(whole).toHaveCSS('opacity', '1')
  await expect(copy).toHaveCount(0)
})

test('홈의 줄은 서로 다르게 생겼고, 한 화면이 다른 화면을 되풀이하지 않는다', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await hydrated(page)
  const kinds = await page.locator('main section[aria-labelledby]:visible').evaluateAll((all) =>
    all.map((section) => {
      const list = section.querySelector('ul')
      if (!list) return 'other'
      if (list.scrollWidth > list.clientWidth + 8) return 'row'
      const boxes = [...list.children].map((item) => item.getBoundingClientRect())
      if (boxes.every(({ height }) => height < 60)) return 'chips'
      return new Set(boxes.map(({ left }) => left)).size > 1 ? 'grid' : 'lines'
    }),
  )
  expect(new Set(kinds).size, kinds.join()).toBeGreaterThanOrEqual(3)
  const large = kinds.filter((kind, place) => kind === 'grid' && kinds[place + 1] === 'grid')
  expect(large, kinds.join()).toEqual([])
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  expect(screens).toBeLessThan(8)
})

test('제목과 더보기는 한 글줄에 서 있다', async ({ page }) => {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await page.goto('/')
    const apart = await page.locator('main section :is(h2, h3):has(+ a)').evaluateAll((headings) =>
      headings.map((heading) => {
        const [one, other] = [heading, heading.nextElementSibling].map((element) => {
          const mark = document.createElement('span')
          mark.style.cssText = 'display:inline-block;inline-size:0;block-size:0'
          element?.prepend(mark)
          const { bottom } = mark.getBoundingClientRect()
          mark.remove()
          return bottom
        })
        return Math.abs((one ?? 0) - (other ?? 99))
      }),
    )
    expect(apart.length).toBeGreaterThan(2)
    for (const distance of apart) expect(distance).toBeLessThan(1)
  }
})

test('링크, 단추, 상태가 같은 색을 나누어 쓰지 않고, 판매중인 카드에는 상태가 없다', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await page.goto('/product/list?state=onsale')
  await expect(page.locator('main .pc').first()).toBeVisible()
  await expect(page.locator('main .pc').getByText('판매중', { exact: true })).toHaveCount(0)
  await page.locator('main .pc a').first().click()
  await expect(page.getByLabel('상품 요약').getByText('판매중', { exact: true })).toHaveCount(0)

  await page.goto('/terms')
  const link = page.getByRole('article').getByRole('link').first()
  const button = page.getByRole('link', { name: '판매하기' }).first()
  const colours = [await colorOf(link, 'color'), await colorOf(button, 'background-color')]
  await page.goto('/product/list?state=sold')
  const state = page.locator('main .pc').getByText('판매완료', { exact: true }).first()
  colours.push(await colorOf(state, 'color'), await colorOf(state, 'background-color'))
  expect(new Set(colours).size).toBe(colours.length)
})

test('안 읽은 수는 넓은 목록의 줄 끝에 있고, 머리말의 글자를 가리지 않는다', async ({
  page,
  origin,
}) => {
  const productSeq = await productOf(origin, STORE, 9)
  const [buyer, seller] = [await cookieOf(origin, BUYER), await cookieOf(origin, SELLER)]
  const room = await openRoom(origin, buyer, productSeq)
  await post(origin, buyer, room, { intent: 'read', lastReadSeq: '1000000' })
  await say(origin, seller, room, '아직 있어요')
  await page.setViewportSize(DESK)
  await signInAs(page, origin, BUYER)
  await page.goto(`/chat?productSeq=${productSeq}`)
  const row = page
    .getByRole('region', { name: '채팅 목록' })
    .getByRole('listitem')
    .filter({ has: page.locator('a.card-link') })
  const badge = row.getByText('안 읽은 메시지').locator('..')
  await expect(badge).toBeVisible()
  const [line, count] = [await edgesOf(row), await edgesOf(badge)]
  expect(line.right - count.right).toBeLessThan(32)
  expect(count.right).toBeLessThanOrEqual(line.right)

  const links = page.getByRole('navigation', { name: '내 메뉴' })
  const chat = links.getByRole('link', { name: /^채팅/ })
  const mark = chat.locator('[data-count]')
  await expect(mark).toBeVisible()
  // The widest that it can be.
  await mark.evaluate((element) => element.setAttribute('data-count', '99+'))
  const word = await chat.evaluate((element) => {
    const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
    const range = document.createRange()
    if (text) range.selectNodeContents(text)
    return range.getBoundingClientRect().left
  })
  expect((await edgesOf(mark)).right).toBeLessThanOrEqual(word)
})

test('계정의 링크는 머리말 끝에 한데 모여 있다', async ({ page, origin }) => {
  await page.setViewportSize(DESK)
  await signInAs(page, origin, BUYER)
  await page.goto('/')
  const links = page.getByRole('navigation', { name: '내 메뉴' })
  await expect(links.getByRole('button', { name: '로그아웃' })).toBeVisible()
  const places = await links.locator(':scope > *').evaluateAll((all) =>
    all
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right }) => ({ left, right })),
  )
  for (const [place, { left }] of places.entries())
    if (place > 0) expect(left - (places[place - 1]?.right ?? 0)).toBeLessThanOrEqual(16)
  const page_ = await edgesOf(page.getByRole('banner').locator('.container-page').first())
  expect(page_.right - (places.at(-1)?.right ?? 0)).toBeLessThanOrEqual(48)
})

test('올리는 중인 사진 석 장은 말풍선의 자리 안에 있다', async ({ page, origin }) => {
  const room = await openRoom(
    origin,
    await cookieOf(origin, BUYER),
    await productOf(origin, STORE, 10),
  )
  await page.setViewportSize(NARROW)
  await signInAs(page, origin, BUYER)
  await page.goto(room)
  await expect(page.getByRole('button', { name: '사진·동영상 보내기' })).toBeEnabled()
  // Nothing is taken, so that they stay under way.
  await page.route(/\/api\/chat\/.*media/, () => {})
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page
    .locator('input[type=file]')
    .setInputFiles(
      [1, 2, 3].map((n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer: pixel })),
    )
  const files = page.getByLabel(/파일 \d 올리는 중/).locator('xpath=ancestor::li[1]')
  await expect(files).toHaveCount(3)
  for (const file of await files.all()) {
    const { left, right } = await edgesOf(file)
    expect(left).toBeGreaterThanOrEqual(16)
    expect(right).toBeLessThanOrEqual(NARROW.width - 12)
  }
})

test('카테고리는 휴대폰에서는 알약으로, 넓은 화면에서는 옆 단으로만 있다', async ({ page }) => {
  const chips = page.getByRole('navigation', { name: '위아래 카테고리' })
  const column = page
    .getByRole('complementary')
    .getByRole('link', { name: /스마트폰/ })
    .first()
  await page.setViewportSize(PHONE)
  await page.goto('/category/mobile-tablet')
  await expect(chips).toBeVisible()
  await expect(column).toBeHidden()
  await page.setViewportSize(DESK)
  await expect(chips).toBeHidden()
  await expect(column).toBeVisible()
})

test('끌올한 상품은 끌올한 때 옆에 처음 올린 날도 보여 준다', async ({ page }) => {
  await page.goto('/product/list')
  await page.locator('main .pc').filter({ hasText: '끌올' }).locator('a').first().click()
  const times = page.getByRole('main').locator('time')
  await expect(times.filter({ hasText: /^끌올\s.+\s전$/ }).first()).toBeVisible()
  await expect(times.filter({ hasText: /^\d{4}\.\d{2}\.\d{2}\s등록$/ }).first()).toBeVisible()
})

for (const [name, connection, comes] of [
  ['빠른 연결에는 글꼴이 온다', { effectiveType: '4g' }, true],
  ['느린 연결에는 글꼴이 오지 않는다', { effectiveType: '3g' }, false],
  ['데이터를 아끼는 사람에게는 글꼴이 오지 않는다', { effectiveType: '4g', saveData: true }, false],
] as const)
  test(name, async ({ page }) => {
    await page.addInitScript(
      (said) => Object.defineProperty(navigator, 'connection', { value: said }),
      connection,
    )
    await page.goto('/category')
    await settled(page)
    await expect(page.locator('head > link[href*="pretendard"]')).toHaveCount(comes ? 1 : 0)
  })

test('스크립트는 스타일이 온 다음에 부른다', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/app-*.css', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/category', { waitUntil: 'commit' })
  // The parser waits for the styles at the first script after them.
  await expect(page.locator('footer')).toHaveCount(1)
  expect(asked).toEqual([])
  release()
  await settled(page)
  await expect(page.locator('script[type=late]')).toHaveCount(0)
  expect(asked).not.toEqual([])
})

test.describe('휴대폰', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE })

  test('빠른 연결이어도 휴대폰은 제 글꼴을 쓴다', async ({ page }) => {
    await page.goto('/category')
    await settled(page)
    await expect(page.locator('head > link[href*="pretendard"]')).toHaveCount(0)
  })
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('공유할 주소는 화면 안에 있고, 아래 막대를 가리지도 가려지지도 않는다', async ({ page }) => {
    for (const size of [PHONE, NARROW]) {
      await page.setViewportSize(size)
      await page.goto('/product/list?state=onsale')
      await page.locator('main .pc a').first().click()
      const details = page.locator('.product-bar details').first()
      await details.locator('summary').click()
      const box = page.locator('details[open] .share-box')
      await expect(box.getByLabel('공유할 주소')).toHaveValue(/\/product\/\d+$/)
      const [at, bar] = [await edgesOf(box), await edgesOf(page.locator('.product-actions'))]
      expect(at.left).toBeGreaterThanOrEqual(0)
      expect(at.right).toBeLessThanOrEqual(size.width)
      expect(at.bottom).toBeLessThanOrEqual(bar.top)
    }
  })
})
