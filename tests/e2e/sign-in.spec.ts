import {
  agreeAndIdentify,
  askForCode,
  beginSignUp,
  chooseNameLater,
  codeField,
  codeOf,
  enterCode,
  fillIdentity,
  newPerson,
  newPhoneNo,
  sessionOf,
  signUp,
  wrongCode,
} from './sign-in-steps.ts'
import { expect, test } from './test.ts'

const WAYS = [
  { how: '스크립트로', javaScriptEnabled: true, demoPhone: '01000000003' },
  { how: '스크립트 없이', javaScriptEnabled: false, demoPhone: '01000000004' },
]

for (const { how, javaScriptEnabled, demoPhone } of WAYS)
  test.describe(how, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('휴대폰 번호로 로그인하면 있던 곳으로 돌아간다', async ({ page, origin }) => {
      await page.goto('/signin?redirectTo=%2Fsearch-store%3Fkeyword%3D%ED%95%A9%EC%A0%95')
      await askForCode(
        page,
        `+82 ${demoPhone.slice(1, 3)}-${demoPhone.slice(3, 7)} ${demoPhone.slice(7)}`,
      )
      await expect(page.getByRole('main')).toContainText(`010-****-${demoPhone.slice(-4)}`)
      await enterCode(page, await codeOf(page, origin, demoPhone))
      await expect(page).toHaveURL(/\/search-store\?keyword=/)
      expect((await sessionOf(page, origin)).status).toBe('authenticated')
    })

    test('처음 온 사람이 약관과 본인인증을 거쳐 가입한다', async ({ page, origin }) => {
      const phone = newPhoneNo()
      const person = newPerson()
      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url()))
      await page.goto('/signin?redirectTo=%2Fcategory')
      await askForCode(page, phone)
      await enterCode(page, await codeOf(page, origin, phone))
      await agreeAndIdentify(page, person)
      await enterCode(page, await codeOf(page, origin, phone), '가입 마치기')
      await expect(page).toHaveURL(`${origin}/mystore/profile?redirectTo=%2Fcategory`)
      const name = page.getByRole('main').getByLabel('이름')
      await name.fill('두손 운영팀')
      await page.getByRole('button', { name: '저장하기', exact: true }).click()
      await expect(name).toHaveAccessibleDescription(/운영자나 다른 회사로 보일 수 있는/)
      await expect(name).toHaveValue('두손 운영팀')
      await name.fill(`이웃 ${phone.slice(-8)}`)
      await page.getByRole('button', { name: '저장하기', exact: true }).click()
      await expect(page).toHaveURL(`${origin}/category`)
      expect((await sessionOf(page, origin)).status).toBe('authenticated')
      const own = addresses.filter((address) => !address.includes('/sandbox/')).join('\n')
      for (const secret of [phone, person.birthDate, encodeURIComponent(person.name)])
        expect(own).not.toContain(secret)
    })

    test('새 번호로 회원가입을 시작해도 가입한다', async ({ page, origin }) => {
      const phone = newPhoneNo()
      await page.goto('/signin?mode=signup&redirectTo=%2Fcategory')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('회원가입')
      await page.getByRole('main').getByRole('button', { name: '휴대폰 번호로 가입하기' }).click()
      await agreeAndIdentify(page, newPerson(), phone)
      await enterCode(page, await codeOf(page, origin, phone), '가입 마치기')
      await chooseNameLater(page)
      await expect(page).toHaveURL(`${origin}/category`)
      expect((await sessionOf(page, origin)).status).toBe('authenticated')
    })

    test('번호와 코드가 틀리면 그 칸 옆에서 말하고 단계를 지킨다', async ({ page, origin }) => {
      const main = page.getByRole('main')
      const phone = newPhoneNo()
      await page.goto('/signin?redirectTo=%2Fcategory')
      await main.getByLabel('휴대폰 번호').fill('010-12')
      await main.getByRole('button', { name: '휴대폰 번호로 계속하기' }).click()
      await expect(main.getByLabel('휴대폰 번호')).toHaveAccessibleDescription(/다시 확인해 주세요/)
      await expect(main.getByLabel('휴대폰 번호')).toHaveValue('010-12')
      await askForCode(page, phone)
      const code = await codeOf(page, origin, phone)
      await enterCode(page, '12')
      await expect(codeField(page)).toHaveAccessibleDescription(/6자리/)
      await enterCode(page, wrongCode(code))
      await expect(codeField(page)).toHaveAccessibleDescription(/맞지 않아요/)
      await enterCode(page, code)
      await expect(page).toHaveURL(/\/policy-agreement$/)
    })

    test('필수 항목에 동의하지 않으면 표시를 그대로 두고 다시 묻는다', async ({ page, origin }) => {
      const main = page.getByRole('main')
      await beginSignUp(page, origin)
      for (const box of await main.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
      await main
        .getByRole('checkbox', { name: /이용약관/ })
        .first()
        .check()
      await main.getByLabel('추천 코드').fill('abc123')
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await main.getByRole('button', { name: '동의하고 계속하기' }).click()
      expect((await answer).status()).toBe(400)
      await expect(main.getByRole('checkbox', { name: /만 14세/ })).toHaveAccessibleDescription(
        /모두 동의해야/,
      )
      await expect(main.getByRole('checkbox', { name: /이용약관/ }).first()).toBeChecked()
      await expect(main.getByLabel('추천 코드')).toHaveValue('abc123')
      if (javaScriptEnabled) {
        await main.getByRole('checkbox', { name: '전체 동의' }).check()
        await expect(main.getByText(/모두 동의해야/)).toHaveCount(0)
      }
      await main.getByText('보기').first().click()
      await expect(main.getByRole('region').first()).toBeVisible()
    })

    test('본인인증의 틀린 칸을 말하고, 만 14세 미만은 받지 않는다', async ({ page }) => {
      const main = page.getByRole('main')
      await page.goto('/signin?mode=signup')
      await main.getByRole('button', { name: '휴대폰 번호로 가입하기' }).click()
      await main.getByRole('checkbox', { name: '전체 동의' }).check()
      await main.getByRole('button', { name: '동의하고 계속하기' }).click()
      await fillIdentity(page, { name: '김', birthDate: '901301', digit: '2' }, '02-123-4567')
      await expect(main.getByLabel('이름')).toHaveAccessibleDescription(/두 글자 이상/)
      await expect(main.getByLabel('생년월일 6자리')).toHaveAccessibleDescription(/숫자로 입력해/)
      await expect(main.getByLabel('휴대폰 번호')).toHaveAccessibleDescription(/다시 확인해/)
      await expect(main.getByRole('radio', { name: 'SKT', exact: true })).toBeChecked()
      if (!javaScriptEnabled) {
        await expect(main.getByLabel('생년월일 6자리')).toHaveValue('')
        await expect(main.getByLabel('뒤 첫 자리')).toHaveValue('')
      }
      const year = String(new Date().getFullYear() - 10).slice(-2)
      await fillIdentity(
        page,
        { name: '김새봄', birthDate: `${year}0101`, digit: '4' },
        newPhoneNo(),
      )
      await expect(main.getByRole('alert')).toContainText('만 14세 미만은 가입할 수 없어요')
      expect(await page.content()).not.toContain(`${year}0101`)
    })

    test('이미 가입한 사람은 그 계정으로 로그인한다', async ({ page, origin }) => {
      const { phone, person } = await signUp(page, origin)
      const { userSeq } = await sessionOf(page, origin)
      await page.context().clearCookies()
      const main = page.getByRole('main')
      const other = newPhoneNo()
      await page.goto('/signin?mode=signup&redirectTo=%2Fcategory')
      await main.getByRole('button', { name: '휴대폰 번호로 가입하기' }).click()
      await agreeAndIdentify(page, person, other)
      await enterCode(page, await codeOf(page, origin, other), '가입 마치기')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('이미 가입한 계정이 있어요')
      await expect(main).toContainText(`010-****-${phone.slice(-4)}`)
      await main.getByRole('button', { name: '이 계정으로 로그인' }).click()
      await expect(page).toHaveURL(`${origin}/category`)
      expect((await sessionOf(page, origin)).userSeq).toBe(userSeq)
    })

    test('이미 가입한 사람이 처음으로 돌아갈 수 있다', async ({ page, origin }) => {
      const { person } = await signUp(page, origin)
      await page.context().clearCookies()
      const main = page.getByRole('main')
      const other = await beginSignUp(page, origin)
      await agreeAndIdentify(page, person)
      await enterCode(page, await codeOf(page, origin, other), '가입 마치기')
      await main.getByRole('button', { name: '처음으로' }).click()
      await expect(page).toHaveURL(`${origin}/signin`)
      await page.goto('/phone-verify')
      await expect(page).toHaveURL(`${origin}/signin`)
    })
  })

test('다른 곳에서 같은 번호로 코드를 받아도, 내가 받은 코드로 로그인한다', async ({
  page,
  browser,
  origin,
}) => {
  const phone = newPhoneNo()
  await page.goto('/signin')
  await askForCode(page, phone)
  const code = await codeOf(page, origin, phone)
  const elsewhere = await browser.newContext({ baseURL: origin })
  const other = await elsewhere.newPage()
  await other.goto('/signin')
  await askForCode(other, phone)
  for (let guess = 0; guess < 5; guess += 1) {
    await enterCode(other, wrongCode(code))
    await expect(codeField(other)).toHaveAccessibleDescription(/맞지 않아요|여러 번 잘못/)
  }
  await enterCode(page, code)
  await expect(page).toHaveURL(/\/policy-agreement$/)
  await elsewhere.close()
})

test('쓴 코드는 다른 사람이 다시 쓸 수 없다', async ({ page, browser, origin }) => {
  const { phone } = await signUp(page, origin)
  await page.context().clearCookies()
  await page.goto('/signin')
  await askForCode(page, phone)
  const code = await codeOf(page, origin, phone)
  await enterCode(page, code)
  await expect(page).toHaveURL(`${origin}/`)
  const elsewhere = await browser.newContext({ baseURL: origin })
  const other = await elsewhere.newPage()
  await other.goto('/signin?step=code')
  await expect(other.getByRole('alert')).toContainText('유효 시간이 지났어요')
  await askForCode(other, newPhoneNo())
  await enterCode(other, code)
  await expect(codeField(other)).toHaveAccessibleDescription(/맞지 않아요/)
  await elsewhere.close()
})

test('다섯 번 틀리면 새 코드를 받아야 한다', async ({ page, origin }) => {
  const phone = newPhoneNo()
  await page.goto('/signin')
  await askForCode(page, phone)
  const code = await codeOf(page, origin, phone)
  for (const left of [4, 3, 2, 1]) {
    await enterCode(page, wrongCode(code))
    await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(`${left}번 더`))
  }
  await enterCode(page, wrongCode(code))
  const isLocked = async () => {
    await expect(codeField(page)).toHaveAccessibleDescription(/여러 번 잘못/)
    await expect(codeField(page)).not.toBeEditable()
    await expect(page.getByRole('button', { name: '확인', exact: true })).toBeDisabled()
  }
  await isLocked()
  await page.reload()
  await isLocked()
})

test('두 번 눌러도 한 번 로그인한다', async ({ page, origin }) => {
  const { phone } = await signUp(page, origin)
  await page.context().clearCookies()
  await page.goto('/signin?redirectTo=%2Fcategory')
  await askForCode(page, phone)
  await codeField(page).fill(await codeOf(page, origin, phone))
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.getByRole('main').getByRole('button', { name: '확인', exact: true }).dblclick()
  await expect(page).toHaveURL(`${origin}/category`)
  expect(posts.filter((address) => address.includes('/signin'))).toHaveLength(1)
  expect((await sessionOf(page, origin)).status).toBe('authenticated')
})

test('낯선 사람이 여러 번 요청한 번호는 그 칸 옆에서 말하고, 주인의 기기는 그대로 로그인한다', async ({
  page,
  origin,
  browser,
}) => {
  const { phone } = await signUp(page, origin)
  const session = (await page.context().cookies()).filter(({ name }) => name.endsWith('session'))
  for (const { name } of session) await page.context().clearCookies({ name })

  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  const main = other.getByRole('main')
  const form = { redirectTo: '/', intent: 'PHONE', phone }
  const headers = { origin }
  for (let count = 0; count < 5; count += 1)
    await stranger.request.post(`${origin}/signin`, { form, headers, maxRedirects: 0 })
  const refused = await stranger.request.post(`${origin}/signin`, { form, headers })
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  await stranger.clearCookies()
  await other.goto(`${origin}/signin`)
  await main.getByLabel('휴대폰 번호').fill(phone)
  await main.getByRole('button', { name: '휴대폰 번호로 계속하기' }).click()
  await expect(main.getByLabel('휴대폰 번호')).toHaveAccessibleDescription(
    /이 번호로 인증번호를 너무 많이 요청했어요.*전에 로그인했던 기기에서는 지금도 로그인할 수 있어요/,
  )
  expect((await main.getByLabel('휴대폰 번호').inputValue()).replaceAll('-', '')).toBe(phone)
  await stranger.close()

  await page.goto('/signin?redirectTo=%2Fcategory')
  await askForCode(page, phone)
  await enterCode(page, await codeOf(page, origin, phone))
  await expect(page).toHaveURL(`${origin}/category`)
  expect((await sessionOf(page, origin)).status).toBe('authenticated')
})

test('뒤로 가면 번호 단계이고, 로그인한 뒤에는 그 단계들로 돌아가지 않는다', async ({
  page,
  origin,
}) => {
  const { phone } = await signUp(page, origin)
  await page.context().clearCookies()
  await page.goto('/category')
  await page.goto('/signin?redirectTo=%2Fcategory')
  await askForCode(page, phone)
  await page.goBack()
  await expect(page.getByRole('main').getByLabel('휴대폰 번호')).toBeVisible()
  await page.goForward()
  await enterCode(page, await codeOf(page, origin, phone))
  await expect(page).toHaveURL(`${origin}/category`)
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/category`)
})

test('남은 시간이 줄고, 30초 뒤에 다시 받을 수 있다', async ({ page }) => {
  await page.clock.install()
  await page.goto('/signin')
  await askForCode(page, newPhoneNo())
  const main = page.getByRole('main')
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(main.getByRole('timer')).toHaveText(/^2:5\d 남음$|^3:00 남음$/)
  const again = main.getByRole('button', { name: '인증번호 다시 받기' })
  await expect(again).toBeDisabled()
  await page.clock.fastForward(31_000)
  await expect(again).toBeEnabled()
  await expect(main.getByRole('timer')).toHaveText(/^2:[12]\d 남음$/)
  await page.clock.fastForward(180_000)
  await expect(codeField(page)).toHaveAccessibleDescription(/유효 시간이 지났어요/)
  // The server has its own clock: for it half a minute is not over yet.
  await again.click()
  await expect(main.getByText(/요청이 너무 많아요/)).toBeFocused()
})

test('틀린 칸으로 초점이 간다', async ({ page, origin }) => {
  const main = page.getByRole('main')
  await page.goto('/signin')
  await main.getByRole('button', { name: '휴대폰 번호로 계속하기' }).click()
  await expect(main.getByLabel('휴대폰 번호')).toBeFocused()
  await beginSignUp(page, origin)
  await main.getByRole('button', { name: '동의하고 계속하기' }).click()
  await expect(main.getByRole('checkbox', { name: /필수/ }).first()).toBeFocused()
  await main.getByRole('checkbox', { name: '전체 동의' }).check()
  for (const box of await main.getByRole('checkbox').all()) await expect(box).toBeChecked()
  await main.getByRole('checkbox', { name: /야간|밤/ }).uncheck()
  await expect(main.getByRole('checkbox', { name: '전체 동의' })).not.toBeChecked()
  await main.getByRole('button', { name: '동의하고 계속하기' }).click()
  await main.getByLabel('생년월일 6자리').pressSequentially('900214')
  await expect(main.getByLabel('뒤 첫 자리')).toBeFocused()
  // A scroll bar takes room from the narrowest window, which the body leaves free.
  await page.setViewportSize({ width: 320, height: 640 })
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.body.offsetWidth,
  )
  expect(wider).toBe(0)
  await main.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(main.getByLabel('이름')).toBeFocused()
})

const HOSTILE = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%2F%2Fevil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/\t/evil.example',
  'https:evil.example',
  '/signin',
  '/logout',
]

test('로그인한 뒤 다른 사이트로 보낼 수 없다', async ({ page, origin }) => {
  await signUp(page, origin)
  for (const redirectTo of HOSTILE) {
    const answer = await page
      .context()
      .request.get(`${origin}/signin?redirectTo=${encodeURIComponent(redirectTo)}`, {
        maxRedirects: 0,
      })
    expect([answer.status(), answer.headers().location], redirectTo).toEqual([303, '/'])
    const posted = await page.context().request.post(`${origin}/signin`, {
      form: { intent: 'PHONE', phone: '01012345678', redirectTo },
      headers: { origin },
      maxRedirects: 0,
    })
    expect([posted.status(), posted.headers().location], redirectTo).toEqual([303, '/'])
  }
})

test('주소에 적힌 남의 문장은 보여 주지 않는다', async ({ page }) => {
  const lie = '계정이 정지되었습니다. 02-9999-9999로 전화하세요.'
  await page.goto(`/signin?errorCode=401&errorMessage=${encodeURIComponent(lie)}`)
  await expect(page.getByRole('main')).toContainText('로그인이 필요합니다.')
  expect(await page.getByRole('main').textContent()).not.toContain('9999')
  const own = '로그인 정보가 만료되었습니다. 다시 로그인해 주세요.'
  await page.goto(`/signin?errorCode=401&errorMessage=${encodeURIComponent(own)}`)
  await expect(page.getByRole('main')).toContainText(own)
})

test('가입 중이 아니면 약관과 본인인증은 로그인부터다', async ({ page, origin }) => {
  for (const path of ['/policy-agreement', '/phone-verify', '/phone-verify?step=code']) {
    await page.goto(path)
    await expect(page).toHaveURL(`${origin}/signin`)
  }
  await page.goto('/identity-check')
  await expect(page).toHaveURL(/\/signin\?redirectTo=%2Fidentity-check$/)
})

test('본인인증을 마친 사람은 번호가 바뀌면 다시 인증한다', async ({ page, origin }) => {
  const { person } = await signUp(page, origin)
  const main = page.getByRole('main')
  await page.goto('/identity-check?redirectTo=%2Fcategory')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('본인인증을 마친 계정이에요')
  await expect(main).toContainText('김*봄')
  await main.getByRole('link', { name: '휴대폰 번호가 바뀌었어요' }).click()
  const phone = newPhoneNo()
  await fillIdentity(page, person, phone)
  await expect(page).toHaveURL(/\/identity-check\?step=code/)
  await enterCode(page, await codeOf(page, origin, phone))
  await expect(page).toHaveURL(`${origin}/category`)
})

test('스크립트 없이도 로그인하기 전에 누른 찜이 로그인한 뒤에 이어진다', async ({
  page: withScript,
  browser,
  baseURL,
  origin,
}) => {
  const { phone } = await signUp(withScript, origin)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `${baseURL}` })
  const page = await context.newPage()
  await page.goto('/product/list')
  await page.locator('main .pc a').first().click()
  const favorite = page.getByRole('main').getByRole('button', { name: /^찜/ }).first()
  await favorite.click()
  await expect(page).toHaveURL(/\/signin\?redirectTo=%2Fproduct%2F\d+$/)
  await askForCode(page, phone)
  await enterCode(page, await codeOf(page, origin, phone))
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await context.close()
})
