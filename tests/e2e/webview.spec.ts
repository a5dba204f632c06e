import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { APP } from '#app/brand.ts'
import { findFreePort, type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { hydrated } from './idle.ts'
import { signInAs } from './sign-in-as.ts'
import { askForCode, codeOf, enterCode } from './sign-in-steps.ts'
import { expect, test } from './test.ts'

/** The server of the tests below, which knows one origin of a webview and one of a cafe. */
let server: ServerProcess
/** Another name of this machine, which every Chromium resolves by itself. */
let webview: string
let cafe: string
let otherSites: Server

const MEMBER = '01000000001'
const FINGERPRINT = Array(32).fill('AB').join(':')
const KAKAO_KEY = '0123456789abcdef0123456789abcdef'
const IN_APP = `Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile ${APP.name}/3.2.1`

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const port = await findFreePort()
  webview = `http://app.localhost:${port}`
  otherSites = createServer(sendFrame).listen(0, '127.0.0.1')
  await once(otherSites, 'listening')
  cafe = `http://cafe.localhost:${(otherSites.address() as AddressInfo).port}`
  server = await startServer({
    PORT: String(port),
    WEBVIEW_ORIGINS: `https://other.example,${webview}`,
    CAFE_ORIGINS: cafe,
    KAKAO_JAVASCRIPT_KEY: KAKAO_KEY,
    ANDROID_PACKAGE: 'com.duson.app',
    ANDROID_CERT_SHA256: FINGERPRINT,
  })
})

test.afterAll(async () => {
  otherSites?.close()
  otherSites?.closeAllConnections()
  await server?.stop()
})

/** A page of the cafe, or of another name of the machine, that frames the address in its query. */
function sendFrame(request: IncomingMessage, response: ServerResponse) {
  const src = decodeURIComponent(request.url?.split('?')[1] ?? '')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><title>카페</title><iframe src="${src}" width="320"></iframe>`)
}

/** Paths of what the page's script fetches from its own origin. */
function recordFetches(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'fetch') paths.push(`${request.method()} ${pathname}`)
  })
  return paths
}

/** Goes through pages, data of our own, and a post; returns what was fetched meanwhile. */
async function walk(page: Page, origin: string): Promise<string[]> {
  const fetched = recordFetches(page)
  await page.goto(`${origin}/product/list`)
  await hydrated(page)
  await page.locator('main .pc a').first().click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  const suggested = page.waitForResponse((response) => response.url().includes('/api/suggestions'))
  await page.goto(`${origin}/search`)
  await hydrated(page)
  await page.getByRole('combobox').first().pressSequentially('아이')
  expect((await suggested).status()).toBe(200)
  await page.goto(`${origin}/signin`)
  await hydrated(page)
  await askForCode(page, MEMBER)
  await enterCode(page, await codeOf(page, server.url, MEMBER))
  await expect(page).toHaveURL(`${origin}/`)
  await expect.poll(() => fetched.join()).toContain('/api/session')
  return fetched
}

test('웹뷰의 출처에서는 데이터 요청 주소에 /main-web이 붙는다', async ({ page }) => {
  const fetched = await walk(page, webview)
  const ours = fetched.filter((line) => /\.data$|__manifest$|\/api\//.test(line))
  expect(ours.filter((line) => !/^\w+ \/main-web\//.test(line))).toEqual([])
  for (const kind of [
    /^GET \/main-web\/product\/\d+\.data$/,
    /^GET \/main-web\/__manifest$/,
    /^GET \/main-web\/api\/suggestions$/,
    /^POST \/main-web\/.*\.data$/,
  ])
    expect(ours.filter((line) => kind.test(line)).length, String(kind)).toBeGreaterThan(0)
})

test('다른 출처에서는 붙지 않는다', async ({ page }) => {
  const fetched = await walk(page, server.url)
  expect(fetched.filter((line) => /\.data$/.test(line)).length).toBeGreaterThan(0)
  expect(fetched.filter((line) => line.includes('main-web'))).toEqual([])
})

test('서버는 두 주소에 똑같이 답하고, 쪽은 한 주소로만 연다', async () => {
  for (const path of [
    '/product/list.data?sort=latest',
    '/_root.data?_routes=root',
    '/__manifest?p=%2Fsearch&version=x',
    '/api/session',
    '/api/suggestions?keyword=%EC%95%84',
  ]) {
    const [plain, prefixed] = await Promise.all(
      ['', '/main-web'].map((prefix) => fetch(`${server.url}${prefix}${path}`)),
    )
    expect(prefixed?.status, path).toBe(plain?.status)
    for (const name of ['content-type', 'cache-control', 'content-security-policy'])
      expect(prefixed?.headers.get(name), `${path} ${name}`).toBe(plain?.headers.get(name))
    const withoutMoments = async (response: Response | undefined) =>
      (await response?.text())?.replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '')
    expect(await withoutMoments(prefixed), path).toBe(await withoutMoments(plain))
  }
  for (const path of ['/', '/product/list', '/favicon.svg', '/healthz'])
    expect((await fetch(`${server.url}/main-web${path}`)).status, path).toBe(404)
})

test('고치는 요청은 앞에 무엇이 붙든 우리 쪽에서 온 것만 받는다', async () => {
  const post = (origin: string) =>
    fetch(`${server.url}/main-web/signin.data`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'intent=phone&phone=1',
    })
  expect((await post('http://evil.localhost')).status).toBe(403)
  expect((await post(server.url)).status).toBe(400)
  // As where a gateway in front of the webview's origin does not pass its name on.
  expect((await post('https://other.example')).status).toBe(400)
})

test.describe('앱 안에서', () => {
  test.use({ userAgent: IN_APP, viewport: { width: 390, height: 844 } })

  test('머리글이 처음부터 보이지 않는다', async ({ page }) => {
    // Before any of our files has loaded: the first paint has no header.
    await page.route('**/assets/*.js', () => undefined)
    await page.goto(`${server.url}/product/list`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('link', { name: '앱 다운로드' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible()
  })

  test('보낸 HTML은 누구에게나 같다', async () => {
    const html = async (userAgent: string) => {
      const response = await fetch(`${server.url}/terms`, { headers: { 'user-agent': userAgent } })
      return `${response.headers.get('vary')}\n${response.headers.get('content-security-policy')}\n${await response.text()}`
    }
    const withoutMoments = (text: string) => text.replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '')
    expect(withoutMoments(await html(IN_APP))).toBe(withoutMoments(await html('Mozilla/5.0')))
  })

  test('밖으로 가는 링크와 로그아웃은 다리를 건넌다', async ({ page }) => {
    await page.addInitScript((name) => {
      const listeners: ((event: { data: string }) => void)[] = []
      const sent: unknown[] = []
      Object.assign(window, {
        sentToApp: sent,
        [name]: {
          addEventListener: (_: string, listener: (event: { data: string }) => void) =>
            listeners.push(listener),
          postMessage(text: string) {
            const { id, verb, params } = JSON.parse(text)
            sent.push([verb, params])
            sessionStorage.setItem('sent', JSON.stringify(sent))
            const data = JSON.stringify({ version: 1, id, result: null })
            setTimeout(() => {
              for (const listener of listeners) listener({ data })
            })
          },
        },
      })
    }, APP.name)
    await page.goto(`${server.url}/terms`)
    await hydrated(page)
    const bridge = page.waitForResponse(/open-links/)
    await page.reload()
    await bridge
    await page.getByText('사업자 정보').click()
    await page.getByRole('link', { name: /사업자정보 확인/ }).click()
    const sent = () =>
      page.evaluate(() => (window as unknown as { sentToApp: unknown[] }).sentToApp)
    await expect
      .poll(sent)
      .toEqual([['openExternal', { url: expect.stringContaining('https://www.ftc.go.kr/') }]])
    expect(page.context().pages()).toHaveLength(1)

    await signInAs(page, server.url, MEMBER)
    await page.goto(`${server.url}/mystore`)
    await hydrated(page)
    // The number of unread messages goes to the app's icon, and is removed at the sign-out.
    await expect.poll(sent).toEqual([['setBadge', { count: expect.any(Number) }]])
    await page.getByRole('main').getByRole('button', { name: '로그아웃' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
    const told = (): Promise<[verb: string, params: unknown][]> =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('sent') ?? '[]'))
    await expect
      .poll(async () => (await told()).findLast(([verb]) => verb === 'setBadge')?.[1])
      .toEqual({ count: 0 })
    expect((await told()).filter(([verb]) => verb !== 'setBadge')).toEqual([['logout', null]])
  })
})

test('앱의 다리만 있어도 앱이다', async ({ page }) => {
  await page.addInitScript((name) => {
    Object.assign(window, { webkit: { messageHandlers: { [name]: { postMessage: () => null } } } })
  }, APP.name)
  await page.goto(`${server.url}/terms`)
  await expect(page.getByRole('banner')).toBeHidden()
  await page.goto(`${webview}/terms`)
  await expect(page.getByRole('banner')).toBeHidden()
})

test('웹뷰의 출처라도 브라우저에서는 머리글이 있다', async ({ page }) => {
  await page.goto(`${webview}/terms`)
  await expect(page.getByRole('banner')).toBeVisible()
})

test.describe('카페의 배너', () => {
  const BANNER = '/app-registration-banner'

  /** Opens a page of another site that frames ours. */
  async function frame(page: Page, site: string, path: string) {
    await page.goto(`${site}/?${encodeURIComponent(server.url + path)}`)
    return page.frameLocator('iframe')
  }

  test('카페는 배너를 끼워 넣을 수 있고, 다른 쪽은 못 한다', async ({ page }) => {
    const banner = await frame(page, cafe, `${BANNER}?productSeq=1`)
    await expect(banner.getByRole('heading')).toContainText('두손')
    const link = banner.getByRole('link', { name: /상품 보기/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', '/product/1')
    const other = await frame(page, cafe, '/terms')
    await expect(other.getByRole('heading', { level: 1 })).toHaveCount(0)
  })

  test('카페가 아닌 곳에는 배너도 보이지 않는다', async ({ page }) => {
    const banner = await frame(page, cafe.replace('cafe', 'evil'), BANNER)
    await expect(banner.getByRole('heading')).toHaveCount(0)
  })

  test('배너의 정책만 카페를 안다', async () => {
    const ancestors = async (path: string) =>
      /frame-ancestors [^;]+/.exec(
        (await fetch(`${server.url}${path}`)).headers.get('content-security-policy') ?? '',
      )?.[0]
    expect(await ancestors(BANNER)).toBe(`frame-ancestors 'self' ${cafe}`)
    for (const path of ['/', '/terms', '/signin', `${BANNER}/x`, '/appdownload'])
      expect(await ancestors(path), path).toBe("frame-ancestors 'self'")
  })

  test('머리글 없이 320 px에 들어가고, 스크립트 없이 온전하다', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 240 },
    })
    const page = await context.newPage()
    for (const query of ['', '?productSeq=1', '?productSeq=%3Cscript%3E']) {
      await page.goto(`${server.url}${BANNER}${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link')).toHaveCount(2)
      await expect(page.getByRole('banner')).toHaveCount(0)
      const room = await page.evaluate(() => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement
        return { clientWidth, over: [scrollWidth - clientWidth, scrollHeight - clientHeight] }
      })
      expect(room).toEqual({ clientWidth: 320, over: [0, 0] })
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    }
    await context.close()
  })
})

test.describe('앱 다운로드', () => {
  const ask = (userAgent: string, path = '/appdownload') =>
    fetch(`${server.url}${path}`, { redirect: 'manual', headers: { 'user-agent': userAgent } })

  test('휴대폰은 제 스토어로 가고, 아무도 그 답을 간직하지 않는다', async () => {
    for (const [userAgent, store] of [
      ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile', APP.stores.android],
      ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Mobile/15E148', APP.stores.ios],
    ] as const) {
      const response = await ask(userAgent)
      expect([response.status, response.headers.get('location')]).toEqual([302, store])
      expect(response.headers.get('vary')?.toLowerCase()).toContain('user-agent')
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('컴퓨터에는 QR 코드가, 검색 로봇에는 쪽이 있다', async ({ page }) => {
    await page.goto(`${server.url}/appdownload`)
    await expect(page.getByRole('img', { name: /QR 코드.*\/appdownload/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Google Play/ })).toHaveAttribute(
      'href',
      APP.stores.android,
    )
    const robot = await ask(
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/140.0.0.0 Mobile (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    )
    expect(robot.status).toBe(200)
    expect(robot.headers.get('vary')?.toLowerCase()).toContain('user-agent')
    expect(await robot.text()).toContain('index, follow')
  })
})

test.describe('카카오톡으로 공유', () => {
  const SDK = 'https://t1.kakaocdn.net/**'
  const STUB = `window.Kakao = {
    isInitialized: () => 'kakaoKey' in window,
    init(key) { window.kakaoKey = key },
    Share: { sendScrap(options) { window.kakaoShared = options } },
  }`

  async function openShareSheet(page: Page) {
    await page.goto(`${server.url}/product/list`)
    await hydrated(page)
    await page.locator('main .pc a').first().click()
    await page.getByText('이 상품 공유하기').click()
    return page.getByRole('dialog', { name: '공유하기' })
  }

  test('누른 때에만 카카오의 스크립트를 받고, 상품의 주소를 보낸다', async ({ page }) => {
    let requests = 0
    await page.route(SDK, (route) => {
      requests += 1
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: STUB,
      })
    })
    const sheet = await openShareSheet(page)
    const send = sheet.getByRole('button', { name: '카카오톡으로 보내기' })
    await expect(send).toBeVisible()
    expect(requests).toBe(0)
    await send.click()
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { kakaoKey, kakaoShared } = window as unknown as Record<string, unknown>
          return { kakaoKey, kakaoShared }
        }),
      )
      .toMatchObject({ kakaoKey: KAKAO_KEY, kakaoShared: { requestUrl: page.url() } })
    await send.click()
    expect(requests).toBe(1)
  })

  test('받지 못하면 그렇게 말하고, 주소는 복사할 수 있다', async ({ page, origin }) => {
    await page.route(SDK, (route) => route.abort())
    const sheet = await openShareSheet(page)
    await sheet.getByRole('button', { name: '카카오톡으로 보내기' }).click()
    await expect(sheet.getByText('카카오톡을 열지 못했어요')).toBeVisible()
    await expect(sheet.getByRole('button', { name: '복사' })).toBeVisible()
    // Where there is no key, the policy knows nothing of Kakao.
    const policy = async (site: string) =>
      (await fetch(`${site}/terms`)).headers.get('content-security-policy')
    expect(await policy(server.url)).toContain('https://t1.kakaocdn.net/kakao_js_sdk/')
    expect(await policy(origin)).not.toContain('kakaocdn')
  })
})

test('앱과 사이트를 잇는 파일은 설정한 것만 있고, 옮겨 보내지 않는다', async () => {
  const get = (name: string) => fetch(`${server.url}/.well-known/${name}`, { redirect: 'manual' })
  const android = await get('assetlinks.json')
  expect([android.status, android.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(JSON.stringify(await android.json())).toContain(FINGERPRINT)
  expect((await get('apple-app-site-association')).status).toBe(404)
})
