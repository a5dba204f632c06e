import type { AppointmentState } from './chat-constants.ts'
import { DAY_MS } from './durations.ts'

/** What a member does about an appointment. */
export const APPOINTMENT_ANSWERS = ['ACCEPT', 'DECLINE', 'CANCEL'] as const
export type AppointmentAnswer = (typeof APPOINTMENT_ANSWERS)[number]

interface Step {
  from: AppointmentState
  by: 'PROPOSER' | 'OTHER' | 'BOTH'
}

/** Who may do what in which state; an appointment cannot be changed after its time. */
const APPOINTMENT_STEPS: Record<
  AppointmentAnswer,
  { to: AppointmentState; steps: readonly Step[] }
> = {
  ACCEPT: { to: 'ACCEPTED', steps: [{ from: 'PROPOSED', by: 'OTHER' }] },
  DECLINE: { to: 'DECLINED', steps: [{ from: 'PROPOSED', by: 'OTHER' }] },
  CANCEL: {
    to: 'CANCELLED',
    steps: [
      { from: 'PROPOSED', by: 'PROPOSER' },
      { from: 'ACCEPTED', by: 'BOTH' },
    ],
  },
}

/** How far in the future an appointment may be. */
export const APPOINTMENT_DAYS = 90

interface Appointment {
  proposerStoreSeq: number
  state: AppointmentState
  /** ISO 8601 */
  at: string
}

/** Whether the time of the appointment has come: then no answer is possible. */
export function isPastAppointment({ at }: Pick<Appointment, 'at'>, now: Date): boolean {
  return now.getTime() >= Date.parse(at)
}

/** Whether an appointment may be proposed for that time: in the future, and within `APPOINTMENT_DAYS`. */
export function isAppointmentTime(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime()
  return ahead > 0 && ahead <= APPOINTMENT_DAYS * DAY_MS
}

/**
 * The result of a member's action on an appointment: its new state; `SAME` when it has that state already, as after a
 * second press of the button; null when the member may not do it, or it is no longer possible.
 */
export function answeredAppointment(
  appointment: Appointment,
  answer: AppointmentAnswer,
  storeSeq: number,
  now: Date,
): AppointmentState | 'SAME' | null {
  const { to, steps } = APPOINTMENT_STEPS[answer]
  const side = appointment.proposerStoreSeq === storeSeq ? 'PROPOSER' : 'OTHER'
  const own = steps.filter(({ by }) => by === side || by === 'BOTH')
  if (own.length === 0) return null
  if (appointment.state === to) return 'SAME'
  if (isPastAppointment(appointment, now)) return null
  return own.some(({ from }) => from === appointment.state) ? to : null
}

/** The actions that a member can take on an appointment now: the buttons of its card. */
export function possibleAppointmentAnswers(
  appointment: Appointment,
  storeSeq: number,
  now: Date,
): AppointmentAnswer[] {
  return APPOINTMENT_ANSWERS.filter((answer) => {
    const outcome = answeredAppointment(appointment, answer, storeSeq, now)
    return outcome !== null && outcome !== 'SAME'
  })
}
