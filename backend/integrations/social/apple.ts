import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import { IntegrationError, type SocialIdentifier } from '#backend/operation/integrations.ts'
import { raceAbort } from '#contracts/deadline.ts'
import type { SocialEndpoints } from '#contracts/social-login.ts'
import { endpointOf, firstName } from './shared.ts'

const COMPANY = 'apple'
const ALGORITHMS = ['RS256', 'ES256']
const CLOCK_TOLERANCE_SECONDS = 5

const claimsSchema = z.object({ sub: z.string().min(1).max(200) })

/** The errors of jose for a token that is not genuine, not for us or expired; every other error is Apple's. */
const REFUSALS = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
]

/**
 * Verifies an id_token by Apple's signature: its published keys (cached ten minutes, fetched again at most every half
 * minute for an unknown key id), issuer, audience, expiry, algorithm, and the nonce where one is given.
 */
export function createAppleIdentifier(options: {
  clientId: string
  endpoints: SocialEndpoints
  fetch: typeof fetch
  now: () => Date
  deadlineMs?: number
}): SocialIdentifier {
  const { clientId, endpoints, now, deadlineMs = 5_000 } = options
  const issuer = endpointOf(endpoints, 'issuer')
  const keys = createRemoteJWKSet(new URL(endpointOf(endpoints, 'jwks')), {
    [customFetch]: (url: string, init: RequestInit & { signal: AbortSignal }) =>
      raceAbort(() => options.fetch(url, init), init.signal),
    timeoutDuration: deadlineMs,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
  })

  async function readClaims(idToken: string): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'iat', 'exp'],
        currentDate: now(),
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      })
      return payload
    } catch (error) {
      if (REFUSALS.some((refusal) => error instanceof refusal)) return null
      // Without its cause: jose's errors quote the received data.
      throw new IntegrationError(COMPANY, 'did not give keys that can be used')
    }
  }

  return {
    async identify({ idToken, nonce, name }) {
      const claims = idToken ? await readClaims(idToken) : null
      // A token for several audiences is not Apple's.
      if (!claims || claims.aud !== clientId) return null
      if (nonce !== undefined && claims.nonce !== nonce) return null
      const parsed = claimsSchema.safeParse(claims)
      return parsed.success ? { providerUserId: parsed.data.sub, name: firstName(name) } : null
    },
  }
}
