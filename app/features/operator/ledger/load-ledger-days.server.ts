import * as z from 'zod/mini'
import { text } from '#app/forms/fields.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { LedgerDay } from '#contracts/ledger.ts'
import { type DayRange, daysOf, readDayRange } from '../day-range.ts'

export const ledgerDayForms = {
  compare: z.object({ day: text(z.iso.date('날짜를 다시 선택해 주세요.')) }),
}

/** A range of days that are over: the last seven where none is given. */
export function readPastDays(search: URLSearchParams, now: Date) {
  return readDayRange(search, new Date(now.getTime() - DAY_MS))
}

const notCompared = (day: string): LedgerDay => ({
  day,
  comparedAt: null,
  company: 0,
  ledger: 0,
  companyBack: 0,
  ledgerBack: 0,
  differences: [],
})

/** Every day of a range that is over, newest first; also those that are not compared yet. */
export async function ledgerDaysOf(
  { services, now }: Pick<LoadContext, 'services' | 'now'>,
  range: DayRange,
): Promise<LedgerDay[]> {
  const compared = new Map((await services.gateway.ledgerDays(range)).map((day) => [day.day, day]))
  const { range: last } = readPastDays(new URLSearchParams(), now)
  return daysOf(range)
    .filter((day) => day <= last.to)
    .map((day) => compared.get(day) ?? notCompared(day))
}
