import { DAY_MS, HOUR_MS } from './durations.ts'

/** Korea has had UTC+9 without summer time since 1988. */
const OFFSET_MS = 9 * HOUR_MS

type Moment = Date | string | number

/** A date whose UTC parts are those of the clock in Korea. `momentOfClock` leads back. */
export const kstClock = (at: Moment): Date => new Date(new Date(at).getTime() + OFFSET_MS)

/** The moment at which the clock in Korea shows the UTC parts of a date. */
export const momentOfClock = (clock: Date | number): Date => new Date(Number(clock) - OFFSET_MS)

/** The day in Korea: 'YYYY-MM-DD'. @param daysLater counted from it */
export const kstDay = (at: Moment, daysLater = 0): string =>
  kstClock(new Date(at).getTime() + daysLater * DAY_MS)
    .toISOString()
    .slice(0, 10)

/** The day and the second in Korea: 'YYYY-MM-DDTHH:MM:SS'. */
export const kstSecond = (at: Moment): string => kstClock(at).toISOString().slice(0, 19)

/** The day and the minute in Korea, as a field of both holds them: 'YYYY-MM-DDTHH:MM'. */
export const kstMinute = (at: Moment): string => kstSecond(at).slice(0, 16)

/** The time of day in Korea, to the minute: '14:05'. */
export const kstTimeOfDay = (at: Moment): string => kstMinute(at).slice(11)

/** When a day in Korea ('YYYY-MM-DD') begins. */
export const kstMidnight = (day: string): Date => new Date(`${day}T00:00:00+09:00`)

/** How many days of Korea have begun since 1 January 1970. */
export const kstDayNumber = (at: Moment): number => Math.floor(kstClock(at).getTime() / DAY_MS)
