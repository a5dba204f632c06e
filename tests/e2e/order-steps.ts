import type { Browser, Page } from '@playwright/test'
import { inTurn } from '#tests/support/in-turn.ts'
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
  method: 'DIRECT' | 'CVS' | 'PARCEL'
  cvsFee?: number
}

/** A neighbourhood that things can be handed over in. */
const REGION = '11440101'

/** Lists a thing over HTTP, as the form without script does. @returns its number */
export async function listProduct(page: Page, { category, ...listed }: Listed): Promise<number> {
  const path = '/product/form'
  const shown = await page.request.get(path)
  const form = await shown.text()
  const hidden = ['formKey', 'draftId', 'revision', 'version'].map((name) => [
    name,
    new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? '',
  ])
  const [, categorySeq = ''] =
    new RegExp(`<option value="(\\d+)"[^>]*>${category}</option>`).exec(form) ?? []
  const buffer = await phonePhoto(600, 600)
  const answer = await page.request.post(path, {
    maxRedirects: 0,
    headers: { origin: new URL(shown.url()).origin },
    multipart: {
      ...Object.fromEntries(hidden),
      intent: 'register',
      title: listed.title,
      price: String(listed.price),
      body: '설명과 같아요. 궁금하면 물어보세요.',
      categorySeq,
      condition: 'LIKE_NEW',
      tradeMethods: listed.method,
      cvsFee: listed.cvsFee ? String(listed.cvsFee) : '',
      regionCodes: REGION,
      photos: { name: '사진.jpg', mimeType: 'image/jpeg', buffer },
    },
  })
  const [, productSeq] = /complete\/(\d+)$/.exec(answer.headers().location ?? '') ?? []
  expect(productSeq, await answer.text()).toBeDefined()
  return Number(productSeq)
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

/** Moves the clock of orders, or does what it must not be moved in: an order that is not paid soon ends. */
export const onClockOf = <Result>(origin: string, job: () => Promise<Result>): Promise<Result> =>
  inTurn(`${new URL(origin).port}-order-clock`, job)

/** A parcel that was sent some time ago, when its courier is first asked about it, is at its shop. */
export async function arriveAtShop(page: Page, invoiceNo: string): Promise<void> {
  const { origin } = new URL(page.url())
  await onClockOf(origin, () => atSandbox(page, '/clock', { minutes: 60 }))
  await atSandbox(page, `/parcels/${invoiceNo}`, { courier: 'GS25', step: 'delivered' })
}

/** Does something in the sandbox, as whoever it stands in for. */
async function atSandbox(page: Page, path: string, what: object): Promise<void> {
  const { origin } = new URL(page.url())
  const done = await page.request.post(`/sandbox${path}`, { data: what, headers: { origin } })
  expect(done.status(), await done.text()).toBe(200)
}
