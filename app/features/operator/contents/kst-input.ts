import { KST_OFFSET_MS } from '#contracts/durations.ts'

/** Korea has had UTC+9 without summer time since 1988. */

/** A moment as a field of date and time shows it, in Korea: '2026-11-23T09:30'. */
export function kstInputOf(moment: string): string {
  return new Date(Date.parse(moment) + KST_OFFSET_MS).toISOString().slice(0, 16)
}

/** What such a field says, as a moment; null where it says none. */
export function momentOfKstInput(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(typed)) return null
  const time = Date.parse(`${typed}+09:00`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
