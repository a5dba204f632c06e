import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { evidenceName } from './evidence-name.ts'

type FileContext = Pick<HostContext, 'kysely' | 'mediaStore'>
interface OfEvidence {
  reportSeq: number
  evidenceId: string
}

/** A picture of an own report. */
export async function getOwnEvidence(
  context: FileContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  named: OfEvidence,
): Promise<{ content: string } | Refusal<'NOT_FOUND'>> {
  const own = await context.kysely
    .selectFrom('damage_report')
    .select('report_seq')
    .where('report_seq', '=', named.reportSeq)
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  return own ? readEvidence(context, named) : refuse('NOT_FOUND')
}

/** A picture for the operators' desk, whose view of the report was recorded with its page; none of a draft. */
export async function getDeskEvidence(
  context: FileContext,
  named: OfEvidence,
): Promise<{ content: string } | Refusal<'NOT_FOUND'>> {
  const sent = await context.kysely
    .selectFrom('damage_report')
    .select('report_seq')
    .where('report_seq', '=', named.reportSeq)
    .where('submitted_at', 'is not', null)
    .executeTakeFirst()
  return sent ? readEvidence(context, named) : refuse('NOT_FOUND')
}

async function readEvidence(
  { kysely, mediaStore }: FileContext,
  { reportSeq, evidenceId }: OfEvidence,
): Promise<{ content: string } | Refusal<'NOT_FOUND'>> {
  const row = await kysely
    .selectFrom('damage_evidence')
    .select('evidence_id')
    .where('report_seq', '=', reportSeq)
    .where('evidence_id', '=', evidenceId)
    .executeTakeFirst()
  const bytes = row && (await mediaStore.get(evidenceName(evidenceId)))
  return bytes ? { content: Buffer.from(bytes).toString('base64') } : refuse('NOT_FOUND')
}
