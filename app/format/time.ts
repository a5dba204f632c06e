import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import { kstClock, kstDayNumber } from '#contracts/kst.ts'
import { unbroken } from './no-break-space.ts'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** A point in time, as the hosts send it (ISO 8601, UTC) or as a date. */
export type Moment = string | Date

/**
 * How long ago, on one line: `방금 전`, `3분 전` … `2년 전` (korean-conventions, relative time).
 * A time after `now` is clock skew and gives `방금 전`.
 */
export function relativeTime(at: Moment, now: Moment): string {
  return unbroken(timeAgo(at, now))
}

function timeAgo(at: Moment, now: Moment): string {
  const passed = millis(now) - millis(at)
  if (passed < MINUTE_MS) return '방금 전'
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)}분 전`
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)}시간 전`
  const days = Math.floor(passed / DAY_MS)
  if (days < 7) return `${days}일 전`
  if (days < 30) return `${Math.floor(days / 7)}주 전`
  if (days < 365) return `${Math.min(11, Math.floor(days / 30))}개월 전`
  return `${Math.floor(days / 365)}년 전`
}

/** The time a listing shows: `3일 전`, or `끌올 5분 전` once it was bumped after it was created. */
export function listingTime(createdAt: Moment, bumpedAt: Moment, now: Moment): string {
  return isBumped(createdAt, bumpedAt)
    ? `끌올 ${relativeTime(bumpedAt, now)}`
    : relativeTime(createdAt, now)
}

/** Whether a listing was bumped after it was created. */
export function isBumped(createdAt: Moment, bumpedAt: Moment): boolean {
  return millis(bumpedAt) > millis(createdAt)
}

/** `2025년 9월 29일`, in Korea, on one line. */
export function kstDate(at: Moment): string {
  const { year, month, day } = kst(at)
  return unbroken(`${year}년 ${month}월 ${day}일`)
}

/** `2025년 9월 29일 월요일`, in Korea. */
export function kstDateWithWeekday(at: Moment): string {
  return `${kstDate(at)} ${kst(at).weekday}요일`
}

/** `9월 29일`, in Korea, on one line. */
export function kstMonthDay(at: Moment): string {
  const { month, day } = kst(at)
  return unbroken(`${month}월 ${day}일`)
}

/** `9월 29일 (월)`, in Korea, on one line. */
export function kstDayAndWeekday(at: Moment): string {
  return unbroken(`${kstMonthDay(at)} (${kst(at).weekday})`)
}

/** `2025.09.29`, in Korea. */
export function kstDateShort(at: Moment): string {
  const { year, month, day } = kst(at)
  return `${year}.${two(month)}.${two(day)}`
}

/** `오후 3:05`, in Korea, on one line. */
export function kstTime(at: Moment): string {
  const { hour, minute } = kst(at)
  return unbroken(`${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${two(minute)}`)
}

/** `2025.09.29 오후 3:05`, in Korea; a narrow line may break between day and time. */
export function kstDateTime(at: Moment): string {
  return `${kstDateShort(at)} ${kstTime(at)}`
}

function millis(at: Moment): number {
  return typeof at === 'string' ? Date.parse(at) : at.getTime()
}

function kst(at: Moment) {
  const date = kstClock(at)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    weekday: WEEKDAYS[date.getUTCDay()],
  }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** A time soon, in Korea: '오늘 오후 3:05', '내일 오전 9:00', '11월 25일 오전 9:00'. */
export function dayClock(at: Moment, now: Moment): string {
  const days = kstDayNumber(at) - kstDayNumber(now)
  const day = days === 0 ? '오늘' : days === 1 ? '내일' : kstMonthDay(at)
  return `${day} ${kstTime(at)}`
}
