import { truncateSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { signInAs } from './sign-in-as.ts'
import { signUp } from './sign-in-steps.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const photo = async (background: string) => ({
  name: `${background.slice(1)}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

const mainOf = (page: Page) => page.getByRole('main')
const title = (page: Page) => mainOf(page).getByRole('textbox', { name: '제목' })
const body = (page: Page) => mainOf(page).getByRole('textbox', { name: '설명' })
const price = (page: Page) => mainOf(page).getByRole('textbox', { name: '가격', exact: true })
const photos = (page: Page) => mainOf(page).locator('input[name=photoIds]')
const button = (page: Page, name: string) => mainOf(page).getByRole('button', { name, exact: true })

/** A category by its name, and how used the thing is. */
async function chooseKind(page: Page): Promise<void> {
  await button(page, '카테고리를 골라 주세요').click()
  await mainOf(page).getByLabel('카테고리 이름으로 찾기').fill('책상')
  await mainOf(page)
    .getByRole('list', { name: '찾은 카테고리' })
    .getByRole('button')
    .first()
    .click()
  await mainOf(page)
    .getByRole('radio', { name: /사용감 있음/ })
    .check()
}

/** What the browser stores of forms. */
const copies = (page: Page) =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('sell-copy:')).length,
  )

/** The fields of the form as a browser would send them, to send them once more. */
async function postedForm(page: Page): Promise<Record<string, string>> {
  const names = ['formKey', 'draftId', 'title', 'categorySeq', 'price', 'body']
  const typed = await Promise.all(
    names.map(async (name) => [name, await mainOf(page).locator(`[name=${name}]`).inputValue()]),
  )
  const photoIds = await photos(page).inputValue()
  const chosen = { photoIds, condition: 'LIKE_NEW', tradeMethods: 'DIRECT', intent: 'register' }
  return { ...Object.fromEntries(typed), ...chosen }
}

/** How many listings the member has for sale. */
async function onSale(page: Page): Promise<string | null> {
  await page.goto('/mystore/products')
  return mainOf(page)
    .getByRole('link', { name: /^판매중/ })
    .textContent()
}

test('휴대폰에서 써서 등록하고, 이어 쓰고, 고치고, 값을 내리고, 지운다', async ({
  page,
  origin,
}) => {
  const { phone } = await signUp(page, origin)
  await page.goto('/product/form')

  // 빠진 채로 누르면 첫 칸으로 간다.
  await title(page).fill('가')
  await button(page, '등록하기').click()
  await expect(mainOf(page)).toContainText('고칠 곳이 7군데 있어요.')
  await expect(title(page)).toHaveAccessibleDescription(/두 글자 이상/)

  await title(page).fill('접이식 원목 테이블 팔아요')
  await mainOf(page)
    .getByLabel(/사진 추가/)
    .setInputFiles([await photo('#8a5a2b'), await photo('#2b5a8a')])
  await expect(photos(page)).toHaveCount(2)
  await chooseKind(page)
  await price(page).pressSequentially('45000')
  await expect(price(page)).toHaveValue('45,000')
  await mainOf(page).getByRole('checkbox', { name: '택배' }).check()
  await mainOf(page).getByRole('textbox', { name: '택배비' }).fill('4000')
  await expect(mainOf(page)).toContainText('49,000원')
  await mainOf(page).getByLabel('동네 이름').fill('망원')
  await button(page, '동네 찾기').click()
  await button(page, '서울 마포구 망원동').click()
  await button(page, '내용 예시 넣기').click()
  await expect(body(page)).toHaveValue(/하자/)
  await expect(mainOf(page)).not.toContainText('카테고리를 골라 주세요')
  await expect(mainOf(page)).toContainText('임시저장했어요.')

  // 로그인이 끝나도 쓴 것이 남고, 다시 로그인하면 이어서 쓴다.
  await page.context().clearCookies({ name: 'session' })
  await body(page).fill('2년 썼고 모서리에 작은 흠집이 있어요.')
  const again = mainOf(page).getByRole('link', { name: '다시 로그인하고 이어서 쓰기' })
  const back = new URL((await again.getAttribute('href')) ?? '', origin).searchParams
  await signInAs(page, origin, phone)
  await page.goto(back.get('redirectTo') ?? '')
  await expect(body(page)).toHaveValue('2년 썼고 모서리에 작은 흠집이 있어요.')
  await expect(title(page)).toHaveValue('접이식 원목 테이블 팔아요')
  await expect(photos(page)).toHaveCount(2)

  // 올라갔지만 답이 오지 않아도 그대로 있고, 다시 누르면 그 상품으로 간다.
  await page.route('**/product/form.data*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await button(page, '등록하기').click()
  await expect(mainOf(page)).toContainText('연결이 끊겨 잘 보냈는지 확인하지 못했어요.')
  await expect(body(page)).toHaveValue('2년 썼고 모서리에 작은 흠집이 있어요.')
  await page.unroute('**/product/form.data*')
  await button(page, '등록하기').dblclick()
  await expect(page).toHaveURL(/\/product\/form\/complete\/\d+$/)
  await expect.poll(() => copies(page)).toBe(0)
  const productSeq = page.url().split('/').at(-1)
  expect(await onSale(page)).toBe('판매중1')

  // 고친 것은 저장하기 전에 나가도 남아 있다.
  await page.goto(`/product/form?productSeq=${productSeq}`)
  await expect(body(page)).toHaveValue('2년 썼고 모서리에 작은 흠집이 있어요.')
  await expect(photos(page)).toHaveCount(2)
  await title(page).fill('접이식 원목 테이블 급하게 팔아요')
  await expect.poll(() => copies(page)).toBe(1)
  await page.reload()
  await expect(mainOf(page)).toContainText('저장하지 않은 수정 내용을 불러왔어요')
  await button(page, '저장하기').click()
  await expect(page).toHaveURL(`${origin}/product/${productSeq}`)
  await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText(
    '접이식 원목 테이블 급하게 팔아요',
  )

  await mainOf(page).getByText('가격만 바꾸기').click()
  await mainOf(page).getByRole('textbox', { name: '새 가격' }).fill('39000')
  await button(page, '바꾸기').click()
  await expect(mainOf(page)).toContainText('39,000원')
  await button(page, '예약중').click()
  await expect(button(page, '예약중')).toHaveAttribute('aria-pressed', 'true')

  await page.getByText('삭제하기').first().click()
  await button(page, '삭제하기').click()
  await expect(mainOf(page)).toContainText('삭제하면 되돌릴 수 없어요. 확인해 주세요.')
  await mainOf(page).getByLabel('네, 삭제할게요.').check()
  await button(page, '삭제하기').click()
  await expect(page).toHaveURL(`${origin}/mystore/products`)
  expect((await page.request.get(`/product/${productSeq}`)).status()).toBe(410)
})

test('사진 열두 장을 보내다 연결이 끊겨도 모두 한 번씩, 상품도 한 번만 올라간다', async ({
  page,
  origin,
}) => {
  await signUp(page, origin)
  await page.goto('/product/form')

  // 여섯 장이 간 뒤 끊긴다. 일곱째는 서버에 닿았지만 답이 오지 않는다.
  let sent = 0
  await page.route('**/api/photos?*', async (route) => {
    sent += 1
    if (sent <= 6) return route.continue()
    if (sent === 7) await route.fetch()
    return route.abort('connectionreset')
  })
  const colours = Array.from(
    { length: 12 },
    (_, index) => `#${(index + 3).toString(16)}0a${index % 10}50`,
  )
  await mainOf(page)
    .getByLabel(/사진 추가/)
    .setInputFiles(await Promise.all(colours.map(photo)))
  await expect(photos(page)).toHaveCount(6)
  await expect(mainOf(page).getByText(/사진 6장이 기다리고 있어요/)).toBeVisible()

  await title(page).fill('원목 책장 5단')
  await chooseKind(page)
  await price(page).fill('30000')
  await mainOf(page).getByRole('checkbox', { name: '택배' }).check()
  await mainOf(page).getByRole('textbox', { name: '택배비' }).fill('4000')
  await body(page).fill('다섯 칸이고 튼튼해요.')

  await page.unroute('**/api/photos?*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(photos(page)).toHaveCount(12)
  const ids = await photos(page).evaluateAll((all) =>
    all.map((input) => input.getAttribute('value')),
  )
  expect(new Set(ids).size).toBe(12)

  await button(page, '등록하기').dblclick()
  await expect(page).toHaveURL(/\/product\/form\/complete\/\d+$/)
  const productSeq = page.url().split('/').at(-1)
  expect(await onSale(page)).toBe('판매중1')
  await page.goto(`/product/form?productSeq=${productSeq}`)
  await expect(photos(page)).toHaveCount(12)
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('사진이 모두 더해 너무 크면 그렇다고 하고, 뒤로 가면 쓴 것이 그대로 있다', async ({
    page,
    origin,
  }, testInfo) => {
    await signUp(page, origin)
    await page.goto('/product/form')
    await title(page).fill('스탠드 조명')
    await price(page).fill('35000')
    await body(page).fill('불이 잘 들어와요.')
    await mainOf(page).getByRole('textbox', { name: '태그' }).fill('조명, 원목')
    const large = testInfo.outputPath('large.jpg')
    writeFileSync(large, '')
    truncateSync(large, 65 * 1024 * 1024)
    await mainOf(page).locator('input[name=photos]').setInputFiles(large)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await button(page, '등록하기').click()
    expect((await answered).status()).toBe(413)
    await expect(page.locator('body')).toContainText('64MB가 넘어서 받지 못했어요.')
    await page.goBack()
    await expect(title(page)).toHaveValue('스탠드 조명')
    await expect(price(page)).toHaveValue('35000')
    await expect(body(page)).toHaveValue('불이 잘 들어와요.')
    await expect(mainOf(page).getByRole('textbox', { name: '태그' })).toHaveValue('조명, 원목')
  })

  test('틀린 것을 고쳐 등록하고, 로그인이 끝난 뒤 보내도 잃지 않고, 두 번 보내도 한 번만 올라간다', async ({
    page,
    origin,
  }) => {
    await signUp(page, origin)
    await page.goto('/product/form')
    await mainOf(page)
      .locator('input[name=photos]')
      .setInputFiles([await photo('#5a8a2b')])
    await title(page).fill('스탠드 조명')
    await price(page).fill('1e30')
    await mainOf(page).getByLabel('동네 이름').fill('망원')
    await button(page, '동네 찾기').click()
    await mainOf(page).getByLabel('서울 마포구 망원동').check()
    await body(page).fill('가'.repeat(100_000))
    await button(page, '등록하기').click()
    await expect(price(page)).toHaveAccessibleDescription(/숫자로 적어 주세요/)
    await expect(body(page)).toHaveAccessibleDescription(/3,000자까지/)
    await expect(body(page)).toHaveValue('가'.repeat(100_000))
    await expect(photos(page)).toBeChecked()
    await expect(mainOf(page).getByLabel('서울 마포구 망원동')).toBeChecked()

    await price(page).fill('3만5천원')
    await body(page).fill('불이 잘 들어와요.')
    await mainOf(page)
      .getByRole('radio', { name: /거의 새것/ })
      .check()
    await mainOf(page).getByRole('checkbox', { name: '직거래' }).check()
    await mainOf(page).locator('select[name=categorySeq]').selectOption({ index: 40 })
    const { cookies } = await page.context().storageState()
    await page.context().clearCookies({ name: 'session' })
    await button(page, '등록하기').click()
    await expect(mainOf(page)).toContainText('로그인이 끝났어요. 쓴 내용은 그대로 있어요.')
    await expect(title(page)).toHaveValue('스탠드 조명')
    await expect(body(page)).toHaveValue('불이 잘 들어와요.')

    // 새 창에서 로그인하고 다시 누른다.
    await page.context().addCookies(cookies)
    const form = await postedForm(page)
    await button(page, '등록하기').click()
    await expect(page).toHaveURL(/\/product\/form\/complete\/\d+$/)
    const repeated = await page.request.post('/product/form', {
      form,
      headers: { origin },
      maxRedirects: 0,
    })
    expect(new URL(repeated.headers().location ?? '', origin).href).toBe(page.url())
    expect(await onSale(page)).toBe('판매중1')
  })
})
