import { elapsedWords } from '#app/format/elapsed.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { CASE_CLOCK } from '#contracts/order-case-constants.ts'

interface CaseAge {
  /** `40분`, `5시간`, `3일` */
  words: string
  /** The decision is overdue. */
  isLate: boolean
  /** The first contact is overdue. */
  isUncontacted: boolean
  /** The longest of the alarms that it has passed, in days. */
  alarm: number | null
}

/** How long an order waits for an operator. */
export function caseAge({
  since,
  decideBy,
  contactBy,
  now,
}: {
  since: string
  decideBy: string | null
  contactBy: string | null
  now: string
}): CaseAge {
  const age = Math.max(0, Date.parse(now) - Date.parse(since))
  const passed = CASE_CLOCK.alarmDays.filter((days) => age >= days * DAY_MS)
  return {
    words: elapsedWords(age),
    isLate: isOver(decideBy, now),
    isUncontacted: isOver(contactBy, now),
    alarm: passed.at(-1) ?? null,
  }
}

const isOver = (until: string | null, now: string) =>
  until !== null && Date.parse(until) < Date.parse(now)
