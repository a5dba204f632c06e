import { z } from 'zod'
import { IntegrationError, type TalkSender } from '#backend/operation/integrations.ts'
import { isAssignable } from '#contracts/account.ts'
import { callProvider, type Reach, readProviderAnswer } from '../call-provider.ts'
import type { TalkSettings } from '../settings.ts'

/** The answer names the request's result and that of each recipient; 0 is success. */
const answerSchema = z.object({
  header: z.object({ isSuccessful: z.boolean(), resultCode: z.int() }),
  message: z.object({ sendResults: z.array(z.object({ resultCode: z.int() })) }).nullish(),
})

/** 알림톡 by NHN Cloud's KakaoTalk Bizmessage, version 2.3. */
export function createTalkSender(options: {
  settings: TalkSettings
  fetch: typeof fetch
  /** Which numbers get messages: those that can be assigned, unless the provider is simulated. */
  reaches?: TalkSender['reaches']
  deadlineMs?: number
}): TalkSender {
  const { settings, reaches = isAssignable, deadlineMs = 5_000 } = options
  const reach: Reach = { provider: 'talk', fetch: options.fetch, deadlineMs }
  const url = `${settings.url}/alimtalk/v2.3/appkeys/${encodeURIComponent(settings.appKey)}/messages`

  return {
    reaches,
    async send({ phoneNo, templateCode, variables, key }) {
      const answer = await callProvider(reach, url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json;charset=UTF-8',
          'x-secret-key': settings.secretKey,
          // The same request within ten minutes is not sent again.
          'x-nc-api-idempotency-key': key,
        },
        body: JSON.stringify({
          senderKey: settings.senderKey,
          templateCode,
          recipientList: [
            {
              recipientNo: phoneNo,
              templateParameter: variables,
              // No text message instead: the inbox has it.
              resendParameter: { isResend: false },
              recipientGroupingKey: key,
            },
          ],
        }),
      })
      if (answer.status !== 200)
        throw new IntegrationError(reach.provider, `answered ${answer.status}`)
      const { header, message } = readProviderAnswer(reach.provider, answer.text, answerSchema)
      if (!header.isSuccessful)
        throw new IntegrationError(reach.provider, `refused (${header.resultCode})`)
      const [result] = message?.sendResults ?? []
      return result?.resultCode === 0 ? 'SENT' : 'NOT_SENT'
    },
  }
}
