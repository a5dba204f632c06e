import { z } from 'zod'
import { IntegrationError, type SocialIdentifier } from '#backend/operation/integrations.ts'
import type { SocialEndpoints } from '#contracts/social-login.ts'
import { type ProviderAnswer, parseJson, type Reach, readProviderAnswer } from '../call-provider.ts'
import { callWithToken, endpointOf, firstName } from './shared.ts'

const tokenInfoSchema = z.object({ app_id: z.int() })
const profileSchema = z.object({
  id: z.string().regex(/^[1-9]\d{0,18}$/),
  properties: z.object({ nickname: z.string().nullish() }).nullish(),
  kakao_account: z
    .object({ profile: z.object({ nickname: z.string().nullish() }).nullish() })
    .nullish(),
})
/** Kakao's codes of an expired token and of an unknown one. */
const refusalSchema = z.object({ code: z.literal([-401, -2]) })

/** Reads from Kakao the app of an access token (`access_token_info`) and its user (`GET /v2/user/me`). */
export function createKakaoIdentifier(options: {
  endpoints: SocialEndpoints
  /** Null when the app's number is not known: then it cannot be compared. */
  appId: number | null
  fetch: typeof fetch
  deadlineMs?: number
}): SocialIdentifier {
  const { endpoints, appId, fetch, deadlineMs = 5_000 } = options
  const reach: Reach = { provider: 'kakao', fetch, deadlineMs }
  const profile = endpointOf(endpoints, 'profile')
  const tokenInfo = appId === null ? null : endpointOf(endpoints, 'tokenInfo')

  return {
    async identify({ accessToken }) {
      if (tokenInfo) {
        const answer = await callWithToken(reach, tokenInfo, accessToken)
        if (!answer || isRefused(answer)) return null
        if (readProviderAnswer(reach.provider, answer.text, tokenInfoSchema).app_id !== appId)
          return null
      }
      const answer = await callWithToken(reach, profile, accessToken)
      if (!answer || isRefused(answer)) return null
      const person = readProviderAnswer(reach.provider, quoteIds(answer.text), profileSchema)
      return {
        providerUserId: person.id,
        name: firstName(person.kakao_account?.profile?.nickname, person.properties?.nickname),
      }
    },
  }
}

/** @throws IntegrationError for an answer that is neither the expected one nor the refusal of a token */
function isRefused({ status, text }: ProviderAnswer): boolean {
  if (status === 200) return false
  if (status === 401) return true
  if (status === 400 && refusalSchema.safeParse(parseJson(text)).success) return true
  throw new IntegrationError('kakao', `answered ${status}`)
}

/**
 * An id is an int64, which JSON.parse would round to another user's: it is read as text. The key cannot be found inside
 * a string, where its quotation marks would be escaped.
 */
function quoteIds(json: string): string {
  return json.replaceAll(/(?<!\\)("id"\s*:\s*)(\d+)(?=\s*[,}])/g, '$1"$2"')
}
