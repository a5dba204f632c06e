import { kstDay } from '#backend/korea/kst-day.ts'
import { DAY_MS } from '#contracts/durations.ts'

/** Korea has kept UTC+9 without summer time since 1988. */
const KST_OFFSET_MS = 9 * 60 * 60_000

/** When a text came: `오후 3:05` of today, `어제 오후 3:05`, `9월 29일 오후 3:05`. */
export function kstMoment(at: Date, now: Date): string {
  const local = new Date(at.getTime() + KST_OFFSET_MS)
  const hour = local.getUTCHours()
  const minute = String(local.getUTCMinutes()).padStart(2, '0')
  const time = `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${minute}`
  if (kstDay(at) === kstDay(now)) return time
  if (kstDay(at) === kstDay(new Date(now.getTime() - DAY_MS))) return `어제 ${time}`
  return `${local.getUTCMonth() + 1}월 ${local.getUTCDate()}일 ${time}`
}
