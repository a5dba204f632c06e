import { CASE_CLOCK } from '#contracts/order-case-constants.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface CaseAge {
  /** `40분`, `5시간`, `3일` */
  words: string
  /** The decision is overdue. */
  isLate: boolean
  /** The longest of the alarms that it has passed, in days. */
  alarm: number | null
}

/** How long an order waits for an operator. */
export function caseAge({
  since,
  decideBy,
  now,
}: {
  since: string
  decideBy: string | null
  now: string
}): CaseAge {
  const age = Math.max(0, Date.parse(now) - Date.parse(since))
  const passed = CASE_CLOCK.alarmDays.filter((days) => age >= days * DAY)
  return {
    words: wordsOf(age),
    isLate: decideBy !== null && Date.parse(decideBy) < Date.parse(now),
    alarm: passed.at(-1) ?? null,
  }
}

function wordsOf(age: number): string {
  if (age >= DAY) return `${Math.floor(age / DAY)}일`
  return age >= HOUR ? `${Math.floor(age / HOUR)}시간` : `${Math.floor(age / 60_000)}분`
}
