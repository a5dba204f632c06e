import { z } from 'zod'
import { IntegrationError, type MailSender } from '#backend/operation/integrations.ts'
import { callProvider, parseJson, type Reach, readProviderAnswer } from '../call-provider.ts'
import type { MailSettings } from '../settings.ts'

const acceptedSchema = z.object({ id: z.string() })
const refusedSchema = z.object({ name: z.string().regex(/^\w{1,60}$/) })
/** The address is no address; another try ends the same. */
const UNPROCESSABLE = 422

/** Mail by an API in the manner of Resend (`POST /emails`). */
export function createMailSender(options: {
  settings: MailSettings
  fetch: typeof fetch
  deadlineMs?: number
}): MailSender {
  const { settings, deadlineMs = 5_000 } = options
  const reach: Reach = { provider: 'mail', fetch: options.fetch, deadlineMs }

  return {
    async send({ to, subject, text, html, unsubscribeUrl, key }) {
      const answer = await callProvider(reach, `${settings.url}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${settings.apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({
          from: settings.from,
          to: [to],
          subject,
          text,
          html,
          ...(unsubscribeUrl && {
            headers: {
              // RFC 8058: mail programs offer it themselves.
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
        }),
      })
      if (answer.status === 200) {
        readProviderAnswer(reach.provider, answer.text, acceptedSchema)
        return 'SENT'
      }
      const refused = refusedSchema.safeParse(parseJson(answer.text))
      const name = refused.success ? refused.data.name : null
      // An earlier try of this mail was accepted, with words that have changed since.
      if (name === 'invalid_idempotent_request') return 'SENT'
      if (answer.status === UNPROCESSABLE && name === 'validation_error') return 'NOT_SENT'
      throw new IntegrationError(
        reach.provider,
        `answered ${answer.status}${name ? ` (${name})` : ''}`,
      )
    },
  }
}
