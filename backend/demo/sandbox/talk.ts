import { Hono } from 'hono'
import { z } from 'zod'
import { sameText } from '#backend/integrations/signing.ts'
import { TALK_TEMPLATES } from '#backend/integrations/talk/templates.ts'
import { phoneNoSchema } from '#contracts/account.ts'
import { failing } from './faults.ts'
import { TALK_MESSAGE, TALK_REQUEST } from './kinds.ts'
import { showPage } from './pages/page.ts'
import { talkPage } from './pages/talk-page.ts'
import type { World } from './world.ts'

const SHOWN = 50

const bodySchema = z.object({
  senderKey: z.string(),
  templateCode: z.string(),
  recipientList: z
    .array(
      z.object({
        recipientNo: phoneNoSchema,
        templateParameter: z.record(z.string(), z.string().max(1_000)),
        resendParameter: z.object({ isResend: z.literal(false) }),
        recipientGroupingKey: z.string(),
      }),
    )
    .length(1),
})

/** NHN Cloud and Kakao: takes 알림톡 of templates that it knows, and shows them instead of sending them. */
export function talkRoutes(world: World): Hono {
  const { items, talk, now, publicOrigin } = world
  const app = new Hono()
  const refused = (resultCode: number, resultMessage: string) => ({
    header: { isSuccessful: false, resultCode, resultMessage },
    message: null,
  })

  app.post('/alimtalk/v2.3/appkeys/:appKey/messages', failing(world, 'talk'), async (c) => {
    const isKnown =
      c.req.param('appKey') === talk.appKey &&
      sameText(c.req.header('x-secret-key') ?? '', talk.secretKey)
    if (!isKnown) return c.json(refused(-1001, 'Invalid appkey or secret key'), 200)
    const body = bodySchema.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return c.json(refused(-1006, 'Invalid body'), 200)
    const { senderKey, templateCode, recipientList } = body.data
    if (senderKey !== talk.senderKey) return c.json(refused(-1010, 'Unknown sender'), 200)
    const template = Object.values(TALK_TEMPLATES).find(({ code }) => code === templateCode)
    const [recipient] = recipientList
    if (!template || !recipient) return c.json(refused(-1018, 'Unknown template'), 200)
    const key = c.req.header('x-nc-api-idempotency-key')
    const isNew = !key || (await items.putOnce(TALK_REQUEST, key, {}))
    const filled = (text: string) =>
      text.replaceAll(
        /#\{(.+?)\}/g,
        (_all, name: string) => recipient.templateParameter[name] ?? '',
      )
    if (isNew)
      await items.put(TALK_MESSAGE, recipient.recipientNo, {
        templateCode,
        text: filled(template.text),
        buttons: template.buttons.map(({ name, url }) => ({
          name,
          url: filled(url.replace('{origin}', publicOrigin)),
        })),
      })
    return c.json({
      header: { isSuccessful: true, resultCode: 0, resultMessage: 'success' },
      message: {
        requestId: crypto.randomUUID(),
        sendResults: [
          {
            recipientSeq: 1,
            recipientNo: recipient.recipientNo,
            resultCode: 0,
            resultMessage: 'success',
            recipientGroupingKey: recipient.recipientGroupingKey,
          },
        ],
      },
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
      : await items.list(TALK_MESSAGE, { ...(phone && { key: phone }), limit: SHOWN })
    const messages = found.map(({ key, value, createdAt }) => ({
      phone: key,
      ...value,
      sentAt: createdAt,
    }))
    c.header('vary', 'accept')
    if (c.req.header('accept')?.includes('application/json'))
      return error ? c.json({ message: error }, 400) : c.json({ messages })
    return showPage(
      c,
      publicOrigin,
      talkPage(messages, { phone: error ? typed : phone, error, now: now() }),
    )
  })

  return app
}
