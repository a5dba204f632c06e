import type { Browser, Page } from '@playwright/test'
import { phonePhoto } from '#tests/support/made-files.ts'
import { signInAs } from './sign-in-as.ts'
import { expect } from './test.ts'

export const mainOf = (page: Page) => page.getByRole('main')

/** A member in a browser of their own, at a phone's width. */
export async function visitor(
  browser: Browser,
  origin: string,
  { phone, javaScriptEnabled = false }: { phone: string; javaScriptEnabled?: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    baseURL: origin,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 390, height: 844 },
  })
  await signInAs(context, origin, phone)
  return context.newPage()
}

/** Presses the last button of the name, which lies in what was unfolded. @returns the status of the answer */
export async function press(page: Page, name: string | RegExp): Promise<number> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await mainOf(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .last()
    .click()
  return (await answered).status()
}

/** Unfolds a step that is explained first, and presses its button. */
export async function takeStep(page: Page, label: string): Promise<number> {
  await mainOf(page).getByText(label, { exact: true }).first().click()
  const sure = mainOf(page).locator('details[open] [name=isSure]')
  if (await sure.count()) await sure.check()
  return press(page, label)
}

interface Listed {
  title: string
  price: number
  category: string
  method: '택배' | '직거래' | '편의점 픽업'
  cvsFee?: number
}

/** Lists a thing with the form without script. @returns its number */
export async function listProduct(page: Page, listed: Listed): Promise<number> {
  await page.goto('/product/form')
  const main = mainOf(page)
  const photo = { name: '사진.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(600, 600) }
  await main.locator('input[name=photos]').setInputFiles(photo)
  await main.getByRole('textbox', { name: '제목' }).fill(listed.title)
  await main.getByRole('textbox', { name: '가격', exact: true }).fill(String(listed.price))
  await main.getByRole('textbox', { name: '설명' }).fill('설명과 같아요. 궁금하면 물어보세요.')
  await main.locator('select[name=categorySeq]').selectOption({ label: listed.category })
  await main.getByRole('radio', { name: /거의 새것/ }).check()
  for (const method of await main.locator('[name=tradeMethods]').all()) await method.uncheck()
  await main.getByRole('checkbox', { name: listed.method }).check()
  if (listed.cvsFee) await main.getByLabel('편의점 택배비').fill(String(listed.cvsFee))
  if ((await main.locator('[name=regionCodes]:checked').count()) === 0) {
    await main.getByLabel('동네 이름').fill('망원')
    await press(page, '동네 찾기')
    await main.getByLabel('서울 마포구 망원동').check()
  }
  await press(page, '등록하기')
  await expect(page).toHaveURL(/\/product\/form\/complete\/\d+$/)
  return Number(/\d+$/.exec(page.url())?.[0])
}

/** Opens the order form of a product in a way to trade, as its page leads there. */
export async function chooseWay(page: Page, productSeq: number, way: string): Promise<void> {
  await page.goto(`/order/type/${productSeq}`)
  await mainOf(page).getByRole('link', { name: way }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(way)
}

/** The shop that a parcel waits in, and who collects it. */
export async function fillShop(page: Page): Promise<void> {
  await mainOf(page).getByLabel('편의점 이름').fill('GS25 합정역점')
  await mainOf(page).getByLabel('받는 사람').fill('이하늘')
  await mainOf(page).getByLabel('연락처').fill('010-0000-0004')
}

/** Agrees to the conditions, goes to the payment window and stays there. */
export async function openPaymentWindow(page: Page): Promise<void> {
  await mainOf(page)
    .getByRole('checkbox', { name: /거래 조건/ })
    .check()
  await mainOf(page)
    .getByRole('button', { name: /원 결제하기/ })
    .click()
  await expect(page).toHaveURL(/\/sandbox\/payments/)
}

/** Pays in the window. @returns the order's number */
export async function payInWindow(page: Page): Promise<number> {
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page).toHaveURL(/\/order\/\d+\/completed$/)
  return Number(/\/order\/(\d+)\//.exec(page.url())?.[1])
}

/** Waits until a page says something that the server does by itself a little later. */
export async function untilSays(page: Page, words: RegExp): Promise<void> {
  await expect
    .poll(async () => words.test(await (await page.request.get(page.url())).text()), {
      message: String(words),
      timeout: 30_000,
    })
    .toBe(true)
  await page.reload()
}

/** Does something in the sandbox, as whoever it stands in for. */
export async function atSandbox(page: Page, path: string, what: object): Promise<void> {
  const { origin } = new URL(page.url())
  const done = await page.request.post(`/sandbox${path}`, { data: what, headers: { origin } })
  expect(done.status(), await done.text()).toBe(200)
}
