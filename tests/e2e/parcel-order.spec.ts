import type { Page } from '@playwright/test'
import { signInAsOperator } from './operator.ts'
import { orderOf } from './orders.ts'
import { cookieOf, signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const SELLER = '01000000001'
const BUYER = '01000000003'
const OPERATOR = '01000000005'

// On the second server: the order of the demo data that it changes is looked at by tests of other files.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
test.setTimeout(120_000)

const mainOf = (page: Page) => page.getByRole('main')
const press = async (page: Page, name: string) => {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await mainOf(page).getByRole('button', { name, exact: true }).click()
  return (await answered).status()
}

test('스크립트 없이 운송장을 등록하고 고치며, 운영자가 분쟁 조정을 시작한다', async ({
  browser,
  page: seller,
  otherOrigin: url,
}) => {
  await signInAs(seller, url, SELLER)
  // The one of the demo data: the seller has others, of other tests.
  const orderSeq = await orderOf(url, await cookieOf(url, BUYER), 'purchases', '발송준비')
  const number = mainOf(seller).getByLabel('운송장 번호')

  await test.step('택배사를 고르지 않으면 번호로 본 택배사를 말하고, 적은 번호는 그대로 있다', async () => {
    await seller.goto(`${url}/order/${orderSeq}/invoice`)
    await number.fill('4541-2174-9911')
    expect(await press(seller, '운송장 번호 등록하기')).toBe(400)
    const courier = mainOf(seller).getByLabel('택배사')
    await expect(courier).toHaveAccessibleDescription(/번호로 보면 한진택배일 것 같아요/)
    await expect(number).toHaveValue('4541-2174-9911')
    await courier.selectOption('HANJIN')
    expect(await press(seller, '운송장 번호 등록하기')).toBe(303)
    await expect(mainOf(seller).getByText('454121749911')).toBeVisible()
  })

  await test.step('택배사가 받기 전에는 고칠 수 있고, 고친 번호만 보인다', async () => {
    await seller.goto(`${url}/mystore/sales/${orderSeq}`)
    await mainOf(seller).getByRole('link', { name: '운송장 번호 고치기' }).click()
    await expect(seller.getByRole('heading', { level: 1 })).toHaveText('운송장 번호 고치기')
    await expect(mainOf(seller).getByText('한진택배 454121749911')).toBeVisible()
    await number.fill('1234')
    await mainOf(seller).getByLabel('택배사').selectOption('EPOST')
    expect(await press(seller, '운송장 번호 고치기')).toBe(400)
    await expect(number).toHaveAccessibleDescription(/숫자 13자리예요. 지금은 4자리예요/)
    await number.fill('6865421234567')
    expect(await press(seller, '운송장 번호 고치기')).toBe(303)
    await expect(mainOf(seller).getByText('6865421234567')).toBeVisible()
    await expect(mainOf(seller).getByText('454121749911')).toHaveCount(0)
    await seller.goto(`${url}/mystore/sales/${orderSeq}`)
    await expect(mainOf(seller).getByText('운송장 번호를 고쳤어요').first()).toBeVisible()
  })

  await test.step('운영자는 두 번호와 상품 글을 보고, 이유를 말하며 분쟁 조정을 시작한다', async () => {
    const desk = await (
      await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 1280, height: 900 },
      })
    ).newPage()
    await signInAsOperator(desk, url, OPERATOR)
    await desk.goto(`${url}/operator/orders/${orderSeq}`)
    const parcels = mainOf(desk).getByRole('region', { name: '배송', exact: true }).first()
    await expect(parcels.getByText('6865421234567')).toBeVisible()
    await expect(parcels.getByText('454121749911')).toBeVisible()
    await expect(mainOf(desk).getByRole('region', { name: '주문할 때의 상품 글' })).toBeVisible()
    const form = mainOf(desk).getByRole('region', { name: '분쟁 조정 시작하기' })
    await form.getByLabel('시작하는 이유').fill('짧아요')
    expect(await press(desk, '분쟁 조정 시작하기')).toBe(400)
    await expect(form.getByLabel('시작하는 이유')).toHaveAccessibleDescription(/10자 이상/)
    await form
      .getByLabel('시작하는 이유')
      .fill('택배사가 물건을 찾지 못했어요. 두 분의 이야기를 듣고 결정할게요.')
    expect(await press(desk, '분쟁 조정 시작하기')).toBe(303)
    await expect(mainOf(desk).getByRole('region', { name: '분쟁 조정 시작하기' })).toHaveCount(0)
    await desk.context().close()
  })

  await test.step('판매자는 누가 언제까지 결정하는지 보고, 운영자의 말을 읽는다', async () => {
    await seller.reload()
    await expect(mainOf(seller).getByText('까지 결정해 드려요.')).toBeVisible()
    await mainOf(seller).getByRole('link', { name: '반품·분쟁', exact: true }).click()
    await expect(mainOf(seller).getByText('택배사가 물건을 찾지 못했어요.')).toBeVisible()
  })
})
