import { expect, type Page } from '@playwright/test'
import type { CanaryRecorder } from '#tests/support/canary-recorder.ts'
import type { Answer, RecordedVisitor } from '#tests/support/recorded-visitor.ts'
import {
  agreeAndIdentify,
  askForCode,
  chooseNameLater,
  codeOf,
  enterCode,
  type Person,
} from './sign-in-steps.ts'

/** Everything that a walk needs. */
export interface Walk {
  page: Page
  origin: string
  recorder: CanaryRecorder
}

/** An invented person who differs from every user in the demo data. */
export interface TestPerson extends Person {
  phone: string
}

export const PROVIDERS = ['naver', 'kakao', 'apple'] as const
export type Provider = (typeof PROVIDERS)[number]

const BUTTONS: Record<Provider, string> = {
  naver: '네이버로 계속하기',
  kakao: '카카오로 계속하기',
  apple: 'Apple로 계속하기',
}

/** Plants a person's name, birth date and phone number. */
export function plantPerson(
  recorder: CanaryRecorder,
  { name, phone, birthDate, digit }: TestPerson,
) {
  const century = digit === '1' || digit === '2' ? '19' : '20'
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(birthDate) ?? []
  recorder.plant('name', name)
  recorder.plant('phone', phone)
  recorder.plant('birth date', `${century}${year}-${month}-${day}`)
  recorder.plant('resident number', `${birthDate}-${digit}`)
}

/** The code that was sent last; from now on the recorder searches for it. */
export async function takeCode({ page, origin, recorder }: Walk, phone: string): Promise<string> {
  recorder.expectHostile(`${origin}/sandbox/sms?phone=${phone}`)
  const code = await codeOf(page, origin, phone)
  recorder.plant('one-time code', code)
  return code
}

export async function signInByPhone(walk: Walk, phone: string): Promise<void> {
  await walk.page.goto('/signin')
  await askForCode(walk.page, phone)
  await enterCode(walk.page, await takeCode(walk, phone))
}

/** From the agreements to the signed-in state, redirected to a path. */
export async function finishSignUp(
  walk: Walk,
  person: TestPerson,
  { typed, path = '/' }: { typed?: string; path?: string } = {},
): Promise<void> {
  await agreeAndIdentify(walk.page, person, typed)
  await enterCode(walk.page, await takeCode(walk, person.phone), '가입 마치기')
  await chooseNameLater(walk.page)
  await expect(walk.page).toHaveURL(`${walk.origin}${path}`)
}

async function goToProvider({ page }: Walk, provider: Provider): Promise<void> {
  await page.goto('/signin')
  await page.getByRole('main').getByRole('button', { name: BUTTONS[provider] }).click()
  await expect(page).toHaveURL(new RegExp(`/sandbox/${provider}/authorize`))
}

/** Signs in by a provider as a new user, up to the agreements. */
export async function comeNewFrom(walk: Walk, provider: Provider, name: string): Promise<void> {
  walk.recorder.plant('name', name)
  await goToProvider(walk, provider)
  await walk.page.getByLabel('새 사람 이름').fill(name)
  await walk.page.getByRole('button', { name: '새 사람으로 로그인' }).click()
  await expect(walk.page).toHaveURL(/\/policy-agreement$/)
}

/** Starts again and refuses; plants the id that the provider has for the user. */
export async function refuseAt(walk: Walk, provider: Provider, name: string): Promise<void> {
  const { page, recorder } = walk
  await goToProvider(walk, provider)
  const id = await page.getByRole('button', { name, exact: true }).getAttribute('value')
  recorder.plant('social id', id ?? '')
  await page.getByRole('button', { name: '취소' }).click()
  await expect(page).toHaveURL(/\/signin(?:\?|$)/)
  await expect(page.getByRole('main')).toContainText('취소했어요')
}

/** The same without script: to the provider, as a new or known user, and back, with any result. */
export async function throughProvider(
  visitor: RecordedVisitor,
  provider: Provider,
  who: { name: string } | { person: string },
): Promise<Answer> {
  const started = await visitor.post(`/signin/${provider}`, { intent: 'sign-in', redirectTo: '/' })
  const asked = new URL(started.location ?? '')
  const chosen = await visitor.post(asked.pathname, {
    ...Object.fromEntries(asked.searchParams),
    ...who,
  })
  if (chosen.location) return visitor.ask(chosen.location)
  const fields = [...chosen.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, field = '', value = '']) => [field, value.replaceAll('&quot;', '"')] as const,
  )
  const relayed = await visitor.post(`/signin/${provider}/callback`, Object.fromEntries(fields))
  return visitor.ask(relayed.location ?? '')
}

/** A sign-up without script, up to the identity check. */
export async function agreeWithoutScript(visitor: RecordedVisitor): Promise<void> {
  await visitor.post('/signin', { intent: 'SIGN_UP', redirectTo: '/' })
  const agreed = await visitor.post('/policy-agreement', { intent: 'AGREE', all: '1' })
  expect(agreed.location).toBe('/phone-verify')
}

export const identityForm = ({ name, phone, birthDate, digit }: TestPerson) => ({
  intent: 'REQUEST',
  name,
  commId: 'SKT',
  phone,
  socialPreNo: birthDate,
  socialPostNo: digit,
})

/** Sets how every provider of the sandbox behaves from now on. */
export async function setFaults(
  visitor: RecordedVisitor,
  fault: 'works' | 'error' | 'hang',
): Promise<void> {
  const companies = ['sms', 'identity', ...PROVIDERS]
  const set = await visitor.post(
    '/sandbox/faults',
    Object.fromEntries(companies.map((company) => [company, fault])),
  )
  expect(set.status).toBe(303)
}

/** Nobody else has typed it. */
export const OWN_KEYWORD = '모란꽃무늬자개농'

/** Looks a number up and reports damage by it: the number is in no address, no row, no log and no answer. */
export async function lookUpAndReport(
  { page, recorder }: Walk,
  { lookedUp, reported }: { lookedUp: string; reported: string },
): Promise<void> {
  recorder.plant('looked-up phone', lookedUp)
  recorder.plant('phone', reported)
  const main = page.getByRole('main')
  await page.goto('/fraud')
  await main.getByLabel('전화번호, 계좌번호').fill(lookedUp)
  await main.getByRole('button', { name: '조회하기' }).click()
  await expect(main).toContainText('등록된 피해사례가 없어요')
  await page.goto('/damage-report')
  await main.getByRole('button', { name: '새 피해사례 등록하기' }).click()
  await main.getByRole('textbox', { name: '전화번호' }).fill(reported)
  await main.getByRole('button', { name: '저장하고 다음으로' }).click()
  await expect(main.getByRole('combobox', { name: '피해 방법' })).toBeVisible()
}

/** Somebody else's name and number in the address book, first with a mistake, and an alert for words of one's own. */
export async function saveAddressAndAlert(
  { page, recorder }: Walk,
  receiver: { name: string; phone: string },
): Promise<void> {
  recorder.plant('name', receiver.name)
  recorder.plant('phone', receiver.phone)
  const main = page.getByRole('main')
  await page.goto('/mystore/addresses/form')
  await main.getByRole('textbox', { name: '받는 사람' }).fill(receiver.name)
  await main.getByRole('textbox', { name: '연락처' }).fill(receiver.phone)
  await main.getByRole('button', { name: '저장하기' }).click()
  const zonecode = main.getByRole('textbox', { name: '우편번호' })
  await expect(zonecode).toHaveAccessibleDescription(/다섯 자리/)
  await zonecode.fill('04524')
  await main.getByRole('textbox', { name: '도로명주소' }).fill('서울 중구 세종대로 110')
  await main.getByRole('button', { name: '저장하기' }).click()
  await expect(page).toHaveURL(/\/mystore\/addresses$/)
  await expect(main).toContainText('세종대로')
  await expect(main).not.toContainText(receiver.name)
  await main
    .getByRole('link', { name: /고치기|수정/ })
    .first()
    .click()
  await expect(main.getByRole('textbox', { name: '받는 사람' })).toHaveValue(receiver.name)

  await page.goto('/mystore/keywords')
  await main.getByRole('textbox', { name: '새 키워드' }).fill(OWN_KEYWORD)
  await main.getByRole('button', { name: '알림 받기' }).click()
  await expect(main).toContainText(OWN_KEYWORD)
}
