import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { isEditable } from '#contracts/damage-report-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import { evidenceName } from './evidence-name.ts'
import { lockReport } from './lock-report.ts'

/** Deletes one picture of an own draft; one that is gone already is no error. */
export async function removeEvidence(
  { kysely, mediaStore }: Pick<HostContext, 'kysely' | 'mediaStore'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { reportSeq, evidenceId }: { reportSeq: number; evidenceId: string },
): Promise<Record<never, never> | Refusal<'NOT_FOUND' | 'CLOSED'>> {
  const outcome = await retryingTransaction(kysely, async (trx) => {
    const report = await lockReport(trx, reportSeq, userSeq)
    if (isRefusal(report)) return report
    if (!isEditable(report.state)) return refuse('CLOSED')
    return trx
      .deleteFrom('damage_evidence')
      .where('report_seq', '=', reportSeq)
      .where('evidence_id', '=', evidenceId)
      .returning('evidence_id')
      .execute()
  })
  if (isRefusal(outcome)) return outcome
  if (outcome.length > 0) await mediaStore.delete(evidenceName(evidenceId))
  return {}
}
