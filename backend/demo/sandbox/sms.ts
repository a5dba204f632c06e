import { Hono } from 'hono'
import { z } from 'zod'
import { sameText } from '#backend/integrations/signing.ts'
import { solapiSignature } from '#backend/integrations/sms/solapi-signature.ts'
import { phoneNoSchema } from '#contracts/account.ts'
import { failing } from './faults.ts'
import { SMS_TEXT } from './kinds.ts'
import { showPage } from './pages/page.ts'
import { smsPage } from './pages/sms-page.ts'
import type { World } from './world.ts'

const SHOWN = 50
/** How far a signature's date may be off. */
const TOLERANCE_MS = 15 * 60_000

const AUTHORIZATION =
  /^HMAC-SHA256 apiKey=([^,\s]+), date=([^,\s]+), salt=([^,\s]{12,64}), signature=([0-9a-f]{64})$/
const bodySchema = z.object({
  message: z.object({
    to: phoneNoSchema,
    from: z.string(),
    text: z.string().regex(/^[^\p{Cs}\0]{1,2000}$/u),
  }),
})

/** The SMS company: takes texts as the real one does, and shows them instead of sending them. */
export function smsRoutes(world: World): Hono {
  const { items, now, publicOrigin } = world
  const app = new Hono()

  app.post('/messages/v4/send', failing(world, 'sms'), async (c) => {
    const refusal = checkAuthorization(world, c.req.header('authorization') ?? '')
    if (refusal) return c.json({ errorCode: refusal, errorMessage: 'refused' }, 401)
    const body = bodySchema.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return c.json({ errorCode: 'ValidationError', errorMessage: 'body' }, 400)
    const { to, from, text } = body.data.message
    if (from !== world.sms.sender)
      return c.json({ errorCode: 'NotAllowedSender', errorMessage: 'from' }, 400)
    await items.put(SMS_TEXT, to, { text })
    return c.json({
      groupId: `G4V${crypto.randomUUID()}`,
      messageId: `M4V${crypto.randomUUID()}`,
      to,
      from,
      type: 'SMS',
      statusCode: '2000',
      statusMessage: '정상 접수',
    })
  })

  app.get('/', async (c) => {
    const typed = c.req.query('phone') ?? ''
    const phone = typed.replaceAll(/[-\s]/g, '')
    const error =
      phone && !phoneNoSchema.safeParse(phone).success
        ? '휴대폰 번호를 숫자로 다시 확인해 주세요. 예) 01012345678'
        : null
    const found = error
      ? []
      : await items.list(SMS_TEXT, { ...(phone && { key: phone }), limit: SHOWN })
    const texts = found.map(({ key, value, createdAt }) => ({
      phone: key,
      text: value.text,
      sentAt: createdAt,
    }))
    c.header('vary', 'accept')
    if (c.req.header('accept')?.includes('application/json'))
      return error ? c.json({ message: error }, 400) : c.json({ messages: texts })
    return showPage(
      c,
      publicOrigin,
      smsPage(texts, { phone: error ? typed : phone, error, now: now() }),
    )
  })

  return app
}

function checkAuthorization({ sms, now }: World, header: string): string | null {
  const [, apiKey, date, salt, signature] = AUTHORIZATION.exec(header) ?? []
  if (!apiKey || !date || !salt || !signature) return 'InvalidAuthorization'
  if (apiKey !== sms.apiKey) return 'InvalidAPIKey'
  if (!(Math.abs(now().getTime() - Date.parse(date)) <= TOLERANCE_MS)) return 'RequestTimeTooSkewed'
  return sameText(signature, solapiSignature(sms.apiSecret, date, salt))
    ? null
    : 'SignatureDoesNotMatch'
}
