import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, request } from '@playwright/test'
import { phonePhoto } from '#tests/support/made-files.ts'
import { signInOver, typeSignIn } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const FAN = '01000000002'
const SELLER = '01000000003'

/** A word that no other listing has. */
const rareWord = () =>
  Array.from({ length: 4 }, () => String.fromCharCode(0xac00 + randomInt(11_172))).join('')

/** Registers a listing as the form does without script. */
async function sell(seller: APIRequestContext, origin: string, title: string): Promise<string> {
  const form = await (await seller.get(`${origin}/product/form`)).text()
  const [, select = ''] = /<select[^>]*name="categorySeq"[^>]*>(.*?)<\/select>/s.exec(form) ?? []
  const [, categorySeq = ''] = /<option value="(\d+)"/.exec(select) ?? []
  const sent = await seller.post(`${origin}/product/form`, {
    headers: { origin },
    maxRedirects: 0,
    multipart: {
      intent: 'register',
      formKey: randomUUID(),
      draftId: '',
      revision: '0',
      version: '',
      title,
      categorySeq,
      condition: 'USED',
      price: '30,000',
      tradeMethods: 'DIRECT',
      shipping: '',
      body: '작년에 산 것이고 상태가 아주 좋아요. 직접 보고 가져가세요.',
      tags: '',
      confirmed: '1',
      photos: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() },
    },
  })
  if (sent.status() !== 303)
    throw new Error(`not registered: ${sent.status()} ${await sent.text()}`)
  return sent.headers().location ?? ''
}

test('검색에서 만든 알림이 새 상품을 찾아 오고, 열면 읽은 것이 되며, 스크립트 없이도 된다', async ({
  page,
  browser,
  origin,
}) => {
  const word = rareWord()
  const title = `${word} 오르골`
  await page.goto(`/search/${encodeURIComponent(word)}?maxPrice=50000`)
  await page.getByRole('button', { name: '이 검색 알림 받기' }).click()
  await typeSignIn(page, origin, FAN)
  await expect(page.getByText('키워드 알림을 만들었어요.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
  await page.getByRole('button', { name: '이 검색 알림 받기' }).click()
  await expect(page.getByText('같은 조건의 알림을 이미 받고 있어요.')).toBeVisible()

  const seller = await request.newContext()
  await signInOver(seller, origin, SELLER)
  const done = await sell(seller, origin, title)
  const bell = page.getByRole('link', { name: /^알림, 안 읽은 알림/ })
  await expect(bell).toBeVisible()
  const panel = page.getByRole('dialog')
  const told = panel.getByRole('link', { name: new RegExp(`${word}.*${title}`) })
  // Another test's notice for the same member may light the bell before this one has come.
  await expect(async () => {
    await page.reload()
    await bell.click()
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    expect(await told.count()).toBe(1)
  }).toPass()
  await told.click()
  await expect(page).toHaveURL(new RegExp(`/product/${done.split('/').at(-1)}$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const state = await page.context().storageState()
  const plain = await browser.newContext({ storageState: state, javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(`${origin}/mystore/notices?group=keyword`)
  const item = still.getByRole('listitem').filter({ hasText: title })
  await expect(item).toBeVisible()
  await expect(item).not.toContainText('안 읽음')

  await still.goto(`${origin}/mystore/keywords`)
  const alert = still.getByRole('listitem').filter({ hasText: word })
  await expect(alert).toContainText('50,000원 이하')
  await alert.getByRole('link', { name: /조건 바꾸기/ }).click()
  await alert.getByLabel('최고 가격').fill('비싸요')
  await alert.getByRole('button', { name: '바꾸기', exact: true }).click()
  await expect(alert.getByText('금액을 숫자로 적어 주세요.')).toBeVisible()
  await alert.getByLabel('최고 가격').fill('60000')
  await alert.getByRole('button', { name: '바꾸기', exact: true }).click()
  await expect(alert).toContainText('60,000원 이하')
  await alert.getByRole('button', { name: /잠시 멈추기/ }).click()
  await expect(alert).toContainText('멈춤')
  await alert.getByRole('button', { name: /지우기/ }).click()
  await expect(alert).toHaveCount(0)

  await still.goto(`${origin}/mystore/settings/notices`)
  const followed = still
    .getByRole('group', { name: '내 가게에 단골이 생겼을 때' })
    .getByLabel('알림함')
  for (const isWanted of [false, true]) {
    await followed.setChecked(isWanted)
    await still.getByRole('button', { name: '저장하기' }).click()
    await still.goto(`${origin}/mystore/settings/notices`)
    await expect(followed).toBeChecked({ checked: isWanted })
  }
  await plain.close()
  await seller.dispose()
})
