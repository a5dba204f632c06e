import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type IdentityAgency,
  IntegrationError,
  type ProvenIdentity,
} from '#backend/operation/integrations.ts'
import { callProvider, type Reach, readProviderAnswer } from '../call-provider.ts'
import type { IdentitySettings } from '../settings.ts'
import { type Fields, isGenuine, type SignedMessage, signMessage } from './signature.ts'

const fieldsSchema = z.record(z.string(), z.string().or(z.boolean()))
const requestAnswerSchema = z.object({ result: z.enum(['SENT', 'DIFFERENT']) })
const confirmAnswerSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('WRONG') }),
  z.object({ result: z.literal('EXPIRED') }),
  z.object({
    result: z.literal('PROVEN'),
    name: z.string().min(1).max(100),
    phoneNo: z.string().regex(/^\d{10,11}$/),
    birthDate: z.iso.date(),
    sex: z.enum(['MALE', 'FEMALE']),
    isForeigner: z.boolean(),
    ci: z.string().min(20).max(200),
  }),
])

/**
 * An identity agency in the manner of Mobilians: `POST {url}/request` and `POST {url}/confirm`, both sides signed with
 * a shared key. Answers are accepted only when they are signed for this transaction and are recent.
 */
export function createIdentityAgency(options: {
  settings: IdentitySettings
  fetch: typeof fetch
  now: () => Date
  deadlineMs?: number
}): IdentityAgency {
  const { settings, now, deadlineMs = 8_000 } = options
  const { serviceId, signKey } = settings
  const reach: Reach = { provider: 'identity', fetch: options.fetch, deadlineMs }

  async function ask<T>(
    step: 'request' | 'confirm',
    fields: Fields & { transactionId: string },
    schema: z.ZodType<T>,
  ): Promise<T> {
    const message = { serviceId, timestamp: now().toISOString(), ...fields }
    const answer = await callProvider(reach, `${settings.url}/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signMessage(signKey, step, message)),
    })
    if (answer.status !== 200)
      throw new IntegrationError(reach.provider, `answered ${answer.status}`)
    const said = readProviderAnswer(reach.provider, answer.text, fieldsSchema)
    const kind: SignedMessage = `${step}-answer`
    if (!isGenuine(signKey, kind, said, now()) || said.transactionId !== fields.transactionId)
      throw new IntegrationError(
        reach.provider,
        `answered the ${step} without a signature that holds`,
      )
    return readProviderAnswer(reach.provider, answer.text, schema)
  }

  return {
    async request({ commId, name, phoneNo, socialPreNo, socialPostNo }) {
      const transactionId = randomUUID()
      const person = { commId, name, phoneNo, socialPreNo, socialPostNo }
      const { result } = await ask('request', { transactionId, ...person }, requestAnswerSchema)
      return result === 'SENT' ? { transactionId } : null
    },
    async confirm({ transactionId, code }) {
      const answer = await ask('confirm', { transactionId, code }, confirmAnswerSchema)
      if (answer.result !== 'PROVEN') return answer.result
      const { result: _, ...person } = answer
      return person satisfies ProvenIdentity
    },
  }
}
