import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import { unbroken } from './no-break-space.ts'
import type { Moment } from './time.ts'

/** `6일 남음` from two days on, `23시간 남음`, `59분 남음`, `곧 끝나요` in the last minute: cut off, never rounded up; '' once it is over. */
export function timeLeft(until: Moment, now: Moment): string {
  const left = new Date(until).getTime() - new Date(now).getTime()
  if (left <= 0) return ''
  if (left < MINUTE_MS) return '곧 끝나요'
  if (left >= 2 * DAY_MS) return unbroken(`${Math.floor(left / DAY_MS)}일 남음`)
  return unbroken(
    left < HOUR_MS
      ? `${Math.floor(left / MINUTE_MS)}분 남음`
      : `${Math.floor(left / HOUR_MS)}시간 남음`,
  )
}

/** `30분`, `2시간`, `1시간 30분`. @param minutes whole, at least one */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const parts = [hours > 0 && `${hours}시간`, minutes % 60 > 0 && `${minutes % 60}분`]
  return parts.filter(Boolean).join(' ')
}
