import { type Selectable, sql } from 'kysely'
import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { LookupResult } from '#contracts/fraud.ts'
import { amountBandOf, LOOKUP_RULES } from '#contracts/fraud-constants.ts'
import { kstDay } from '#contracts/kst.ts'
import { preparedOnce } from '../db/prepared-statement.ts'
import { monthsAfter } from '../db/retention.ts'
import type { FraudLookupTable } from '../db/schema.ts'
import { type FraudRecord, recordsOf } from './find-records.ts'
import { lookupHash } from './look-up-fraud.ts'

const SHOWN = 10

interface Lookup
  extends Pick<Selectable<FraudLookupTable>, 'kind' | 'masked' | 'looked_up_at' | 'expires_at'> {
  records: FraudRecord[]
}

const TYPED = sql`array(select jsonb_array_elements_text(lookup.hashes))`

/** The result of a lookup, as the reports are now. @returns NOT_FOUND after ten minutes */
export async function getLookup(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { key }: { key: string },
): Promise<LookupResult | Refusal<'NOT_FOUND'>> {
  const now = clock()
  // One statement, because a second one would cost as much again.
  const { rows } = await sql<Lookup>`${preparedOnce}
    select lookup.kind, lookup.masked, lookup.looked_up_at, lookup.expires_at, found.records
    from fraud_lookup lookup
    cross join lateral (
      select coalesce(json_agg(record), '[]') as records from (${recordsOf(now, TYPED)}) as record
    ) as found
    where lookup.lookup_hash = ${lookupHash(key)} and lookup.expires_at > ${now}`.execute(kysely)
  const [lookup] = rows
  if (!lookup) return refuse('NOT_FOUND')
  const { records } = lookup
  const since = kstDay(monthsAfter(now, -LOOKUP_RULES.recentMonths))
  return {
    // What was found says better what the number is than its form does.
    kind: records[0]?.kind ?? lookup.kind,
    masked: records[0]?.masked ?? lookup.masked,
    lookedUpAt: lookup.looked_up_at.toISOString(),
    expiresAt: lookup.expires_at.toISOString(),
    all: summaryOf(records),
    recent: summaryOf(records.filter(({ happenedOn }) => happenedOn >= since)),
    cases: records.slice(0, SHOWN).map(({ amount, reportSeq: _, kind: __, ...record }) => ({
      ...record,
      amountBand: amountBandOf(amount),
    })),
  }
}

/** @param records the newest first */
function summaryOf(records: readonly FraudRecord[]): LookupResult['all'] {
  const amount = records.reduce((sum, record) => sum + record.amount, 0)
  return {
    count: records.length,
    firstOn: records.at(-1)?.happenedOn ?? null,
    lastOn: records[0]?.happenedOn ?? null,
    amountBand: records.length > 0 ? amountBandOf(amount) : null,
  }
}
