import type { Kysely, Selectable } from 'kysely'
import type {
  DamageEvidence,
  DamageReport,
  DamageRow,
  DamageTarget,
} from '#contracts/damage-report.ts'
import { DAMAGE_LIMITS, type DamageGap } from '#contracts/damage-report-rules.ts'
import type { DamageReportTable, DB } from '../db/schema.ts'
import type { KeyRing } from '../operation/key-ring.ts'

export type DamageReportRow = Selectable<DamageReportTable>

/** What the reporter typed opens for this report alone. */
const purposeOf = (reportSeq: number) => `damage-target:${reportSeq}`

export const NO_TARGET: DamageTarget = {
  phone: '',
  bankCode: null,
  accountNo: '',
  email: '',
  messenger: '',
}

export function sealDamageTarget(
  keys: Pick<KeyRing, 'seal'>,
  reportSeq: number,
  target: DamageTarget,
): string {
  return keys.seal(purposeOf(reportSeq), JSON.stringify(target))
}

export function openDamageTarget(
  keys: Pick<KeyRing, 'unseal'>,
  { report_seq, target_sealed }: Pick<DamageReportRow, 'report_seq' | 'target_sealed'>,
): DamageTarget {
  const text = target_sealed && keys.unseal(purposeOf(report_seq), target_sealed)
  return text ? { ...NO_TARGET, ...(JSON.parse(text) as DamageTarget) } : NO_TARGET
}

type Named = DamageRow['identifiers']

/** The identifiers of these reports, masked. */
export async function identifiersOf(
  db: Kysely<DB>,
  reportSeqs: readonly number[],
): Promise<Map<number, Named>> {
  const byReport = new Map<number, Named>()
  if (reportSeqs.length === 0) return byReport
  const rows = await db
    .selectFrom('damage_identifier')
    .select(['report_seq', 'kind', 'masked'])
    .where('report_seq', 'in', reportSeqs)
    .orderBy('kind', 'desc')
    .execute()
  for (const { report_seq, ...named } of rows)
    byReport.set(report_seq, [...(byReport.get(report_seq) ?? []), named])
  return byReport
}

export function toDamageRow(row: DamageReportRow, identifiers: Named): DamageRow {
  return {
    reportSeq: row.report_seq,
    state: row.state,
    goods: row.goods,
    method: row.method,
    amount: row.amount,
    identifiers,
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Rows with the identifiers that each names. */
export async function toDamageRows(
  db: Kysely<DB>,
  rows: readonly DamageReportRow[],
): Promise<DamageRow[]> {
  const named = await identifiersOf(
    db,
    rows.map(({ report_seq }) => report_seq),
  )
  return rows.map((row) => toDamageRow(row, named.get(row.report_seq) ?? []))
}

/** What is missing before a report can be sent. */
export function gapsOf(
  row: Pick<DamageReportRow, 'method' | 'amount' | 'happened_on' | 'story'>,
  { identifiers, files }: { identifiers: number; files: number },
): DamageGap[] {
  const gaps: DamageGap[] = []
  if (identifiers === 0) gaps.push('TARGET')
  if (row.method === null || row.amount === null || row.happened_on === null) gaps.push('TRADE')
  if ([...row.story].length < DAMAGE_LIMITS.leastStory) gaps.push('STORY')
  if (files === 0) gaps.push('EVIDENCE')
  return gaps
}

export async function evidenceOf(db: Kysely<DB>, reportSeq: number): Promise<DamageEvidence[]> {
  return db
    .selectFrom('damage_evidence')
    .select(['evidence_id as evidenceId', 'width', 'height'])
    .where('report_seq', '=', reportSeq)
    .orderBy('created_at')
    .orderBy('evidence_id')
    .execute()
}

export async function eventsOf(db: Kysely<DB>, reportSeq: number): Promise<DamageReport['events']> {
  const rows = await db
    .selectFrom('damage_event')
    .select(['state', 'by_role', 'reason_code', 'note', 'at'])
    .where('report_seq', '=', reportSeq)
    .orderBy('event_seq')
    .execute()
  return rows.map(({ by_role: by, reason_code: reasonCode, at, ...row }) => ({
    ...row,
    by,
    reasonCode,
    at: at.toISOString(),
  }))
}

interface ObjectionRow {
  state: 'OPEN' | 'UPHELD' | 'REJECTED'
  text: string
  hidden_until: Date
  at: Date
}

/** An objection to a report, or to being joined to the account that it names. */
export const toObjection = ({ state, text, at, hidden_until }: ObjectionRow) => ({
  state,
  text,
  at: at.toISOString(),
  hiddenUntil: hidden_until.toISOString(),
})

export const damageObjectionOf = async (db: Kysely<DB>, reportSeq: number) => {
  const row = await db
    .selectFrom('damage_objection')
    .select(['state', 'text', 'hidden_until', 'at'])
    .where('report_seq', '=', reportSeq)
    .executeTakeFirst()
  return row ? toObjection(row) : null
}
