import { type RawBuilder, sql } from 'kysely'
import type { PayoutBatch, PayoutView } from '#contracts/ledger.ts'
import type { HostContext } from '../../operation/context.ts'
import { rangeOf } from './choose-journals.ts'

const PAGE_SIZE = 50

/** Payouts by the day in Korea on which they became due, newest first. */
export async function listPayoutBatches(
  { kysely }: Pick<HostContext, 'kysely'>,
  range: { from: string; to: string },
): Promise<PayoutBatch[]> {
  const { rows } = await sums(range).execute(kysely)
  return rows
}

/** What is known of the batch of one day, and a page of its payouts: those that failed first. */
export async function payoutsOfDay(
  { kysely }: Pick<HostContext, 'kysely'>,
  { day, page }: { day: string; page: number },
): Promise<{
  batch: PayoutBatch | null
  ledgerAmount: number
  payouts: PayoutView[]
  pageCount: number
}> {
  const range = { from: day, to: day }
  const [batch = null] = (await sums(range).execute(kysely)).rows
  const { begins, ends } = rangeOf(range)
  const rows = await kysely
    .selectFrom('payout')
    .select([
      'payout_seq',
      'order_seq',
      'amount',
      'state',
      'account_label',
      'failure',
      'created_at',
      'done_at',
    ])
    .where('created_at', '>=', begins)
    .where('created_at', '<', ends)
    .orderBy((payout) => payout('state', '<>', 'FAILED'))
    .orderBy('payout_seq')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const written = await sql<{ amount: number }>`
    select coalesce(-sum(entry.amount), 0)::float8 as amount
    from payout
    join ledger_journal journal on journal.order_seq = payout.order_seq
      and journal.journal_key = 'PAYOUT:' || payout.payout_seq
    join ledger_entry entry on entry.journal_seq = journal.journal_seq and entry.account = 'BANK'
    where payout.created_at >= ${begins} and payout.created_at < ${ends}`.execute(kysely)
  return {
    batch,
    ledgerAmount: written.rows[0]?.amount ?? 0,
    payouts: rows.map((row) => ({
      payoutSeq: row.payout_seq,
      orderSeq: row.order_seq,
      amount: row.amount,
      state: row.state,
      account: row.account_label,
      failure: row.failure,
      createdAt: row.created_at.toISOString(),
      doneAt: row.done_at?.toISOString() ?? null,
    })),
    pageCount: Math.max(1, Math.ceil((batch?.count ?? 0) / PAGE_SIZE)),
  }
}

function sums(range: { from: string; to: string }) {
  const { begins, ends } = rangeOf(range)
  const amount = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(amount) filter (where ${condition}), 0)::float8`
  const isDone = sql`state = 'DONE'`
  const isFailed = sql`state = 'FAILED'`
  return sql<PayoutBatch>`
    select to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day,
      count(*)::int as count, sum(amount)::float8 as amount,
      (count(*) filter (where ${isDone}))::int as done, ${amount(isDone)} as "doneAmount",
      (count(*) filter (where ${isFailed}))::int as failed, ${amount(isFailed)} as "failedAmount"
    from payout where created_at >= ${begins} and created_at < ${ends}
    group by 1 order by 1 desc`
}
