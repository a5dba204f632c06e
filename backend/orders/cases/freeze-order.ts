import { isEndState } from '#contracts/order-states.ts'
import { recordOperatorAction } from '../../audit-log/record-operator-action.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { lockOrder } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { writeFreeze } from './write-freeze.ts'

/** 지급보류, on or off: an order that is frozen is not settled, and both members are told. What is so already stays. */
export async function freezeOrder(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  input: { orderSeq: number; isFrozen: boolean; note: string; eventKey: string },
): Promise<{ isFrozen: boolean } | Refusal<'NOT_FOUND' | 'NOT_POSSIBLE'>> {
  const { orderSeq, isFrozen, note, eventKey } = input
  return retryingTransaction(context.kysely, async (trx) => {
    const order = await lockOrder(trx, orderSeq)
    if (!order) return refuse('NOT_FOUND')
    if (order.is_frozen === isFrozen) return { isFrozen }
    if (isEndState(order.state)) return refuse('NOT_POSSIBLE')
    const at = await orderTime(trx, context.now())
    await writeFreeze(trx, order, {
      isFrozen,
      actor: 'OPERATOR',
      actorUserSeq: operator.userSeq,
      eventKey: `OPERATOR:${eventKey}`,
      at,
    })
    for (const userSeq of [order.buyer_user_seq, order.seller_user_seq])
      await recordOperatorAction(context, trx, operator, {
        userSeq,
        action: 'ORDER_FROZEN',
        reason: `주문 ${orderSeq}번 지급 보류${isFrozen ? '' : ' 해제'}: ${note}`,
      })
    return { isFrozen }
  })
}
