import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { expect, test } from './test.ts'

const GENERIC = '문제가 발생했습니다. 잠시 후 다시 시도해 주세요.'

test.describe.configure({ mode: 'serial' })

/** A search host whose responses the current test defines. */
let answer: RequestListener = (_request, response) => void response.end()
let fake: Server
let server: ServerProcess

test.beforeAll(async () => {
  fake = createServer((request, response) => answer(request, response))
  fake.listen(0, '127.0.0.1')
  await once(fake, 'listening')
  const { port } = fake.address() as AddressInfo
  server = await startServer({ SEARCH_HOST_URL: `http://127.0.0.1:${port}/search` })
})

test.afterAll(async () => {
  await server?.stop()
  fake?.closeAllConnections()
  fake?.close()
})

const FAULTS: [what: string, listener: RequestListener][] = [
  [
    'answers nonsense',
    (_request, response) =>
      response.setHeader('content-type', 'application/json').end('{"items":"secret-nonsense"}'),
  ],
  ['answers no JSON', (_request, response) => response.end('<h1>secret-nonsense</h1>')],
  [
    'fails',
    (_request, response) =>
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"code":"X","status":500,"message":"secret-nonsense"}'),
  ],
  ['breaks the connection', (request) => request.socket.destroy()],
  ['never answers', () => undefined],
]

for (const [what, listener] of FAULTS)
  test(`a search host that ${what}: the generic sentence inside the shell, the rest still there`, async ({
    page,
  }) => {
    answer = listener
    for (const path of ['/product/list', `/search/${encodeURIComponent('아이폰')}`]) {
      const response = await page.goto(`${server.url}${path}`)
      expect(response?.status(), path).toBeGreaterThanOrEqual(200)
      await expect(page.getByRole('main'), path).toContainText(GENERIC)
      await expect(page.getByRole('banner').getByLabel('상품 검색')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.locator('a[href^="/category/"]').first()).toBeAttached()
      expect(await page.content()).not.toContain('secret-nonsense')
    }
  })

test('what needs no search is still whole', async ({ page }) => {
  answer = (_request, response) => response.writeHead(500).end()
  const response = await page.goto(`${server.url}/`)
  expect(response?.status()).toBe(200)
  await expect(
    page.getByRole('main').getByRole('link', { name: '모바일/태블릿' }).first(),
  ).toBeVisible()
  const category = await page.goto(`${server.url}/category`)
  expect(category?.status()).toBe(200)
})
