import { sql } from 'kysely'
import { expect } from 'vitest'
import { eventHash, FIRST_HASH } from '#backend/orders/event-hash.ts'
import { isEndState, isLiveState, type OrderState, orderStateRow } from '#contracts/order-states.ts'
import { oracleBalances, oracleFees } from '../order-oracle.ts'
import type { LivesWorld } from './lives-world.ts'
import { checkPurses } from './purses.ts'

/** The world is as the oracle says. */
export async function checkWorld(world: LivesWorld): Promise<void> {
  const { goods, kysely, orders } = world
  if (orders.length === 0) return
  const seqs = orders.map(({ orderSeq }) => orderSeq)
  // One statement: it is asked after each command.
  const rows = await kysely
    .selectFrom('orders')
    .select([
      'order_seq',
      'state',
      'due_at',
      sql<Record<string, number>>`coalesce((
        select jsonb_object_agg(account, sum) from (
          select account, sum(amount) from ledger_entry
          where ledger_entry.order_seq = orders.order_seq group by account
        ) sums where sum <> 0
      ), '{}')`.as('sums'),
      sql<number>`coalesce((
        select sum(amount) from refund where refund.order_seq = orders.order_seq
      ), 0)::float8`.as('refunds'),
    ])
    .where('order_seq', 'in', seqs)
    .execute()
  const products = await kysely
    .selectFrom('product')
    .select(['product_seq', 'trade_state', 'live_order_seq'])
    .where(
      'product_seq',
      'in',
      goods.map(({ productSeq }) => productSeq),
    )
    .execute()
  for (const order of orders) {
    const row = rows.find(({ order_seq }) => order_seq === order.orderSeq)
    const words = { order: order.orderSeq, type: order.type, state: order.state }
    expect({ ...words, stored: row?.state }).toEqual({ ...words, stored: order.state })
    const sums = row?.sums
    const balances = order.wasPaid ? oracleBalances(order.state, order) : {}
    expect({ ...words, sums }).toEqual({ ...words, sums: balances })
    const { buyer, goods: all } = oracleFees(order.price, order.shippingFee)
    expect(row?.refunds).toBeLessThanOrEqual(all + buyer)
    if (isEndState(order.state))
      expect({ ...words, due: row?.due_at }).toEqual({ ...words, due: null })
  }
  await checkPurses(world)
  for (const product of products) {
    const live = orders.filter(
      ({ productSeq, state }) => productSeq === product.product_seq && isLiveState(state),
    )
    expect(live.length).toBeLessThanOrEqual(1)
    const [holder] = live
    expect(product.live_order_seq).toBe(holder?.orderSeq ?? null)
    expect(product.trade_state).toBe(holder ? orderStateRow(holder.state).product : 'ON_SALE')
  }
}

/** The history of every order leads to its state, without a gap. */
export async function checkChains({ kysely, orders }: LivesWorld): Promise<void> {
  for (const { orderSeq, state } of orders) {
    const events = await kysely
      .selectFrom('order_event')
      .selectAll()
      .where('order_seq', '=', orderSeq)
      .orderBy('place')
      .execute()
    let previous = FIRST_HASH
    let from: OrderState | null = null
    for (const [index, event] of events.entries()) {
      expect(event.place).toBe(index + 1)
      expect(event.from_state).toBe(from)
      const hash = eventHash(previous, {
        orderSeq,
        place: event.place,
        trigger: event.trigger,
        actor: event.actor,
        fromState: event.from_state,
        toState: event.to_state,
        detail: event.detail,
        at: event.at.toISOString(),
      })
      expect(event.hash).toBe(hash)
      previous = hash
      from = event.to_state
    }
    expect(from).toBe(state)
  }
}

/** What the companies have is what the books say: the payment company holds it, and the bank has sent it. */
export async function checkCompanies({ dependencies, kysely, orders }: LivesWorld): Promise<void> {
  const { payment: company, bank } = dependencies.integrations
  if (orders.length === 0) return
  const rows = await kysely
    .selectFrom('orders')
    .select([
      'order_seq',
      sql<number>`coalesce((select sum(amount) from ledger_entry
        where ledger_entry.order_seq = orders.order_seq and account = 'COMPANY'), 0)::float8`.as(
        'held',
      ),
      sql<number>`coalesce((select sum(amount) from ledger_entry
        where ledger_entry.order_seq = orders.order_seq and account = 'BANK'), 0)::float8`.as(
        'sent',
      ),
      sql<string[]>`array(select payment_key from payment
        where payment.order_seq = orders.order_seq and state = 'PAID' and payment_key is not null)`.as(
        'keys',
      ),
      sql<
        number[]
      >`array(select payout_seq::int from payout where payout.order_seq = orders.order_seq)`.as(
        'payouts',
      ),
    ])
    .where(
      'order_seq',
      'in',
      orders.map(({ orderSeq }) => orderSeq),
    )
    .execute()
  for (const { order_seq, held, sent, keys, payouts } of rows) {
    const balance = keys.reduce((sum, key) => sum + (company.payments.get(key)?.balance ?? 0), 0)
    expect({ order_seq, held }).toEqual({ order_seq, held: balance })
    const paid = bank.paid
      .filter(({ idempotencyKey }) =>
        payouts.some((seq) => idempotencyKey.startsWith(`payout-${seq}-`)),
      )
      .reduce((sum, { amount }) => sum + amount, 0)
    expect({ order_seq, sent: 0 - sent }).toEqual({ order_seq, sent: paid })
  }
}
