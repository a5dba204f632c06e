import type { AppointmentState } from './chat-constants.ts'

/** What somebody does about an appointment. */
export const APPOINTMENT_ANSWERS = ['ACCEPT', 'DECLINE', 'CANCEL'] as const
export type AppointmentAnswer = (typeof APPOINTMENT_ANSWERS)[number]

interface Step {
  from: AppointmentState
  by: 'PROPOSER' | 'OTHER' | 'BOTH'
}

/** Who may do what from which state; an appointment that has begun stays as it is. */
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

/** How far ahead an appointment may lie. */
export const APPOINTMENT_DAYS = 90
const DAY = 86_400_000

interface Appointment {
  proposerStoreSeq: number
  state: AppointmentState
  /** ISO 8601 */
  at: string
}

/** Whether the time has come: nothing can be answered any more. */
export function isPastAppointment({ at }: Pick<Appointment, 'at'>, now: Date): boolean {
  return now.getTime() >= Date.parse(at)
}

/** Whether an appointment may be proposed for that moment: ahead, and within `APPOINTMENT_DAYS`. */
export function isAppointmentTime(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime()
  return ahead > 0 && ahead <= APPOINTMENT_DAYS * DAY
}

/**
 * What becomes of an appointment when a member answers: its new state; `SAME` when it is so already, as after a second
 * press of the button; null when it is not theirs to do, or no longer possible.
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

/** What a member can do about an appointment now: the buttons of its card. */
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
