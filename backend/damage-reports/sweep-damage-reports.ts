import { type Kysely, sql } from 'kysely'
import { DAMAGE_LIMITS } from '#contracts/damage-report-rules.ts'
import { DISPUTE_MONTHS, DRAFT_MONTHS, monthsAfter } from '../db/retention.ts'
import type { DB } from '../db/schema.ts'
import type { MediaStore } from '../operation/media-store.ts'
import { evidenceName } from './evidence-name.ts'

const AT_ONCE = 100

/**
 * Deletes drafts that were not continued, reports that ended years ago, and published ones after five years: the files
 * first, so that a process which is killed leaves rows that the next run finds again. @returns how many reports
 */
export async function sweepDamageReports({
  kysely,
  mediaStore,
  now,
}: {
  kysely: Kysely<DB>
  mediaStore: Pick<MediaStore, 'delete'>
  now: Date
}): Promise<number> {
  let removed = 0
  for (;;) {
    const { rows } = await sql<{ report_seq: number; files: string[] }>`
      select report_seq, array(select evidence_id from damage_evidence evidence
        where evidence.report_seq = report.report_seq) as files
      from damage_report report
      where (state in ('DRAFT', 'RETURNED') and updated_at < ${monthsAfter(now, -DRAFT_MONTHS)})
        or closed_at < ${monthsAfter(now, -DISPUTE_MONTHS)}
        or published_at < ${monthsAfter(now, -12 * DAMAGE_LIMITS.years)}
      order by report_seq limit ${AT_ONCE}`.execute(kysely)
    if (rows.length === 0) return removed
    for (const { files } of rows)
      for (const evidenceId of files) await mediaStore.delete(evidenceName(evidenceId))
    await kysely
      .deleteFrom('damage_report')
      .where(
        'report_seq',
        'in',
        rows.map(({ report_seq }) => report_seq),
      )
      .execute()
    removed += rows.length
  }
}
