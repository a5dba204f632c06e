import { sql } from 'kysely'
import { kstDay, kstMidnight } from '../korea/kst-day.ts'
import type { HostContext } from '../operation/context.ts'
import type { PaymentCompany, TransactionFact } from '../operation/payment-company.ts'

export interface DayDifference {
  orderId: string
  orderSeq: number | null
  /** Won that moved on the day: as the company lists it, and as the ledger has it. */
  company: number
  ledger: number
}

export interface DayReconciliation {
  company: number
  ledger: number
  differences: DayDifference[]
}

const DAY_MS = 24 * 3_600_000

/**
 * Compares the payment company's own list of a day in Korea with the ledger's account COMPANY. What moved shortly before
 * midnight may stand on the next day of one of them.
 * @param day 'YYYY-MM-DD'
 * @returns `UNKNOWN` where the company does not answer
 */
export async function reconcileDay(
  { kysely, company }: Pick<HostContext, 'kysely'> & { company: PaymentCompany },
  day: string,
): Promise<DayReconciliation | 'UNKNOWN'> {
  const from = kstMidnight(day)
  const to = new Date(from.getTime() + DAY_MS)
  const listed = await listAll(company, { from, to })
  if (listed === 'UNKNOWN') return 'UNKNOWN'
  const byOrder = new Map<number | null, { orderId: string; amount: number }>()
  const seqs = await orderSeqs(kysely, [...new Set(listed.map(({ orderId }) => orderId))])
  for (const { orderId, amount, at } of listed) {
    if (kstDay(at) !== day) continue
    const orderSeq = seqs.get(orderId) ?? null
    const before = byOrder.get(orderSeq)?.amount ?? 0
    byOrder.set(orderSeq, { orderId, amount: before + amount })
  }
  const { rows } = await sql<{ order_seq: number | null; amount: number }>`
    select order_seq, sum(amount)::float8 as amount from ledger_entry
    where account = 'COMPANY' and at >= ${from} and at < ${to} group by order_seq`.execute(kysely)
  const written = new Map(rows.map(({ order_seq, amount }) => [order_seq, amount]))
  const all = new Set([...byOrder.keys(), ...written.keys()])
  const compared = [...all].map((orderSeq) => ({
    orderSeq,
    orderId: byOrder.get(orderSeq)?.orderId ?? '',
    company: byOrder.get(orderSeq)?.amount ?? 0,
    ledger: written.get(orderSeq) ?? 0,
  }))
  return {
    company: compared.reduce((sum, row) => sum + row.company, 0),
    ledger: compared.reduce((sum, row) => sum + row.ledger, 0),
    differences: compared.filter((row) => row.company !== row.ledger),
  }
}

async function listAll(
  company: PaymentCompany,
  range: { from: Date; to: Date },
): Promise<TransactionFact[] | 'UNKNOWN'> {
  const all: TransactionFact[] = []
  let after: string | undefined
  do {
    const page = await company.transactions({ ...range, after })
    if (page === 'UNKNOWN') return 'UNKNOWN'
    all.push(...page.items)
    after = page.next ?? undefined
  } while (after)
  return all
}

async function orderSeqs(
  kysely: HostContext['kysely'],
  orderIds: string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await kysely
    .selectFrom('payment')
    .select(['attempt_id', 'order_seq'])
    .where('attempt_id', 'in', orderIds)
    .execute()
  return new Map(rows.map(({ attempt_id, order_seq }) => [attempt_id, order_seq]))
}
