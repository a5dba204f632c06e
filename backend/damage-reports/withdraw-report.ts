import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { canBecome } from '#contracts/damage-report-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import { evidenceOf } from './damage-rows.ts'
import { evidenceName } from './evidence-name.ts'
import { lockReport, moveReport } from './lock-report.ts'

/** Deletes an own draft with its pictures; takes back a report that was sent, which then feeds no lookup any more. */
export async function withdrawReport(
  { kysely, mediaStore, now }: Pick<HostContext, 'kysely' | 'mediaStore' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { reportSeq }: { reportSeq: number },
): Promise<Record<never, never> | Refusal<'NOT_FOUND' | 'CLOSED'>> {
  const files = await retryingTransaction(kysely, async (trx) => {
    const report = await lockReport(trx, reportSeq, userSeq)
    if (isRefusal(report)) return report
    if (report.state === 'WITHDRAWN') return []
    if (report.state === 'DRAFT') {
      const evidence = await evidenceOf(trx, reportSeq)
      await trx.deleteFrom('damage_report').where('report_seq', '=', reportSeq).execute()
      return evidence
    }
    if (!canBecome(report.state, 'WITHDRAWN')) return refuse('CLOSED')
    const at = now()
    await moveReport(trx, report, {
      state: 'WITHDRAWN',
      by: 'REPORTER',
      userSeq,
      at,
      set: { closed_at: at },
    })
    await trx
      .updateTable('damage_objection')
      .set({ state: 'UPHELD' })
      .where('report_seq', '=', reportSeq)
      .where('state', '=', 'OPEN')
      .execute()
    return []
  })
  if (isRefusal(files)) return files
  for (const { evidenceId } of files) await mediaStore.delete(evidenceName(evidenceId))
  return {}
}
