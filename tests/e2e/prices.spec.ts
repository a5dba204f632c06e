import { paths } from '#app/paths.ts'
import { signUp } from './sign-in-steps.ts'
import { expect, test } from './test.ts'

const WORD = '아이폰 15 프로'

test.describe('시세 조회', () => {
  test.use({ javaScriptEnabled: false })

  test('이름으로 찾으면 팔린 값, 그래프의 표, 제외한 이유, 옵션과 상태가 보인다', async ({
    page,
  }) => {
    await page.goto(paths.searchPrice())
    const field = page.getByRole('searchbox', { name: '시세를 볼 물건' })
    await field.fill(WORD)
    await page.getByRole('button', { name: '조회' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${WORD} 시세` })).toBeVisible()
    await expect(page).toHaveURL(paths.priceResult(WORD))
    const summary = page.getByRole('region', { name: '가격 요약' })
    await expect(summary).toContainText('건 팔림')
    await expect(summary).not.toContainText('표본 부족')
    await expect(page.getByRole('img', { name: /팔린 가격/ })).toBeVisible()

    const table = page.getByRole('region', { name: '기간별 가격 표' })
    await expect(table).toBeHidden()
    await page.getByText('표로 보기').focus()
    await page.keyboard.press('Enter')
    await expect(table.getByRole('row').nth(1)).toContainText('건')

    const choices = page.getByRole('region', { name: '옵션과 상태별 가격' })
    await choices.getByRole('link', { name: /^256GB/ }).click()
    await expect(page).toHaveURL(/capacity=256GB/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('256GB')
    await page.getByRole('link', { name: '1년' }).click()
    await expect(page).toHaveURL(/period=year/)
    // A year begins and ends on the same day.
    await page.getByText('표로 보기').click()
    await expect(table.getByRole('row').nth(1)).toContainText(/^\d{4}\.\d\d\.\d\d~/)
  })

  test('찾지 못할 말에는 까닭을 말하고, 적은 것은 남는다', async ({ page }) => {
    const field = page.getByRole('searchbox', { name: '시세를 볼 물건' })
    const open = async (path: string) => (await page.goto(path))?.status()

    expect(await open(paths.priceResult('🙂'))).toBe(400)
    await expect(field).toHaveValue('🙂')
    await expect(page.getByText('물건 이름을 글자나 숫자로 적어 주세요.')).toBeVisible()

    const long = '아이폰 '.repeat(200).trim()
    expect(await open(paths.priceResult(long))).toBe(400)
    await expect(field).toHaveValue(long)
    await expect(page.getByText(/너무 길어요/)).toBeVisible()

    expect(await open(paths.priceResult(`${WORD} 50만원~90만원`))).toBe(200)
    await expect(field).toHaveValue(`${WORD} 50만원~90만원`)
    await expect(page.getByText(`가격 범위는 빼고 ‘${WORD}’ 시세를 찾았어요.`)).toBeVisible()

    expect(await open(paths.priceResult('폰'))).toBe(200)
    await expect(page.getByText(/한 글자로는 여러 물건이 섞여요/)).toBeVisible()

    expect(await open(paths.priceResult('캠핑의자'))).toBe(200)
    await expect(page.getByText(/제목에 ‘캠핑의자’라고 적힌 상품이 없어서/)).toBeVisible()
    await expect(page.getByRole('region', { name: '가격 요약' })).toContainText(/\d건 팔림/)

    expect(await open(paths.priceResult('아무도 팔지 않는 물건'))).toBe(200)
    await expect(page.getByText('‘아무도 팔지 않는 물건’의 가격을 아직 몰라요')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
})

test('판매 글을 쓰는 동안 적은 가격이 팔린 값 가운데 어디인지 보인다', async ({ page, origin }) => {
  await signUp(page, origin)
  await page.goto(paths.sellForm())
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: '제목' }).fill(`${WORD} 128GB 팝니다`)
  await main.getByRole('textbox', { name: '가격' }).pressSequentially('400000')
  const verdict = main.getByRole('region', { name: '적은 가격과 시세' })
  await expect(verdict).toContainText('팔린 가격보다 낮은 편이에요')
  await expect(verdict.getByRole('link', { name: '시세 자세히 보기' })).toBeVisible()
})
