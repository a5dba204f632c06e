import { z } from 'zod'
import { type SignInType, SOCIAL_PROVIDERS } from './account.ts'
import { seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { healthEndpoint } from './health.ts'

/** Sign-in types as the login log shows them: `user-credentials` is `phone` (SPEC.md section 3). */
export const LOGGED_SIGN_IN_TYPES = [...SOCIAL_PROVIDERS, 'phone'] as const

export const loggedSignInType = (type: SignInType) =>
  type === 'user-credentials' ? ('phone' as const) : type

/** The login log record of SPEC.md section 3. */
export const loginLogRecordSchema = z.object({
  userSeq: seqSchema,
  signInType: z.enum(LOGGED_SIGN_IN_TYPES),
  /** Whether the account is linked with the cafe. */
  cafeYn: z.enum(['Y', 'N']),
  /** Whether the sign-in itself came from the cafe. */
  isCafeLogin: z.boolean(),
})
export type LoginLogRecord = z.infer<typeof loginLogRecordSchema>

/** Host `data`: user-action log and login log. */
export const dataContract = {
  health: healthEndpoint,

  /** Keeps one login; only one's own, by the bearer token. */
  recordLogin: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/log/login' })
    .input(loginLogRecordSchema)
    .output(z.object({})),
}
