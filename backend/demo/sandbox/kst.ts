import { timeWords } from '#backend/korea/korean-words.ts'
import { dayWords } from '#contracts/clock-words.ts'
import { kstDay } from '#contracts/kst.ts'

/** When a text came: `오후 3:05` of today, `어제 오후 3:05`, `9월 29일 오후 3:05`. */
export function kstMoment(at: Date, now: Date): string {
  const day = kstDay(at)
  if (day === kstDay(now)) return timeWords(at)
  return `${day === kstDay(now, -1) ? '어제' : dayWords(day)} ${timeWords(at)}`
}
