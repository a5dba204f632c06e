import { type Kysely, sql } from 'kysely'
import {
  isPaidType,
  type OrderState,
  type OrderType,
  orderStateRow,
} from '#contracts/order-states.ts'
import type { DB } from '../db/schema.ts'
import { brokenChains } from './broken-chains.ts'
import { checkPoints } from './points/check-points.ts'

export interface LedgerCheck {
  orders: number
  journals: number
  entries: number
  events: number
  /** A line each, without personal data. */
  problems: string[]
}

interface OrderMoneyRow {
  order_seq: number
  type: OrderType
  state: OrderState
  total: number
  escrow: number
  to_buyer: number
  to_seller: number
  open_refunds: number
  open_payouts: number
  open_compensation: number
  compensation: number
  approved: number
}

const BATCH = 1_000

/**
 * Compares the ledger with itself, with the states of orders, with payments, refunds and payouts, and checks the chains of
 * events: everything, or one order.
 */
export async function checkLedger(
  kysely: Kysely<DB>,
  { orderSeq = null }: { orderSeq?: number | null } = {},
): Promise<LedgerCheck> {
  const check: LedgerCheck = { orders: 0, journals: 0, entries: 0, events: 0, problems: [] }
  await checkEntries(kysely, orderSeq, check)
  await checkPaid(kysely, orderSeq, check)
  check.problems.push(...(await checkPoints(kysely, orderSeq)))
  let after = orderSeq === null ? 0 : orderSeq - 1
  for (;;) {
    const orders = await readOrders(kysely, { after, last: orderSeq })
    const last = orders.at(-1)
    if (!last) return check
    check.orders += orders.length
    check.problems.push(...orders.flatMap(problemsOf))
    const chains = await brokenChains(kysely, { from: after + 1, to: last.order_seq })
    check.events += chains.events
    check.problems.push(
      ...chains.broken.map((seq) => `order ${seq}: its chain of events is broken`),
    )
    after = last.order_seq
  }
}

async function checkEntries(kysely: Kysely<DB>, orderSeq: number | null, check: LedgerCheck) {
  const of = orderSeq === null ? sql`true` : sql`order_seq = ${orderSeq}`
  const counted = await sql<{ journals: number; entries: number }>`
    select count(distinct journal_seq)::int as journals, count(*)::int as entries
    from ledger_entry where ${of}`.execute(kysely)
  Object.assign(check, counted.rows[0])
  const journals = await sql<{ seq: number }>`
    select journal_seq as seq from ledger_entry where ${of}
    group by journal_seq having sum(amount) <> 0`.execute(kysely)
  const orders = await sql<{ seq: number }>`
    select order_seq as seq from ledger_entry where order_seq is not null and ${of}
    group by order_seq having sum(amount) <> 0`.execute(kysely)
  const balances = await sql<{ seq: number }>`
    select distinct coalesce(entries.order_seq, balances.order_seq) as seq
    from (
      select order_seq, account, sum(amount) as amount from ledger_entry
      where order_seq is not null and ${of} group by order_seq, account
    ) entries
    full join (select * from ledger_balance where ${of}) balances
      on balances.order_seq = entries.order_seq and balances.account = entries.account
    where coalesce(entries.amount, 0) <> coalesce(balances.amount, 0)`.execute(kysely)
  check.problems.push(
    ...journals.rows.map(({ seq }) => `journal ${seq} does not sum to zero`),
    ...orders.rows.map(({ seq }) => `order ${seq}: its entries do not sum to zero`),
    ...balances.rows.map(({ seq }) => `order ${seq}: a balance differs from its entries`),
  )
}

/** What the company has taken stands in the ledger. */
async function checkPaid(kysely: Kysely<DB>, orderSeq: number | null, check: LedgerCheck) {
  const of = orderSeq === null ? sql`true` : sql`payment.order_seq = ${orderSeq}`
  const { rows } = await sql<{ payment_seq: number; order_seq: number }>`
    select payment_seq, payment.order_seq from payment
    where state in ('PAID', 'STRAY') and ${of} and not exists (
      select from ledger_journal
      where ledger_journal.order_seq = payment.order_seq and journal_key =
        case payment.state when 'PAID' then 'HOLD' else 'STRAY:' || payment_seq end
    )`.execute(kysely)
  check.problems.push(
    ...rows.map((row) => `order ${row.order_seq}: payment ${row.payment_seq} is not in the ledger`),
  )
}

async function readOrders(
  kysely: Kysely<DB>,
  { after, last }: { after: number; last: number | null },
): Promise<OrderMoneyRow[]> {
  const until = last === null ? sql`true` : sql`order_seq <= ${last}`
  const balance = (account: string) => sql`coalesce((
    select amount from ledger_balance
    where ledger_balance.order_seq = page.order_seq and account = ${account}
  ), 0)::float8`
  const { rows } = await sql<OrderMoneyRow>`
    select order_seq, type, state, total,
      ${balance('ESCROW')} as escrow,
      ${balance('BUYER_PAYABLE')} as to_buyer,
      ${balance('SELLER_PAYABLE')} as to_seller,
      coalesce((
        select sum(amount) from refund
        where refund.order_seq = page.order_seq and state <> 'DONE'
      ), 0)::float8 as open_refunds,
      coalesce((
        select sum(amount) from payout
        where payout.order_seq = page.order_seq and kind = 'SETTLE' and state <> 'DONE'
      ), 0)::float8 as open_payouts,
      coalesce((
        select sum(amount) from payout
        where payout.order_seq = page.order_seq and kind = 'COMPENSATION' and state <> 'DONE'
      ), 0)::float8 as open_compensation,
      ${balance('COMPENSATION')} as compensation,
      coalesce((
        select amount from order_claim where order_claim.order_seq = page.order_seq
      ), 0)::float8 as approved
    from (
      select order_seq, type, state, total from orders
      where order_seq > ${after} and ${until} order by order_seq limit ${BATCH}
    ) page
    order by order_seq`.execute(kysely)
  return rows
}

function problemsOf(order: OrderMoneyRow): string[] {
  const { state, type, total } = order
  const { money } = orderStateRow(state)
  const held = money === 'HELD' && isPaidType(type) ? -total : 0
  const owedToBuyer = order.open_refunds + order.open_compensation
  const isSettling = state === 'SETTLING' || state === 'SETTLE_FAILED'
  const wrong = [
    order.escrow !== held && `the escrow is ${order.escrow}, not ${held}`,
    order.to_buyer !== -owedToBuyer &&
      `${-order.to_buyer} is owed to the buyer, and ${owedToBuyer} is to be given back`,
    order.compensation !== order.approved &&
      `${order.compensation} was compensated, and ${order.approved} was approved`,
    money !== 'TO_SELLER' && order.to_seller !== 0 && `${-order.to_seller} is owed to the seller`,
    isSettling &&
      order.to_seller !== -order.open_payouts &&
      `${-order.to_seller} is owed to the seller, and ${order.open_payouts} is to be paid out`,
    !isSettling && order.open_payouts !== 0 && `${order.open_payouts} is to be paid out`,
  ]
  return wrong
    .filter((problem) => problem !== false)
    .map((problem) => `order ${order.order_seq} (${state}): ${problem}`)
}
