import { sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import { kstDay, kstMidnight } from '#contracts/kst.ts'
import type { LedgerDay } from '#contracts/ledger.ts'
import type { HostContext, HostLog } from '../../operation/context.ts'
import type { PaymentCompany } from '../../operation/payment-company.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { reconcileDay } from '../reconcile-day.ts'

type Comparing = Pick<HostContext, 'kysely' | 'now'> & { company: PaymentCompany }

/** What moved about midnight is in both lists by then. */
const FIRST_AFTER_MS = 2 * HOUR_MS
/** While a day differs it is compared again: the missing payment or callback may have come. */
const AGAIN_AFTER_MS = 6 * HOUR_MS
const UNANSWERED_AFTER_MS = 30 * 60_000
/** How long one instance has a day to itself. */
const LEASE_MS = 5 * 60_000
/** An older day is compared by an operator only. */
const KEPT_UP_DAYS = 7

interface DayRow {
  day: string
  company: number
  ledger: number
  company_back: number
  ledger_back: number
  differences: LedgerDay['differences']
  compared_at: Date | null
}

const COLUMNS = [
  'day',
  'company',
  'ledger',
  'company_back',
  'ledger_back',
  'differences',
  'compared_at',
] as const
/** Days of a list that differ, for their links. */
const MOST_NAMED = 31

const viewOf = (row: DayRow): LedgerDay => ({
  day: row.day,
  company: row.company,
  ledger: row.ledger,
  companyBack: row.company_back,
  ledgerBack: row.ledger_back,
  differences: row.differences,
  comparedAt: row.compared_at?.toISOString() ?? null,
})

/** Compared days of a range, newest first. */
export async function listLedgerDays(
  { kysely }: Pick<HostContext, 'kysely'>,
  { from, to }: { from: string; to: string },
): Promise<LedgerDay[]> {
  const rows = await kysely
    .selectFrom('ledger_day')
    .select(COLUMNS)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .execute()
  return rows.map(viewOf)
}

/** How many days differ, and the oldest of them. */
export async function countDifferingDays({
  kysely,
}: Pick<HostContext, 'kysely'>): Promise<{ total: number; days: string[] }> {
  const { rows } = await sql<{ day: string; total: number }>`
    select day, (count(*) over ())::int as total from ledger_day
    where differences <> '[]' order by day limit ${MOST_NAMED}`.execute(kysely)
  return { total: rows[0]?.total ?? 0, days: rows.map(({ day }) => day) }
}

/** Compares one day now, for an operator. */
export async function compareLedgerDay(
  { kysely, now, integrations }: Pick<HostContext, 'kysely' | 'now' | 'integrations'>,
  day: string,
): Promise<LedgerDay | Refusal<'NOT_OVER' | 'UNKNOWN'>> {
  if (day >= kstDay(now())) return refuse('NOT_OVER')
  const { payment: company } = integrations
  const compared = company ? await compare({ kysely, now, company }, day) : 'UNKNOWN'
  return compared === 'UNKNOWN' ? refuse('UNKNOWN') : compared
}

/**
 * Compares the days that are over and not compared yet, and those that differ once more; each by one of several instances.
 * @returns how many it compared
 */
export async function compareDays(context: Comparing & { log: HostLog }): Promise<number> {
  await addDays(context)
  for (let count = 0; ; count += 1) {
    const day = await claim(context)
    if (!day) return count
    const compared = await compare(context, day)
    if (compared === 'UNKNOWN') {
      await context.kysely
        .updateTable('ledger_day')
        .set({ next_at: new Date(context.now().getTime() + UNANSWERED_AFTER_MS) })
        .where('day', '=', day)
        .execute()
      continue
    }
    const { differences } = compared
    if (differences.length > 0)
      context.log.error({ day, differences: differences.length }, 'a day of the ledger differs')
  }
}

/** The last days, from the first one on which money moved. */
async function addDays({ kysely, now }: Comparing): Promise<void> {
  const first = await kysely
    .selectFrom('ledger_journal')
    .select('at')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  if (!first) return
  const begins = kstMidnight(kstDay(now()))
  const days = Array.from({ length: KEPT_UP_DAYS }, (_, index) =>
    kstDay(new Date(begins.getTime() - (index + 1) * DAY_MS)),
  ).filter((day) => day >= kstDay(first.at))
  if (days.length === 0) return
  await kysely
    .insertInto('ledger_day')
    .values(
      days.map((day) => ({
        day,
        compared_at: null,
        next_at: new Date(kstMidnight(day).getTime() + DAY_MS + FIRST_AFTER_MS),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function claim({ kysely, now }: Comparing): Promise<string | undefined> {
  const at = now()
  const { rows } = await sql<{ day: string }>`
    update ledger_day set next_at = ${new Date(at.getTime() + LEASE_MS)}
    where day = (
      select day from ledger_day where next_at <= ${at}
      order by next_at, day limit 1 for update skip locked
    )
    returning day`.execute(kysely)
  return rows[0]?.day
}

async function compare(
  { kysely, now, company }: Comparing,
  day: string,
): Promise<LedgerDay | 'UNKNOWN'> {
  const found = await reconcileDay({ kysely, company }, day)
  if (found === 'UNKNOWN') return 'UNKNOWN'
  const at = now()
  const isKeptUp = at.getTime() - kstMidnight(day).getTime() < (KEPT_UP_DAYS + 1) * DAY_MS
  const values = {
    company: found.company,
    ledger: found.ledger,
    company_back: found.companyBack,
    ledger_back: found.ledgerBack,
    differences: JSON.stringify(found.differences),
    compared_at: at,
    next_at:
      found.differences.length > 0 && isKeptUp ? new Date(at.getTime() + AGAIN_AFTER_MS) : null,
  }
  const row = await kysely
    .insertInto('ledger_day')
    .values({ day, ...values })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return viewOf(row)
}
