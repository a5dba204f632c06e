import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { ANY_PRODUCT } from './chat-rooms.ts'
import { hydrated } from './idle.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const BUYER = '01000000004'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  actionTimeout: 8_000,
})

/** Counts what a thumb does: taps, and the key of the keyboard that submits. Typing is not counted. */
class Thumb {
  taps = 0
  constructor(readonly page: Page) {}
  async tap(target: Locator) {
    await target.first().tap()
    this.taps += 1
  }
  async enter() {
    await this.page.keyboard.press('Enter')
    this.taps += 1
  }
  /** The tap that would finish the task and change what other tests use. */
  async wouldTap(target: Locator) {
    await expect(target).toBeInViewport()
    await expect(target).toBeEnabled()
    this.taps += 1
  }
}

/** The counts of the document, by task. */
const documented = new Map(
  [...readFileSync('docs/taps.md', 'utf8').matchAll(/^\| (.+?) +\| +(\d+) +\|/gm)].map(
    ([, task = '', taps]) => [task, Number(taps)],
  ),
)
const expectDocumented = (task: string, { taps }: Thumb) =>
  expect([task, taps]).toEqual([task, documented.get(task)])

const product = (page: Page) => page.locator('.product-actions')
const more = (page: Page) => page.locator('.product-bar').getByText('더보기').locator('..')
const sheet = (page: Page) => page.getByRole('dialog')

async function opened(page: Page, address: string): Promise<Thumb> {
  await page.goto(address)
  await hydrated(page)
  return new Thumb(page)
}

test('로그인하지 않은 사람이 흔히 하는 일은 적힌 만큼만 누르면 된다', async ({ page }) => {
  // The device's own sheet cannot be seen from here; the panel in its place has as many taps.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto('/regions?q=합정')
  await page.getByRole('button', { name: '서울 마포구 합정동 내 동네로 정하기' }).tap()
  await expect(page.getByRole('button', { name: /지우기|빼기/ }).first()).toBeVisible()

  const find = await opened(page, '/')
  await find.tap(page.getByRole('banner').getByRole('combobox'))
  await sheet(page).getByRole('combobox').fill('아이폰')
  await find.enter()
  await expect(page).toHaveURL(/\/search\/%EC/)
  await hydrated(page)
  await find.tap(page.getByRole('button', { name: /^필터/ }))
  await find.tap(sheet(page).getByLabel('최고가 (원)'))
  await sheet(page).getByLabel('최고가 (원)').fill('500000')
  await find.tap(sheet(page).getByRole('button', { name: /결과 .*보기/ }))
  await expect(page).toHaveURL(/maxPrice=500000/)
  await expect(page).toHaveURL(/near=11440101/)
  expectDocumented('50만 원 아래의 가까운 중고 아이폰 찾기', find)

  await page.locator('main .pc a').first().tap()
  await expect(page.getByLabel('상품 요약')).toBeVisible()
  const title = `${await page.getByRole('heading', { level: 1 }).textContent()}`

  const back = await opened(page, '/')
  await back.tap(page.getByRole('region', { name: '최근 본 상품' }).getByText(title))
  await expect(page).toHaveURL(/\/product\/\d+/)
  expectDocumented('어제 본 상품 다시 열기', back)

  const share = new Thumb(page)
  await hydrated(page)
  await share.tap(page.locator('.product-bar').getByText('공유하기').locator('..'))
  await share.wouldTap(sheet(page).getByRole('button', { name: /복사/ }))
  expectDocumented('상품 공유하기', share)
})

test('회원이 흔히 하는 일은 적힌 만큼만 누르면 된다', async ({ page, origin }) => {
  await signInAs(page, origin, BUYER)
  await page.goto(`/product/${ANY_PRODUCT + 70}`)
  await hydrated(page)

  const save = new Thumb(page)
  await save.wouldTap(product(page).getByRole('button', { name: '찜하기' }))
  expectDocumented('상품 찜하기', save)

  const report = new Thumb(page)
  await report.tap(more(page))
  await report.tap(page.locator('.product-bar').getByRole('link', { name: '신고하기' }))
  await report.tap(page.getByRole('radio', { name: '사기가 의심돼요' }))
  await expect(page.getByRole('button', { name: '신고하기' })).toBeEnabled()
  report.taps += 1
  expectDocumented('상품 신고하기', report)
  await page.goBack()

  const ask = await opened(page, `/product/${ANY_PRODUCT + 70}`)
  await ask.tap(product(page).getByRole('button', { name: '채팅하기' }))
  await expect(page).toHaveURL(/\/chat\/\d+/)
  await ask.wouldTap(page.getByRole('button', { name: '안녕하세요, 구매 가능할까요?' }))
  expectDocumented('판매자에게 물어보기', ask)
  const steps = page
    .getByRole('region', { name: '거래 상품' })
    .locator('a, button')
    .filter({ hasText: /^(가격 제안|거래 완료)$/ })
  const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top))
  expect(tops, 'the steps are one row').toEqual([tops[0], tops[0]])

  const field = page.getByRole('textbox', { name: '메시지', exact: true })
  const beyond = await field.evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
  )
  expect(beyond, 'an empty message scrolls').toBeLessThanOrEqual(0)

  const offer = new Thumb(page)
  await offer.tap(page.getByRole('link', { name: '가격 제안' }))
  await offer.tap(sheet(page).getByRole('button', { name: '5% 낮게' }))
  await offer.wouldTap(sheet(page).getByRole('button', { name: '가격 제안하기' }))
  expectDocumented('채팅방에서 더 낮은 값 제안하기', offer)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)

  const meet = new Thumb(page)
  await meet.tap(page.getByRole('link', { name: '약속 잡기' }))
  await meet.tap(sheet(page).getByRole('button', { name: '내일' }))
  await meet.tap(sheet(page).getByRole('button', { name: '오후 7시' }))
  await meet.tap(sheet(page).getByRole('textbox', { name: /장소/ }))
  await sheet(page).getByRole('textbox', { name: /장소/ }).fill('합정역 2번 출구')
  await meet.wouldTap(sheet(page).getByRole('button', { name: '약속 제안하기' }))
  expectDocumented('채팅방에서 만날 곳과 때 정하기', meet)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)

  const block = new Thumb(page)
  await block.tap(page.getByLabel('채팅방 메뉴'))
  await block.tap(
    page.getByRole('link', { name: /차단/ }).or(page.getByRole('button', { name: /차단/ })),
  )
  await block.wouldTap(sheet(page).getByRole('button', { name: /차단하기/ }))
  expectDocumented('성가신 사람 차단하기', block)

  const rename = await opened(page, '/')
  await rename.tap(
    page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '마이' }),
  )
  await rename.tap(page.getByRole('link', { name: '프로필 수정' }))
  await rename.tap(page.getByRole('textbox', { name: /이름/ }))
  await expect(page.getByRole('button', { name: '저장하기', exact: true })).toBeEnabled()
  rename.taps += 1
  expectDocumented('내 이름 바꾸기', rename)
})
