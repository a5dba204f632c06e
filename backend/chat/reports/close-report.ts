import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { Report } from '#contracts/edge.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import { selectReports, toReport } from './report-rows.ts'

interface Closing {
  reportSeq: number
  state: 'ACTED' | 'DISMISSED'
  note: string
}

/**
 * Closes a report, with the operator's reason. It is closed once: the decision is final. An operator cannot decide on a
 * report that they made or that is about them.
 */
export async function closeReport(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { reportSeq, state, note }: Closing,
): Promise<Report | Refusal<'NOT_FOUND' | 'CLOSED' | 'NOT_ALLOWED'>> {
  return retryingTransaction(context.kysely, async (trx) => {
    const locked = await trx
      .selectFrom('chat_report')
      .select('state')
      .where('report_seq', '=', reportSeq)
      .forUpdate()
      .executeTakeFirst()
    const row = await selectReports(trx)
      .where('report.report_seq', '=', reportSeq)
      .executeTakeFirst()
    if (!locked || !row) return refuse('NOT_FOUND')
    const { reporter, reported, ...report } = toReport(row)
    if ([reporter.userSeq, reported.userSeq].includes(operator.userSeq))
      return refuse('NOT_ALLOWED')
    if (locked.state !== 'OPEN') return refuse('CLOSED')
    const now = context.now()
    await trx
      .updateTable('chat_report')
      .set({ state, note, closed_by: operator.userSeq, closed_at: now })
      .where('report_seq', '=', reportSeq)
      .execute()
    const action = state === 'ACTED' ? 'REPORT_ACTED' : 'REPORT_DISMISSED'
    const reason = `채팅 신고 ${reportSeq}번: ${note}`
    await recordOperatorAction(context, trx, operator, {
      userSeq: reported.userSeq,
      action,
      reason,
    })
    return { ...report, reporter, reported, state, closedAt: now.toISOString() }
  })
}
