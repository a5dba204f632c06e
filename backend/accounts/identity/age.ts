import { kstDay } from '#contracts/kst.ts'

/** Below this age a guardian would have to agree (개인정보 보호법 제22조의2), so sign-up is refused. */
export const MINIMUM_AGE = 14

/**
 * 만 나이 on the current day in Korea; negative before birth. A person born on 29 February gets a year older on 1 March in
 * a year without that day (민법 제160조 제3항).
 * @param birthDate 'YYYY-MM-DD'
 */
export function ageInKorea(birthDate: string, now: Date): number {
  const today = kstDay(now)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
