import { kstClock } from '#contracts/kst.ts'

// What the hosts write into the chat for people to read; pages write by app/format/.

// Not by Intl: what it writes in Korean differs with the ICU data that Node was built with.

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** `11월 22일 (일) 오후 3:00`, in Korea. */
export function momentWords(at: Date): string {
  const kst = kstClock(at)
  const day = `${kst.getUTCMonth() + 1}월 ${kst.getUTCDate()}일 (${WEEKDAYS[kst.getUTCDay()]})`
  return `${day} ${timeWords(at)}`
}

/** `오후 3:00`, in Korea. */
export function timeWords(at: Date): string {
  const kst = kstClock(at)
  const hour = kst.getUTCHours()
  const minute = String(kst.getUTCMinutes()).padStart(2, '0')
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${minute}`
}

/** `35,000원` */
export const wonWords = (price: number): string =>
  `${String(price).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}원`

/** `30분`, `2시간`, `1시간 30분`: what is begun counts as a whole minute. */
export function durationWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
  const hours = Math.floor(minutes / 60)
  const parts = [hours > 0 && `${hours}시간`, minutes % 60 > 0 && `${minutes % 60}분`]
  return parts.filter(Boolean).join(' ')
}
