import { DAY_MS } from './durations.ts'

/** Days before its first day on which a change of terms is made known (이용약관 제3조). */
export const LEAD_DAYS = { ordinary: 7, worse: 30 } as const

/** Where something stands that begins on a day. @param past what came before is called */
export const datedStates = (past: string) => ({
  SCHEDULED: '시행 예정',
  IN_FORCE: '시행 중',
  PAST: past,
  WITHDRAWN: '취소됨',
})
export type DatedState = keyof ReturnType<typeof datedStates>

/** The rule of `firstNoticedDay`, for who chooses a day. */
export const NOTICE_RULE = `회원에게 불리한 내용은 ${LEAD_DAYS.worse}일, 다른 내용은 ${LEAD_DAYS.ordinary}일 전부터 알려야 해요.`

/**
 * The first day on which a change can take effect: 'YYYY-MM-DD'.
 * @param today in Korea, 'YYYY-MM-DD' @param isWorse whether members are worse off
 */
export function firstNoticedDay(today: string, isWorse: boolean): string {
  const days = isWorse ? LEAD_DAYS.worse : LEAD_DAYS.ordinary
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10)
}

/** `2026년 11월 1일` of '2026-11-01', as texts have it. */
export function writtenDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}년 ${month}월 ${date}일`
}

/** What an operator is told whose change begins before `firstNoticedDay`. */
export function tooSoonMessage(first: string, isWorse: boolean): string {
  const why = isWorse
    ? `회원에게 불리하게 바뀌는 내용은 ${LEAD_DAYS.worse}일 전부터 알려야 해요.`
    : `바뀌는 내용은 ${LEAD_DAYS.ordinary}일 전부터 알려야 해요.`
  return `${why} ${writtenDay(first)}부터 시행할 수 있어요.`
}
