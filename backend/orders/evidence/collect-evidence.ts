import type { Kysely } from 'kysely'
import type { ChatMessage } from '#contracts/chat.ts'
import { isCourierCode } from '#contracts/couriers.ts'
import type { OrderDecision, Statement } from '#contracts/order-case.ts'
import type { Claim } from '#contracts/order-claim.ts'
import type { OrderState, OrderType } from '#contracts/order-states.ts'
import type { ParcelStep } from '#contracts/parcel-steps.ts'
import type { PaymentMethod } from '#contracts/payment-constants.ts'
import { loadMessages } from '../../chat/messages/load-messages.ts'
import type { DB, OrderSnapshot } from '../../db/schema.ts'
import type { KeyRing } from '../../operation/key-ring.ts'
import { decisionOf, statementsOf } from '../cases/statements.ts'
import { readClaim } from '../compensation/read-claim.ts'
import type { StoredStep } from '../delivery/stored-step.ts'
import type { HashedEvent } from '../event-hash.ts'
import type { OrderRow } from '../lock-order.ts'
import { wallTime } from '../order-time.ts'
import { openDelivery } from '../seals.ts'
import { viewOrder } from '../view-order.ts'

/** Who asks: what is the other member's alone is left out. */
export type EvidenceReader = 'BUYER' | 'SELLER' | 'OPERATOR'

export interface ChainedEvent extends HashedEvent {
  previousHash: string
  hash: string
}

/** A photo beside words, and its file in the pack. */
export type StatementPhoto = Statement['photos'][number] & { file: string }

/** Everything that is stored of an order and that its reader may have. Money in won, moments in ISO 8601. */
export interface Evidence {
  madeAt: string
  reader: EvidenceReader
  orderSeq: number
  type: OrderType
  state: OrderState
  orderedAt: string
  buyer: string
  seller: string
  /** The listing as it was when it was ordered. */
  listing: OrderSnapshot & { productSeq: number }
  amounts: {
    price: number
    shippingFee: number
    buyerFee: number
    sellerFee: number
    total: number
    /** Of the total, what points paid. */
    points: number
  }
  /** Only the buyer has where it goes. */
  delivery: { name: string; address: string } | null
  payments: { method: PaymentMethod; amount: number; state: string; paidAt: string | null }[]
  refunds: { amount: number; state: string; at: string; doneAt: string | null }[]
  /** What the buyer claimed after the purchase was confirmed, and what came of it. */
  claim: Claim | null
  /** To the seller; not for the buyer. */
  payouts: { amount: number; state: string; doneAt: string | null }[]
  parcels: {
    direction: 'OUT' | 'BACK'
    courier: string
    invoiceNo: string
    createdAt: string
    steps: { at: string; step: ParcelStep; place: string }[]
  }[]
  statements: (Omit<Statement, 'photos'> & { photos: StatementPhoto[] })[]
  decision: OrderDecision | null
  events: ChainedEvent[]
  messages: ChatMessage[]
}

/** The newest messages of the room; a longer conversation is cut at its beginning. */
const MOST_MESSAGES = 1_000

/** Reads the evidence of one order as of one moment. @param at now, by the clock of orders */
export function collectEvidence(
  { kysely, keys }: { kysely: Kysely<DB>; keys: Pick<KeyRing, 'seal' | 'unseal'> },
  order: OrderRow,
  { reader, at }: { reader: EvidenceReader; at: Date },
): Promise<Evidence> {
  const { order_seq: orderSeq } = order
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const role = reader === 'BUYER' ? 'BUYER' : 'SELLER'
      const view = await viewOrder(
        { kysely: trx, keys, now: await wallTime(trx, at) },
        { order, role },
      )
      const delivery = reader === 'BUYER' ? openDelivery(keys, order) : null
      const decided = await decisionOf(trx, orderSeq)
      return {
        madeAt: at.toISOString(),
        reader,
        orderSeq,
        type: order.type,
        state: order.state,
        orderedAt: order.created_at.toISOString(),
        buyer: view.buyer.name,
        seller: view.seller.name,
        listing: { ...order.snapshot, productSeq: order.product_seq },
        amounts: {
          price: order.price,
          shippingFee: order.shipping_fee,
          buyerFee: order.buyer_fee,
          sellerFee: order.seller_fee,
          total: order.total,
          points: order.points,
        },
        delivery: delivery && {
          name: delivery.name,
          address: `(${delivery.zonecode}) ${delivery.roadAddress} ${delivery.detail}`.trim(),
        },
        payments: await paymentsOf(trx, orderSeq),
        refunds: await refundsOf(trx, orderSeq),
        claim: await readClaim(trx, orderSeq),
        payouts: reader === 'BUYER' ? [] : await payoutsOf(trx, orderSeq),
        parcels: await parcelsOf(trx, orderSeq),
        statements: (await statementsOf(trx, orderSeq)).map(withFiles),
        decision: decided && !decided.isProposed ? withoutOperator(decided) : null,
        events: await eventsOf(trx, orderSeq),
        messages: await messagesOf(trx, order, { reader, at }),
      }
    })
}

const withFiles = ({ photos, ...statement }: Statement, place: number) => ({
  ...statement,
  photos: photos.map((photo, index) => ({ ...photo, file: `case/${place + 1}-${index + 1}.jpg` })),
})

const iso = (at: Date | null) => at?.toISOString() ?? null

function withoutOperator({
  operatorUserSeq: _,
  ...decision
}: OrderDecision & { operatorUserSeq: number }): OrderDecision {
  return decision
}

async function paymentsOf(db: Kysely<DB>, orderSeq: number): Promise<Evidence['payments']> {
  const rows = await db
    .selectFrom('payment')
    .select(['method', 'amount', 'state', 'paid_at'])
    .where('order_seq', '=', orderSeq)
    .where('paid_at', 'is not', null)
    .orderBy('payment_seq')
    .execute()
  return rows.map(({ paid_at, ...payment }) => ({ ...payment, paidAt: iso(paid_at) }))
}

async function refundsOf(db: Kysely<DB>, orderSeq: number): Promise<Evidence['refunds']> {
  const rows = await db
    .selectFrom('refund')
    .select(['amount', 'state', 'created_at', 'done_at'])
    .where('order_seq', '=', orderSeq)
    .orderBy('refund_seq')
    .execute()
  return rows.map(({ created_at, done_at, ...refund }) => ({
    ...refund,
    at: created_at.toISOString(),
    doneAt: iso(done_at),
  }))
}

async function payoutsOf(db: Kysely<DB>, orderSeq: number): Promise<Evidence['payouts']> {
  const rows = await db
    .selectFrom('payout')
    .select(['amount', 'state', 'done_at'])
    .where('order_seq', '=', orderSeq)
    .where('kind', '=', 'SETTLE')
    .orderBy('payout_seq')
    .execute()
  return rows.map(({ done_at, ...payout }) => ({ ...payout, doneAt: iso(done_at) }))
}

async function parcelsOf(db: Kysely<DB>, orderSeq: number): Promise<Evidence['parcels']> {
  const rows = await db
    .selectFrom('parcel')
    .select(['direction', 'courier', 'invoice_no', 'events', 'created_at'])
    .where('order_seq', '=', orderSeq)
    .orderBy('parcel_seq')
    .execute()
  return rows
    .filter(({ courier }) => isCourierCode(courier))
    .map(({ direction, courier, invoice_no, events, created_at }) => ({
      direction,
      courier,
      invoiceNo: invoice_no,
      createdAt: created_at.toISOString(),
      steps: (events as StoredStep[]).map(({ at, step, place }) => ({ at, step, place })),
    }))
}

async function eventsOf(db: Kysely<DB>, orderSeq: number): Promise<ChainedEvent[]> {
  const rows = await db
    .selectFrom('order_event')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .orderBy('place')
    .execute()
  return rows.map((row) => ({
    orderSeq,
    place: row.place,
    trigger: row.trigger,
    actor: row.actor,
    fromState: row.from_state,
    toState: row.to_state,
    detail: row.detail,
    at: row.at.toISOString(),
    previousHash: row.previous_hash,
    hash: row.hash,
  }))
}

/** The conversation of the two about this product, as far as the reader sees it. */
async function messagesOf(
  db: Kysely<DB>,
  order: OrderRow,
  { reader, at }: { reader: EvidenceReader; at: Date },
): Promise<ChatMessage[]> {
  const room = await db
    .selectFrom('chat_room')
    .select('room_id')
    .where('product_seq', '=', order.product_seq)
    .where('buyer_store_seq', '=', order.buyer_store_seq)
    .where('seller_store_seq', '=', order.seller_store_seq)
    .executeTakeFirst()
  if (!room) return []
  const { room_id: roomId } = room
  const member =
    reader === 'OPERATOR'
      ? undefined
      : await db
          .selectFrom('chat_member')
          .select('visible_from_seq')
          .where('room_id', '=', roomId)
          .where('role', '=', reader)
          .executeTakeFirst()
  return loadMessages(db, {
    roomId,
    now: at,
    limit: MOST_MESSAGES,
    ...(member && { visibleFromSeq: member.visible_from_seq }),
  })
}
