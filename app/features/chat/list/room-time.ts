import { kstDateShort, kstMonthDay, kstTime, type Moment } from '#app/format/time.ts'
import { DAY_MS } from '#contracts/durations.ts'

/**
 * When a room last had a message (korean-conventions, chat time): today its time, then `어제`, then `9월 29일`; of
 * another year `2024.09.29`. Days are Korea's.
 */
export function roomTime(at: Moment, now: Moment): string {
  const moment = new Date(at)
  const today = new Date(now)
  if (moment >= today || sameDay(moment, today)) return kstTime(moment)
  if (sameDay(moment, new Date(today.getTime() - DAY_MS))) return '어제'
  return yearOf(moment) === yearOf(today) ? kstMonthDay(moment) : kstDateShort(moment)
}

const sameDay = (a: Date, b: Date) => kstDateShort(a) === kstDateShort(b)
const yearOf = (at: Date) => kstDateShort(at).slice(0, 4)
