import type { Transaction } from 'kysely'
import {
  type OrderState,
  type OrderTerms,
  type OrderTimer,
  type OrderTimerRow,
  type OrderType,
  orderTimerRow,
  timersOf,
} from '#contracts/order-states.ts'
import type { DB } from '../db/schema.ts'
import { addBusinessDays, nextBusinessDayAt } from '../korea/business-days.ts'
import { kstDay } from '../korea/kst-day.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** When business days begin for what time does, in Korea. */
const MORNING = '10:00'

/** When a timer of a state that was entered at a time is due. */
export function dueAt(timer: OrderTimer, enteredAt: Date, terms: OrderTerms): Date {
  const row = orderTimerRow(timer)
  const due = lengthFrom(enteredAt, row.after, terms)
  return row.isOnBusinessDay ? nextBusinessDayAt(due, MORNING) : due
}

function lengthFrom(at: Date, after: OrderTimerRow['after'], terms: OrderTerms): Date {
  if ('minutes' in after) return new Date(at.getTime() + terms[after.minutes] * MINUTE)
  if ('hours' in after) return new Date(at.getTime() + terms[after.hours] * HOUR)
  if ('days' in after) return new Date(at.getTime() + terms[after.days] * DAY)
  return new Date(`${kstDay(addBusinessDays(at, terms[after.businessDays]))}T${MORNING}:00+09:00`)
}

/** The timers of the new state take the place of those before. @returns when time changes the state next */
export async function setTimers(
  trx: Transaction<DB>,
  {
    orderSeq,
    state,
    type,
    terms,
    at,
    isNew = false,
  }: {
    orderSeq: number
    state: OrderState
    type: OrderType
    terms: OrderTerms
    at: Date
    /** The order has no timers yet. */
    isNew?: boolean
  },
): Promise<Date | null> {
  if (!isNew) await trx.deleteFrom('order_timer').where('order_seq', '=', orderSeq).execute()
  const timers = timersOf(state, type).map((timer) => ({ timer, due: dueAt(timer, at, terms) }))
  if (timers.length === 0) return null
  await trx
    .insertInto('order_timer')
    .values(timers.map(({ timer, due }) => ({ order_seq: orderSeq, timer, due_at: due })))
    .execute()
  const ends = timers.filter(({ timer }) => orderTimerRow(timer).trigger).map(({ due }) => due)
  return ends.sort((one, other) => one.getTime() - other.getTime())[0] ?? null
}
