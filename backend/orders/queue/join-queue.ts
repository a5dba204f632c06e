import { sql, type Transaction } from 'kysely'
import type { QueuePlace } from '#contracts/product-queue.ts'
import { OPEN_QUEUE_STATES, QUEUE_RULES } from '#contracts/product-queue-rules.ts'
import { canReach } from '../../chat/rooms/can-reach.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { lockOwnAccount } from '../../operation/lock-own-account.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { queuePlaceOf } from '../../product-queue/queue-place-of.ts'
import { ownStoreSeq } from '../../stores/own-store.ts'
import { loadOffered } from '../offered.ts'
import { orderTime } from '../order-time.ts'

type JoinRefusal = Refusal<
  'NOT_FOUND' | 'OWN' | 'AVAILABLE' | 'SOLD' | 'HAS_ORDER' | 'CANNOT_REACH' | 'FULL' | 'TOO_MANY'
>

/** Takes a place at the end of the queue for a reserved product; who has one keeps it. The product is locked. */
export async function joinQueue(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeq: number,
): Promise<QueuePlace | JoinRefusal> {
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const product = await loadOffered(trx, productSeq, { isLocked: true })
    if (!product?.isVisible) return refuse('NOT_FOUND')
    if (product.sellerUserSeq === userSeq) return refuse('OWN')
    const own = await queuePlaceOf(trx, { productSeq, userSeq })
    if (own) return own
    if (product.tradeState === 'ON_SALE') return refuse('AVAILABLE')
    if (product.tradeState === 'SOLD') return refuse('SOLD')
    const storeSeq = await ownStoreSeq(trx, userSeq)
    if (!(await canReach(trx, storeSeq, product.storeSeq))) return refuse('CANNOT_REACH')
    const refusal = await whyNot(trx, { productSeq, userSeq, orderSeq: product.liveOrderSeq })
    if (refusal) return refusal
    await trx
      .insertInto('product_queue')
      .values({
        product_seq: productSeq,
        user_seq: userSeq,
        store_seq: storeSeq,
        state: 'WAITING',
        joined_at: await orderTime(trx, now()),
        offer_until: null,
        ended_at: null,
      })
      .execute()
    await trx
      .updateTable('product')
      .set({ queue_count: sql<number>`queue_count + 1` })
      .where('product_seq', '=', productSeq)
      .execute()
    return (await queuePlaceOf(trx, { productSeq, userSeq })) as QueuePlace
  })
}

async function whyNot(
  trx: Transaction<DB>,
  {
    productSeq,
    userSeq,
    orderSeq,
  }: { productSeq: number; userSeq: number; orderSeq: number | null },
): Promise<Refusal<'HAS_ORDER' | 'FULL' | 'TOO_MANY'> | null> {
  const counts = await trx
    .selectNoFrom((select) => [
      select
        .exists(
          trx
            .selectFrom('orders')
            .select('order_seq')
            .where('order_seq', '=', orderSeq)
            .where('buyer_user_seq', '=', userSeq),
        )
        .as('has_order'),
      openPlaces(trx).where('product_seq', '=', productSeq).as('of_product'),
      openPlaces(trx).where('user_seq', '=', userSeq).as('of_member'),
    ])
    .executeTakeFirstOrThrow()
  if (counts.has_order) return refuse('HAS_ORDER')
  if ((counts.of_product ?? 0) >= QUEUE_RULES.perProduct) return refuse('FULL')
  return (counts.of_member ?? 0) >= QUEUE_RULES.perMember ? refuse('TOO_MANY') : null
}

const openPlaces = (trx: Transaction<DB>) =>
  trx
    .selectFrom('product_queue')
    .select((select) => select.fn.countAll<number>().as('places'))
    .where('state', 'in', OPEN_QUEUE_STATES)
