import { expect, type Page } from '@playwright/test'
import { COMM_IDS } from '#contracts/account-constants.ts'
import { TOAST_AFTER_LOGIN_COOKIE } from '#contracts/session-rules.ts'
import { readCode } from './sign-in-as.ts'

/** A worker of Playwright is a process, and one that fails is followed by another with a number of its own. */
const WORKER = Number(process.env.TEST_WORKER_INDEX ?? 0)
const MOST_WORKERS = 32
let made = 0

/** A number that none of the first workers of a run gets, and this one once. */
function newNumber(): number {
  made += 1
  return made * MOST_WORKERS + (WORKER % MOST_WORKERS)
}

/** A number that no member has yet, and that is never assigned. */
export const newPhoneNo = (): string => `0101${String(newNumber()).padStart(7, '0')}`

const DAYS = 28
const MONTHS = 12
const YEARS = { first: 60, count: 40 }

/** A birth date that no other new person has, so that names may be the same: it is by both that a person is known again. */
function newBirthDate(): string {
  const number = newNumber()
  const day = 1 + (number % DAYS)
  const month = 1 + (Math.floor(number / DAYS) % MONTHS)
  const year = YEARS.first + (Math.floor(number / (DAYS * MONTHS)) % YEARS.count)
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('')
}

const main = (page: Page) => page.getByRole('main')

export async function askForCode(page: Page, phone: string): Promise<void> {
  await main(page).getByLabel('휴대폰 번호').fill(phone)
  await main(page).getByRole('button', { name: '휴대폰 번호로 계속하기' }).click()
  await expect(page).toHaveURL(/\/signin\?step=code/)
}

export const codeField = (page: Page) => main(page).getByRole('textbox', { name: '인증번호' })

export async function enterCode(page: Page, code: string, button = '확인'): Promise<void> {
  await codeField(page).fill(code)
  await main(page).getByRole('button', { name: button, exact: true }).click()
}

/** The code that was sent to a number last. */
export const codeOf = (page: Page, origin: string, phone: string) =>
  readCode(page.context(), origin, phone)

/** Another code than the right one. */
export const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')

export interface Person {
  name: string
  birthDate: string
  /** The digit after it: 1 or 3 for a man, 2 or 4 for a woman. */
  digit: string
}

export const newPerson = (): Person => ({ name: '김새봄', birthDate: newBirthDate(), digit: '2' })

/** From the agreements to the code of the identity check. */
export async function agreeAndIdentify(page: Page, person: Person, phone?: string): Promise<void> {
  await expect(page).toHaveURL(/\/policy-agreement$/)
  await main(page).getByRole('checkbox', { name: '전체 동의' }).check()
  await main(page).getByRole('button', { name: '동의하고 계속하기' }).click()
  await expect(page).toHaveURL(/\/phone-verify$/)
  await fillIdentity(page, person, phone)
  await expect(page).toHaveURL(/\/phone-verify\?step=code$/)
}

export async function fillIdentity(
  page: Page,
  { name, birthDate, digit }: Person,
  phone?: string,
): Promise<void> {
  await main(page).getByLabel('이름').fill(name)
  await main(page).getByLabel('생년월일 6자리').fill(birthDate)
  await main(page).getByLabel('뒤 첫 자리').fill(digit)
  await main(page).getByText('SKT', { exact: true }).click()
  if (phone) await main(page).getByLabel('휴대폰 번호').fill(phone)
  await main(page).getByRole('button', { name: '인증번호 받기' }).click()
}

/** A new number, up to the agreements. */
export async function beginSignUp(page: Page, origin: string): Promise<string> {
  const phone = newPhoneNo()
  await page.goto('/signin')
  await askForCode(page, phone)
  await enterCode(page, await codeOf(page, origin, phone))
  await expect(page).toHaveURL(/\/policy-agreement$/)
  return phone
}

/** A new user with a new number, signed in, over HTTP as a browser without script would: the pages have tests of their own. */
export async function signUp(
  page: Page,
  origin: string,
  { phone = newPhoneNo(), person = newPerson() } = {},
): Promise<{ phone: string; person: Person }> {
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await page.context().request.post(`${origin}${path}`, {
      form,
      headers: { origin },
      maxRedirects: 0,
    })
    expect(answer.status(), `${path} ${form.intent}`).toBe(303)
  }
  const { name, birthDate: socialPreNo, digit: socialPostNo } = person
  await send('/signin', { intent: 'PHONE', redirectTo: '/', phone })
  await send('/signin', { intent: 'CODE', code: await codeOf(page, origin, phone) })
  await send('/policy-agreement', { intent: 'AGREE', all: '1' })
  const identity = { name, socialPreNo, socialPostNo, commId: COMM_IDS[0] }
  await send('/phone-verify', { intent: 'REQUEST', ...identity })
  await send('/phone-verify', { intent: 'CODE', code: await codeOf(page, origin, phone) })
  await page.context().clearCookies({ name: TOAST_AFTER_LOGIN_COOKIE })
  return { phone, person }
}

/** After a sign-up: keeps the name that it gave. */
export const chooseNameLater = (page: Page) =>
  main(page).getByRole('link', { name: '나중에 할게요' }).click()

/** Who the server says is signed in. */
export async function sessionOf(page: Page, origin: string) {
  const response = await page.context().request.get(`${origin}/api/session`)
  return (await response.json()) as { status: string; userSeq: number | null }
}
