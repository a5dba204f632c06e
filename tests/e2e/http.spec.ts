import { expect, test } from '@playwright/test'
import { BUILT_PATHS, exampleOf } from './pages.ts'

test('an anonymous visitor gets no cookie, and the same page as everybody', async ({
  baseURL = '',
}) => {
  for (const path of BUILT_PATHS) {
    const { address } = await exampleOf(path, baseURL)
    const response = await fetch(`${baseURL}${address}`)
    expect(response.headers.getSetCookie(), path).toEqual([])
    expect(response.headers.get('content-type'), path).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(response.headers.get('content-security-policy'), path).toContain(
      "frame-ancestors 'self'",
    )
    await response.arrayBuffer()
  }
})

test('a picture comes in the best format that the browser takes', async ({
  page,
  baseURL = '',
}) => {
  await page.goto('/product/list')
  const source = (await page.locator('main .pc img').first().getAttribute('src')) ?? ''
  const formats: [accept: string, type: string][] = [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/jpeg', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
  ]
  for (const [accept, type] of formats) {
    const response = await fetch(`${baseURL}${source}`, { headers: { accept } })
    expect(response.status, accept).toBe(200)
    expect(response.headers.get('content-type'), accept).toBe(type)
    expect(response.headers.get('vary')?.toLowerCase(), accept).toContain('accept')
    expect(response.headers.get('cache-control'), accept).toContain('immutable')
    expect((await response.arrayBuffer()).byteLength, accept).toBeGreaterThan(500)
  }
})

test('a picture that is not there is 404', async ({ baseURL = '' }) => {
  for (const path of [
    '/media/no-such-key/c320',
    '/media/../../package.json',
    '/media/x/c321',
    '/og/product/999999999/1.jpg',
  ]) {
    const response = await fetch(`${baseURL}${path}`)
    expect(response.status, path).toBe(404)
  }
})

test('built files may be kept for ever, missing ones are 404', async ({ page, baseURL = '' }) => {
  await page.goto('/')
  const script = await page.locator('link[rel=modulepreload]').first().getAttribute('href')
  const response = await fetch(`${baseURL}${script}`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect((await fetch(`${baseURL}/assets/nothing.js`)).status).toBe(404)
})

test('health and readiness are answered and never kept', async ({ baseURL = '' }) => {
  for (const path of ['/healthz', '/readyz']) {
    const response = await fetch(`${baseURL}${path}`)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('cache-control'), path).toBe('no-store')
  }
})

test('a header that only a proxy may set changes nothing', async ({ baseURL = '' }) => {
  const response = await fetch(`${baseURL}/product/list`, {
    headers: {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    },
  })
  expect(await response.text()).not.toContain('evil.example')
})
