import { kstDay } from '#contracts/kst.ts'

/**
 * The moment that a date and a time field mean, which are read as Korea's clock wherever the browser is.
 * @param date 'YYYY-MM-DD' @param time 'HH:MM', seconds are let go
 * @returns ISO 8601 in UTC; null for what is no such date or time
 */
export function momentOfKst(date: string, time: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date)
  const clock = /^(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(time)
  if (!day || !clock) return null
  const moment = new Date(`${date}T${clock[1]}:00+09:00`)
  // The 30th of February and 24:00 would be read as another day.
  if (Number.isNaN(moment.getTime()) || kstDay(moment) !== date || clock[1]?.startsWith('24'))
    return null
  return moment.toISOString()
}
