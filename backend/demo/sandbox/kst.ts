import { kstClock, kstDay } from '#contracts/kst.ts'

/** When a text came: `오후 3:05` of today, `어제 오후 3:05`, `9월 29일 오후 3:05`. */
export function kstMoment(at: Date, now: Date): string {
  const local = kstClock(at)
  const hour = local.getUTCHours()
  const minute = String(local.getUTCMinutes()).padStart(2, '0')
  const time = `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${minute}`
  if (kstDay(at) === kstDay(now)) return time
  if (kstDay(at) === kstDay(now, -1)) return `어제 ${time}`
  return `${local.getUTCMonth() + 1}월 ${local.getUTCDate()}일 ${time}`
}
