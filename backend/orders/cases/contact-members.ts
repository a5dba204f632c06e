import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { findClaim } from '../compensation/read-claim.ts'
import { lockOrder } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { tellNews } from '../tell-news.ts'

interface Contact {
  orderSeq: number
  text: string
  eventKey: string
}

/** An operator's words to both members of a dispute or claim that waits; the same key again says nothing twice. */
export async function contactMembers(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { orderSeq, text, eventKey }: Contact,
): Promise<{ contactedAt: string } | Refusal<'NOT_FOUND' | 'NOT_POSSIBLE' | 'OWN'>> {
  return retryingTransaction(kysely, async (trx) => {
    const order = await lockOrder(trx, orderSeq)
    if (!order) return refuse('NOT_FOUND')
    const { buyer_user_seq: buyer, seller_user_seq: seller } = order
    if (operator.userSeq === buyer || operator.userSeq === seller) return refuse('OWN')
    const key = `OPERATOR:${eventKey}`
    const said = await trx
      .selectFrom('order_statement')
      .select('at')
      .where('order_seq', '=', orderSeq)
      .where('statement_key', '=', key)
      .executeTakeFirst()
    if (said) return { contactedAt: said.at.toISOString() }
    const claim = await findClaim(trx, orderSeq)
    if (order.state !== 'DISPUTED' && claim?.state !== 'OPEN')
      return refuse('NOT_POSSIBLE', { message: '지금 살펴보고 있는 분쟁이나 보상 신청이 없어요.' })
    const at = await orderTime(trx, now())
    await trx
      .insertInto('order_statement')
      .values({
        order_seq: orderSeq,
        role: 'OPERATOR',
        step: 'CONTACT',
        reason: null,
        text,
        statement_key: key,
        operator_user_seq: operator.userSeq,
        at,
      })
      .execute()
    await tellNews(trx, order, { news: 'OPERATOR_CONTACT', roles: ['BUYER', 'SELLER'], at })
    return { contactedAt: at.toISOString() }
  })
}
