import { type APIRequestContext, type BrowserContext, type Page, request } from '@playwright/test'
import { signInOver } from './sign-in-as.ts'

const PAGE = '/operator/second-factor'
/** How long a session is shared: each code of the authenticator app is valid once, and there is a new one every 30 seconds. */
const SHARED_MS = 5 * 60_000
const ASK_AGAIN_MS = 1_000

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']

/** Names the session that the global setup has opened, which the workers inherit: none of them waits for a code of its own. */
const INHERITED = 'E2E_OPERATOR_SESSION'

const shared = new Map<string, { cookies: Promise<Cookies>; since: number }>()

/** Opens a session of an operator for every worker. */
export async function shareOperatorSession(origin: string, phone: string): Promise<void> {
  const operator = { phone, secondFactor: true }
  const session = {
    key: keyOf(origin, operator),
    cookies: await newSession(origin, operator),
    since: Date.now(),
  }
  process.env[INHERITED] = JSON.stringify(session)
}

inherit(process.env[INHERITED])

function inherit(text: string | undefined): void {
  if (text === undefined) return
  const { key, cookies, since } = JSON.parse(text) as {
    key: string
    cookies: Cookies
    since: number
  }
  shared.set(key, { cookies: Promise.resolve(cookies), since })
}

/** Signs an operator in with both factors. The session is one that other tests of this process use too. */
export async function signInAsOperator(
  where: Page | BrowserContext,
  origin: string,
  phone: string,
): Promise<void> {
  await signInFully(where, origin, { phone, secondFactor: true })
}

/** The Cookie header of an operator who has passed both factors. */
export const operatorCookie = (origin: string, phone: string): Promise<string> =>
  cookieOfPerson(origin, { phone, secondFactor: true })

/** Signs a demo user in, for a test that does not end the session: other tests of this process use it too. */
export async function signInFully(
  where: Page | BrowserContext,
  origin: string,
  person: Person,
): Promise<void> {
  const context = 'context' in where ? where.context() : where
  await context.addCookies(await cookiesOf(origin, person))
}

export interface Person {
  phone: string
  /** An operator, who has passed the second factor too. */
  secondFactor: boolean
}

/** The Cookie header of the session that `signInFully` gives. */
export async function cookieOfPerson(origin: string, person: Person): Promise<string> {
  const cookies = await cookiesOf(origin, person)
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

function keyOf(origin: string, { phone, secondFactor }: Person): string {
  return `${origin} ${phone} ${secondFactor}`
}

function cookiesOf(origin: string, person: Person): Promise<Cookies> {
  const key = keyOf(origin, person)
  const known = shared.get(key)
  if (known && Date.now() - known.since < SHARED_MS) return known.cookies
  const cookies = newSession(origin, person)
  shared.set(key, { cookies, since: Date.now() })
  cookies.catch(() => shared.delete(key))
  return cookies
}

async function newSession(origin: string, { phone, secondFactor }: Person): Promise<Cookies> {
  const visitor = await request.newContext()
  try {
    await signInOver(visitor, origin, phone)
    if (secondFactor) await passSecondFactor(visitor, origin, `시험 ${phone}`)
    // The toast after a sign-in is shown once. Without this each later test of the session would show it again.
    const { cookies } = await visitor.storageState()
    return cookies.filter(({ name }) => name !== 'toast-after-login')
  } finally {
    await visitor.dispose()
  }
}

/**
 * Sets the authenticator app up where there is none, as a browser without script would, and passes with its code.
 * @param label names the account in the app, where several operators use it
 */
export async function passSecondFactor(
  visitor: APIRequestContext,
  origin: string,
  label = '시험',
): Promise<void> {
  const first = await visitor.get(`${origin}${PAGE}`, { maxRedirects: 0 })
  const isNew = first.status() === 303 && first.headers().location?.startsWith(`${PAGE}/setup`)
  if (isNew && (await setUp(visitor, origin, label))) return
  for (;;) {
    for (const code of await codesOf(visitor, origin, label)) {
      const form = { intent: 'CODE', code }
      const passed = await visitor.post(`${origin}${PAGE}`, post(origin, form))
      if (passed.status() === 303) return
      // Used by another test; there is a new code within half a minute.
      if (passed.status() !== 409) throw new Error(`no second factor: ${passed.status()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}

const post = (origin: string, form: Record<string, string>) => ({
  form: { redirectTo: '/operator/members', ...form },
  headers: { origin },
  maxRedirects: 0,
})

/** @returns false where another test was faster */
async function setUp(visitor: APIRequestContext, origin: string, label: string): Promise<boolean> {
  const page = await (await visitor.get(`${origin}${PAGE}/setup`)).text()
  const secret = /name="secret" value="([A-Z2-7]+)"/.exec(page)?.[1]
  if (!secret) return false
  await visitor.post(`${origin}/sandbox/authenticator`, post(origin, { secret, label }))
  const [code = ''] = await codesOf(visitor, origin, label)
  const done = await visitor.post(
    `${origin}${PAGE}/setup`,
    post(origin, { intent: 'CONFIRM', code }),
  )
  if (done.status() !== 200 && done.status() !== 303)
    throw new Error(`not set up: ${done.status()} ${await done.text()}`)
  return done.status() === 200
}

/** The current code and the next one, which is already valid, of the account that was registered last. */
export async function codesOf(
  visitor: APIRequestContext,
  origin: string,
  label?: string,
): Promise<[string, string]> {
  const answer = await visitor.get(`${origin}/sandbox/authenticator`, {
    headers: { accept: 'application/json' },
  })
  const { accounts } = (await answer.json()) as {
    accounts: { label: string; code: string; nextCode: string }[]
  }
  const newest = accounts.find((account) => label === undefined || account.label === label)
  if (!newest) throw new Error('no authenticator app')
  return [newest.code, newest.nextCode]
}
