import { sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { kstDay, kstMidnight } from '#contracts/kst.ts'
import type { HostContext } from '../operation/context.ts'
import type { PaymentCompany, TransactionFact } from '../operation/payment-company.ts'

export interface DayDifference {
  orderId: string
  orderSeq: number | null
  /** Won that moved on the day: as the company lists it, and as the ledger has it. */
  company: number
  ledger: number
  /** Won given back, which are contained in the sums as less. */
  companyBack: number
  ledgerBack: number
}

export interface DayReconciliation {
  company: number
  ledger: number
  companyBack: number
  ledgerBack: number
  differences: DayDifference[]
}

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
  const byOrder = new Map<
    number | string | null,
    { orderId: string; amount: number; back: number }
  >()
  const seqs = await orderSeqs(kysely, [...new Set(listed.map(({ orderId }) => orderId))])
  for (const { orderId, amount, at } of listed) {
    if (kstDay(at) !== day) continue
    const orderSeq = seqs.get(orderId) ?? null
    // What belongs to no order of ours stands for itself.
    const key = orderSeq ?? orderId
    const before = byOrder.get(key)
    byOrder.set(key, {
      orderId,
      amount: (before?.amount ?? 0) + amount,
      back: (before?.back ?? 0) + Math.max(0, -amount),
    })
  }
  const { rows } = await sql<{ order_seq: number | null; amount: number; back: number }>`
    select order_seq, sum(amount)::float8 as amount,
      coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as back
    from ledger_entry
    where account = 'COMPANY' and at >= ${from} and at < ${to} group by order_seq`.execute(kysely)
  const written = new Map<number | string | null, (typeof rows)[number]>(
    rows.map((row) => [row.order_seq, row]),
  )
  const all = new Set<number | string | null>([...byOrder.keys(), ...written.keys()])
  const compared = [...all].map((key) => ({
    orderSeq: typeof key === 'number' ? key : null,
    orderId: byOrder.get(key)?.orderId ?? '',
    company: byOrder.get(key)?.amount ?? 0,
    ledger: written.get(key)?.amount ?? 0,
    companyBack: byOrder.get(key)?.back ?? 0,
    ledgerBack: written.get(key)?.back ?? 0,
  }))
  const sumOf = (name: 'company' | 'ledger' | 'companyBack' | 'ledgerBack') =>
    compared.reduce((sum, row) => sum + row[name], 0)
  return {
    company: sumOf('company'),
    ledger: sumOf('ledger'),
    companyBack: sumOf('companyBack'),
    ledgerBack: sumOf('ledgerBack'),
    // A payment and its refund that only one side has would hide each other in the sum.
    differences: compared.filter(
      (row) => row.company !== row.ledger || row.companyBack !== row.ledgerBack,
    ),
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
