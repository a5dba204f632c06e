import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { lockOrder } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { tellNews } from '../tell-news.ts'
import { writeContact } from './write-contact.ts'

interface Contact {
  orderSeq: number
  text: string
  eventKey: string
}

/** An operator's words to both members of an order that was paid; the same key again says nothing twice. */
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
    if (order.paid_at === null)
      return refuse('NOT_POSSIBLE', { message: '결제하지 않은 거래에는 안내를 남길 수 없어요.' })
    const at = await orderTime(trx, now())
    await writeContact(trx, order, { operatorUserSeq: operator.userSeq, text, key, at })
    await tellNews(trx, order, { news: 'OPERATOR_CONTACT', roles: ['BUYER', 'SELLER'], at })
    return { contactedAt: at.toISOString() }
  })
}
