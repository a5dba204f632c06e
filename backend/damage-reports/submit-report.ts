import { type Kysely, sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { type DamageState, isEditable } from '#contracts/damage-report-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { type DamageReportRow, evidenceOf, gapsOf, identifiersOf } from './damage-rows.ts'
import { lockReport, moveReport } from './lock-report.ts'
import { namesMember } from './members-named.ts'

type SubmitRefusal = Refusal<'NOT_FOUND' | 'CLOSED' | 'STALE' | 'INCOMPLETE' | 'OWN' | 'DUPLICATE'>

/** Sends an own draft, or a returned report again, to the operators. One that was sent already stays as it is. */
export async function submitReport(
  { kysely, keys, now }: Pick<HostContext, 'kysely' | 'keys' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { reportSeq, version }: { reportSeq: number; version: number },
): Promise<{ state: DamageState } | SubmitRefusal> {
  return retryingTransaction(kysely, async (trx) => {
    const report = await lockReport(trx, reportSeq, userSeq)
    if (isRefusal(report)) return report
    if (report.state === 'RECEIVED') return { state: report.state }
    if (!isEditable(report.state)) return refuse('CLOSED')
    if (report.version !== version) return refuse('STALE', { data: { version: report.version } })
    const [named, evidence] = [
      await identifiersOf(trx, [reportSeq]),
      await evidenceOf(trx, reportSeq),
    ]
    const gaps = gapsOf(report, {
      identifiers: named.get(reportSeq)?.length ?? 0,
      files: evidence.length,
    })
    if (gaps.length > 0) return refuse('INCOMPLETE', { data: { gaps } })
    if (await namesMember(trx, keys, { reportSeq, userSeq })) return refuse('OWN')
    if (await isDuplicate(trx, report)) return refuse('DUPLICATE')
    const at = now()
    await moveReport(trx, report, {
      state: 'RECEIVED',
      by: 'REPORTER',
      userSeq,
      at,
      set: { submitted_at: at },
    })
    return { state: 'RECEIVED' as const }
  })
}

/** Whether the same member has reported one of the identifiers for the same day. */
async function isDuplicate(
  trx: Kysely<DB>,
  { report_seq, user_seq, happened_on }: DamageReportRow,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from damage_identifier own
    join damage_identifier other on other.hash = own.hash and other.report_seq <> own.report_seq
    join damage_report report on report.report_seq = other.report_seq
    where own.report_seq = ${report_seq} and report.user_seq = ${user_seq}
      and report.happened_on = ${happened_on}
      and report.state in ('RECEIVED', 'REVIEWING', 'PUBLISHED', 'OBJECTED')
    limit 1`.execute(trx)
  return rows.length > 0
}
