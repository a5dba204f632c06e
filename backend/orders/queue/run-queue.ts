import { sql, type Transaction } from 'kysely'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { enqueueEvent } from '../../notices/enqueue-event.ts'
import type { RoomSignal } from '../../operation/chat-signals.ts'
import type { HostContext, HostLog } from '../../operation/context.ts'
import { endPlace } from '../../product-queue/end-places.ts'
import { turnOf } from '../../product-queue/turn-of.ts'
import { loadOffered } from '../offered.ts'
import { orderTime } from '../order-time.ts'
import { sendSignals } from '../send-signals.ts'
import { offerToNext } from './offer-to-next.ts'
import { passOn } from './pass-on.ts'

type Passed = { isChanged: boolean; rooms: RoomSignal[] }
const NOTHING: Passed = { isChanged: false, rooms: [] }

/**
 * Does what time does to the queues: a turn that is over goes to the next. Each product in a transaction of its own, which
 * takes the product's lock first, so that one of several instances does it.
 * @returns how many products were looked at
 */
export async function runQueue(
  context: Pick<HostContext, 'kysely' | 'chat' | 'now'> & { log: HostLog },
  { most = 200 }: { most?: number } = {},
): Promise<number> {
  const { kysely, now, log } = context
  const at = await orderTime(kysely, now())
  const { rows } = await sql<{ product_seq: number }>`
    (select product_seq from product_queue turn
      where state = 'OFFERED' and offer_until <= ${at} and not ${hasAsked(sql`turn`)}
      order by offer_until limit ${most})
    union all
    (select product_seq from product
      where queue_count > 0 and trade_state = 'ON_SALE' and live_order_seq is null
        and visibility = 'ACTIVE'
      limit ${most})`.execute(kysely)
  for (const { product_seq: productSeq } of rows) {
    try {
      const { isChanged: productChanged, rooms } = await retryingTransaction(kysely, async (trx) =>
        settleQueue(trx, productSeq, await orderTime(trx, now())),
      )
      sendSignals(context, { product_seq: productSeq }, { productChanged, rooms })
    } catch (error) {
      log.error({ error, productSeq }, 'a queue for a product could not be passed on')
    }
  }
  return rows.length
}

/** Whether the member of a row has asked the seller, who has not answered yet: the turn lasts until then. */
const hasAsked = (row: ReturnType<typeof sql>) => sql`exists (
  select from orders where orders.product_seq = ${row}.product_seq
    and orders.buyer_user_seq = ${row}.user_seq and orders.state = 'REQUESTED')`

/**
 * Brings the queue for a product up to date: a turn that is over goes on, and what came on sale is offered to who waits.
 * Within the caller's transaction. @param at by the clock of orders
 */
export async function settleQueue(
  trx: Transaction<DB>,
  productSeq: number,
  at: Date,
): Promise<Passed> {
  const product = await loadOffered(trx, productSeq, { isLocked: true })
  if (!product) return NOTHING
  const turn = await turnOf(trx, productSeq)
  if (turn) return endTurn(trx, { productSeq, turn, isVisible: product.isVisible, at })
  if (product.tradeState !== 'ON_SALE' || product.liveOrderSeq !== null) return NOTHING
  return { isChanged: await offerToNext(trx, productSeq, at), rooms: [] }
}

async function endTurn(
  trx: Transaction<DB>,
  {
    productSeq,
    turn,
    isVisible,
    at,
  }: {
    productSeq: number
    turn: NonNullable<Awaited<ReturnType<typeof turnOf>>>
    isVisible: boolean
    at: Date
  },
): Promise<Passed> {
  const { queueSeq, userSeq, storeSeq, until } = turn
  if (until > at) return NOTHING
  const asked = await sql`
    select from product_queue turn where queue_seq = ${queueSeq} and ${hasAsked(sql`turn`)}`.execute(
    trx,
  )
  if (asked.rows.length > 0) return NOTHING
  if (isVisible) {
    await endPlace(trx, { productSeq, userSeq, to: 'LAPSED', at })
    await enqueueEvent(trx, { kind: 'QUEUE_LAPSED', productSeq, toStoreSeq: storeSeq })
  }
  // A hidden product cannot be bought: the member keeps the place.
  else
    await trx
      .updateTable('product_queue')
      .set({ state: 'WAITING', offer_until: null })
      .where('queue_seq', '=', queueSeq)
      .execute()
  return passOn(trx, { productSeq, storeSeq, at })
}
