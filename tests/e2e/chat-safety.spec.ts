import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openReportWith } from './chat-reports.ts'
import { ANY_PRODUCT, openRoom, say } from './chat-rooms.ts'
import { signInAsOperator } from './operator.ts'
import { cookieOf, signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const MEMBER = '01000000001'
const REPORTER = '01000000003'
const OPERATOR = '01000000005'

const linkTo = (to: string) => `/link?to=${encodeURIComponent(to)}`
const host = (page: Page) => page.locator('[data-host]')

test.describe('다른 사이트로 가는 화면', () => {
  for (const javaScriptEnabled of [true, false])
    test.describe(`스크립트 ${javaScriptEnabled ? '있음' : '없음'}`, () => {
      test.use({ javaScriptEnabled })

      test('진짜 도메인을 크게 보여 주고, 누르기 전에는 가지 않는다', async ({ page, origin }) => {
        const response = await page.goto(linkTo('https://www.example.com/a?b=1'))
        expect(response?.status()).toBe(200)
        expect(page.url()).toBe(`${origin}${linkTo('https://www.example.com/a?b=1')}`)
        await expect(host(page)).toHaveText('www.example.com')
        const onward = page.getByRole('link', { name: /계속하기/ })
        await expect(onward).toHaveAttribute('href', 'https://www.example.com/a?b=1')
        for (const rel of ['noopener', 'noreferrer', 'nofollow', 'ugc'])
          await expect(onward).toHaveAttribute('rel', new RegExp(`\\b${rel}\\b`))
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
        await expect(page).toHaveTitle(/^다른 사이트로 이동/)
      })

      test('결제 브랜드를 흉내 낸 주소는 강하게 말린다', async ({ page }) => {
        await page.goto(linkTo('https://naver-pay.top/order'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          '가짜 결제 사이트일 수 있어요',
        )
        await expect(page.getByText('진짜 네이버페이가 아니에요')).toBeVisible()
        await page.goto(linkTo('https://kаkаopay.com/'))
        await expect(host(page)).toHaveText('xn--kkopay-3nfb.com')
        await expect(page.getByText('진짜 카카오페이가 아니에요')).toBeVisible()
      })

      test('쓸 수 없는 주소는 400이다', async ({ page }) => {
        for (const to of [
          '',
          'javascript:alert(1)',
          '//evil.top',
          'https://a@evil.top/',
          '/chat',
        ]) {
          const response = await page.goto(linkTo(to))
          expect(response?.status(), to).toBe(400)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('열 수 없는 링크예요')
          await expect(page.getByRole('link', { name: /계속하기/ })).toHaveCount(0)
        }
        expect((await page.goto('/link'))?.status()).toBe(400)
      })
    })

  test('어떤 주소로도 스스로 보내지 않는다', async ({ origin }) => {
    for (const to of ['https://evil.top/', 'HTTPS://evil.top', '//evil.top', 'https:evil.top'])
      for (const path of [linkTo(to), linkTo(to).replace('/link', '/link.data')]) {
        const answer = await fetch(`${origin}${path}`, { redirect: 'manual' })
        expect([200, 400]).toContain(answer.status)
        expect(answer.headers.get('location')).toBeNull()
        expect(answer.headers.get('refresh')).toBeNull()
      }
  })
})

test.describe('채팅에서', () => {
  test('링크는 눌러서 열리고, 다른 사이트는 안내를 거치고, 줄바꿈은 그대로다', async ({
    page,
    origin,
  }) => {
    const mark = randomUUID().slice(0, 8)
    const cookie = await cookieOf(origin, MEMBER)
    const room = await openRoom(origin, cookie, ANY_PRODUCT)
    const text = `${mark} 첫 줄\n<b>둘째</b> https://www.example.com/${mark} 그리고 ${origin}/category`
    await say(origin, cookie, room, text)
    await signInAs(page, origin, MEMBER)
    await page.goto(room)
    const message = page.getByRole('article').filter({ hasText: mark }).last()
    await expect(message.locator('br')).toHaveCount(1)
    await expect(message.locator('b')).toHaveCount(0)
    await expect(message.getByRole('link', { name: `${origin}/category` })).toHaveAttribute(
      'href',
      '/category',
    )
    await message.getByRole('link', { name: new RegExp(`example.com/${mark}`) }).click()
    await expect(host(page)).toHaveText('www.example.com')
    await page.getByRole('link', { name: '돌아가기' }).click()
    await expect(page).toHaveURL(`${origin}${room}`)
  })

  test('스크립트가 오는 사이에 누르고 있던 링크도 열린다', async ({ page, origin }) => {
    const mark = randomUUID().slice(0, 8)
    const cookie = await cookieOf(origin, MEMBER)
    const room = await openRoom(origin, cookie, ANY_PRODUCT)
    await say(origin, cookie, room, `https://www.example.com/${mark}`)
    await signInAs(page, origin, MEMBER)
    let sendScripts = () => {}
    const mayCome = new Promise<void>((resolve) => {
      sendScripts = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto(room, { waitUntil: 'commit' })
    const link = page.getByRole('link', { name: new RegExp(`example.com/${mark}`) })
    await link.hover()
    await page.mouse.down()
    sendScripts()
    await expect(page.getByRole('button', { name: '사진·동영상 보내기' })).toBeVisible()
    await page.mouse.up()
    await expect(host(page)).toHaveText('www.example.com')
  })

  test('전화번호는 가려지고 왜 그런지 보인다', async ({ page, origin }) => {
    const mark = randomUUID().slice(0, 8)
    const cookie = await cookieOf(origin, MEMBER)
    const room = await openRoom(origin, cookie, ANY_PRODUCT)
    await say(origin, cookie, room, `${mark} 공일공-2345-6789 입니다`)
    await signInAs(page, origin, MEMBER)
    await page.goto(room)
    const message = page.getByRole('article').filter({ hasText: mark }).last()
    await expect(message).toContainText('●●● 입니다')
    await expect(message.getByRole('note')).toContainText('전화번호는 가려졌어요.')
    expect(await page.content()).not.toContain('2345-6789')
  })

  test('가짜 결제 링크는 보내지지 않고 쓴 글이 남는다', async ({ origin }) => {
    const cookie = await cookieOf(origin, MEMBER)
    const room = await openRoom(origin, cookie, ANY_PRODUCT)
    const message = 'https://naver-pay.top/order 여기서 결제해 주세요'
    const answer = await post(origin, cookie, room, {
      intent: 'send',
      clientMessageId: randomUUID(),
      message,
    })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('외부 결제 링크')
    expect(html).toContain(message)
  })
})

test.describe('차단과 신고, 스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('차단한 사람을 설정에서 보고 풀 수 있다', async ({ page, origin }) => {
    const cookie = await cookieOf(origin, REPORTER)
    const room = await openRoom(origin, cookie, ANY_PRODUCT + 60)
    await signInAs(page, origin, REPORTER)
    await page.goto(`${room}?part=block`)
    await page.getByRole('button', { name: '차단하기' }).click()
    await expect(page).toHaveURL(`${origin}${room}`)
    const message = { intent: 'send', clientMessageId: randomUUID(), message: '안녕하세요' }
    expect((await post(origin, cookie, room, message)).status).toBe(403)

    await page.goto('/mystore/settings')
    await page.getByRole('link', { name: '차단 관리' }).click()
    const row = page.getByRole('region', { name: '차단한 사람' }).getByRole('listitem').first()
    await row.getByRole('button', { name: /차단 풀기/ }).click()
    await expect(page).toHaveURL(`${origin}/mystore/settings/blocks`)
    expect((await post(origin, cookie, room, message)).status).toBe(303)
  })

  test('신고는 이유가 있어야 하고, 운영자가 대화를 보고 닫는다', async ({ page, origin }, {
    retry,
  }) => {
    const mark = randomUUID().slice(0, 8)
    const cookie = await cookieOf(origin, REPORTER)
    // A room that was reported already would keep the first report's evidence.
    const room = await openRoom(origin, cookie, ANY_PRODUCT + 61 + retry)
    await say(origin, cookie, room, `${mark} 이 말이 증거예요`)
    const refused = await post(origin, cookie, room, { intent: 'report', detail: mark })
    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(html).toContain('신고하는 이유를 골라 주세요.')
    expect(html).toContain(mark)

    await signInAs(page, origin, REPORTER)
    await page.goto(`${room}?part=report`)
    await page.getByRole('radio', { name: '사기가 의심돼요' }).check()
    await page.getByRole('textbox', { name: '자세한 내용' }).fill(mark)
    await page.getByRole('button', { name: '신고하기' }).click()
    await expect(page).toHaveURL(`${origin}${room}`)

    await page.context().clearCookies()
    await signInAsOperator(page, origin, OPERATOR)
    await page.goto('/mystore')
    await page.getByRole('link', { name: '신고 관리' }).click()
    await expect(page).toHaveURL(`${origin}/operator/reports`)
    const report = await openReportWith(page, `${mark} 이 말이 증거예요`)
    await expect(page.getByRole('region', { name: '신고할 때의 대화' })).toContainText(
      `${mark} 이 말이 증거예요`,
    )
    const people = page.getByRole('region', { name: '당사자의 이력' })
    await expect(people.getByText('신고받은 회원')).toBeVisible()
    await expect(people.getByText('신고한 회원')).toBeVisible()
    await expect(people.getByText(/^신고받음 [1-9]/).first()).toBeVisible()
    await page.getByRole('textbox', { name: /처리 내용/ }).fill('확인하고 기각함')
    await page.getByLabel('판단').selectOption('사기 의심')
    await page.getByRole('button', { name: '기각하기' }).click()
    await expect(page.getByText('기각할 때의 판단을 골라 주세요.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /처리 내용/ })).toHaveValue('확인하고 기각함')
    await page.getByLabel('판단').selectOption('확인할 근거가 부족함')
    await page.getByRole('button', { name: '기각하기' }).click()
    await expect(page).toHaveURL(`${origin}/operator/reports`)
    await page.goto(`/operator/reports/${report}`)
    await expect(page.getByText('확인하고 기각함')).toBeVisible()
    await expect(page.getByRole('button', { name: '기각하기' })).toHaveCount(0)
    await page
      .getByRole('link', { name: /\(\d+\)$/ })
      .first()
      .click()
    await expect(page.getByRole('region', { name: '처리 내역' })).toContainText(
      `채팅 신고 ${report}번`,
    )
  })
})

function post(origin: string, cookie: string, path: string, fields: Record<string, string>) {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie },
    body: new URLSearchParams(fields),
  })
}
