import { Hono } from 'hono'
import { z } from 'zod'
import { sameText } from '#backend/integrations/signing.ts'
import { failing } from './faults.ts'
import { MAIL_MESSAGE, MAIL_REQUEST } from './kinds.ts'
import { mailPage } from './pages/mail-page.ts'
import { showPage } from './pages/page.ts'
import type { World } from './world.ts'

const SHOWN = 50

const addressSchema = z.email().max(254)
const bodySchema = z.object({
  from: z.string().min(1),
  to: z.array(addressSchema).length(1),
  subject: z.string().min(1).max(998),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
})

/** The mail company: takes mail as the real one does, and shows it instead of sending it. */
export function mailRoutes(world: World): Hono {
  const { items, mail, now, publicOrigin } = world
  const app = new Hono()
  const refusal = (statusCode: number, name: string) => ({ statusCode, name, message: 'refused' })

  app.post('/emails', failing(world, 'mail'), async (c) => {
    if (!sameText(c.req.header('authorization') ?? '', `Bearer ${mail.apiKey}`))
      return c.json(refusal(401, 'invalid_api_key'), 401)
    const body = bodySchema.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return c.json(refusal(422, 'validation_error'), 422)
    if (body.data.from !== mail.from) return c.json(refusal(403, 'invalid_from_address'), 403)
    const { to, subject, text, html, headers } = body.data
    const key = c.req.header('idempotency-key')
    if (!key || (await items.putOnce(MAIL_REQUEST, key, {})))
      await items.put(MAIL_MESSAGE, to[0]?.toLowerCase() ?? '', { subject, text, html, headers })
    return c.json({ id: crypto.randomUUID() })
  })

  app.get('/', async (c) => {
    const to = (c.req.query('to') ?? '').trim().toLowerCase()
    const error =
      to && !addressSchema.safeParse(to).success
        ? '이메일 주소를 다시 확인해 주세요. 예) name@example.com'
        : null
    const found = error
      ? []
      : await items.list(MAIL_MESSAGE, { ...(to && { key: to }), limit: SHOWN })
    const messages = found.map(({ key, value, createdAt }) => ({
      to: key,
      ...value,
      sentAt: createdAt,
    }))
    c.header('vary', 'accept')
    if (c.req.header('accept')?.includes('application/json'))
      return error ? c.json({ message: error }, 400) : c.json({ messages })
    return showPage(c, publicOrigin, mailPage(messages, { to, error, now: now() }))
  })

  return app
}
