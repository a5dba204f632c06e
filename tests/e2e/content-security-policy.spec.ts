import { hydrated } from './idle.ts'
import { expect, test } from './test.ts'

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
