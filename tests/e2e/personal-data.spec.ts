import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from '#backend/db/database.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { shows } from '#tests/support/canaries.ts'
import { CanaryRecorder } from '#tests/support/canary-recorder.ts'
import { RecordedVisitor } from '#tests/support/recorded-visitor.ts'
import { copyWorld, startServer } from '#tests/support/server-process.ts'
import { passSecondFactor } from './operator.ts'
import {
  agreeWithoutScript,
  comeNewFrom,
  finishSignUp,
  identityForm,
  lookUpAndReport,
  OWN_KEYWORD,
  PROVIDERS,
  plantPerson,
  refuseAt,
  saveAddressAndAlert,
  setFaults,
  signInByPhone,
  type TestPerson,
  takeCode,
  throughProvider,
  type Walk,
} from './personal-data-walks.ts'
import { askForCode, codeField, enterCode, sessionOf, wrongCode } from './sign-in-steps.ts'
import { expect, test } from './test.ts'

const WITNESS = fileURLToPath(new URL('../support/witness.mjs', import.meta.url))
const OPERATOR = '01000000005'

const PHONE_PERSON: TestPerson = {
  name: '남궁가나리',
  phone: '01073918264',
  birthDate: '870403',
  digit: '2',
}
/** Stands in an address book alone. */
const RECEIVER = { name: '제갈솔나무', phone: '01046281937' }
const LOOKED_UP = '01064829173'
const REPORTED = '01027391846'
const NAVER_PERSON: TestPerson = {
  name: '독고나래빛',
  phone: '01058203917',
  birthDate: '640927',
  digit: '1',
}
const CHILD: TestPerson = {
  name: '황보하늘찬',
  phone: '01049172653',
  birthDate: `${String(new Date().getFullYear() - 10).slice(-2)}0119`,
  digit: '4',
}
const DIFFERENT: TestPerson = {
  name: '불일치',
  phone: '01038461597',
  birthDate: '710816',
  digit: '1',
}
const UNLUCKY: TestPerson = {
  name: '제갈바람돌',
  phone: '01092751836',
  birthDate: '530622',
  digit: '1',
}
const HOSTILE: TestPerson = {
  name: '선우별무리',
  phone: '01067184925',
  birthDate: '780131',
  digit: '2',
}
/** The database refuses their rows. */
const REFUSED: TestPerson = {
  name: '사공달그림',
  phone: '01081529463',
  birthDate: '690214',
  digit: '1',
}

const PUBLIC_PAGES = [
  '/',
  '/category',
  '/product/list',
  '/product/100015',
  '/search',
  `/search-store?keyword=${encodeURIComponent('두손이웃')}`,
  '/signin',
  '/signin?mode=signup',
  '/signin?step=code',
  '/terms',
  '/privacy-policy',
  '/404',
  '/nowhere-at-all',
  '/mystore',
  '/mystore/settings',
  '/policy-agreement',
  '/phone-verify',
  '/identity-check',
  '/operator/members',
]
const PUBLIC_RESOURCES = [
  '/api/session',
  '/api/my-page',
  '/api/state-info',
  '/api/products',
  '/sitemap/store/1.xml',
  '/rss.xml',
]

test('심어 둔 개인정보가 로그, 주소, 남이 보는 화면, 데이터 폴더 어디에도 없다', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const folder = mkdtempSync(join(tmpdir(), 'canaries-'))
  const dataDir = join(folder, 'data')
  const witness = join(folder, 'witness')
  const variables = {
    LOG_LEVEL: 'trace',
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=${WITNESS}`,
    WITNESS_FILE: witness,
  }
  const recorder = new CanaryRecorder()
  for (const person of [PHONE_PERSON, NAVER_PERSON, CHILD, UNLUCKY, HOSTILE, REFUSED])
    plantPerson(recorder, person)
  // The sandbox's own pages contain its name for a person whose records differ.
  recorder.plant('phone', DIFFERENT.phone)
  recorder.plant('resident number', `${DIFFERENT.birthDate}-${DIFFERENT.digit}`)

  try {
    copyWorld(dataDir)
    const server = await startServer(variables)
    const context = await browser.newContext({ baseURL: server.url })
    recorder.watch(context)
    const page = await context.newPage()
    const walk: Walk = { page, origin: server.url, recorder }
    const visitor = () => new RecordedVisitor(recorder, server.url)
    const storeSeqs: number[] = []
    try {
      const before = await publicPages(visitor(), [])

      await test.step('휴대폰 번호로 가입, 틀린 인증번호, 설정, 기기, 로그아웃', async () => {
        await page.goto('/signin?redirectTo=%2Fmystore%2Fsettings')
        await askForCode(page, PHONE_PERSON.phone)
        const code = await takeCode(walk, PHONE_PERSON.phone)
        await enterCode(page, wrongCode(code))
        await expect(codeField(page)).toHaveAccessibleDescription(/맞지 않아요/)
        await enterCode(page, code)
        await expect(page).toHaveURL(/\/policy-agreement$/)
        await finishSignUp(walk, PHONE_PERSON, { path: '/mystore/settings' })
        storeSeqs.push(await storeOf(walk))
        await settings(walk)
        await saveAddressAndAlert(walk, RECEIVER)
        await lookUpAndReport(walk, { lookedUp: LOOKED_UP, reported: REPORTED })
        await page.goto('/')
        // The sign-out loads a document of its own; the next step must not come between.
        const loaded = page.waitForEvent('load')
        await page.getByRole('button', { name: '로그아웃' }).first().click()
        await loaded
        await expect
          .poll(async () => (await sessionOf(page, server.url)).status)
          .toBe('unauthenticated')
      })

      await test.step('네이버, 카카오, Apple로 로그인하고 거절하기', async () => {
        for (const provider of PROVIDERS) {
          const name = provider === 'naver' ? NAVER_PERSON.name : `${provider}모란꽃`
          await comeNewFrom(walk, provider, name)
          if (provider === 'naver') {
            await finishSignUp(walk, NAVER_PERSON, { typed: NAVER_PERSON.phone })
            storeSeqs.push(await storeOf(walk))
          }
          await context.clearCookies()
          await refuseAt(walk, provider, name)
        }
      })

      await test.step('본인인증에서 거절되는 사람들', () => refusals(visitor))
      await test.step('운영자가 번호로 찾기', () => operatorSearch(walk))
      await test.step('바깥 회사의 고장', () => faults(visitor))
      await test.step('깨진 쿠키와 주소, 읽을 수 없는 본문', () => brokenInput(visitor, recorder))

      await test.step('탈퇴', async () => {
        await context.clearCookies()
        await signInByPhone(walk, NAVER_PERSON.phone)
        await expect(page).toHaveURL(`${server.url}/`)
        await page.goto('/mystore/settings/withdrawal')
        await page.getByRole('radio', { name: '개인정보가 걱정돼요' }).check()
        await page.getByRole('checkbox', { name: /동의해요/ }).check()
        await page.getByRole('button', { name: '탈퇴하기' }).click()
        await expect(page).toHaveURL(`${server.url}/`)
      })

      await recorder.settled()
      const after = await publicPages(visitor(), storeSeqs)
      for (const [path, text] of after) recorder.see('PAGE', path, text)
      recorder.readWitness(witness)
      const shown = [...before.values()].join('\n')
      recorder.drop((canary) => canary.kind !== 'one-time code' || !shows(canary, shown))
    } finally {
      await context.close()
      await server.stop()
    }
    for (const line of server.output().split('\n')) recorder.see('LOG', 'of the server', line)
    expect(server.output()).not.toContain(OWN_KEYWORD)

    await test.step('데이터 폴더와 데이터베이스', async () => {
      for (const file of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
        if (!file.isFile() || file.name === 'keys.json') continue
        const path = join(file.parentPath, file.name)
        recorder.see('FILE', path, readFileSync(path, 'latin1'))
      }
      const database = await openDatabase({ dataDir })
      try {
        await seeRows(database, recorder)
        await refuseRows(database)
      } finally {
        await database.close()
      }
    })

    await test.step('데이터베이스가 거절하는 줄', async () => {
      const again = await startServer(variables)
      try {
        const known = recorder.canaries.find(({ value }) => value.startsWith('000000.'))
        await refusedByDatabase(
          () => new RecordedVisitor(recorder, again.url),
          known?.value ?? 'nobody',
        )
      } finally {
        await again.stop()
      }
      expect(again.output()).toContain('canary_number')
      expect(again.output()).toContain('22P02')
      for (const line of again.output().split('\n')) recorder.see('LOG', 'after refused rows', line)
    })

    // Otherwise the recorder searched for nothing.
    const kinds = new Set(recorder.canaries.map(({ kind }) => kind))
    expect(kinds.size, [...kinds].join()).toBe(13)
    const places = new Set(recorder.traces.map(({ place }) => place))
    expect(places.size, [...places].join()).toBe(6)
    expect(recorder.find()).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function storeOf({ page, origin }: Walk): Promise<number> {
  const response = await page.context().request.get(`${origin}/mystore`, { maxRedirects: 0 })
  const { userSeq } = await sessionOf(page, origin)
  const own = /\/store\/(\d+)/.exec(await response.text())?.[1]
  return Number(own ?? userSeq)
}

async function settings(walk: Walk): Promise<void> {
  const { page, recorder, origin } = walk
  const code = await page.locator('.select-all').textContent()
  recorder.plant('recommend code', code ?? '')
  const elsewhere = new RecordedVisitor(recorder, origin)
  await elsewhere.post('/signin', { intent: 'PHONE', phone: PHONE_PERSON.phone, redirectTo: '/' })
  await elsewhere.post('/signin', {
    intent: 'CODE',
    code: await elsewhere.readCode(PHONE_PERSON.phone),
  })
  for (const path of ['providers', 'consents', 'devices'])
    await page.goto(`/mystore/settings/${path}`)
  await page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click()
  await expect(page.getByText('다른 기기 1대를 로그아웃했어요.')).toBeVisible()
  expect((await elsewhere.ask('/mystore')).location).toContain('/signin')
  await page.goto('/identity-check')
  await expect(page.getByRole('main')).toContainText('남궁***')
}

async function refusals(visitor: () => RecordedVisitor): Promise<void> {
  const one = visitor()
  await agreeWithoutScript(one)
  const child = await one.post('/phone-verify', identityForm(CHILD))
  expect(child.text).toContain('만 14세 미만')
  const different = await one.post('/phone-verify', identityForm(DIFFERENT))
  expect(different.status).toBeGreaterThanOrEqual(400)
  const wrong = await one.post('/phone-verify', { ...identityForm(UNLUCKY), commId: 'NONE' })
  expect(wrong.status).toBe(400)
  const existing = await one.post('/phone-verify', identityForm(PHONE_PERSON))
  expect(existing.location).toContain('step=code')
  const code = await one.readCode(PHONE_PERSON.phone)
  await one.post('/phone-verify', { intent: 'CODE', code: wrongCode(code) })
  await one.post('/phone-verify', { intent: 'CODE', code })
  expect((await one.ask('/phone-verify')).text).toContain('이미 가입한 계정이 있어요')
  await one.post('/phone-verify', { intent: 'START_OVER' })

  const two = visitor()
  await two.post('/signin', { intent: 'PHONE', phone: UNLUCKY.phone, redirectTo: '/' })
  const sent = await two.readCode(UNLUCKY.phone)
  for (let tries = 0; tries < 6; tries += 1)
    await two.post('/signin', { intent: 'CODE', code: wrongCode(sent) })
  await two.post('/signin', { intent: 'RESEND', redirectTo: '/' })
}

async function operatorSearch(walk: Walk): Promise<void> {
  const { page, recorder, origin } = walk
  await page.context().clearCookies()
  await signInByPhone(walk, OPERATOR)
  await expect(page).toHaveURL(`${origin}/`)
  await passSecondFactor(page.context().request, origin)
  await page.goto('/operator/members')
  const search = page.locator('input[name=query]')
  await search.fill('010-7391-8264')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toContainText('검색 결과')
  await page.getByRole('main').locator('a[href^="/operator/members/"]').first().click()
  await expect(page).toHaveURL(/\/operator\/members\/\d+$/)
  await expect(page.getByRole('main')).toContainText('남궁***')
  const operator = new RecordedVisitor(recorder, origin)
  for (const { name, value } of await page.context().cookies()) operator.cookies.set(name, value)
  // PostgreSQL accepts no zero byte in a text.
  const told = `${HOSTILE.name}\0${HOSTILE.phone}`
  const { pathname } = new URL(page.url())
  expect((await operator.post('/operator/members', { intent: 'search', query: told })).status).toBe(
    200,
  )
  const done = await operator.post(`${pathname}/sign-out`, { intent: 'SIGN_OUT', reason: told })
  expect(done.location).toBe(pathname)
  const warning = {
    intent: 'SANCTION',
    formKey: randomUUID(),
    lastSeq: '0',
    rule: 'SPAM',
    measure: 'WARNING',
    reason: told,
    note: told,
  }
  const warned = await operator.post(`${pathname}/sanction`, warning)
  expect(warned.location).toBe(pathname)
  const json = { body: JSON.stringify(HOSTILE), headers: { 'content-type': 'application/json' } }
  const forms = ['consents', 'devices', 'providers', 'withdrawal'].map(
    (name) => `/mystore/settings/${name}`,
  )
  const ofMember = [`${pathname}/sign-out`, `${pathname}/sanction`]
  for (const path of [...forms, '/operator/members', ...ofMember, '/product/100015'])
    expect((await operator.ask(path, json)).status, path).toBe(400)
}

/** Every provider answers 500, then not at all. */
async function faults(visitor: () => RecordedVisitor): Promise<void> {
  const switchboard = visitor()
  for (const fault of ['error', 'hang'] as const) {
    const signingUp = visitor()
    await agreeWithoutScript(signingUp)
    await setFaults(switchboard, fault)
    const [sms, identity, ...social] = await Promise.all([
      visitor().post('/signin', { intent: 'PHONE', phone: UNLUCKY.phone, redirectTo: '/' }),
      signingUp.post('/phone-verify', identityForm(UNLUCKY)),
      ...PROVIDERS.map((provider) => throughProvider(visitor(), provider, { name: UNLUCKY.name })),
    ])
    expect([sms.status, identity.status]).toEqual([502, 502])
    for (const back of social) expect(back.location).toMatch(/^\/signin/)
    await setFaults(switchboard, 'works')
  }
}

async function brokenInput(
  visitor: () => RecordedVisitor,
  recorder: CanaryRecorder,
): Promise<void> {
  const { name, phone, birthDate, digit } = HOSTILE
  const told = JSON.stringify({ phone, name, credentials: { refreshToken: phone } })
  const cookies = [
    Buffer.from(told).toString('base64'),
    `${Buffer.from(told).toString('base64')}.c2lnbmVkIGJ5IG5vYm9keQ`,
    encodeURIComponent(told),
    '%E0%A4%A',
    '',
  ]
  for (const cookie of cookies) {
    const one = visitor()
    one.cookies.set('session', cookie)
    one.cookies.set('device_uuid', encodeURIComponent(name))
    expect((await one.ask('/mystore')).location).toContain('/signin')
    recorder.see('PAGE', 'with a broken cookie', (await one.ask('/signin')).text)
  }
  const forms = ['/signin', '/signin/naver', '/phone-verify', '/policy-agreement', '/logout']
  for (const path of [...forms, '/mystore/settings/withdrawal', '/operator/members', '/'])
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain'])
      expect(
        (await visitor().ask(path, { body: told, headers: { 'content-type': type } })).status,
        `${path} ${type}`,
      ).toBeLessThan(500)
  const user = encodeURIComponent(JSON.stringify({ name: { firstName: name } }))
  const query = `code=${phone}&state=${phone}&user=${user}&error_description=${user}`
  for (const provider of PROVIDERS) {
    await visitor().ask(`/signin/${provider}/callback?${query}`, { hostile: true })
    await visitor().ask(`/signin/${provider}/callback?error=${user}&${query}`, { hostile: true })
    await visitor().post(`/signin/${provider}/callback`, { code: phone, state: name, user: told })
  }
  const typed = { name, phone, socialPreNo: birthDate, socialPostNo: digit }
  for (const intent of ['PHONE', 'CODE', 'RESEND', 'REQUEST', 'AGREE', name])
    for (const path of ['/signin', '/phone-verify', '/policy-agreement', '/identity-check'])
      await visitor().post(path, { ...typed, intent, code: phone })
  const agreeing = visitor()
  await agreeing.post('/signin', { intent: 'SIGN_UP', redirectTo: '/' })
  const agreed = { intent: 'AGREE', all: '1', recommendCode: `${name}\0` }
  expect((await agreeing.post('/policy-agreement', agreed)).status).toBeLessThan(500)
  const named = { ...identityForm(HOSTILE), name: `${name}\0` }
  expect((await agreeing.post('/phone-verify', named)).status).toBeLessThan(500)
  const lie = encodeURIComponent(`${name} ${phone}`)
  const page = await visitor().ask(`/signin?errorCode=401&errorMessage=${lie}`, { hostile: true })
  recorder.see('PAGE', 'with words in its address', page.text)
}

/** Pages and resources for an anonymous visitor. */
async function publicPages(
  visitor: RecordedVisitor,
  storeSeqs: readonly number[],
): Promise<Map<string, string>> {
  const pages = [...PUBLIC_PAGES, ...storeSeqs.map((storeSeq) => `/store/${storeSeq}`)]
  const data = pages.map((path) => {
    const [pathname, query] = path.split('?')
    return `${pathname === '/' ? '/_root' : pathname}.data${query ? `?${query}` : ''}`
  })
  const texts = new Map<string, string>()
  for (const path of [...pages, ...data, ...PUBLIC_RESOURCES]) {
    visitor.cookies.clear()
    texts.set(path, (await visitor.ask(path)).text)
  }
  return texts
}

/** Every row of every table; what the sandbox's providers have sent is in its table by design. */
async function seeRows({ kysely }: Database, recorder: CanaryRecorder): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(kysely)
  expect(tables.length).toBeGreaterThan(20)
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(kysely)
    for (const { row } of rows)
      if (name === 'sandbox_item') recorder.see('FILE', name, row)
      else recorder.see('ROW', name, row)
  }
}

/** Makes the database refuse rows of one person, with an error that quotes them. */
async function refuseRows({ kysely }: Database): Promise<void> {
  for (const statement of [
    `alter table one_time_code add constraint canary_number
      check (phone_no <> '${REFUSED.phone}') not valid`,
    `alter table sign_up add constraint canary_id
      check (provider_user_id is null or provider_user_id::bigint <> 0) not valid`,
  ])
    await sql.raw(statement).execute(kysely)
}

async function refusedByDatabase(visitor: () => RecordedVisitor, appleId: string): Promise<void> {
  const byPhone = { intent: 'PHONE', phone: REFUSED.phone, redirectTo: '/' }
  expect((await visitor().post('/signin', byPhone)).status).toBe(503)
  const signingUp = visitor()
  await agreeWithoutScript(signingUp)
  expect((await signingUp.post('/phone-verify', identityForm(REFUSED))).status).toBe(503)
  const back = await throughProvider(visitor(), 'apple', { person: appleId })
  expect(back.location).toMatch(/^\/signin/)
}
