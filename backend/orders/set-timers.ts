import type { Transaction } from 'kysely'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import { kstDay } from '#contracts/kst.ts'
import {
  hasComeBack,
  isMeetingState,
  type OrderState,
  type OrderTerms,
  type OrderTimer,
  type OrderTimerRow,
  orderTimerRow,
  timersOf,
} from '#contracts/order-states.ts'
import type { DB } from '../db/schema.ts'
import { addBusinessDays, nextBusinessDayAt } from '../korea/business-days.ts'
import { firstEntry } from './first-entry.ts'
import type { OrderRow } from './lock-order.ts'
import { meetingAfter } from './meeting-after.ts'

/** When business days begin for what time does, in Korea. */
const MORNING = '10:00'

/** When a timer of a state that was entered at a time is due; reminders come before the end of the state. */
export function dueAt(timer: OrderTimer, enteredAt: Date, terms: OrderTerms): Date {
  const row = orderTimerRow(timer)
  const due = lengthFrom(enteredAt, row.after, terms)
  return row.isOnBusinessDay ? nextBusinessDayAt(due, MORNING) : due
}

function lengthFrom(at: Date, after: OrderTimerRow['after'], terms: OrderTerms): Date {
  if ('minutes' in after) return new Date(at.getTime() + terms[after.minutes] * MINUTE_MS)
  if ('hours' in after) return new Date(at.getTime() + terms[after.hours] * HOUR_MS)
  if ('days' in after) return new Date(at.getTime() + terms[after.days] * DAY_MS)
  if ('hoursBefore' in after) return new Date(at.getTime() - terms[after.hoursBefore] * HOUR_MS)
  return new Date(`${kstDay(addBusinessDays(at, terms[after.businessDays]))}T${MORNING}:00+09:00`)
}

interface Entered {
  state: OrderState
  /** Null where the order is new and has no timers yet; the same state where an appointment has moved them. */
  from: OrderState | null
  terms: OrderTerms
  at: Date
}

/** The timers of the new state take the place of those before. @returns when time changes the state next */
export async function setTimers(
  trx: Transaction<DB>,
  { order_seq: orderSeq, type, snapshot, room_id: roomId }: OrderRow,
  { state, from, terms, at }: Entered,
): Promise<Date | null> {
  const { isBusiness = false } = snapshot
  if (from !== null) await trx.deleteFrom('order_timer').where('order_seq', '=', orderSeq).execute()
  const isBack = hasComeBack(state, from)
  const names = timersOf(state, type, { isBusiness, isBack })
  if (names.length === 0) return null
  // Preparing does not begin anew when a request to cancel is refused, or an appointment is made.
  const isStaying = state === 'PREPARING' && (isBack || from === state)
  const since = isStaying ? await firstEntry(trx, orderSeq, state) : at
  const met = isMeetingState(state, type) ? await meetingAfter(trx, roomId, since) : since
  const isBefore = (timer: OrderTimer) => 'hoursBefore' in orderTimerRow(timer).after
  const timed = names
    .filter((timer) => !isBefore(timer))
    .map((timer) => ({
      timer,
      due: dueAt(timer, orderTimerRow(timer).isFromMeeting ? met : since, terms),
    }))
  const ends = timed.filter(({ timer }) => orderTimerRow(timer).trigger).map(({ due }) => due)
  const end = ends.sort((one, other) => one.getTime() - other.getTime())[0]
  const reminders = names
    .filter(isBefore)
    .flatMap((timer) => (end ? [{ timer, due: dueAt(timer, end, terms) }] : []))
  const set = [...timed, ...reminders].filter(
    // Nobody is reminded of what was said before the order came here.
    ({ timer, due }) => orderTimerRow(timer).trigger !== undefined || due > at,
  )
  if (set.length > 0)
    await trx
      .insertInto('order_timer')
      .values(set.map(({ timer, due }) => ({ order_seq: orderSeq, timer, due_at: due })))
      .execute()
  return end ?? null
}
