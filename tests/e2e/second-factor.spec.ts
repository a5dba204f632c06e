import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { codesOf } from './operator.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const OPERATOR = '01000000005'

// One operator, who sets up, loses and replaces factors step by step: on a server of its own.
test.describe.configure({ mode: 'serial' })

let server: ServerProcess
let recoveryCodes: string[] = []
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startServer()
})
test.afterAll(async () => {
  await server?.stop()
})

async function visit(browser: Browser, { script = true } = {}): Promise<BrowserContext> {
  return browser.newContext({ baseURL: server.url, javaScriptEnabled: script, locale: 'ko-KR' })
}

const main = (page: Page) => page.getByRole('main')
const codeField = (page: Page) => main(page).getByRole('textbox', { name: '인증 코드' })
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

async function shownCodes(page: Page): Promise<string[]> {
  const list = main(page).getByRole('list', { name: '복구 코드 목록' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  return list.allInnerTexts()
}

test('스크립트 없이 처음 설정하고, 다음 로그인에서 코드로 들어간다', async ({ browser }) => {
  const context = await visit(browser, { script: false })
  const page = await context.newPage()
  await signInAs(page, server.url, OPERATOR)
  await page.goto('/operator/members?page=1')
  await expect(page).toHaveURL(/\/operator\/second-factor\/setup\?redirectTo=/)
  await expect(page.getByRole('heading', { level: 1, name: '2단계 인증 설정' })).toBeVisible()
  await expect(page.getByRole('img', { name: '인증 앱에 등록하는 QR 코드' })).toBeVisible()

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /연습용 인증 앱에 등록/ }).click()
  const app = await opened
  await expect(app.getByRole('heading', { name: '인증 앱' })).toBeVisible()
  await app.close()
  const [guessed] = await codesOf(context.request, server.url)
  await codeField(page).fill(wrong(guessed))
  await page.getByRole('button', { name: '설정 마치기' }).click()
  await expect(main(page)).toContainText('코드가 맞지 않아요')
  const [code] = await codesOf(context.request, server.url)
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: '설정 마치기' }).click()
  recoveryCodes = await shownCodes(page)
  await expect(page.getByRole('link', { name: '텍스트 파일로 저장' })).toHaveAttribute(
    'download',
    /recovery/,
  )
  await page.getByRole('link', { name: '보관했어요' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '회원 관리' })).toBeVisible()

  await context.clearCookies()
  await signInAs(page, server.url, OPERATOR)
  await page.goto('/operator/reports')
  await expect(page).toHaveURL(/\/operator\/second-factor\?redirectTo=%2Foperator%2Freports$/)
  await codeField(page).fill(code)
  await page.getByRole('button', { name: '확인' }).click()
  // Which of both depends on how long ago it was used.
  await expect(main(page)).toContainText(/이미 사용한 코드예요|코드가 맞지 않아요/)
  const [, next] = await codesOf(context.request, server.url)
  await codeField(page).fill(next)
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '신고 관리' })).toBeVisible()
  await context.close()
})

test('2단계 인증 전에는 운영 화면의 어떤 것도 오지 않는다', async ({ browser }) => {
  const context = await visit(browser)
  await signInAs(context, server.url, OPERATOR)
  const asked = [
    '/operator/members',
    '/operator/members.data',
    '/operator/members/1001',
    '/operator/members/1001.data',
    '/operator/reports',
    '/operator/actions.data',
    '/operator/second-factor/manage',
  ]
  for (const path of asked) {
    const response = await context.request.get(`${server.url}${path}`, { maxRedirects: 0 })
    expect([200, 404], path).not.toContain(response.status())
    const text = await response.text()
    expect(text, path).not.toContain('010-****')
    expect(response.headers().location ?? text, path).toContain('/operator/second-factor')
    expect(response.headers()['cache-control'], path).toContain('no-store')
  }
  const form = { intent: 'SUSPEND', reason: '두 번째 인증 없이' }
  const posted = await context.request.post(`${server.url}/operator/members/1001/suspend`, {
    form,
    headers: { origin: server.url },
    maxRedirects: 0,
  })
  expect([posted.status(), posted.headers().location]).toEqual([303, '/operator/second-factor'])
  await context.close()
})

test('복구 코드로 들어가 패스키를 등록하고, 패스키로 다시 들어간다', async ({ browser }) => {
  const context = await visit(browser)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signInAs(page, server.url, OPERATOR)
  await page.goto('/operator/members')
  await expect(page.getByRole('button', { name: '패스키로 인증하기' })).toHaveCount(0)
  await page.getByRole('link', { name: '복구 코드로 인증하기' }).click()
  const field = main(page).getByRole('textbox', { name: '복구 코드' })
  await field.fill(recoveryCodes[0]?.toLowerCase().replaceAll('-', '') ?? '')
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '2단계 인증 관리' })).toBeVisible()
  await expect(main(page)).toContainText('10개 중 9개')

  await page.getByRole('button', { name: '패스키 등록하기' }).click()
  await expect(main(page)).toContainText('패스키 이름을 1자 이상')
  await main(page).getByLabel('이름').fill('사무실 노트북')
  await page.getByRole('button', { name: '패스키 등록하기' }).click()
  const list = main(page).getByRole('region', { name: '패스키' })
  await expect(list.getByRole('listitem')).toContainText('아직 쓰지 않았어요')
  const kept = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
  expect(kept.credentials.map(({ rpId }) => rpId)).toEqual(['localhost'])

  await context.clearCookies()
  await signInAs(page, server.url, OPERATOR)
  await page.goto('/operator/actions')
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.getByRole('button', { name: '패스키로 인증하기' }).click()
  await expect(page.getByRole('alert')).toContainText('취소했거나 시간이 지났어요')
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.getByRole('button', { name: '패스키로 인증하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '행동 통계' })).toBeVisible()

  await page.goto('/operator/second-factor/manage')
  await expect(list.getByRole('listitem')).toContainText('마지막 사용')
  await page.getByRole('button', { name: '복구 코드 다시 만들기' }).click()
  const renewed = await shownCodes(page)
  expect(renewed.some((code) => recoveryCodes.includes(code))).toBe(false)
  await page.getByRole('button', { name: /^삭제.*사무실 노트북$/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(0)
  await context.close()
})

test('다섯 번 틀리면 잠기고, 언제 풀리는지 알려 준다', async ({ browser }) => {
  const context = await visit(browser)
  const page = await context.newPage()
  await signInAs(page, server.url, OPERATOR)
  await page.goto('/operator/members')
  const [code] = await codesOf(context.request, server.url)
  for (const left of [4, 3, 2, 1]) {
    await codeField(page).fill(wrong(code))
    await page.getByRole('button', { name: '확인' }).click()
    await expect(main(page)).toContainText(`${left}번 더 틀리면 15분 동안 잠겨요`)
  }
  await codeField(page).fill(wrong(code))
  await page.getByRole('button', { name: '확인' }).click()
  await expect(main(page)).toContainText(/\d\d:\d\d까지 잠겼어요/)
  await page.goto('/operator/members')
  await expect(page.getByRole('alert')).toContainText('까지 잠겼어요')
  await expect(codeField(page)).not.toBeEditable()
  await expect(page.getByRole('button', { name: '확인' })).toBeDisabled()
  await context.close()
})
