import { z } from 'zod'
import { momentSchema, seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { healthEndpoint } from './health.ts'
import { POINT_CHANGES, type PointChange } from './point-rules.ts'

const changeSchema = z.object({
  changeSeq: seqSchema,
  kind: z.enum(Object.keys(POINT_CHANGES) as [PointChange, ...PointChange[]]),
  /** Positive where points came in. */
  points: z.int(),
  /** The caller's order that it was about, and what it was of. */
  order: z.object({ orderSeq: seqSchema, title: z.string() }).nullable(),
  /** Until when the points that came in last. */
  expiresAt: momentSchema.nullable(),
  at: momentSchema,
})
export type PointChangeView = z.infer<typeof changeSchema>

const pointsSchema = z.object({
  balance: z.int().min(0),
  /** What expires next, oldest first: the points of each day. */
  expiring: z.array(z.object({ points: z.int().min(1), at: momentSchema })).max(3),
  changes: z.array(changeSchema),
  /** `before` of the next page. */
  next: seqSchema.nullable(),
  /** What the page explains earning and using with. */
  terms: z.object({
    earnBp: z.int(),
    earnMost: z.int(),
    reviewPoints: z.int(),
    reviewLetters: z.int(),
    days: z.int(),
    refundDays: z.int(),
    useLeast: z.int(),
    warnDays: z.array(z.int()),
  }),
})
export type Points = z.infer<typeof pointsSchema>

/** Host `point`: balance and ledger of points. */
export const pointContract = {
  health: healthEndpoint,

  /** The caller's balance, what expires next, and what happened to it, newest first. */
  points: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/points' })
    .input(z.object({ before: seqSchema.optional() }))
    .output(pointsSchema),
}
