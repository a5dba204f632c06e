import { KST_OFFSET_MS } from '#contracts/durations.ts'

/** Korea has kept UTC+9 without summer time since 1988. */

/** The day in Korea: 'YYYY-MM-DD'. */
export function kstDay(at: Date): string {
  return new Date(at.getTime() + KST_OFFSET_MS).toISOString().slice(0, 10)
}

/** When a day in Korea ('YYYY-MM-DD') begins. */
export function kstMidnight(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`)
}

/** The time of day in Korea, to the minute: '14:05'. */
export function kstTimeOfDay(at: Date): string {
  return new Date(at.getTime() + KST_OFFSET_MS).toISOString().slice(11, 16)
}
