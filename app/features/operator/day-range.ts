import { MAX_COUNTED_DAYS } from '#contracts/action-log.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { kstDay } from '#contracts/kst.ts'

const SHOWN_AT_FIRST = 7

/** Days of Korea as 'YYYY-MM-DD', both included. */
export interface DayRange {
  from: string
  to: string
}

/** The last seven days when no range is given; `error` is the message for a range that cannot be counted. */
export function readDayRange(
  query: URLSearchParams,
  now: Date,
): { range: DayRange; error: string | null } {
  const today = kstDay(now)
  const to = query.get('to') ?? today
  const from = query.get('from') ?? daysBefore(to, SHOWN_AT_FIRST - 1) ?? to
  return { range: { from, to }, error: faultOf(from, to) }
}

function faultOf(from: string, to: string): string | null {
  if (!isDay(from) || !isDay(to)) return '날짜를 다시 선택해 주세요.'
  if (from > to) return '시작일을 종료일과 같거나 앞선 날로 선택해 주세요.'
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_COUNTED_DAYS)
    return `한 번에 ${MAX_COUNTED_DAYS}일까지 볼 수 있어요. 기간을 줄여 주세요.`
  return null
}

/** The days of a range, newest first. */
export function daysOf({ from, to }: DayRange): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return Array.from({ length: count }, (_, index) => dayOf(Date.parse(to) - index * DAY_MS))
}

function daysBefore(day: string, days: number): string | null {
  return isDay(day) ? dayOf(Date.parse(day) - days * DAY_MS) : null
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Whether the day exists: there is no 30th of February. */
function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && dayOf(time) === text
}
