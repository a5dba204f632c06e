import type { Kysely } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { QuestionContext } from '#contracts/question.ts'
import type { DB } from '../db/schema.ts'

interface Named {
  orderSeq?: number | null | undefined
  roomId?: number | null | undefined
  storeSeq?: number | null | undefined
}

/** The order, room and store that a question names, for its form. */
export async function getQuestionContext(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  named: Named,
): Promise<QuestionContext | Refusal<'NOT_YOURS'>> {
  const found = await readQuestionContext(kysely, userSeq, named)
  return isWholeContext(found, named) ? found : refuse('NOT_YOURS')
}

/** Whether everything that was named was found, as the asker's own or as an open store. */
export const isWholeContext = ({ order, room, store }: QuestionContext, named: Named): boolean =>
  Boolean(order) === Boolean(named.orderSeq) &&
  Boolean(room) === Boolean(named.roomId) &&
  Boolean(store) === Boolean(named.storeSeq)

/** Only orders and rooms of the asker are found. */
export async function readQuestionContext(
  db: Kysely<DB>,
  userSeq: number,
  { orderSeq, roomId, storeSeq }: Named,
): Promise<QuestionContext> {
  return {
    order: orderSeq ? await ownOrder(db, userSeq, orderSeq) : null,
    room: roomId ? await ownRoom(db, userSeq, roomId) : null,
    store: storeSeq ? await openStore(db, storeSeq) : null,
  }
}

async function ownOrder(db: Kysely<DB>, userSeq: number, orderSeq: number) {
  const row = await db
    .selectFrom('orders')
    .innerJoin('product', 'product.product_seq', 'orders.product_seq')
    .select(['orders.buyer_user_seq', 'product.title'])
    .where('orders.order_seq', '=', orderSeq)
    .where(({ or, eb }) =>
      or([eb('orders.buyer_user_seq', '=', userSeq), eb('orders.seller_user_seq', '=', userSeq)]),
    )
    .executeTakeFirst()
  if (!row) return null
  const role = row.buyer_user_seq === userSeq ? ('BUYER' as const) : ('SELLER' as const)
  return { orderSeq, title: row.title, role }
}

async function ownRoom(db: Kysely<DB>, userSeq: number, roomId: number) {
  const row = await db
    .selectFrom('chat_room as room')
    .innerJoin('product', 'product.product_seq', 'room.product_seq')
    .innerJoin('store as buyer', 'buyer.store_seq', 'room.buyer_store_seq')
    .innerJoin('store as seller', 'seller.store_seq', 'room.seller_store_seq')
    .select([
      'product.title',
      'buyer.user_seq as buyerUserSeq',
      'buyer.name as buyerName',
      'seller.name as sellerName',
    ])
    .where('room.room_id', '=', roomId)
    .where(({ or, eb }) =>
      or([eb('buyer.user_seq', '=', userSeq), eb('seller.user_seq', '=', userSeq)]),
    )
    .executeTakeFirst()
  if (!row) return null
  const storeName = row.buyerUserSeq === userSeq ? row.sellerName : row.buyerName
  return { roomId, title: row.title, storeName }
}

async function openStore(db: Kysely<DB>, storeSeq: number) {
  const row = await db
    .selectFrom('store')
    .select(['store_seq as storeSeq', 'name'])
    .where('store_seq', '=', storeSeq)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return row ?? null
}
