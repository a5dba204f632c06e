import { Hono } from 'hono'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { AUTHENTICATOR } from './kinds.ts'
import { type AuthenticatorEntry, authenticatorPage } from './pages/authenticator-page.ts'
import { showPage } from './pages/page.ts'
import { readSandboxForm } from './read-form.ts'
import type { World } from './world.ts'

const SHOWN = 20
const PERIOD_SECONDS = 30
const DIGITS = 6

/** Base32 of 128 bits or more, with the spaces that people copy along. */
const secretSchema = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z2-7]{26,64}$/))
const labelSchema = z.string().trim().min(1).max(60).catch('두손')

/** Plays the authenticator app on a phone: is given secrets, and shows the code of the moment for each. */
export function authenticatorRoutes(world: World): Hono {
  const { items, now, publicOrigin } = world
  const app = new Hono()

  const entries = async (): Promise<AuthenticatorEntry[]> => {
    const found = await items.list(AUTHENTICATOR, { limit: SHOWN })
    return found.map(({ key: secret, value: { label } }) => ({
      label,
      secret,
      ...codesOf(secret, now()),
    }))
  }

  app.get('/', async (c) => {
    c.header('vary', 'accept')
    if (c.req.header('accept')?.includes('application/json'))
      return c.json({ accounts: await entries() })
    return showPage(c, publicOrigin, authenticatorPage(await entries()))
  })

  app.post('/', async (c) => {
    const fields = await readSandboxForm(c)
    const secret = secretSchema.safeParse(fields.secret)
    if (!secret.success) {
      const error = '설정 키를 다시 확인해 주세요. 영문자와 숫자 2~7로 되어 있어요.'
      return showPage(c, publicOrigin, authenticatorPage(await entries(), error))
    }
    await items.take(AUTHENTICATOR, secret.data)
    await items.put(AUTHENTICATOR, secret.data, { label: labelSchema.parse(fields.label) })
    return c.redirect('/sandbox/authenticator', 303)
  })

  return app
}

function codesOf(text: string, now: Date) {
  const totp = new TOTP({
    secret: Secret.fromBase32(text),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
  })
  const timestamp = now.getTime()
  return {
    code: totp.generate({ timestamp }),
    nextCode: totp.generate({ timestamp: timestamp + PERIOD_SECONDS * 1_000 }),
    secondsLeft: PERIOD_SECONDS - (Math.floor(timestamp / 1_000) % PERIOD_SECONDS),
  }
}
