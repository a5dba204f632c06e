import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import type { DecisionReason } from '#contracts/decision-reasons.ts'
import type { Report, ReportSnapshot } from '#contracts/report.ts'
import { REPORT_KINDS } from '#contracts/report-constants.ts'
import { selectReports, toReport } from './report-rows.ts'

interface ReportDetail extends Report {
  evidence: ChatMessage[]
  snapshot: ReportSnapshot | null
  reasonCode: DecisionReason | null
  note: string
}

/** One report with what was reported. It contains messages of both users, so the view is recorded with each of them. */
export async function getReport(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { reportSeq }: { reportSeq: number },
): Promise<ReportDetail | Refusal<'NOT_FOUND'>> {
  return context.kysely.transaction().execute(async (trx) => {
    const row = await selectReports(trx)
      .select(['report.evidence', 'report.snapshot', 'report.note', 'report.reason_code'])
      .where('report.report_seq', '=', reportSeq)
      .executeTakeFirst()
    if (!row) return refuse('NOT_FOUND')
    const report = toReport(row)
    const reason = `${REPORT_KINDS[report.kind]} 신고 ${reportSeq}번 열람`
    for (const { userSeq } of [report.reporter, report.reported])
      await recordOperatorAction(context, trx, operator, { userSeq, action: 'VIEW', reason })
    const names = new Map(
      [report.reporter, report.reported].map(({ storeSeq, nickName }) => [storeSeq, nickName]),
    )
    const evidence = row.evidence.map(({ sender: { storeSeq }, ...message }) => ({
      ...message,
      sender: { storeSeq, nickName: names.get(storeSeq) ?? '' },
    }))
    return {
      ...report,
      evidence,
      snapshot: row.snapshot,
      reasonCode: row.reason_code,
      note: row.note,
    }
  })
}
