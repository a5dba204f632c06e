import { APPOINTMENT_DAYS, isAppointmentTime } from '#contracts/appointment-states.ts'
import { REMINDER_MINUTES } from '#contracts/chat-constants.ts'
import { momentOfKst } from './kst-input.ts'

export const PLACE_LENGTH = 60

type Problem = { field: 'date' | 'time' | 'place' | 'remindMinutes'; message: string }

interface AppointmentFields {
  /** ISO 8601 */
  at: string
  place: string
  remindMinutes: (typeof REMINDER_MINUTES)[number]
}

/** What the form of an appointment says; or the first thing that is wrong with it, in Korean. */
export function readAppointment(
  typed: Record<'date' | 'time' | 'place' | 'remindMinutes', string>,
  now: Date,
): AppointmentFields | Problem {
  const { date, time } = typed
  if (date === '') return { field: 'date', message: '만날 날짜를 골라 주세요.' }
  if (time === '') return { field: 'time', message: '만날 시간을 골라 주세요.' }
  if (momentOfKst(date, '00:00') === null)
    return { field: 'date', message: '날짜를 다시 골라 주세요. 예: 2026-11-22' }
  const at = momentOfKst(date, time)
  if (at === null) return { field: 'time', message: '시간을 다시 골라 주세요. 예: 15:00' }
  if (new Date(at) <= now)
    return { field: 'time', message: '이미 지난 시간이에요. 앞으로의 시간을 골라 주세요.' }
  if (!isAppointmentTime(new Date(at), now))
    return {
      field: 'date',
      message: `${APPOINTMENT_DAYS}일 안의 날짜만 약속할 수 있어요. 더 가까운 날을 골라 주세요.`,
    }
  const place = typed.place.replaceAll(/\s+/g, ' ').trim()
  if (place === '') return { field: 'place', message: '만날 장소를 입력해 주세요.' }
  if (place.length > PLACE_LENGTH)
    return { field: 'place', message: `장소는 ${PLACE_LENGTH}자까지 입력할 수 있어요.` }
  const remindMinutes = REMINDER_MINUTES.find((minutes) => String(minutes) === typed.remindMinutes)
  if (remindMinutes === undefined)
    return { field: 'remindMinutes', message: '알림 시간을 골라 주세요.' }
  return { at, place, remindMinutes }
}
