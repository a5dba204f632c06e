import { createECDH, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { importJWK, jwtVerify } from 'jose'
import { z } from 'zod'
import { SANDBOX_PUSH_PATH } from '#backend/integrations/sandbox.ts'
import { failing } from '../faults.ts'
import { PUSH_BROWSER, PUSH_MESSAGE } from '../kinds.ts'
import { showPage } from '../pages/page.ts'
import { pushPage } from '../pages/push-page.ts'
import type { World } from '../world.ts'
import { decryptPush } from './decrypt.ts'

const SHOWN = 50
/** The longest that push services take (RFC 8030 asks for 4,096 at least). */
const LONGEST = 4_096
const AUTHORIZATION = /^vapid t=([\w.-]+), ?k=([\w-]{87})$/

const wordsSchema = z.object({
  title: z.string(),
  body: z.string().nullable(),
  path: z.string(),
  tag: z.string(),
  unread: z.int(),
})

/** A push service with browsers of its own: takes what a real one takes, and shows what the browser would. */
export function pushRoutes(world: World): Hono {
  const { items, publicOrigin } = world
  const app = new Hono()

  app.post('/browsers', async (c) => {
    const pair = createECDH('prime256v1')
    const p256dh = pair.generateKeys().toString('base64url')
    const id = randomBytes(24).toString('base64url')
    const auth = randomBytes(16).toString('base64url')
    const privateKey = pair.getPrivateKey().toString('base64url')
    await items.put(PUSH_BROWSER, id, { privateKey, publicKey: p256dh, auth })
    return c.json({ endpoint: `${publicOrigin}${SANDBOX_PUSH_PATH}${id}`, p256dh, auth })
  })

  app.delete('/send/:id', async (c) => {
    await items.take(PUSH_BROWSER, c.req.param('id'))
    return c.body(null, 204)
  })

  app.post('/send/:id', failing(world, 'push'), async (c) => {
    const browser = await items.newest(PUSH_BROWSER, c.req.param('id'))
    if (!browser) return c.body(null, 410)
    if (!(await isOurs(world, c.req.header('authorization') ?? ''))) return c.body(null, 403)
    if (!c.req.header('ttl') || c.req.header('content-encoding') !== 'aes128gcm')
      return c.body(null, 400)
    const body = Buffer.from(await c.req.arrayBuffer())
    if (body.length > LONGEST) return c.body(null, 413)
    const text = decryptPush(browser.value, body)
    const words = wordsSchema.safeParse(text === null ? null : JSON.parse(text))
    if (!words.success) return c.body(null, 400)
    await items.put(PUSH_MESSAGE, c.req.param('id'), {
      ...words.data,
      topic: c.req.header('topic') ?? null,
      urgency: c.req.header('urgency') ?? null,
    })
    return c.body(null, 201)
  })

  app.get('/', async (c) => {
    const browser = c.req.query('browser')
    const found = await items.list(PUSH_MESSAGE, { ...(browser && { key: browser }), limit: SHOWN })
    const messages = found.map(({ key, value, createdAt }) => ({
      browser: key,
      ...value,
      sentAt: createdAt,
    }))
    c.header('vary', 'accept')
    if (c.req.header('accept')?.includes('application/json')) return c.json({ messages })
    return showPage(c, publicOrigin, pushPage(messages, world.now()))
  })

  return app
}

/** Whether the sender signed for this push service, with the key that it names (RFC 8292). */
async function isOurs({ publicOrigin, now }: World, header: string): Promise<boolean> {
  const [, token, key] = AUTHORIZATION.exec(header) ?? []
  if (!token || !key) return false
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  )
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y } as const, 'ES256')
    const { payload } = await jwtVerify(token, publicKey, {
      audience: publicOrigin,
      currentDate: now(),
    })
    return typeof payload.sub === 'string'
  } catch {
    return false
  }
}
