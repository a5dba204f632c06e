import { z } from 'zod'
import { roleSchema } from './account.ts'

export * from './session-rules.ts'

/**
 * The response of `GET /api/session` (Session of SPEC.md section 3). `statusCode` and `errorMessage` say why a session
 * ended, once; `error` names a fault of the session itself, such as a refresh token that was used twice.
 */
export const sessionSchema = z.object({
  status: z.enum(['authenticated', 'unauthenticated', 'loading']),
  accessToken: z.string().nullable(),
  /** End of the access token, seconds since 1970. */
  accessTokenExpires: z.int().nullable(),
  userSeq: z.int().nullable(),
  role: roleSchema.nullable(),
  statusCode: z.int().nullable(),
  errorMessage: z.string().nullable(),
  error: z.string().nullable(),
})
export type Session = z.infer<typeof sessionSchema>
