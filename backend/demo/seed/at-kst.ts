import { DAY_MS } from '#contracts/durations.ts'
import { kstDay, kstMidnight } from '#contracts/kst.ts'

/**
 * A time of the day in Korea ('10:00') some days before or after a moment: what people publish does not begin at the
 * minute at which the demo world was made.
 */
export function atKst(now: Date, days: number, time: string): Date {
  const day = kstMidnight(kstDay(new Date(now.getTime() + days * DAY_MS)))
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(day.getTime() + (hours * 60 + minutes) * 60_000)
}
