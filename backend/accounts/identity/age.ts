import { kstDay } from '#backend/korea/kst-day.ts'

/** Below this age a guardian would have to agree (개인정보 보호법 제22조의2), so nobody younger can join. */
export const MINIMUM_AGE = 14

/**
 * 만 나이 on the day it is in Korea; negative before birth. Somebody born on 29 February grows a year older on 1 March
 * where there is no such day (민법 제160조 제3항).
 * @param birthDate 'YYYY-MM-DD'
 */
export function ageInKorea(birthDate: string, now: Date): number {
  const today = kstDay(now)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
