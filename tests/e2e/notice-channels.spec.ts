import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { ANY_PRODUCT, openRoom, post } from './chat-rooms.ts'
import { operatorCookie } from './operator.ts'
import { cookieHeader } from './sign-in-as.ts'
import { signUp } from './sign-in-steps.ts'
import { expect, test } from './test.ts'

const OPERATOR = '01000000005'
const ANSWER = '서류를 모두 확인했어요.'

/** What a browser of the sandbox was pushed: what the worker is handed, as the push service would hand it over. */
type Push = { title: string; body: string | null; path: string; tag: string; unread: number }

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/**
 * Gives a page what a headless browser has not: a person who allows notifications, and a push service, which is the
 * sandbox's. @returns what it was pushed, the newest first
 */
async function usePushService(page: Page, origin: string): Promise<() => Promise<Push[]>> {
  const answer = await page.request.post(`${origin}/sandbox/push/browsers`)
  const { endpoint, p256dh, auth } = await answer.json()
  await page.addInitScript(
    (json) => {
      Object.defineProperty(Notification, 'permission', {
        get: () => localStorage.getItem('test-permission') ?? 'default',
      })
      Notification.requestPermission = async () => {
        localStorage.setItem('test-permission', 'granted')
        return 'granted'
      }
      const isOn = () => localStorage.getItem('test-push') !== null
      const subscription = {
        endpoint: json.endpoint,
        toJSON: () => json,
        unsubscribe: async () => {
          localStorage.removeItem('test-push')
          return true
        },
      } as unknown as PushSubscription
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem('test-push', '1')
        return subscription
      }
      PushManager.prototype.getSubscription = async () => (isOn() ? subscription : null)
    },
    { endpoint, keys: { p256dh, auth } },
  )
  const browser = endpoint.split('/').at(-1)
  return async () => {
    const inbox = await page.request.get(`${origin}/sandbox/push?browser=${browser}`, {
      headers: { accept: 'application/json' },
    })
    return (await inbox.json()).messages
  }
}

async function mailTo(context: BrowserContext, origin: string, address: string) {
  const inbox = await context.request.get(`${origin}/sandbox/mail?to=${address}`, {
    headers: { accept: 'application/json' },
  })
  return (await inbox.json()).messages as { subject: string; text: string }[]
}

/** Asks a question, and answers it at the desk. @returns where its asker reads it */
async function answeredQuestion(origin: string, cookie: string): Promise<string> {
  const asked = await post(origin, cookie, '/cs-center/qna/form', {
    intent: 'send',
    formKey: randomUUID(),
    category: 'SETTLEMENT',
    title: '정산 서류를 확인해 주세요',
    text: '정산에 필요한 서류를 모두 보냈어요. 확인해 주세요.',
  })
  const path = new URL(asked.headers.get('location') ?? '', origin).pathname
  expect(path).toMatch(/^\/cs-center\/qna\/\d+$/)
  const operator = await operatorCookie(origin, OPERATOR)
  const atDesk = path.replace('/cs-center/qna', '/operator/questions')
  for (const intent of ['take', 'answer']) {
    const fields = { intent, messageKey: randomUUID(), text: ANSWER }
    expect((await post(origin, operator, atDesk, fields)).status).toBe(303)
  }
  return path
}

/**
 * Hands a push to the worker, as the browser does with what its push service brought.
 * @returns what the worker shows, which a headless browser would refuse (and crash at the badge)
 */
async function deliver(page: Page, push: Push) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('no worker')
  return worker.evaluate(async (json) => {
    const shown: unknown[] = []
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, body: options?.body, path: options?.data.path })
    }
    Object.assign(navigator, { setAppBadge: async (count: number) => shown.push({ count }) })
    const until: Promise<unknown>[] = []
    const event = Object.assign(new Event('push'), {
      data: { json: () => json },
      waitUntil: (promise: Promise<unknown>) => until.push(promise),
    })
    globalThis.dispatchEvent(event)
    await Promise.all(until)
    return shown
  }, push)
}

test('첫 메시지 뒤에 푸시를 켜고 이메일을 등록하면, 답변이 알림함과 푸시와 메일로 오고, 메일은 한 번에 끊는다', async ({
  page,
  origin,
  browser,
}) => {
  const pushed = await usePushService(page, origin)
  await signUp(page, origin)
  const cookie = await cookieHeader(page.context())
  await page.goto(await openRoom(origin, cookie, ANY_PRODUCT))
  const ask = page.getByRole('region', { name: '푸시 알림' })
  const field = page.getByRole('textbox', { name: '메시지', exact: true })
  await field.fill('안녕하세요, 아직 있나요?')
  await expect(ask).toHaveCount(0)
  await field.press('Enter')
  await ask.getByRole('button', { name: '알림 받기' }).click()
  await expect(ask).toHaveCount(0)

  await page.goto('/mystore/settings/notices')
  await expect(page.getByText('이 브라우저로 푸시를 보내 드리고 있어요.')).toBeVisible()
  const address = `${randomUUID()}@example.com`
  const mail = page.getByLabel('이메일 주소')
  await mail.fill('메일')
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByText('이메일 주소를 다시 확인해 주세요.')).toBeVisible()
  await mail.fill(address)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  const code = page.getByLabel('인증번호 6자리')
  await expect(code).toBeVisible()
  const [sent] = await mailTo(page.context(), origin, address)
  await code.fill(/\d{6}/.exec(sent?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: '확인하기' }).click()
  const decisions = page.getByRole('group', { name: '운영팀의 결정과 답변' })
  await decisions.getByLabel('이메일').check()
  // It has to come at any hour.
  await page.getByLabel('밤 9시부터 아침 8시까지는 알림함에만 두기').uncheck()
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText('알림 설정을 저장했어요.')).toBeVisible()

  const asked = await answeredQuestion(origin, cookie)
  await expect.poll(pushed).toMatchObject([{ title: '문의하신 내용에 답변이 왔어요' }])
  const [push] = await pushed()
  if (!push) throw new Error('no push')
  expect(await deliver(page, push)).toEqual([
    { count: 1 },
    { title: push.title, body: push.body, path: push.path },
  ])
  await expect
    .poll(() => mailTo(page.context(), origin, address))
    .toMatchObject([{ subject: expect.stringContaining('답변이 왔어요') }, {}])
  const [letter] = await mailTo(page.context(), origin, address)
  const link = /https?:\S+\/unsubscribe\?token=\S+/.exec(letter?.text ?? '')?.[0] ?? ''

  // In another browser, without script, and without a session.
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const elsewhere = await plain.newPage()
  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: '그만 받기' }).click()
  await expect(elsewhere.getByText('이메일로 보내지 않아요.')).toBeVisible()
  await plain.close()

  await page.goto(push.path)
  await expect(page).toHaveURL(`${origin}${asked}`)
  await expect(page.getByText(ANSWER)).toBeVisible()
  await page.goto('/mystore/settings/notices')
  await expect(decisions.getByLabel('이메일')).not.toBeChecked()
  await page.getByRole('button', { name: '푸시 끄기' }).click()
  await expect(page.getByRole('button', { name: '푸시 받기' })).toBeVisible()
})
