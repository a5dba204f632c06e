import type { Kysely, Transaction } from 'kysely'
import type { TradeState } from '#contracts/product.ts'
import { writeTradeNotices } from '../chat/offers/write-trade-notices.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { tradeNoticeLimits } from '../limits/rules.ts'
import type { RoomSignal } from '../operation/chat-signals.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { orderOfProduct } from '../orders/order-of-product.ts'
import { orderTime } from '../orders/order-time.ts'
import { offerToNext } from '../orders/queue/offer-to-next.ts'
import { endQueue } from '../product-queue/end-places.ts'
import { turnOf } from '../product-queue/turn-of.ts'
import { indexProduct } from '../search-index/index-product.ts'
import { capRefusal } from '../stores/listing-allowance.ts'

type ChangeRefusal = Refusal<'NOT_FOUND' | 'CAP' | 'HAS_ORDER' | 'HAS_TURN'>

interface Change {
  productSeq: number
  tradeState: TradeState
}

/**
 * Sets the state of a product by its seller. A product that is no longer for sale has no open offers, and recent
 * inquirers get a message about the change. Frequent changes are not announced each time. Setting the present state
 * changes nothing. What was sold and is for sale again counts against the cap like a new listing.
 */
export async function setTradeState(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  change: Change,
): Promise<{ tradeState: TradeState } | ChangeRefusal> {
  const { kysely, chat, limiter, now } = context
  const { productSeq, tradeState } = change
  const product = await ownProduct(kysely, userSeq, productSeq).executeTakeFirst()
  if (!product) return refuse('NOT_FOUND')
  if (product.trade_state === tradeState) return { tradeState }
  const isAnnounced = (await limiter.take(tradeNoticeLimits(context, productSeq))) === null
  const written = await retryingTransaction(kysely, (trx) =>
    write(trx, userSeq, { ...change, isAnnounced }, now()),
  )
  if (isRefusal(written)) return written
  chat.productChanged(productSeq)
  for (const room of written.rooms) chat.roomChanged(room)
  return { tradeState: written.tradeState }
}

/** @returns what the product is now, and the rooms to notify */
async function write(
  trx: Transaction<DB>,
  userSeq: number,
  { productSeq, tradeState, isAnnounced }: Change & { isAnnounced: boolean },
  at: Date,
): Promise<{ tradeState: TradeState; rooms: RoomSignal[] } | ChangeRefusal> {
  await lockOwnAccount(trx, userSeq)
  const product = await ownProduct(trx, userSeq, productSeq)
    .forNoKeyUpdate('product')
    .executeTakeFirst()
  if (!product) return refuse('NOT_FOUND')
  if (product.trade_state === tradeState) return { tradeState, rooms: [] }
  if (await orderOfProduct(trx, productSeq)) return refuse('HAS_ORDER')
  if (product.trade_state === 'SOLD' && product.visibility === 'ACTIVE') {
    const refusal = await capRefusal(trx, userSeq)
    if (refusal) return refusal
  }
  if (product.queue_count > 0) {
    const orderedAt = await orderTime(trx, at)
    if (tradeState === 'SOLD') await endQueue(trx, { productSeq, why: 'SOLD', at: orderedAt })
    else if (await turnOf(trx, productSeq)) return refuse('HAS_TURN')
    // Who waits comes first: the product stays reserved for the next.
    else if (tradeState === 'ON_SALE' && (await offerToNext(trx, productSeq, orderedAt)))
      return { tradeState: 'RESERVED', rooms: [] }
  }
  await trx
    .updateTable('product')
    .set({ trade_state: tradeState, updated_at: at })
    .where('product_seq', '=', productSeq)
    .execute()
  await indexProduct(trx, productSeq)
  const rooms = await writeTradeNotices(trx, { productSeq, tradeState, isAnnounced, at })
  return { tradeState, rooms }
}

function ownProduct(db: Kysely<DB>, userSeq: number, productSeq: number) {
  return db
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select(['product.trade_state', 'product.visibility', 'product.queue_count'])
    .where('product_seq', '=', productSeq)
    .where('store.user_seq', '=', userSeq)
    .where('product.visibility', '<>', 'DELETED')
}
