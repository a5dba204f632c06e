import { sql } from 'kysely'
import { HOUR_MS } from '#contracts/durations.ts'
import { type OrderTimer, orderTimerRow } from '#contracts/order-states.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, HostLog } from '../operation/context.ts'
import { isRefusal } from '../operation/refusal.ts'
import { appendEvent } from './append-event.ts'
import { type Applied, applyToLocked } from './apply-trigger.ts'
import { isScanned } from './delivery/newest-parcel.ts'
import { lockOrder } from './lock-order.ts'
import { meetingDueAt, moveMeetingTimers } from './move-meeting-timers.ts'
import { orderTime } from './order-time.ts'
import { sendSignals } from './send-signals.ts'
import { tellOfTimer } from './tell-of-timer.ts'

/** Nobody is reminded of a parcel that is on its way. */
const ABOUT_SCANS: readonly OrderTimer[] = ['SCAN_ENDS', 'RETURN_SCAN_ENDS']

interface DueTimer {
  timer_seq: number
  order_seq: number
}

/**
 * Does what time does: each due timer in a transaction of its own, which takes the order's lock first, so that one of
 * several instances does it. A timer whose guard fails is tried again later.
 * @returns how many were due
 */
export async function runTimers(
  context: Pick<HostContext, 'kysely' | 'chat' | 'now'> & { log: HostLog },
  { most = 200 }: { most?: number } = {},
): Promise<number> {
  const { kysely, now, log } = context
  const at = await orderTime(kysely, now())
  const due: DueTimer[] = await kysely
    .selectFrom('order_timer')
    .select(['timer_seq', 'order_seq'])
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(most)
    .execute()
  for (const timer of due) {
    try {
      await runTimer(context, timer)
    } catch (error) {
      log.error({ error, orderSeq: timer.order_seq }, 'a timer of an order failed')
    }
  }
  return due.length
}

const readTimer = preparedQuery((db, { timerSeq }: { timerSeq: number }) =>
  db.selectFrom('order_timer').select(['timer', 'due_at']).where('timer_seq', '=', timerSeq),
)

async function runTimer(
  context: Pick<HostContext, 'kysely' | 'chat' | 'now'>,
  { timer_seq, order_seq: orderSeq }: DueTimer,
): Promise<void> {
  const applied = await retryingTransaction(context.kysely, async (trx) => {
    const order = await lockOrder(trx, orderSeq)
    const at = await orderTime(trx, context.now())
    const [row] = await readTimer(trx, { timerSeq: timer_seq })
    // The state was left meanwhile, or another instance has done it.
    if (!order || !row || row.due_at > at) return null
    const { trigger, isFromMeeting } = orderTimerRow(row.timer)
    if (isFromMeeting && (await meetingDueAt(trx, order, row.timer)) > at) {
      await moveMeetingTimers(trx, order, at)
      return null
    }
    // A reminder may come again after another appointment.
    const eventKey = `TIMER:${row.timer}:${order.version}:${row.due_at.getTime()}`
    if (trigger) {
      const outcome = await applyToLocked(trx, order, {
        orderSeq,
        trigger,
        by: 'TIMER',
        actorUserSeq: null,
        eventKey,
        detail: { timer: row.timer },
        at,
      })
      if (!isRefusal(outcome)) return outcome
      await trx
        .updateTable('order_timer')
        .set({ due_at: sql<Date>`${new Date(at.getTime() + HOUR_MS)}::timestamptz` })
        .where('timer_seq', '=', timer_seq)
        .execute()
      return null
    }
    await trx.deleteFrom('order_timer').where('timer_seq', '=', timer_seq).execute()
    if (ABOUT_SCANS.includes(row.timer) && (await isScanned(trx, order))) return null
    const { state } = order
    await appendEvent(trx, {
      orderSeq,
      trigger: 'REMIND',
      actor: 'TIMER',
      actorUserSeq: null,
      fromState: state,
      toState: state,
      eventKey,
      detail: { timer: row.timer },
      at,
    })
    if (row.timer === 'SCAN_ENDS')
      await trx
        .updateTable('orders')
        .set({ is_unscanned: true })
        .where('order_seq', '=', orderSeq)
        .execute()
    const rooms = await tellOfTimer(trx, { order, timer: row.timer, at })
    return { order, isNew: true, productChanged: false, rooms } satisfies Applied
  })
  if (applied) sendSignals(context, applied.order, applied)
}
