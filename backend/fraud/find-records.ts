import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { FraudMethod, IdentifierKind } from '#contracts/fraud-constants.ts'
import type { DB } from '../db/schema.ts'
import { isPublished } from './published.ts'

export interface FraudRecord {
  reportSeq: number
  /** 'YYYY-MM-DD' */
  happenedOn: string
  method: FraudMethod
  /** Won. */
  amount: number
  categoryName: string | null
  hasPoliceReport: boolean
  kind: IdentifierKind
  masked: string
}

/** More reports of one identifier are counted, but their days and amounts are not read. */
const MOST = 500

/** Published reports that name one of these identifiers, the newest first; each once. */
export async function findRecords(
  db: Kysely<DB>,
  { hashes, accountHashes = [] }: { hashes: readonly string[]; accountHashes?: readonly string[] },
  now: Date,
): Promise<FraudRecord[]> {
  const { rows } = await recordsOf(
    now,
    sql`${hashes}::text[]`,
    sql`${accountHashes}::text[]`,
  ).execute(db)
  return rows
}

/** The query of `findRecords`, to stand in another. */
export const recordsOf = (
  now: Date,
  hashes: RawBuilder<unknown>,
  accountHashes: RawBuilder<unknown> = sql`'{}'::text[]`,
): RawBuilder<FraudRecord> => sql<FraudRecord>`
  select report.report_seq as "reportSeq", report.happened_on as "happenedOn", report.method,
    report.amount, category.name as "categoryName", report.police_no <> '' as "hasPoliceReport",
    named.kind, named.masked
  from (
    select distinct on (report_seq) report_seq, kind, masked from (
      select report_seq, kind, masked from damage_identifier where hash = any(${hashes})
      union all
      select report_seq, kind, masked from damage_identifier where account_hash = any(${accountHashes})
    ) every order by report_seq, kind
  ) named
  join damage_report report on report.report_seq = named.report_seq
  left join category on category.category_seq = report.category_seq
  where ${isPublished(now)}
  order by report.happened_on desc, report.report_seq desc
  limit ${MOST}`
