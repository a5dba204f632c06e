import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { IntegrationError, type SmsSender } from '#backend/operation/integrations.ts'
import { isAssignable } from '#contracts/account.ts'
import { callProvider, parseJson, type Reach, readProviderAnswer } from '../call-provider.ts'
import type { SmsSettings } from '../settings.ts'
import { solapiAuthorization } from './solapi-signature.ts'

/** '2000' is the only code of an accepted text. */
const acceptedSchema = z.object({ statusCode: z.literal('2000') })
const refusedSchema = z.object({ errorCode: z.string().regex(/^\w{1,60}$/) })

/** An SMS API in the manner of Solapi (`POST /messages/v4/send`). */
export function createSolapiSender(options: {
  settings: SmsSettings
  fetch: typeof fetch
  now: () => Date
  /** Which numbers receive texts: those that can be assigned, unless the provider is simulated. */
  reaches?: SmsSender['reaches']
  deadlineMs?: number
}): SmsSender {
  const { settings, now, reaches = isAssignable, deadlineMs = 5_000 } = options
  const reach: Reach = { provider: 'sms', fetch: options.fetch, deadlineMs }

  return {
    reaches,
    async send({ phoneNo, text }) {
      const salt = randomBytes(16).toString('hex')
      const answer = await callProvider(reach, `${settings.url}/messages/v4/send`, {
        method: 'POST',
        headers: {
          authorization: solapiAuthorization(settings, now().toISOString(), salt),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ message: { to: phoneNo, from: settings.sender, text } }),
      })
      if (answer.status !== 200) {
        const refused = refusedSchema.safeParse(parseJson(answer.text))
        const code = refused.success ? ` (${refused.data.errorCode})` : ''
        throw new IntegrationError(reach.provider, `answered ${answer.status}${code}`)
      }
      readProviderAnswer(reach.provider, answer.text, acceptedSchema)
    },
  }
}
