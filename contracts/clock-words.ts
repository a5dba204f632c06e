import { kstMinute } from './kst.ts'

// Days and moments in the words of news, in Korea.

/** `12월 22일` of '2026-12-22'. */
export const dayWords = (day: string) => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`

/** `12월 22일 오후 3:10`, in Korea. */
export function clockWords(at: string): string {
  const local = kstMinute(at)
  const hour = Number(local.slice(11, 13))
  return `${dayWords(local.slice(0, 10))} ${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${local.slice(14, 16)}`
}
