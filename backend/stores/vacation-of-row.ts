import { kstDay } from '#contracts/kst.ts'
import { isOnVacation, type Vacation } from '#contracts/vacation.ts'

/** The present or next vacation of a stored store; null when there is none, or it is over. */
export function vacationOfRow(
  row: { vacation_from: string | null; vacation_until: string | null; vacation_note: string },
  now: Date,
): Vacation | null {
  if (row.vacation_from === null) return null
  const vacation = { from: row.vacation_from, until: row.vacation_until, note: row.vacation_note }
  return vacation.from > kstDay(now) || isOnVacation(vacation, now) ? vacation : null
}
