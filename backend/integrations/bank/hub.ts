import { z } from 'zod'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { callProvider, type Reach, readProviderAnswer } from '../call-provider.ts'
import type { BankSettings } from '../settings.ts'
import { HUB } from './open-banking-codes.ts'

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().int(),
})
const answerSchema = z.object({ rsp_code: z.string() })

/** A token is renewed this long before it ends. */
const RENEWAL_MS = 60_000

/** Calls to the hub of 오픈뱅킹, each with a token of ours that is kept while it lasts. */
export function createHub(options: {
  settings: BankSettings
  fetch: typeof fetch
  now: () => Date
  deadlineMs: number
}) {
  const { settings, now, deadlineMs } = options
  const reach: Reach = { provider: 'bank', fetch: options.fetch, deadlineMs }
  let token: { text: string; until: number } | null = null

  async function ownToken(): Promise<string> {
    if (token && token.until > now().getTime()) return token.text
    const answer = await callProvider(reach, `${settings.url}/oauth/2.0/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        scope: 'oob',
        grant_type: 'client_credentials',
      }),
    })
    if (answer.status !== 200)
      throw new IntegrationError(reach.provider, `gave no token (${answer.status})`)
    const said = readProviderAnswer(reach.provider, answer.text, tokenSchema)
    token = {
      text: said.access_token,
      until: now().getTime() + said.expires_in * 1_000 - RENEWAL_MS,
    }
    return token.text
  }

  async function post(path: string, fields: object): Promise<string> {
    const answer = await callProvider(reach, `${settings.url}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await ownToken()}`,
        'content-type': 'application/json; charset=UTF-8',
      },
      body: JSON.stringify(fields),
    })
    if (answer.status !== 200)
      throw new IntegrationError(reach.provider, `answered ${answer.status}`)
    return answer.text
  }

  return {
    /** @throws IntegrationError when the hub fails or answers what does not fit */
    async call<T>(path: string, fields: object, schema: z.ZodType<T>): Promise<T> {
      let text = await post(path, fields)
      const { rsp_code: code } = readProviderAnswer(reach.provider, text, answerSchema)
      if (HUB.token.test(code)) {
        // Withdrawn before its time: nothing was done with it.
        token = null
        text = await post(path, fields)
      }
      return readProviderAnswer(reach.provider, text, schema)
    },
  }
}
