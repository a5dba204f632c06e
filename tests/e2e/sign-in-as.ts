import { type APIRequestContext, type BrowserContext, type Page, request } from '@playwright/test'
import { inTurn } from '#tests/support/in-turn.ts'

/**
 * Signs a user in with their phone number, over HTTP as a browser without script would: number, code from the
 * sandbox's inbox, code. Afterwards the context (that of the page) has the session.
 */
export async function signInAs(
  where: Page | BrowserContext,
  origin: string,
  phone: string,
): Promise<void> {
  const context = 'context' in where ? where.context() : where
  await signInOver(context.request, origin, phone)
}

/** The Cookie header of a user who has just signed in. */
export async function cookieOf(origin: string, phone: string): Promise<string> {
  const visitor = await request.newContext()
  try {
    await signInOver(visitor, origin, phone)
    return await cookieHeader(visitor)
  } finally {
    await visitor.dispose()
  }
}

/** What a visitor's or a browser's next request would send as its Cookie header. */
export async function cookieHeader(visitor: APIRequestContext | BrowserContext): Promise<string> {
  const { cookies } = await visitor.storageState()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** A test that enters the same number otherwise at the same time invalidates the code; then a new one is requested. */
const TRIES = 3

/** One sign-in after the other for each number: a second code would replace the first, and codes of a number are counted. */
const inTurnOf = <Result>(origin: string, phone: string, job: () => Promise<Result>) =>
  inTurn(`${new URL(origin).port}-${phone}`, job)

/** Enters number and code as a person does, in the page or the panel that asks for them. */
export async function typeSignIn(page: Page, origin: string, phone: string): Promise<void> {
  await inTurnOf(origin, phone, async () => {
    await page.getByLabel('휴대폰 번호').fill(phone)
    await page.locator('button[value=PHONE]').click()
    const code = page.getByRole('textbox', { name: '인증번호' })
    await code.waitFor()
    await code.fill(await readCode(page.context(), origin, phone))
    await page.locator('button[value=CODE]').click()
    await code.waitFor({ state: 'detached' })
  })
}

/** Signs a user in whose cookies a separate visitor stores. */
export async function signInOver(
  visitor: APIRequestContext,
  origin: string,
  phone: string,
): Promise<void> {
  const send = (form: Record<string, string>) =>
    visitor.post(`${origin}/signin`, {
      form: { redirectTo: '/', ...form },
      headers: { origin },
      maxRedirects: 0,
    })
  await inTurnOf(origin, phone, async () => {
    for (let tries = 1; ; tries += 1) {
      const asked = await send({ intent: 'PHONE', phone })
      if (asked.status() !== 303)
        throw new Error(`no code: ${asked.status()} ${await asked.text()}`)
      const signedIn = await send({ intent: 'CODE', code: await readCode(visitor, origin, phone) })
      if (signedIn.status() === 303) return
      if (tries === TRIES) throw new Error(`not signed in: ${signedIn.status()}`)
    }
  })
}

/** The newest code that the sandbox would have sent to a number. */
export async function readCode(
  where: BrowserContext | APIRequestContext,
  origin: string,
  phone: string,
): Promise<string> {
  const visitor = 'request' in where ? where.request : where
  const inbox = await visitor.get(`${origin}/sandbox/sms?phone=${phone}`, {
    headers: { accept: 'application/json' },
  })
  const { messages } = (await inbox.json()) as { messages: { text: string }[] }
  const code = /(?<!\d)\d{6}(?!\d)/.exec(messages[0]?.text ?? '')?.[0]
  if (!code) throw new Error(`no code for ${phone}`)
  return code
}
