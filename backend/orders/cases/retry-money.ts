import type { Transaction } from 'kysely'
import { type MoneyRetry, RETRIES } from '#contracts/order-case-constants.ts'
import type { OrderState } from '#contracts/order-states.ts'
import { recordOperatorAction } from '../../audit-log/record-operator-action.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../../operation/refusal.ts'
import { appendEvent } from '../append-event.ts'
import { type Applied, applyToLocked, type OrderRefusal } from '../apply-trigger.ts'
import { restartCompensation } from '../compensation/restart-compensation.ts'
import { lockOrder, type OrderRow } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { sendSignals } from '../send-signals.ts'

interface Retry {
  orderSeq: number
  what: MoneyRetry
  note: string
  eventKey: string
}

/** An operator sends a refund, payout or compensation that has failed on its way again; the same key again does nothing. */
export async function retryMoney(
  context: HostContext,
  operator: Pick<Viewer, 'userSeq'>,
  { orderSeq, what, note, eventKey }: Retry,
): Promise<{ state: OrderState } | OrderRefusal | Refusal<'OWN'>> {
  const applied = await retryingTransaction(context.kysely, async (trx) => {
    const order = await lockOrder(trx, orderSeq)
    if (!order) return refuse('NOT_FOUND')
    const { buyer_user_seq: buyer, seller_user_seq: seller } = order
    if (operator.userSeq === buyer || operator.userSeq === seller) return refuse('OWN')
    const key = `OPERATOR:${eventKey}`
    const at = await orderTime(trx, context.now())
    const command = { orderSeq, by: 'OPERATOR', actorUserSeq: operator.userSeq, at } as const
    const outcome =
      what === 'COMPENSATION'
        ? await retryClaim(trx, order, { userSeq: operator.userSeq, key, at })
        : what === 'REFUND' && order.state !== 'REFUND_FAILED'
          ? await retryStray(trx, order, { userSeq: operator.userSeq, key, at })
          : await applyToLocked(trx, order, {
              ...command,
              trigger: RETRIES[what].trigger,
              eventKey: key,
            })
    if (isRefusal(outcome) || !outcome.isNew) return outcome
    await recordOperatorAction(context, trx, operator, {
      userSeq: what === 'PAYOUT' ? seller : buyer,
      action: 'ORDER_DECIDED',
      reason: `주문 ${orderSeq}번 ${RETRIES[what].label}: ${note}`,
    })
    return outcome
  })
  if (isRefusal(applied)) return applied
  sendSignals(context, applied.order, applied)
  return { state: applied.order.state }
}

async function retryClaim(
  trx: Transaction<DB>,
  order: OrderRow,
  { userSeq, key, at }: { userSeq: number; key: string; at: Date },
): Promise<Applied | OrderRefusal> {
  const step = { by: 'OPERATOR', actorUserSeq: userSeq, eventKey: key, at } as const
  const begun = await restartCompensation(trx, order, step)
  if (!begun) return refuse('NOT_POSSIBLE', { message: '막힌 보상금이 없어요.' })
  return { order, isNew: begun === 'RESTARTED', productChanged: false, rooms: [] }
}

/** Money that came too late is given back beside the order, whose state it does not change. */
async function retryStray(
  trx: Transaction<DB>,
  order: OrderRow,
  { userSeq, key, at }: { userSeq: number; key: string; at: Date },
): Promise<Applied | OrderRefusal> {
  const { order_seq: orderSeq, state } = order
  const unchanged = { order, productChanged: false, rooms: [] }
  const repeated = await trx
    .selectFrom('order_event')
    .select('event_seq')
    .where('order_seq', '=', orderSeq)
    .where('event_key', '=', key)
    .executeTakeFirst()
  if (repeated) return { ...unchanged, isNew: false }
  const begun = await trx
    .updateTable('refund')
    .set({ state: 'WAITING', attempts: 0, next_at: at })
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'FAILED')
    .returning('amount')
    .execute()
  if (begun.length === 0) return refuse('NOT_POSSIBLE', { message: '막힌 환불이 없어요.' })
  await appendEvent(trx, {
    orderSeq,
    trigger: 'NOTE',
    actor: 'OPERATOR',
    actorUserSeq: userSeq,
    fromState: state,
    toState: state,
    eventKey: key,
    detail: { retried: begun.reduce((sum, { amount }) => sum + amount, 0) },
    at,
  })
  return { ...unchanged, isNew: true }
}
