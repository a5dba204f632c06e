import { kstDay } from './kst.ts'

/** The longest sentence that a seller on vacation leaves. */
export const VACATION_NOTE_LENGTH = 100
/** A vacation begins and ends within so many days from today. */
export const VACATION_DAYS = 365

/** 휴가: both days included; without a last day until further notice. */
export interface Vacation {
  /** A day in Korea: 'YYYY-MM-DD'. */
  from: string
  until: string | null
  note: string
}

export type VacationProblem = 'PAST' | 'BACKWARDS' | 'TOO_FAR'

export const VACATION_MESSAGES: Record<VacationProblem, string> = {
  PAST: '마지막 날은 오늘이거나 오늘 뒤여야 해요.',
  BACKWARDS: '마지막 날이 첫날보다 빨라요.',
  TOO_FAR: '휴가는 오늘부터 1년 안에서 정해 주세요.',
}

/** What is wrong with the days of a new vacation; null when nothing is. One that has begun may keep its first day. */
export function vacationProblem(
  { from, until }: Pick<Vacation, 'from' | 'until'>,
  now: Date | string,
): VacationProblem | null {
  const latest = kstDay(now, VACATION_DAYS)
  if (from > latest || from < kstDay(now, -VACATION_DAYS)) return 'TOO_FAR'
  if (until === null) return null
  if (until < from) return 'BACKWARDS'
  if (until < kstDay(now)) return 'PAST'
  return until > latest ? 'TOO_FAR' : null
}

/** Whether a seller is away now. Nothing has to end a vacation: its last day does. */
export function isOnVacation(
  vacation: Vacation | null | undefined,
  now: Date | string,
): vacation is Vacation {
  if (!vacation) return false
  const today = kstDay(now)
  return vacation.from <= today && (vacation.until === null || today <= vacation.until)
}

/** `휴가 중 · 12월 3일까지`. */
export function vacationText({ until }: Pick<Vacation, 'until'>): string {
  return until === null ? '휴가 중' : `휴가 중 · ${monthDay(until)}까지`
}

/** `12월 3일`. @param day 'YYYY-MM-DD' */
export function monthDay(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${month}월 ${date}일`
}
