import { createHmac, randomInt } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import {
  type Fields,
  isGenuine,
  type SignedMessage,
  signMessage,
} from '#backend/integrations/identity/signature.ts'
import { sameText } from '#backend/integrations/signing.ts'
import { readResidentNumber } from '#backend/korea/resident-number.ts'
import type { ProvenIdentity } from '#backend/operation/integrations.ts'
import { identityRequestSchema, oneTimeCodeSchema, SMS_CODE_RULES } from '#contracts/account.ts'
import { kstDay } from '#contracts/kst.ts'
import { failing } from './faults.ts'
import { IDENTITY, SMS_TEXT } from './kinds.ts'
import type { World } from './world.ts'

const fieldsSchema = z.record(z.string(), z.string().or(z.boolean()))
const transactionSchema = z.object({ transactionId: z.uuid() })
const requestSchema = identityRequestSchema.extend({
  ...transactionSchema.shape,
  name: z.string().regex(/^[^\p{Cc}\p{Cs}]{2,40}$/u),
})
const confirmSchema = transactionSchema.extend({ code: oneTimeCodeSchema })

/** Whose records differ from what they say. */
const MISMATCHED_NAME = '불일치'

/** The identity agency: believes in everybody who can exist, and sends its codes by the sandbox's texts. */
export function identityRoutes(world: World): Hono {
  const { items, now } = world
  const app = new Hono()
  app.use(failing(world, 'identity'))

  app.post('/request', async (c) => {
    const asked = await readSigned(world, 'request', c.req.raw)
    if (!asked) return c.json({ error: 'signature' }, 401)
    const body = requestSchema.safeParse(asked)
    if (!body.success) return c.json({ error: 'fields' }, 400)
    const { transactionId, name, phoneNo, socialPreNo, socialPostNo } = body.data
    if (await items.newest(IDENTITY, transactionId)) return c.json({ error: 'transaction' }, 409)
    const facts = readResidentNumber(socialPreNo, socialPostNo, kstDay(now()))
    if (!facts || name === MISMATCHED_NAME)
      return c.json(answer(world, 'request-answer', { transactionId, result: 'DIFFERENT' }))
    const code = String(randomInt(1_000_000)).padStart(SMS_CODE_RULES.digits, '0')
    await items.put(IDENTITY, transactionId, { ...facts, name, phoneNo, code, tries: 0 })
    await items.put(SMS_TEXT, phoneNo, {
      text: `[모빌인증] 본인확인 인증번호 [${code}]을 입력해 주세요.`,
    })
    return c.json(answer(world, 'request-answer', { transactionId, result: 'SENT' }))
  })

  app.post('/confirm', async (c) => {
    const asked = await readSigned(world, 'confirm', c.req.raw)
    if (!asked) return c.json({ error: 'signature' }, 401)
    const body = confirmSchema.safeParse(asked)
    if (!body.success) return c.json({ error: 'fields' }, 400)
    const { transactionId, code } = body.data
    const outcome = await confirm(world, transactionId, code)
    const said =
      typeof outcome === 'string' ? { result: outcome } : { result: 'PROVEN', ...outcome }
    return c.json(answer(world, 'confirm-answer', { transactionId, ...said }))
  })

  return app
}

/** A right code serves once; the fifth wrong one ends the transaction. */
async function confirm(
  { items, now, secrets }: World,
  transactionId: string,
  code: string,
): Promise<ProvenIdentity | 'WRONG' | 'EXPIRED'> {
  let outcome: ProvenIdentity | 'WRONG' | 'EXPIRED' = 'EXPIRED'
  await items.change(IDENTITY, transactionId, ({ value, createdAt }) => {
    const { code: sent, tries, ...person } = value
    const age = now().getTime() - createdAt.getTime()
    if (age >= SMS_CODE_RULES.lifetimeSeconds * 1_000) return undefined
    if (sameText(code, sent)) {
      outcome = { ...person, ci: connectingInformation(secrets.derive('ci'), person) }
      return undefined
    }
    outcome = 'WRONG'
    return tries + 1 < SMS_CODE_RULES.tries ? { ...value, tries: tries + 1 } : undefined
  })
  return outcome
}

/** 연계정보: the same for the same person, whatever phone they have; 88 characters, as the real one. */
function connectingInformation(
  key: string,
  { name, birthDate, sex }: Pick<ProvenIdentity, 'name' | 'birthDate' | 'sex'>,
): string {
  return createHmac('sha512', key)
    .update(JSON.stringify([name, birthDate, sex]))
    .digest('base64')
}

/** The fields of a message that we signed, just now and for our service; null otherwise. */
async function readSigned(
  { identity, now }: World,
  message: SignedMessage,
  request: Request,
): Promise<Fields | null> {
  const fields = fieldsSchema.safeParse(await request.json().catch(() => null))
  if (!fields.success || fields.data.serviceId !== identity.serviceId) return null
  return isGenuine(identity.signKey, message, fields.data, now()) ? fields.data : null
}

function answer({ identity, now }: World, message: SignedMessage, fields: Fields) {
  return signMessage(identity.signKey, message, { ...fields, timestamp: now().toISOString() })
}
