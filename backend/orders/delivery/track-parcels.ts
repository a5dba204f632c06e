import { sql, type Transaction } from 'kysely'
import { isCourierCode } from '#contracts/couriers.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import type { OrderTrigger } from '#contracts/order-states.ts'
import { PARCEL_STEPS, type ParcelStep } from '#contracts/parcel-steps.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import type { HostContext, HostLog } from '../../operation/context.ts'
import type { TrackingResult } from '../../operation/courier-tracking.ts'
import { isRefusal } from '../../operation/refusal.ts'
import { type Applied, applyToLocked } from '../apply-trigger.ts'
import { lockOrder, type OrderRow } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { sendSignals } from '../send-signals.ts'
import { tellNews } from '../tell-news.ts'
import type { StoredStep } from './stored-step.ts'

/** Meanwhile another instance leaves it alone. */
const LEASE_MS = 2 * MINUTE_MS
/** A scanned parcel that has not moved for so long is looked into. */
const STALE_MS = 48 * HOUR_MS
/** Nothing more is asked about a parcel after so long. */
const GIVEN_UP_MS = 45 * DAY_MS

type TrackContext = Pick<HostContext, 'kysely' | 'chat' | 'now' | 'integrations'> & { log: HostLog }

interface DueParcel {
  parcel_seq: number
  order_seq: number
  direction: 'OUT' | 'BACK'
  courier: string
  invoice_no: string
  moved_at: Date | null
  created_at: Date
}

/**
 * Asks where the parcels are that are due, and takes their orders on. A parcel is leased before the courier is asked, so
 * that several instances share the work and no call runs within a transaction.
 * @param everyMs how often a parcel is asked about
 * @returns how many were asked about
 */
export async function trackParcels(
  context: TrackContext,
  { everyMs = 40 * MINUTE_MS, most = 20 }: { everyMs?: number; most?: number } = {},
): Promise<number> {
  const { kysely, now, log } = context
  const at = await orderTime(kysely, now())
  const { rows: due } = await sql<DueParcel>`
    update parcel set check_at = ${new Date(at.getTime() + LEASE_MS)}
    where parcel_seq in (
      select parcel_seq from parcel where check_at <= ${at}
      order by check_at limit ${most} for update skip locked
    )
    returning parcel_seq, order_seq, direction, courier, invoice_no, moved_at, created_at`.execute(
    kysely,
  )
  for (const parcel of due) {
    try {
      await trackParcel(context, parcel, everyMs)
    } catch (error) {
      log.error({ error, orderSeq: parcel.order_seq }, 'a parcel could not be tracked')
    }
  }
  return due.length
}

async function trackParcel(
  context: TrackContext,
  parcel: DueParcel,
  everyMs: number,
): Promise<void> {
  const { courier, invoice_no: invoiceNo } = parcel
  if (!isCourierCode(courier)) return
  const found = await context.integrations.couriers.track({ courier, invoiceNo })
  const applied = await retryingTransaction(
    context.kysely,
    async (trx): Promise<Applied | null> => {
      const order = await lockOrder(trx, parcel.order_seq)
      const at = await orderTime(trx, context.now())
      // Another number has taken its place while the courier was asked.
      if (!order || (await isReplaced(trx, parcel))) return null
      const told = factOf(found)
      const isEarlier = told !== null && (await beganEarlier(trx, order, parcel.direction, told))
      // Records of another parcel say nothing about this one.
      const fact = isEarlier ? null : told
      const movedAt = fact?.movedAt ?? parcel.moved_at ?? parcel.created_at
      const isOver = fact !== null && PARCEL_STEPS[fact.step].isOver
      // At a convenience store it may wait for the buyer; one that is not collected goes back.
      const mayGoBack =
        parcel.direction === 'OUT' &&
        order.type === 'CVS' &&
        fact?.step === 'DELIVERED' &&
        (order.state === 'SHIPPED' || order.state === 'DELIVERED')
      // What was lost is found now and then.
      const isLost = fact?.step === 'LOST'
      const isGivenUp = at.getTime() - parcel.created_at.getTime() > GIVEN_UP_MS
      await trx
        .updateTable('parcel')
        .set({
          check_at:
            (isOver && !mayGoBack && !isLost) || isGivenUp
              ? null
              : new Date(at.getTime() + everyMs),
          ...(told && { is_earlier: isEarlier }),
          ...(fact && {
            step: fact.step,
            events: JSON.stringify(fact.events),
            moved_at: movedAt,
            ...(fact.isScanned && { scanned_at: sql<Date>`coalesce(scanned_at, ${at})` }),
            ...(fact.deliveredAt && { delivered_at: fact.deliveredAt }),
          }),
        })
        .where('parcel_seq', '=', parcel.parcel_seq)
        .execute()
      const isStale =
        fact?.isScanned === true && !isOver && at.getTime() - movedAt.getTime() > STALE_MS
      const isException = isLost || isStale || isEarlier
      const isTravelling =
        order.state === (parcel.direction === 'OUT' ? 'SHIPPED' : 'RETURN_SHIPPED')
      let rooms: Applied['rooms'] = []
      if (isTravelling && told && order.is_exception !== isException) {
        await trx
          .updateTable('orders')
          .set({ is_exception: isException })
          .where('order_seq', '=', order.order_seq)
          .execute()
        // An arrival says it by itself.
        if (isException || !isOver)
          rooms = await tellNews(trx, order, {
            news: isEarlier
              ? 'PARCEL_EARLIER'
              : isException
                ? 'DELIVERY_STOPPED'
                : 'DELIVERY_MOVES',
            roles: ['BUYER', 'SELLER'],
            at,
          })
      }
      if (fact?.isScanned && order.is_unscanned && parcel.direction === 'OUT')
        await trx
          .updateTable('orders')
          .set({ is_unscanned: false })
          .where('order_seq', '=', order.order_seq)
          .execute()
      const trigger = fact && triggerOf(fact.step, parcel.direction)
      if (!trigger)
        return rooms.length > 0 ? { order, isNew: true, productChanged: false, rooms } : null
      const outcome = await applyToLocked(trx, order, {
        orderSeq: order.order_seq,
        trigger,
        by: 'COURIER',
        actorUserSeq: null,
        eventKey: `COURIER:${trigger}:${parcel.parcel_seq}`,
        detail: { courier },
        at,
      })
      // The order has gone another way meanwhile: the parcel's steps are written all the same.
      return isRefusal(outcome) ? null : outcome
    },
  )
  if (applied?.isNew) sendSignals(context, applied.order, applied satisfies Applied)
}

/** What the courier says; null where it does not know the number yet, or did not answer. */
function factOf(found: TrackingResult) {
  if (found.kind !== 'done') return null
  const { step, isScanned, deliveredAt, events } = found
  const stored: StoredStep[] = events.map((event) => ({ ...event, at: event.at.toISOString() }))
  return {
    step,
    isScanned,
    deliveredAt,
    events: stored,
    beganAt: events[0]?.at ?? null,
    movedAt: events.at(-1)?.at ?? null,
  }
}

async function isReplaced(trx: Transaction<DB>, parcel: DueParcel): Promise<boolean> {
  const newer = await trx
    .selectFrom('parcel')
    .select('parcel_seq')
    .where('order_seq', '=', parcel.order_seq)
    .where('direction', '=', parcel.direction)
    .where('parcel_seq', '>', parcel.parcel_seq)
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}

/** Clocks of couriers and payment companies are not ours. */
const TOLERANCE_MS = HOUR_MS

/**
 * Whether the courier's records begin before the goods can have been sent, or sent back: a number from an earlier parcel
 * would deliver the order at once. Couriers of the sandbox go by the clock of orders; real ones know no other than the wall's.
 */
async function beganEarlier(
  trx: Transaction<DB>,
  order: OrderRow,
  direction: 'OUT' | 'BACK',
  { beganAt }: { beganAt: Date | null },
): Promise<boolean> {
  if (beganAt === null) return false
  const since = direction === 'OUT' ? order.paid_at : await approvedAt(trx, order)
  return since !== null && beganAt.getTime() < since.getTime() - TOLERANCE_MS
}

async function approvedAt(trx: Transaction<DB>, { order_seq }: OrderRow): Promise<Date | null> {
  const approved = await trx
    .selectFrom('order_event')
    .select('at')
    .where('order_seq', '=', order_seq)
    .where('to_state', '=', 'RETURN_APPROVED')
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  return approved?.at ?? null
}

function triggerOf(step: ParcelStep, direction: 'OUT' | 'BACK'): OrderTrigger | null {
  if (step === 'DELIVERED') return direction === 'OUT' ? 'DELIVER' : 'DELIVER_RETURN'
  return step === 'RETURNED' && direction === 'OUT' ? 'SEND_BACK' : null
}
