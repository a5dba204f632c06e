import { z } from 'zod'
import { type SignInType, SOCIAL_PROVIDERS } from './account.ts'
import {
  ACTION_LOG,
  type ActionName,
  areParamsOf,
  LOGGED_ACTIONS,
  MAX_COUNTED_DAYS,
  PAGE_ID,
} from './action-log.ts'
import { momentSchema, seqSchema } from './common.ts'
import { DAY_MS } from './durations.ts'
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

const pageIdSchema = z.string().regex(PAGE_ID)
const actionNameSchema = z.enum(Object.keys(LOGGED_ACTIONS) as [ActionName, ...ActionName[]])

/** One action of a visitor. */
export const loggedActionSchema = z
  .object({
    /** Created by the browser: an action that is sent twice is stored once. */
    id: z.uuid(),
    pageId: pageIdSchema,
    previousPageId: pageIdSchema.nullable(),
    deviceUuid: z.uuid().nullable(),
    /** Who was signed in then; stored only when the call's bearer token belongs to the same user. */
    userSeq: seqSchema.nullable(),
    at: momentSchema,
    name: actionNameSchema,
    params: z.record(z.string(), z.union([z.int(), z.boolean()])),
  })
  .refine(({ name, params }) => areParamsOf(name, params), { path: ['params'] })
export type LoggedAction = z.infer<typeof loggedActionSchema>

/** How often an action was done on a page on a day in Korea. */
export const actionCountSchema = z.object({
  day: z.iso.date(),
  pageId: pageIdSchema,
  name: z.string(),
  count: z.int().min(1),
})
export type ActionCount = z.infer<typeof actionCountSchema>

/** Host `data`: user-action log and login log. */
export const dataContract = {
  health: healthEndpoint,

  /** Stores one login; only the caller's own, by the bearer token. */
  recordLogin: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/log/login' })
    .input(loginLogRecordSchema)
    .output(z.object({})),

  /** Stores actions; those that are already stored do not change. */
  recordActions: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none' })
    .route({ method: 'POST', path: '/log/user-action/web' })
    .errors({
      LIMITED: {
        status: 429,
        message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    })
    .input(z.array(loggedActionSchema).max(ACTION_LOG.batchSize))
    .output(z.object({ newCount: z.int().min(0) })),

  /** Counts of each day from `from` to `to`, both included, by page and action. */
  countActions: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'ANY' })
    .route({ method: 'GET', path: '/log/user-action/counts' })
    .input(
      z.object({ from: z.iso.date(), to: z.iso.date() }).refine(({ from, to }) => {
        const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
        return days >= 1 && days <= MAX_COUNTED_DAYS
      }),
    )
    .output(z.object({ counts: z.array(actionCountSchema) })),
}
