import type { Page } from '@playwright/test'
import { BUILT_PATHS, exampleOf } from './pages.ts'
import { expect, test } from './test.ts'

/** Proxies have a buffer for the headers of a response, often of 4 or 8 KB. */
const HEADER_LIMIT_BYTES = 6 * 1024

test('no page breaks its own policy, which lets nothing inline in by a rule', async ({
  page,
  origin,
}) => {
  const broken: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => broken.push(violation))
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(text: string): void }
    document.addEventListener('securitypolicyviolation', (event) =>
      reportViolation(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  for (const path of BUILT_PATHS) {
    const { address } = await exampleOf(path, origin)
    const response = await page.goto(address, { waitUntil: 'load' })
    const headers = (await response?.headersArray()) ?? []
    const policy = (await response?.headerValue('content-security-policy')) ?? ''
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    const bytes = headers.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0)
    expect(bytes, path).toBeLessThan(HEADER_LIMIT_BYTES)
    await hydrated(page)
  }
  expect(broken).toEqual([])
})

test('a script that came into a page by way of its text does not run', async ({ page }) => {
  let hasPolicy = true
  await page.route('**/product/list', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy, ...headers } = response.headers()
    const brought = '<script>window.stolen = 1</script><img src="x" onerror="window.stolen = 1">'
    await route.fulfill({
      response,
      headers: hasPolicy ? { ...headers, 'content-security-policy': policy ?? '' } : headers,
      body: (await response.text()).replace('</main>', `${brought}</main>`),
    })
  })
  const isStolen = () => page.evaluate(() => 'stolen' in window)
  await page.goto('/product/list')
  await hydrated(page)
  expect(await isStolen()).toBe(false)

  hasPolicy = false
  await page.goto('/product/list')
  expect(await isStolen(), 'without the policy it does').toBe(true)
})

/** Our own scripts run: Remix has hydrated the page. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => '__remixRouteModules' in window)
}
