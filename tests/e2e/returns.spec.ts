import type { Page } from '@playwright/test'
import { phonePhoto } from '#tests/support/made-files.ts'
import { orderOf } from './orders.ts'
import { cookieHeader, cookieOf, signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const BUYER = '01000000001'
const SELLER = '01000000003'
const STRANGER = '01000000002'
const STORY = '받아 보니 옆면이 깊게 패여 있어요. 사진에는 없던 흠이에요.'

// On the second server: the order of the demo data that it changes is looked at by tests of other files.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
test.setTimeout(120_000)

const mainOf = (page: Page) => page.getByRole('main')
const press = async (page: Page, name: string) => {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await mainOf(page).getByRole('button', { name, exact: true }).last().click()
  return (await answered).status()
}

test('스크립트 없이 사진과 함께 반품을 요청하고, 주소와 함께 승인받고, 구매자가 주소를 본다', async ({
  browser,
  page: buyer,
  otherOrigin: url,
}) => {
  const photo = { name: '흠.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(900, 700) }
  const text = { name: '메모.txt', mimeType: 'text/plain', buffer: Buffer.from('사진이 아니에요') }
  const big = { ...photo, name: '큰 사진.jpg', buffer: Buffer.alloc(20 * 1024 * 1024 + 1) }
  await signInAs(buyer, url, BUYER)
  const orderSeq = await orderOf(url, await cookieHeader(buyer.context()), 'purchases', '배송완료')

  const words = mainOf(buyer).getByLabel('무엇이 문제인지 자세히 써 주세요')
  const photos = mainOf(buyer).locator('form:has([value=REQUEST_RETURN]) [type=file]')
  const kept = mainOf(buyer).getByAltText(/이미 올린 사진/)
  await test.step('사진이 없거나 틀리면 사진 칸에서 까닭을 말하고, 쓴 내용은 그대로 있다', async () => {
    await buyer.goto(`${url}/order/${orderSeq}/case`)
    await mainOf(buyer).getByText('반품 요청하기').first().click()
    await mainOf(buyer).getByLabel('어떤 문제인가요').first().selectOption('DAMAGED')
    await words.fill(STORY)
    expect(await press(buyer, '반품 요청하기')).toBe(400)
    await expect(photos).toHaveAccessibleDescription(/문제가 보이는 사진을 한 장 이상 올려 주세요/)
    await expect(words).toHaveValue(STORY)
    for (const [files, status, sentence] of [
      [Array.from({ length: 7 }, () => photo), 400, /사진은 6장까지 올릴 수 있어요/],
      [[text], 415, /메모\.txt: 사진이 아닌 파일이에요/],
      [[big], 413, /큰 사진\.jpg: 사진은 한 장에 20MB까지/],
    ] as const) {
      await photos.setInputFiles([...files])
      expect(await press(buyer, '반품 요청하기')).toBe(status)
      await expect(photos).toHaveAccessibleDescription(sentence)
      await expect(words).toHaveValue(STORY)
      await expect(kept).toHaveCount(0)
    }
  })

  await test.step('다른 칸이 틀려도 올린 사진은 다시 고르지 않는다', async () => {
    await words.fill('짧아요')
    await photos.setInputFiles(photo)
    expect(await press(buyer, '반품 요청하기')).toBe(400)
    await expect(kept).toHaveCount(1)
    await words.fill(STORY)
    expect(await press(buyer, '반품 요청하기')).toBe(303)
    await expect(mainOf(buyer).getByText('반품을 요청했어요.').first()).toBeVisible()
  })

  const seller = await (
    await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  ).newPage()
  await signInAs(seller, url, SELLER)
  await test.step('판매자는 사진을 보고, 남은 보지 못한다', async () => {
    await seller.goto(`${url}/order/${orderSeq}/case`)
    const shown = mainOf(seller).getByAltText('구매자가 올린 사진 1')
    await expect(shown).toBeVisible()
    const address = `${url}${await shown.getAttribute('src')}`
    const file = await seller.request.get(address)
    expect([file.status(), file.headers()['cache-control']]).toEqual([200, 'private, no-store'])
    const cookie = await cookieOf(url, STRANGER)
    expect((await fetch(address, { headers: { cookie } })).status).toBe(404)
  })

  await test.step('승인하며 주소를 찾아 적는다', async () => {
    await seller.goto(`${url}/mystore/sales/${orderSeq}`)
    await mainOf(seller).getByRole('link', { name: '반품 승인하기' }).click()
    expect(await press(seller, '반품 승인하기')).toBe(400)
    await expect(mainOf(seller).getByLabel('연락처')).toHaveAccessibleDescription(/번호를 숫자로/)
    await mainOf(seller).getByLabel('받는 사람').fill('한소라')
    await mainOf(seller).getByLabel('연락처').fill('010-9876-5432')
    await mainOf(seller).getByLabel('주소 찾기').fill('양화로 45')
    await press(seller, '찾기')
    await press(seller, '고른 주소 쓰기')
    await expect(mainOf(seller).getByLabel('도로명주소')).toHaveValue(/양화로 45/)
    await mainOf(seller).getByLabel('상세 주소').fill('반품 받는 3층')
    expect(await press(seller, '반품 승인하기')).toBe(303)
    await expect(mainOf(seller).getByText('구매자가 상품을 보낼 차례예요.').first()).toBeVisible()
    await expect(seller.getByText('반품 받는 3층')).toHaveCount(0)
  })

  await test.step('구매자는 거래와 운송장 화면에서 주소를 본다', async () => {
    for (const path of [`/mystore/purchases/${orderSeq}`, `/order/${orderSeq}/invoice`]) {
      await buyer.goto(`${url}${path}`)
      await expect(mainOf(buyer).getByText(/양화로 45.*반품 받는 3층/)).toBeVisible()
      await expect(mainOf(buyer).getByText('010-9876-5432')).toBeVisible()
    }
  })
  await seller.context().close()
})
