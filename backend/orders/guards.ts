import type { Kysely } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import type { OrderActor, OrderGuard, OrderTerms } from '#contracts/order-states.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB } from '../db/schema.ts'
import { turnOf } from '../product-queue/turn-of.ts'
import { isScanned, newestParcel } from './delivery/newest-parcel.ts'
import { followedProduct } from './followed-product.ts'
import type { OrderRow } from './lock-order.ts'
import type { RefundWait } from './refunds/refund-wait.ts'

interface Guarded {
  order: OrderRow
  by: OrderActor
  terms: OrderTerms
  at: Date
}

/** What has to be true besides the state; the sentence is for the member who tried. */
const GUARDS: Record<
  OrderGuard,
  {
    message: string
    passes(db: Kysely<DB>, at: Guarded): boolean | Promise<boolean>
  }
> = {
  NEVER_SCANNED: {
    message: '택배사가 물건을 받아 움직이고 있어서 취소할 수 없어요. 받은 뒤 반품을 요청해 주세요.',
    passes: async (db, { order }) => order.is_unscanned && !(await isScanned(db, order)),
  },
  OTHER_SIDE_OFFERED: {
    message: '상대방의 답을 기다리고 있어요.',
    passes: (_, { order, by }) => order.partial_by !== null && order.partial_by !== by,
  },
  COUNTERS_LEFT: {
    message: '더 제안할 수 없어요. 받아들이거나 거절해 주세요.',
    passes: (_, { order, by, terms }) =>
      order.partial_by !== null &&
      order.partial_by !== by &&
      order.partial_counters < terms.partialCounters,
  },
  FIRST_OFFER: {
    message: '부분환불은 한 번만 제안할 수 있어요. 반품을 승인하거나 거절해 주세요.',
    passes: (_, { order }) => order.partial_by === null,
  },
  MAY_SETTLE: {
    message: '지급이 보류된 거래예요. 고객센터에 문의해 주세요.',
    passes: async (db, { order }) => !order.is_frozen && !(await hasOpenRefund(db, order)),
  },
  UNTRACKED: {
    message: '택배사에서 배송을 확인하고 있어요.',
    passes: async (db, { order, terms, at }) => {
      if (order.is_exception) return false
      const parcel = await newestParcel(db, order)
      if (!parcel) return true
      const days = order.state === 'SHIPPED' ? terms.untrackedDays : terms.returnUntrackedDays
      // A number that was changed is followed for as long as the first one.
      return !parcel.scanned_at && at.getTime() - parcel.created_at.getTime() >= days * DAY_MS
    },
  },
  PRODUCT_FREE: {
    message:
      '이 상품은 지금 다른 분과 거래 중이거나 예약 대기 차례인 분이 있어요. 그 거래가 끝나면 수락할 수 있어요.',
    passes: async (db, { order }) => isFree(db, order),
  },
}

/** @returns null where the guard passes, or the sentence */
export async function guardProblem(
  db: Kysely<DB>,
  guard: OrderGuard | undefined,
  at: Guarded,
): Promise<string | null> {
  if (!guard) return null
  const { passes, message } = GUARDS[guard]
  return (await passes(db, at)) ? null : message
}

/** No other user has the product or the turn to buy it. */
async function isFree(db: Kysely<DB>, order: OrderRow): Promise<boolean> {
  const product = await followedProduct(db, order.product_seq)
  if (product.live_order_seq !== null || product.trade_state === 'SOLD') return false
  if (product.queue_count === 0) return true
  const turn = await turnOf(db, order.product_seq)
  return turn === null || turn.userSeq === order.buyer_user_seq
}

/** A seller does not wait for a buyer who gives no bank account: what each of them gets is divided in the ledger already. */
const readOpenRefund = preparedQuery((db, { orderSeq }: { orderSeq: number }) =>
  db
    .selectFrom('refund')
    .select('refund_seq')
    .where('order_seq', '=', orderSeq)
    .where('state', '<>', 'DONE')
    // What was paid beside the order is no part of what is divided.
    .where('refund_key', 'not like', 'STRAY:%')
    .where((refund) =>
      refund.or([
        refund('failure', 'is', null),
        refund('failure', 'not in', ['ACCOUNT_NEEDED', 'ACCOUNT_HELD'] satisfies RefundWait[]),
      ]),
    )
    .limit(1),
)

async function hasOpenRefund(db: Kysely<DB>, { order_seq: orderSeq }: OrderRow): Promise<boolean> {
  const open = await readOpenRefund(db, { orderSeq })
  return open.length > 0
}
