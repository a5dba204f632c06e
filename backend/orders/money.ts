import type { Transaction } from 'kysely'
import { splitAmounts } from '#contracts/order-money.ts'
import type { MoneyEffect } from '#contracts/order-states.ts'
import type { DB } from '../db/schema.ts'
import { writeJournal } from '../ledger/write-journal.ts'
import { giveBackPoints } from '../points/give-back-points.ts'
import type { OrderRow } from './lock-order.ts'
import { earnByOrder, orderPointTerms } from './points/order-points.ts'
import { followReceipt } from './receipts/ask-for-receipt.ts'

/** Writes what a transition does to the money, within its transaction. */
export async function applyMoney(
  trx: Transaction<DB>,
  effect: MoneyEffect | undefined,
  order: OrderRow,
  at: Date,
): Promise<void> {
  if (effect) await EFFECTS[effect](trx, order, at)
}

const EFFECTS: Record<
  MoneyEffect,
  (trx: Transaction<DB>, order: OrderRow, at: Date) => Promise<void>
> = {
  async HOLD(trx, order, at) {
    const { order_seq: orderSeq, total, points } = order
    await writeJournal(trx, {
      orderSeq,
      journalKey: 'HOLD',
      postings: { COMPANY: total - points, POINTS: points, ESCROW: -total },
      at,
    })
    await followReceipt(trx, orderSeq, at)
  },

  async REFUND(trx, order, at) {
    await giveBack(trx, order, { ...splitAmounts(amountsOf(order), goodsOf(order)), at })
  },

  async RELEASE(trx, order, at) {
    const { order_seq: orderSeq, total, seller_fee, buyer_fee } = order
    const net = goodsOf(order) - seller_fee
    await writeJournal(trx, {
      orderSeq,
      journalKey: 'RELEASE',
      postings: { ESCROW: total, SELLER_PAYABLE: -net, FEES: -(buyer_fee + seller_fee) },
      at,
    })
    await earnByOrder(trx, order, { givenBack: 0, at })
  },

  async SPLIT(trx, order, at) {
    const givenBack = order.partial_amount ?? 0
    await giveBack(trx, order, { ...splitAmounts(amountsOf(order), givenBack), at })
    await earnByOrder(trx, order, { givenBack, at })
  },
}

const goodsOf = ({ price, shipping_fee }: OrderRow) => price + shipping_fee

const amountsOf = (order: OrderRow) => ({
  price: order.price,
  shippingFee: order.shipping_fee,
  buyerFee: order.buyer_fee,
  sellerFee: order.seller_fee,
  total: order.total,
  points: order.points,
})

/** Divides the escrow; what is due in cash to the buyer becomes a refund that a job carries out. Points come back at once. */
async function giveBack(
  trx: Transaction<DB>,
  order: OrderRow,
  {
    cashToBuyer,
    pointsToBuyer,
    toSeller,
    fees,
    at,
  }: ReturnType<typeof splitAmounts> & { at: Date },
): Promise<void> {
  const { order_seq: orderSeq, total } = order
  await writeJournal(trx, {
    orderSeq,
    journalKey: 'DIVIDE',
    postings: {
      ESCROW: total,
      BUYER_PAYABLE: -cashToBuyer,
      POINTS: -pointsToBuyer,
      SELLER_PAYABLE: -toSeller,
      FEES: -fees,
    },
    at,
  })
  await followReceipt(trx, orderSeq, at)
  await giveBackPoints(trx, {
    userSeq: order.buyer_user_seq,
    orderSeq,
    points: pointsToBuyer,
    days: (await orderPointTerms(trx, order)).refundDays,
    at,
  })
  if (cashToBuyer === 0) return
  const { payment_seq } = await trx
    .selectFrom('payment')
    .select('payment_seq')
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'PAID')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('refund')
    .values({
      order_seq: orderSeq,
      payment_seq,
      refund_key: 'DIVIDE',
      amount: cashToBuyer,
      state: 'WAITING',
      next_at: at,
      account: null,
      failure: null,
      created_at: at,
      done_at: null,
    })
    .execute()
}
