import * as holidayYears from '@hyunbinseo/holidays-kr/all'
import { DAY_MS } from '#contracts/durations.ts'
import { kstDay, kstMidnight } from '#contracts/kst.ts'

/** 관공서의 공휴일 with substitute, temporary and election days, by year, as the government publishes them (월력요항). */
const HOLIDAYS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(holidayYears).map(([name, days]) => [
    name.slice(1),
    new Map(Object.entries(days).map(([day, names]) => [day, names.join(', ')])),
  ]),
)
const YEARS = [...HOLIDAYS.keys()].sort()

/** First and last year whose holidays are known. */
export const HOLIDAY_YEARS = { first: YEARS[0] ?? '', last: YEARS.at(-1) ?? '' } as const

/** Days ahead that must be known for the server to start: no timer of an order is set further ahead. */
const DAYS_NEEDED = 45
/** The next year is published in the summer before; from here on its data should have been taken over. */
const DAYS_WISHED = 120

/** What is wrong with the known holidays; null where they reach far enough. */
export function findHolidayProblem(now: Date): { isFatal: boolean; message: string } | null {
  const reaches = (days: number) => HOLIDAYS.has(yearOf(new Date(now.getTime() + days * DAY_MS)))
  if (reaches(0) && reaches(DAYS_WISHED)) return null
  return {
    isFatal: !(reaches(0) && reaches(DAYS_NEEDED)),
    message: `Korean public holidays are known from ${HOLIDAY_YEARS.first} to ${HOLIDAY_YEARS.last} only: update @hyunbinseo/holidays-kr`,
  }
}

/**
 * The name of a public holiday in Korea, such as '대체공휴일(설날)'; null on other days.
 * @throws RangeError for a year whose holidays are not known
 */
export function holidayName(at: Date): string | null {
  const year = HOLIDAYS.get(yearOf(at))
  if (!year) throw new RangeError(`the holidays of ${yearOf(at)} are not known`)
  return year.get(kstDay(at)) ?? null
}

/**
 * Whether offices, banks and couriers work on the day in Korea: neither Saturday, Sunday nor a public holiday.
 * @throws RangeError for a year whose holidays are not known
 */
export function isBusinessDay(at: Date): boolean {
  const weekday = kstMidnight(kstDay(at)).getUTCDay()
  // Midnight in Korea is three in the afternoon of the day before in UTC.
  const isWeekend = weekday === 5 || weekday === 6
  return !isWeekend && holidayName(at) === null
}

/**
 * So many business days later, at the same time of day in Korea. The day itself does not count: one business day after
 * a Friday is the Monday, and so it is after the Saturday.
 * @throws RangeError for a year whose holidays are not known
 */
export function addBusinessDays(at: Date, days: number): Date {
  let day = at
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}

/**
 * A time that does not fall on a weekend or holiday: unchanged on a business day, otherwise the given time of the next one.
 * @param timeOfDay in Korea, 'HH:MM'
 * @throws RangeError for a year whose holidays are not known
 */
export function nextBusinessDayAt(at: Date, timeOfDay: `${number}:${number}`): Date {
  if (isBusinessDay(at)) return at
  return new Date(`${kstDay(addBusinessDays(at, 1))}T${timeOfDay}:00+09:00`)
}

/** Business days from one time to another: those after the first day up to and with the last. */
export function businessDaysBetween(from: Date, to: Date): number {
  let count = 0
  const last = kstDay(to)
  for (let day = from; kstDay(day) < last; ) {
    day = new Date(day.getTime() + DAY_MS)
    if (isBusinessDay(day)) count += 1
  }
  return count
}

function yearOf(at: Date): string {
  return kstDay(at).slice(0, 4)
}
