import { z } from 'zod'
import { IntegrationError, type SocialIdentifier } from '#backend/operation/integrations.ts'
import type { SocialEndpoints } from '#contracts/social-login.ts'
import { type CompanyAnswer, parseJson, type Reach, readAnswer } from '../call-provider.ts'
import { askWithToken, endpointOf, firstName } from './shared.ts'

const tokenInfoSchema = z.object({ app_id: z.int() })
const profileSchema = z.object({
  id: z.string().regex(/^[1-9]\d{0,18}$/),
  properties: z.object({ nickname: z.string().nullish() }).nullish(),
  kakao_account: z
    .object({ profile: z.object({ nickname: z.string().nullish() }).nullish() })
    .nullish(),
})
/** Kakao's codes of a token that is no longer one, and of one that never was. */
const refusalSchema = z.object({ code: z.literal([-401, -2]) })

/** Asks Kakao which app an access token is of (`access_token_info`), and whose (`GET /v2/user/me`). */
export function createKakaoIdentifier(options: {
  endpoints: SocialEndpoints
  /** Null when the app's number is not known: then it cannot be compared. */
  appId: number | null
  fetch: typeof fetch
  deadlineMs?: number
}): SocialIdentifier {
  const { endpoints, appId, fetch, deadlineMs = 5_000 } = options
  const reach: Reach = { company: 'kakao', fetch, deadlineMs }
  const profile = endpointOf(endpoints, 'profile')
  const tokenInfo = appId === null ? null : endpointOf(endpoints, 'tokenInfo')

  return {
    async identify({ accessToken }) {
      if (tokenInfo) {
        const answer = await askWithToken(reach, tokenInfo, accessToken)
        if (!answer || isRefused(answer)) return null
        if (readAnswer(reach.company, answer.text, tokenInfoSchema).app_id !== appId) return null
      }
      const answer = await askWithToken(reach, profile, accessToken)
      if (!answer || isRefused(answer)) return null
      const person = readAnswer(reach.company, quoteIds(answer.text), profileSchema)
      return {
        providerUserId: person.id,
        name: firstName(person.kakao_account?.profile?.nickname, person.properties?.nickname),
      }
    },
  }
}

/** @throws IntegrationError for an answer that is neither the asked one nor the refusal of a token */
function isRefused({ status, text }: CompanyAnswer): boolean {
  if (status === 200) return false
  if (status === 401) return true
  if (status === 400 && refusalSchema.safeParse(parseJson(text)).success) return true
  throw new IntegrationError('kakao', `answered ${status}`)
}

/**
 * An id is an int64, which JSON.parse would round to another person's: it is read as text. The key cannot be found
 * inside a string, where its quotation marks would be escaped.
 */
function quoteIds(json: string): string {
  return json.replaceAll(/(?<!\\)("id"\s*:\s*)(\d+)(?=\s*[,}])/g, '$1"$2"')
}
