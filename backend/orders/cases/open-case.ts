import { findTransition, type OrderState } from '#contracts/order-states.ts'
import { recordOperatorAction } from '../../audit-log/record-operator-action.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../../operation/refusal.ts'
import { applyToLocked, type OrderRefusal } from '../apply-trigger.ts'
import { lockOrder, type OrderRow } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { sendSignals } from '../send-signals.ts'
import { writeContact } from './write-contact.ts'

const DISPUTE = { trigger: 'OPEN_DISPUTE', by: 'OPERATOR' } as const

/** Whether an operator can take an order into a dispute, such as one whose parcel the courier has lost. */
export const canOpenCase = ({ state, type }: OrderRow): boolean =>
  findTransition(DISPUTE.trigger, { state, type, by: DISPUTE.by }) !== null

/**
 * An operator opens a dispute for an order that neither member has disputed, with words to both of them: from then on
 * time moves no money, and an operator can decide. The same key again is the same step.
 */
export async function openCase(
  context: HostContext,
  operator: Pick<Viewer, 'userSeq'>,
  { orderSeq, text, eventKey }: { orderSeq: number; text: string; eventKey: string },
): Promise<{ state: OrderState } | OrderRefusal | Refusal<'OWN'>> {
  const applied = await retryingTransaction(context.kysely, async (trx) => {
    const order = await lockOrder(trx, orderSeq)
    if (!order) return refuse('NOT_FOUND')
    const members = [order.buyer_user_seq, order.seller_user_seq]
    if (members.includes(operator.userSeq)) return refuse('OWN')
    const key = `OPERATOR:${eventKey}`
    const at = await orderTime(trx, context.now())
    const opened = await applyToLocked(trx, order, {
      ...DISPUTE,
      orderSeq,
      actorUserSeq: operator.userSeq,
      eventKey: key,
      at,
    })
    if (isRefusal(opened) || !opened.isNew) return opened
    await writeContact(trx, opened.order, { operatorUserSeq: operator.userSeq, text, key, at })
    for (const userSeq of members)
      await recordOperatorAction(context, trx, operator, {
        userSeq,
        action: 'ORDER_DECIDED',
        reason: `주문 ${orderSeq}번 분쟁 조정 시작`,
      })
    return opened
  })
  if (isRefusal(applied)) return applied
  sendSignals(context, applied.order, applied)
  return { state: applied.order.state }
}
