import { z } from 'zod'
import { momentSchema } from './common.ts'
import { DESK_QUEUES, type DeskQueue } from './desk-constants.ts'
import { DUTY_KEYS } from './duties.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'

const operator = endpoint.meta({ timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'ANY' })

const deskQueueSchema = z.object({
  queue: z.enum(Object.keys(DESK_QUEUES) as [DeskQueue, ...DeskQueue[]]),
  open: z.int().min(0),
  /** Since when the one that came first waits; null where nothing waits. */
  since: momentSchema.nullable(),
})
export type DeskQueueState = z.infer<typeof deskQueueSchema>

const deskDaySchema = z.object({
  /** A day in Korea, YYYY-MM-DD. */
  day: z.iso.date(),
  signUps: z.int().min(0),
  listings: z.int().min(0),
  /** Confirmed orders, and trades that both sides have marked as done. */
  trades: z.int().min(0),
  /** Of members, listings and reviews. */
  reports: z.int().min(0),
  /** Reports of damage by fraud. */
  damage: z.int().min(0),
  /** How long askers had waited for the answers of the day, the median in minutes; 0 without any. */
  answerMinutes: z.int().min(0),
})
export type DeskDay = z.infer<typeof deskDaySchema>

/** Verbs of the host `main` for the first page of the operators' desk. */
export const deskEndpoints = {
  /** What the caller is in charge of, and what waits there, by queue. */
  deskQueues: operator.route({ method: 'GET', path: '/v1/operator/desk/queues' }).output(
    z.object({
      queues: z.array(deskQueueSchema),
      duties: z.array(z.enum(DUTY_KEYS)),
      isAdministrator: z.boolean(),
    }),
  ),

  /** The last days, the oldest first, and the money that is held for orders now, in won. */
  deskFigures: operator
    .route({ method: 'GET', path: '/v1/operator/desk/figures' })
    .output(z.object({ days: z.array(deskDaySchema), held: z.int() })),
}
