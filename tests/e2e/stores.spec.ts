import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

/** A new member and a buyer; what they follow and store no other test reads. */
const MEMBER = '01000000004'
const OTHER_STORE = '/store/1003'
const OWN_PHONE = '01000000003'

test.describe.configure({ mode: 'serial' })

test('로그인하지 않고 단골을 맺으면 로그인한 뒤 그 가게에서 맺어져 있고, 스크립트 없이도 끊는다', async ({
  browser,
  page,
  origin,
}) => {
  await page.goto(OTHER_STORE)
  await page.getByRole('button', { name: '단골 맺기' }).click()
  // On a panel, or on the page where the form leads without script.
  await expect(page.locator('button[value=PHONE]').first()).toBeVisible()
  await signInAs(page, origin, MEMBER)
  await page.goto(OTHER_STORE)
  const follow = page.getByRole('button', { name: '단골 맺기' })
  // A repeated run begins with the follow of the one before.
  const press = async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/following'))
    await follow.click()
    await answered
  }
  if ((await follow.getAttribute('aria-pressed')) === 'true') await press()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await press()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')

  const { cookies } = await page.context().storageState()
  const plain = await browser.newContext({ javaScriptEnabled: false })
  await plain.addCookies(cookies)
  const simple = await plain.newPage()
  await simple.goto(`${origin}/mystore/following`)
  const notices = simple.getByRole('button', { name: 'noir 빈티지 새 상품 알림' })
  await expect(notices).toHaveText(/켜짐/)
  await notices.click()
  await expect(notices).toHaveText(/꺼짐/)
  const card = simple.getByRole('region', { name: 'noir 빈티지' })
  await card.getByRole('button', { name: '단골 맺기' }).click()
  await expect(card).toHaveCount(0)
  await plain.close()
})

test('휴가를 정하면 가게에 보이고, 끝내면 없어진다', async ({ page, origin, browser }) => {
  await signInAs(page, origin, OWN_PHONE)
  await page.goto('/mystore/vacation')
  await page.getByLabel('남길 말').fill('제주에 다녀올게요')
  await page.getByLabel('마지막 날').fill('2020-01-01')
  await page.getByRole('button', { name: /휴가 (시작하기|바꾸기)/ }).click()
  await expect(page.getByText('마지막 날이 첫날보다 빨라요.')).toBeVisible()
  await expect(page.getByLabel('남길 말')).toHaveValue('제주에 다녀올게요')
  await page.getByLabel('마지막 날').fill('')
  await page.getByRole('button', { name: /휴가 (시작하기|바꾸기)/ }).click()
  await expect(page.getByRole('button', { name: '휴가 끝내기' })).toBeVisible()

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const store = await visitor.newPage()
  await store.goto(`${origin}${OTHER_STORE}`)
  await expect(store.getByText('제주에 다녀올게요')).toBeVisible()
  await page.getByRole('button', { name: '휴가 끝내기' }).click()
  await expect(page.getByRole('button', { name: '휴가 시작하기' })).toBeVisible()
  await store.reload()
  await expect(store.getByText('제주에 다녀올게요')).toHaveCount(0)
  await visitor.close()
})

test('주소를 도로명으로 찾아 저장하고, 목록에서는 가려지고, 주소가 주소창에 남지 않는다', async ({
  page,
  origin,
}) => {
  await signInAs(page, origin, MEMBER)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/mystore/addresses/form')
  await page.getByLabel('받는 사람').fill('이하늘')
  await page.getByLabel('연락처').pressSequentially('01000000004')
  await expect(page.getByLabel('연락처')).toHaveValue('010-0000-0004')
  await page.getByLabel('주소 찾기').fill('성미산로 24')
  await page.getByLabel('주소 찾기').press('Enter')
  await page.getByRole('button', { name: '고른 주소 쓰기' }).click()
  await expect(page.getByLabel('우편번호')).toHaveValue('03980')
  await expect(page.getByLabel('도로명주소')).toHaveValue('서울특별시 마포구 성미산로 24 (연남동)')
  await expect(page.getByLabel('받는 사람')).toHaveValue('이하늘')
  await page.getByLabel('상세 주소').fill('옥탑')
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page).toHaveURL(`${origin}/mystore/addresses`)
  const entry = page.getByRole('listitem').filter({ hasText: '서울특별시 마포구 연남동 ***' })
  await expect(entry.first()).toContainText('이*늘')
  await expect(entry.first()).toContainText('010-****-0004')
  expect(addresses.filter((url) => /성미산|03980|%EC%84%B1|0000004/.test(url))).toEqual([])
  for (let left = await entry.count(); left > 0; left -= 1) {
    await entry
      .first()
      .getByRole('button', { name: /지우기/ })
      .click()
    await expect(entry).toHaveCount(left - 1)
  }
})

test('마이페이지는 390에서 기다리는 일이 접히지 않은 곳에 있고, 가게에서 카테고리로 좁힌다', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, origin, '01000000001')
  await page.goto('/mystore')
  const waiting = page.getByRole('region', { name: /지금 할 일/ })
  const box = await waiting.boundingBox()
  expect((box?.y ?? 844) < 420).toBe(true)
  await page.goto('/store/1001')
  const categories = page.getByRole('list', { name: '카테고리' })
  await categories.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/category=\d+/)
  await expect(categories.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true')
  await page.getByPlaceholder('이 가게의 상품 찾기').fill('없는물건이에요')
  await page.getByPlaceholder('이 가게의 상품 찾기').press('Enter')
  await expect(page).toHaveURL(/category=\d+&keyword=/)
  await expect(page.getByRole('link', { name: '판매중 상품 모두 보기' })).toBeVisible()
})
