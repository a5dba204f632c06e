import { z } from 'zod'
import { IntegrationError, type SocialIdentifier } from '#backend/operation/integrations.ts'
import type { SocialEndpoints } from '#contracts/social-login.ts'
import { type Reach, readAnswer } from '../call-provider.ts'
import { askWithToken, endpointOf, firstName } from './shared.ts'

/** Naver's id is another at every app, so that a token of some other app leads to nobody of ours. */
const profileSchema = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: z.string().min(1).max(200),
    name: z.string().nullish(),
    nickname: z.string().nullish(),
    email: z.string().max(320).nullish(),
  }),
})

/** Asks Naver whose access token it is (`GET /v1/nid/me`). */
export function createNaverIdentifier(options: {
  endpoints: SocialEndpoints
  fetch: typeof fetch
  deadlineMs?: number
}): SocialIdentifier {
  const { endpoints, fetch, deadlineMs = 5_000 } = options
  const reach: Reach = { company: 'naver', fetch, deadlineMs }
  const profile = endpointOf(endpoints, 'profile')

  return {
    async identify({ accessToken }) {
      const answer = await askWithToken(reach, profile, accessToken)
      if (!answer || answer.status === 401) return null
      if (answer.status !== 200)
        throw new IntegrationError(reach.company, `answered ${answer.status}`)
      const { response } = readAnswer(reach.company, answer.text, profileSchema)
      return {
        providerUserId: response.id,
        name: firstName(response.name, response.nickname),
        email: response.email ?? null,
      }
    },
  }
}
