import { paths } from '#app/paths.ts'
import { phonePhoto } from '#tests/support/made-files.ts'
import { productOf } from './chat-rooms.ts'
import { settled } from './idle.ts'
import { signInAsOperator } from './operator.ts'
import { OPERATOR } from './pages.ts'
import { expect, test } from './test.ts'

/** What an anonymous visitor gets at an address. */
const read = async (origin: string, path: string) => (await fetch(`${origin}${path}`)).text()

test('운영자가 배너를 두 너비로 미리 보고 게시하면 다음 방문부터 홈에 보이고, 늦은 사람은 두 글을 다 본다', async ({
  page,
  origin,
}) => {
  const title = `첫눈 나눔 ${Date.now() % 1e6}`
  await read(origin, '/')
  await read(origin, '/')
  await signInAsOperator(page, origin, OPERATOR)
  await page.goto('/operator/banners/new')
  const main = page.getByRole('main')
  const field = (name: RegExp | string) => main.getByRole('textbox', { name })
  await field(/^제목/).fill(title)
  await field(/^한 줄 설명/).fill('따뜻한 겨울옷을 이웃에게')
  await field(/^누르면 가는 주소/).fill('https://evil.example/')
  const buffer = await phonePhoto(1200, 600)
  await main
    .getByLabel(/^배너 사진/)
    .setInputFiles({ name: 'banner.jpg', mimeType: 'image/jpeg', buffer })
  await main.getByRole('button', { name: '저장하기' }).click()
  await expect(main.getByText('두손 안의 주소를 /로 시작해서')).toBeVisible()
  await field(/^누르면 가는 주소/).fill('/nowhere')
  await main.getByRole('button', { name: '저장하기' }).click()
  await expect(main.getByText('그런 페이지가 없어요.')).toBeVisible()
  await expect(field(/^제목/)).toHaveValue(title)
  await field(/^누르면 가는 주소/).fill('/category/free')
  await main.getByRole('button', { name: '미리보기' }).click()
  const preview = main.getByRole('region', { name: '미리보기' })
  const wide = preview.getByRole('region', { name: '컴퓨터에서' })
  await expect(wide.getByText(title)).toBeVisible()
  const widths = await Promise.all(
    [wide, preview.getByRole('region', { name: '휴대폰에서' })].map((region) =>
      region.locator('.banner').evaluate((banner) => banner.clientWidth),
    ),
  )
  expect(widths).toEqual([1192, 352])
  expect(await read(origin, '/')).not.toContain(title)
  await main.getByRole('button', { name: '저장하기' }).click()
  await expect(main.getByText('지금 상태: 게시')).toBeVisible()
  expect(await read(origin, '/')).toContain(title)

  const late = await page.context().newPage()
  await late.goto(page.url())
  // A form that is still being answered is not sent again.
  await settled(page)
  await field(/^한 줄 설명/).fill('먼저 저장한 설명')
  await main.getByRole('button', { name: '저장하기' }).click()
  await expect(main.getByText('2판 · 저장')).toBeVisible()
  const latest = late.getByRole('main')
  await latest.getByRole('textbox', { name: /^한 줄 설명/ }).fill('늦게 쓴 설명')
  await latest.getByRole('button', { name: '저장하기' }).click()
  await expect(latest.getByText('다른 운영자가 먼저 고쳤어요.')).toBeVisible()
  await expect(
    latest
      .getByRole('region', { name: '지금 저장되어 있는 내용' })
      .getByText('먼저 저장한 설명')
      .first(),
  ).toBeVisible()
  await expect(latest.getByRole('textbox', { name: /^한 줄 설명/ })).toHaveValue('늦게 쓴 설명')

  await main.getByRole('button', { name: '숨기기' }).click()
  await expect(main.getByText('지금 상태: 숨김')).toBeVisible()
  expect(await read(origin, '/')).not.toContain(title)
})

test('검색 낱말을 견주어 보고, 때를 정해 저장하고, 앞당기면 다음 검색부터 찾는다', async ({
  page,
  origin,
}) => {
  const word = `뚬빳뀨${Date.now() % 1e6}`
  const results = paths.searchResult(word)
  await signInAsOperator(page, origin, OPERATOR)
  await page.goto(paths.operatorSearchWord('new'))
  const main = page.getByRole('main')
  const field = (name: RegExp) => main.getByRole('textbox', { name })
  const save = main.getByRole('button', { name: '저장하기' })
  await field(/^낱말/).fill(word)
  await save.click()
  await expect(main.getByText('함께 찾을 말이나 카테고리를 적어 주세요.')).toBeVisible()
  await field(/^함께 찾을 말/).fill('의자')
  await main.getByRole('button', { name: '앞뒤 견주기' }).click()
  const trial = main.getByRole('region', { name: '앞뒤 견주기' })
  await expect(trial).toBeFocused()
  await expect(trial.getByText(/지금 0개, 저장하면 [1-9]\d*개를 찾아요/)).toBeInViewport()
  await main.getByLabel('쓰기 시작하는 때').fill('2099-03-01T09:00')
  await save.click()
  await expect(main.getByText('지금 상태: 예약')).toBeVisible()
  expect(await read(origin, results)).toContain('검색 결과가 없습니다')

  await main.getByLabel('쓰기 시작하는 때').fill('')
  await save.click()
  await expect(main.getByText('지금 상태: 켜짐')).toBeVisible()
  expect(await read(origin, results)).not.toContain('검색 결과가 없습니다')
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('기획전에 상품을 찾아 담고, 프로그램은 사진으로 받지 않으며, 페이지에 순서대로 보인다', async ({
    page,
    origin,
  }) => {
    const title = `기획전 ${Date.now() % 1e6}`
    await signInAsOperator(page, origin, OPERATOR)
    await page.goto('/operator/exhibitions/new')
    const main = page.getByRole('main')
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
    const goods = main.getByLabel('상품 번호나 주소')
    await main.getByRole('textbox', { name: /^제목/ }).fill(title)
    await main.getByRole('textbox', { name: /^한 줄 소개/ }).fill('겨울옷을 미리 챙겨요')
    await main.getByRole('textbox', { name: /^소개/ }).fill('어깨너비를 재고 골라 보세요.')
    await main
      .getByLabel(/^대표 사진/)
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\x90\0\x03') })
    await press('저장하기')
    await expect(main.getByText('사진이 아닌 파일이에요.')).toBeVisible()
    const buffer = await phonePhoto(900, 600)
    await main
      .getByLabel(/^대표 사진/)
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
    const first = await productOf(origin, 1003)
    await goods.fill(`${origin}/product/${first}`)
    await main.getByLabel('상품 찾기').fill('텐트')
    await press('찾기')
    await main.getByRole('checkbox').nth(1).check()
    const second = await main.getByRole('checkbox').nth(1).getAttribute('value')
    await press('고른 상품 더하기')
    await expect(goods).toHaveValue(`${first}\n${second}`)
    await press('미리보기')
    await expect(
      main.getByRole('region', { name: '미리보기' }).getByRole('heading', { name: title }),
    ).toBeVisible()
    await press('저장하기')
    await expect(main.getByText('지금 상태: 게시')).toBeVisible()
    const gnbSeq = new URL(page.url()).pathname.split('/').at(-1)
    await page.goto(`/exhibition/${gnbSeq}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const links = await page
      .getByRole('region', { name: /기획전 상품/ })
      .locator('a[href^="/product/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect([...new Set(links)]).toEqual([`/product/${first}`, `/product/${second}`])
  })
})
