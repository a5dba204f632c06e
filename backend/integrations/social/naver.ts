import { z } from 'zod'
import { IntegrationError, type SocialIdentifier } from '#backend/operation/integrations.ts'
import type { SocialEndpoints } from '#contracts/social-login.ts'
import { type Reach, readProviderAnswer } from '../call-provider.ts'
import { callWithToken, endpointOf, firstName } from './shared.ts'

/** Naver's id differs in every app, so a token of another app leads to none of our users. */
const profileSchema = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: z.string().min(1).max(200),
    name: z.string().nullish(),
    nickname: z.string().nullish(),
    email: z.string().max(320).nullish(),
  }),
})

/** Reads from Naver the user of an access token (`GET /v1/nid/me`). */
export function createNaverIdentifier(options: {
  endpoints: SocialEndpoints
  fetch: typeof fetch
  deadlineMs?: number
}): SocialIdentifier {
  const { endpoints, fetch, deadlineMs = 5_000 } = options
  const reach: Reach = { provider: 'naver', fetch, deadlineMs }
  const profile = endpointOf(endpoints, 'profile')

  return {
    async identify({ accessToken }) {
      const answer = await callWithToken(reach, profile, accessToken)
      if (!answer || answer.status === 401) return null
      if (answer.status !== 200)
        throw new IntegrationError(reach.provider, `answered ${answer.status}`)
      const { response } = readProviderAnswer(reach.provider, answer.text, profileSchema)
      return {
        providerUserId: response.id,
        name: firstName(response.name, response.nickname),
        email: response.email ?? null,
      }
    },
  }
}
