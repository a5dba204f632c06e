import type { Page } from '@playwright/test'
import { THEME_COLORS } from '#app/styles/theme-colors.ts'
import { expect, test } from './test.ts'

const LIGHT = 'rgb(255, 255, 255)'
const DARK = 'rgb(23, 21, 19)'

const ground = (page: Page) => expect(page.locator('html'))
const choose = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name }).click()

test('the colour scheme follows the device, or the choice, in every tab and from the first paint on', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/terms', { waitUntil: 'networkidle' })
  await ground(page).toHaveCSS('background-color', DARK)
  await choose(page, '라이트')
  await ground(page).toHaveCSS('background-color', LIGHT)
  await expect(page.getByRole('button', { name: '라이트' })).toHaveAttribute('aria-pressed', 'true')
  for (const meta of await page.locator('meta[name=theme-color]').all())
    await expect(meta).toHaveAttribute('content', THEME_COLORS.light)

  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  // No script but the page's own inline ones: what they have done is there at the first paint.
  await other.route('**/*.js', (route) => route.abort())
  await other.goto('/terms')
  await ground(other).toHaveAttribute('data-scheme', 'light')
  await choose(page, '다크')
  await other.reload()
  await ground(other).toHaveCSS('background-color', DARK)
  await other.close()

  await choose(page, '시스템')
  await page.emulateMedia({ colorScheme: 'light' })
  await ground(page).toHaveCSS('background-color', LIGHT)
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'color_scheme' }),
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the colour scheme can be chosen, and the page stays the same for everybody', async ({
    page,
    origin,
  }) => {
    await page.goto('/terms')
    await ground(page).toHaveCSS('background-color', LIGHT)
    await choose(page, '다크')
    await expect(page).toHaveURL('/terms')
    await ground(page).toHaveCSS('background-color', DARK)
    const read = async (cookie: string) => {
      const response = await fetch(`${origin}/terms`, { headers: { cookie } })
      return [await response.text(), response.headers.get('content-security-policy')]
    }
    expect(await read('color_scheme=dark')).toEqual(await read(''))
    await choose(page, '시스템')
    await ground(page).toHaveCSS('background-color', LIGHT)
  })

  test('every banner of the home page can be reached', async ({ page }) => {
    await page.goto('/')
    const banners = page.getByRole('region', { name: '진행 중인 소식' }).getByRole('link')
    expect(await banners.count()).toBeGreaterThan(1)
    await banners.last().focus()
    await expect(banners.last()).toBeInViewport({ ratio: 0.9 })
  })
})

test('the banners turn by themselves until they are paused, and never where motion is unwelcome', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const banners = page.getByRole('region', { name: '진행 중인 소식' })
  const dot = (place: number) => banners.getByRole('button', { name: `소식 ${place}:` })
  const shown = (place: number, isShown = true) =>
    expect(dot(place)).toHaveAttribute('aria-current', String(isShown))
  await shown(1)
  await page.clock.runFor(30_000)
  await shown(1)
  await expect(banners.getByRole('button', { name: /자동 넘김/ })).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const pause = banners.getByRole('button', { name: '자동 넘김 멈추기' })
  await expect(pause).toBeVisible()
  await page.clock.runFor(7_000)
  await shown(1, false)
  await pause.click()
  // Pointer and focus hold it too.
  await page.mouse.move(0, 0)
  await banners.getByRole('button', { name: '자동 넘김 시작하기' }).blur()
  await expect(async () => {
    const current = () => banners.locator('[aria-current="true"]').getAttribute('aria-label')
    const before = await current()
    await page.clock.runFor(13_000)
    expect(await current()).toBe(before)
  }).toPass()

  await dot(1).click()
  await shown(1)
  await banners.getByRole('button', { name: '이전 소식' }).click()
  await shown(await banners.getByRole('listitem').count())
})
