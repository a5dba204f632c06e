import type { Page } from '@playwright/test'
import { exampleOf } from './pages.ts'
import { expect, test } from './test.ts'

const WIDTHS = [390, 1280] as const
const PAGES = ['/', '/product/list', '/product/:productSeq', '/search', '/search/:keyword'] as const

/** The document as it would come in a language that is written from right to left. */
async function writtenTo(page: Page, direction: 'ltr' | 'rtl') {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '<html lang="ko" dir="ltr"',
      `<html lang="ko" dir="${direction}"`,
    )
    await route.fulfill({ response, body })
  })
}

/** How far the page can be moved sideways, in either direction. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const reached = [-10_000, 10_000].map((left) => {
      window.scrollTo({ left, behavior: 'instant' })
      return Math.abs(window.scrollX)
    })
    return Math.max(...reached)
  })

for (const path of PAGES)
  test(`오른쪽에서 왼쪽으로 쓰는 글에서도 ${path} 화면은 좁은 화면과 넓은 화면에 들어간다`, async ({
    page,
    origin,
  }) => {
    const { address } = await exampleOf(path, origin)
    await page.setViewportSize({ width: WIDTHS[0], height: 844 })
    await writtenTo(page, 'rtl')
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page), `pixels that the page is wider than ${width}`).toBe(0)
      const heading = page.getByRole('heading', { level: 1 }).first()
      const place = await heading.evaluate((element) => {
        const page = document.body.getBoundingClientRect()
        const { left, right } = element.getBoundingClientRect()
        return { left: left - page.left, right: page.right - right }
      })
      expect(place.left).toBeGreaterThanOrEqual(0)
      expect(place.right).toBeGreaterThanOrEqual(0)
    }
  })

for (const [direction, side] of [
  ['ltr', 'left'],
  ['rtl', 'right'],
] as const)
  test(`메뉴는 글이 시작하는 쪽에서 나온다: ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await writtenTo(page, direction)
    await page.goto('/product/list', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: '메뉴', exact: true }).click()
    const menu = page.getByRole('dialog', { name: '메뉴' })
    await expect(menu).toBeVisible()
    const gap = () =>
      menu.evaluate((element) => {
        const page = document.body.getBoundingClientRect()
        const { left, right } = element.getBoundingClientRect()
        return { left: left - page.left, right: page.right - right }
      })
    await expect.poll(async () => (await gap())[side]).toBe(0)
  })

test('320px 화면에서도 홈은 옆으로 넘치지 않는다', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await overflow(page)).toBe(0)
})
