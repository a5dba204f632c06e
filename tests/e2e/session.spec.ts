import type { BrowserContext, Page, Route } from '@playwright/test'
import { CLOSE_CODES } from '#contracts/chat-constants.ts'
import type { Session } from '#contracts/session.ts'
import { signInAsOperator } from './operator.ts'
import { signInAs } from './sign-in-as.ts'
import { codeOf, enterCode, sessionOf, signUp } from './sign-in-steps.ts'
import { expect, test } from './test.ts'

const PERSON = '01000000001'
const OPERATOR = '01000000005'
const DAY_SECONDS = 24 * 60 * 60
const SESSION = '**/api/session'

const ANONYMOUS: Session = {
  status: 'unauthenticated',
  accessToken: null,
  accessTokenExpires: null,
  userSeq: null,
  role: null,
  statusCode: null,
  errorMessage: null,
  error: null,
}

const myMenu = (page: Page) => page.getByRole('navigation', { name: '내 메뉴' })
const signInLink = (page: Page) => myMenu(page).getByRole('link', { name: '로그인', exact: true })
const myPageLink = (page: Page) => myMenu(page).getByRole('link', { name: '마이' })
const logoutButton = (page: Page) => myMenu(page).getByRole('button', { name: '로그아웃' })

/** Opens a page as a member, and waits until its session is known. */
async function openSignedIn(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse(SESSION)
  await page.goto(path)
  await asked
}

/** The server says from now on that the session has ended, and why. */
async function endWith(page: Page, end: Partial<Session>): Promise<void> {
  let isReported = false
  await page.route(SESSION, async (route) => {
    await page.context().clearCookies({ name: 'session' })
    await route.fulfill({ json: isReported ? ANONYMOUS : { ...ANONYMOUS, ...end } })
    isReported = true
  })
}

async function cookieNamed(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name)
}

/** The chat has tests of its own; here it would end a session before the poller does. */
async function withoutChat(page: Page): Promise<void> {
  // After this code the client does not reconnect; a silent socket would count as dead, and the session would be requested.
  await page.routeWebSocket(
    /\/socket\/chat\?/,
    (socket) => void socket.close({ code: CLOSE_CODES.REPLACED }),
  )
  await page.route('**/api/chat/**', (route) => route.fulfill({ json: { data: 0 } }))
}

test.beforeEach(({ page }) => withoutChat(page))

// A request in flight when a test ends is not an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('비로그인 방문자는 세션을 묻지 않고, device_uuid는 브라우저가 만든다', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect.poll(() => cookieNamed(page.context(), 'device_uuid')).toBeDefined()
  const device = await cookieNamed(page.context(), 'device_uuid')
  // Chromium stores no cookie for more than 400 days.
  expect(device?.expires).toBeGreaterThan(Date.now() / 1_000 + 399 * DAY_SECONDS)
  await page.getByRole('link', { name: '방금 올라온 상품', exact: true }).click()
  await expect(page).toHaveURL(/\/product\/list/)
  await page.reload()
  await expect(signInLink(page)).toBeVisible()
  expect(await cookieNamed(page.context(), 'device_uuid')).toMatchObject({ value: device?.value })
  expect(asked).not.toContain('/api/session')
})

test('로그인하면 마이와 로그아웃이 보이고 user_seq가 30일로 다시 새겨진다', async ({
  page,
  origin,
}) => {
  await signInAs(page, origin, PERSON)
  const { userSeq } = await sessionOf(page, origin)
  await page.context().clearCookies({ name: 'user_seq' })
  await openSignedIn(page, '/')
  await expect(myPageLink(page)).toHaveAttribute('href', '/mystore')
  await expect(logoutButton(page)).toBeVisible()
  await expect(signInLink(page)).toHaveCount(0)
  await expect(myMenu(page).getByRole('link', { name: '운영' })).toHaveCount(0)
  await expect.poll(() => cookieNamed(page.context(), 'user_seq')).toBeDefined()
  const kept = await cookieNamed(page.context(), 'user_seq')
  expect(kept?.value).toBe(String(userSeq))
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1_000 + 29.9 * DAY_SECONDS)
  expect(kept?.expires).toBeLessThan(Date.now() / 1_000 + 30.1 * DAY_SECONDS)
})

test('운영자에게는 운영 메뉴가 보인다', async ({ page, origin }) => {
  await signInAsOperator(page, origin, OPERATOR)
  await page.goto('/')
  await expect(myMenu(page).getByRole('link', { name: '운영' })).toHaveAttribute(
    'href',
    '/operator',
  )
})

test('로그인 알림은 한 번만 뜨고, 새로고침과 뒤로 가기에서는 뜨지 않는다', async ({
  page,
  origin,
}) => {
  await signInAs(page, origin, PERSON)
  await page.goto('/category')
  const toast = page.getByText('로그인되었어요.')
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCount(0)
  expect(await cookieNamed(page.context(), 'toast-after-login')).toBeUndefined()
  const shown = await countToasts(page)
  for (const again of [
    () => page.reload(),
    () => page.goto('/terms'),
    () => page.goBack(),
    () => page.goForward(),
  ]) {
    await again()
    await page.waitForLoadState('networkidle')
  }
  expect(shown()).toBe(0)
})

/** Counts the toasts that appear, in every document from now on. */
async function countToasts(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('toastShown', () => {
    count += 1
  })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const place = document.querySelector('body > [role="status"]')
      if (!place) throw new Error('no place for toasts')
      const { toastShown } = globalThis as unknown as { toastShown: () => void }
      new MutationObserver(toastShown).observe(place, { childList: true, subtree: true })
    })
  })
  return () => count
}

test('다른 곳에서 남긴 알림 쿠키도 한 번 보여 주고 지운다', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => cookieNamed(page.context(), 'device_uuid')).toBeDefined()
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as another script would.
    document.cookie = 'toast-after-login=has-c2a-link; Path=/'
  })
  await page.getByRole('link', { name: '전체 상품' }).first().click()
  await expect(page.getByText('네이버 카페와 연동된 계정으로 로그인되었어요.')).toBeVisible()
  await expect.poll(() => cookieNamed(page.context(), 'toast-after-login')).toBeUndefined()
})

test('10초마다 확인해서 토큰이 420초 안에 끝나면 갱신한다', async ({ page, origin }) => {
  await signInAs(page, origin, PERSON)
  const { userSeq } = await sessionOf(page, origin)
  await page.clock.install()
  const count = await answerSession(page, userSeq, 600)
  await page.goto('/')
  await expect.poll(count).toBe(1)
  await page.clock.runFor(160_000)
  expect(count()).toBe(1)
  await page.clock.runFor(40_000)
  await expect.poll(count).toBe(2)
  await expect(myPageLink(page)).toBeVisible()
})

/** Answers the session with a token that ends so many seconds of the page's clock later; counts the requests. */
async function answerSession(page: Page, userSeq: number | null, seconds: number) {
  let count = 0
  await page.route(SESSION, async (route: Route) => {
    const now = await page.evaluate(() => Date.now())
    const json: Session = {
      ...ANONYMOUS,
      status: 'authenticated',
      accessToken: 'token',
      accessTokenExpires: Math.round(now / 1_000) + seconds,
      userSeq,
      role: 'USER',
    }
    await route.fulfill({ json })
    // A request that is pending while the clock advances would be sent again.
    count += 1
  })
  return () => count
}

test('숨은 탭에서는 멈추고 다시 보이면 따라잡는다', async ({ page, origin }) => {
  await signInAs(page, origin, PERSON)
  const { userSeq } = await sessionOf(page, origin)
  await page.clock.install()
  const count = await answerSession(page, userSeq, 600)
  await page.goto('/')
  await expect.poll(count).toBe(1)
  await turnVisible(page, false)
  await page.clock.runFor(900_000)
  expect(count()).toBe(1)
  await turnVisible(page, true)
  await expect.poll(count).toBe(2)
})

const turnVisible = (page: Page, visible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    visible ? 'visible' : 'hidden',
  )

test('화면을 옮길 때마다 세션을 새로 묻는다', async ({ page, origin }) => {
  await signInAs(page, origin, PERSON)
  await openSignedIn(page, '/')
  const asked = page.waitForResponse(SESSION)
  await page.getByRole('link', { name: '전체 상품' }).first().click()
  await asked
})

test('응답이 없거나 오프라인이면 로그인은 그대로다', async ({ page, origin }) => {
  await signInAs(page, origin, PERSON)
  await openSignedIn(page, '/')
  await expect(myPageLink(page)).toBeVisible()
  await page.route(SESSION, (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.getByRole('link', { name: '전체 상품' }).first().click()
  await expect(page).toHaveURL(/\/product\/list/)
  await expect(myPageLink(page)).toBeVisible()
  await page.unroute(SESSION)
  await page.context().setOffline(true)
  const asked = page.waitForResponse(SESSION)
  await page.context().setOffline(false)
  await asked
  await expect(myPageLink(page)).toBeVisible()
  expect(await cookieNamed(page.context(), 'user_seq')).toBeDefined()
})

test('401과 함께 끝난 세션은 모달로 알리고, 확인은 로그인 화면으로 간다', async ({
  page,
  origin,
}) => {
  await signInAs(page, origin, PERSON)
  await endWith(page, { statusCode: 401, errorMessage: '로그인 시간이 지났어요.' })
  await page.goto('/mystore')
  const modal = page.getByRole('dialog')
  await expect(modal).toContainText('로그인 시간이 지났어요.')
  await expect(page).toHaveURL(/\/mystore$/)
  await expect(page.locator('header').getByText('로그아웃')).toHaveCount(0)
  await modal.getByRole('button', { name: '확인' }).click()
  await expect(page).toHaveURL(/\/signin\?redirectTo=%2Fmystore$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await cookieNamed(page.context(), 'user_seq')).toBeUndefined()
})

test('문서를 여는 사이에 끝난 세션도 까닭을 말한다', async ({ page, origin }) => {
  await signInAs(page, origin, PERSON)
  await openSignedIn(page, '/')
  await expect(logoutButton(page)).toBeVisible()
  await page.context().clearCookies()
  await endWith(page, { errorMessage: '로그인 시간이 지났어요.' })
  await page.goto('/category')
  await expect(page.getByRole('dialog')).toContainText('로그인 시간이 지났어요.')
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/category$/)
})

test('다른 상태로 끝난 세션은 토스트로 알리고 그 자리에서 로그아웃한다', async ({
  page,
  origin,
}) => {
  await signInAs(page, origin, PERSON)
  await endWith(page, { statusCode: 403, errorMessage: '이용이 제한된 계정이에요.' })
  await page.goto('/terms')
  await expect(page.getByText('이용이 제한된 계정이에요.')).toBeVisible()
  await expect(signInLink(page)).toBeVisible()
  await expect(page).toHaveURL(/\/terms$/)
})

test('그냥 끝난 세션은 user_seq를 지우고, 로그인이 필요한 화면에서는 로그인으로 간다', async ({
  page,
  origin,
}) => {
  await signInAs(page, origin, PERSON)
  await endWith(page, {})
  await page.goto('/mystore/settings')
  await expect(page).toHaveURL(/\/signin\?redirectTo=%2Fmystore%2Fsettings$/)
  await expect.poll(() => cookieNamed(page.context(), 'user_seq')).toBeUndefined()
})

test('400001이면 말없이 로그아웃한다', async ({ page, origin }) => {
  await signInAs(page, origin, PERSON)
  await endWith(page, { statusCode: 400001, errorMessage: '다시 로그인해 주세요.' })
  await page.goto('/category')
  await expect(signInLink(page)).toBeVisible()
  await expect(page).toHaveURL(/\/category$/)
  await expect(page.getByText('다시 로그인해 주세요.')).toHaveCount(0)
})

test('세션 오류는 이유를 들고 로그인 화면으로 간다', async ({ page, origin }) => {
  await signInAs(page, origin, PERSON)
  const errorMessage = '로그인 정보가 만료되었습니다. 다시 로그인해 주세요.'
  await endWith(page, { error: 'RefreshAccessTokenError', errorMessage })
  await page.goto('/category')
  await expect(page).toHaveURL(/\/signin\?errorCode=401&errorMessage=/)
  expect(new URL(page.url()).searchParams.get('errorMessage')).toBe(errorMessage)
  await expect(page.getByRole('main')).toContainText(errorMessage)
})

test('한 탭의 로그인과 로그아웃이 다른 탭에 보인다', async ({ page, context, origin }) => {
  await page.goto('/category')
  await expect.poll(() => cookieNamed(context, 'device_uuid')).toBeDefined()
  const other = await context.newPage()
  await signInAs(context, origin, PERSON)
  await openSignedIn(other, '/')
  await expect(myPageLink(page)).toBeVisible()
  await logoutButton(other).click()
  await expect(signInLink(other)).toBeVisible()
  await expect(signInLink(page)).toBeVisible()
  await expect(page).toHaveURL(/\/category$/)
})

test('로그아웃을 두 번 눌러도 한 번만 보내고, 남는 것이 없다', async ({ page, origin }) => {
  await signInAs(page, origin, PERSON)
  await openSignedIn(page, '/category')
  const posts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The chat's socket requests a ticket whenever it connects.
    if (request.method() === 'POST' && pathname !== '/api/chat/ticket') posts.push(pathname)
  })
  await logoutButton(page).dblclick()
  await expect(page).toHaveURL(`${origin}/`)
  await expect(signInLink(page)).toBeVisible()
  expect(posts).toEqual(['/logout'])
  expect(await cookieNamed(page.context(), 'user_seq')).toBeUndefined()
  expect((await sessionOf(page, origin)).status).toBe('unauthenticated')
})

test('로그아웃을 서버에 알리지 못해도 로그아웃하고, 나중에 다시 알린다', async ({
  page,
  origin,
}) => {
  await signInAs(page, origin, PERSON)
  await openSignedIn(page, '/category')
  await page.route('**/logout', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await logoutButton(page).click()
  await failed
  // The sign-out goes on to a new document; a reload before that one has begun would meet it.
  await expect(page).toHaveURL(`${origin}/`)
  await expect(signInLink(page)).toBeVisible()
  expect((await sessionOf(page, origin)).status).toBe('authenticated')
  await page.unroute('**/logout')
  await page.reload()
  await expect.poll(async () => (await sessionOf(page, origin)).status).toBe('unauthenticated')
  await expect(signInLink(page)).toBeVisible()
})

test('다른 기기에서 로그아웃시키면 다음 화면에서 로그인으로 간다', async ({ browser, origin }) => {
  const mine = await browser.newPage({ baseURL: origin })
  const theirs = await browser.newPage({ baseURL: origin })
  try {
    const { phone } = await signUp(mine, origin)
    await withoutChat(theirs)
    await signInAs(theirs, origin, phone)
    await openSignedIn(theirs, '/')
    await mine.goto('/mystore/settings/devices')
    await mine.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click()
    await expect(mine.getByText('다른 기기 1대를 로그아웃했어요.')).toBeVisible()
    await myPageLink(theirs).click()
    await expect(theirs).toHaveURL(/\/signin\?/)
    await expect(signInLink(theirs)).toBeVisible()
    await expect.poll(() => cookieNamed(theirs.context(), 'user_seq')).toBeUndefined()
    await expect(myPageLink(mine)).toBeVisible()
  } finally {
    await Promise.all([mine.close(), theirs.close()])
  }
})

test('로그인 링크는 대화상자를 열고, 새 탭으로는 로그인 화면을 연다', async ({ page, origin }) => {
  await page.goto('/category')
  await expect.poll(() => cookieNamed(page.context(), 'device_uuid')).toBeDefined()
  await signInLink(page).click()
  const dialog = page.getByRole('dialog', { name: '로그인' })
  await expect(dialog.getByLabel('휴대폰 번호')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const opened = page.context().waitForEvent('page')
  await signInLink(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(`${origin}/signin?redirectTo=%2Fcategory`)
  await expect(page).toHaveURL(/\/category$/)
})

test('대화상자에서 로그인하면 있던 화면으로 돌아와 내 것이 된다', async ({ page, origin }) => {
  const { phone } = await signUp(page, origin)
  await page.context().clearCookies()
  await page.goto('/category')
  await expect.poll(() => cookieNamed(page.context(), 'device_uuid')).toBeDefined()
  await signInLink(page).click()
  const dialog = page.getByRole('dialog', { name: '로그인' })
  await dialog.getByLabel('휴대폰 번호').fill(phone)
  await dialog.getByRole('button', { name: '휴대폰 번호로 계속하기' }).click()
  await expect(page).toHaveURL(/\/signin\?step=code/)
  await expect(dialog).toHaveCount(0)
  await enterCode(page, await codeOf(page, origin, phone))
  await expect(page).toHaveURL(/\/category$/)
  await expect(page.getByText('로그인되었어요.')).toBeVisible()
  await expect(myPageLink(page)).toBeVisible()
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('로그인 알림은 화면 위에 한 번 보이고, 로그아웃도 된다', async ({ page, origin }) => {
    await signInAs(page, origin, PERSON)
    await page.goto('/category')
    const notice = page.locator('main noscript p')
    await expect(notice).toBeVisible()
    expect(await notice.textContent()).toBe('로그인되었어요.')
    await page.reload()
    await expect(notice).toHaveCount(0)
    await logoutButton(page).click()
    await expect(page).toHaveURL(`${origin}/`)
    await expect(signInLink(page)).toBeVisible()
    expect((await sessionOf(page, origin)).status).toBe('unauthenticated')
  })

  test('로그인 링크는 있던 곳을 들고 로그인 화면으로 간다', async ({ page }) => {
    await page.goto('/category')
    await signInLink(page).click()
    await expect(page).toHaveURL(/\/signin\?redirectTo=%2Fcategory$/)
  })
})
