import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { disputeSideOf } from './dispute-rows.ts'
import { disputePictureName } from './picture-name.ts'

type FileContext = Pick<HostContext, 'kysely' | 'mediaStore'>
interface OfPicture {
  disputeSeq: number
  evidenceId: string
}

/** A picture of a dispute, for either side of it. */
export async function getDisputePicture(
  context: FileContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  named: OfPicture,
): Promise<{ content: string } | Refusal<'NOT_FOUND'>> {
  const found = await findPicture(context, named)
  return found && disputeSideOf(found, userSeq) ? read(context, named) : refuse('NOT_FOUND')
}

/** The same for the operators, whose view of the dispute was recorded with its page; only of one that reached them. */
export async function getDeskDisputePicture(
  context: FileContext,
  named: OfPicture,
): Promise<{ content: string } | Refusal<'NOT_FOUND'>> {
  const found = await findPicture(context, named)
  return found?.escalated_at ? read(context, named) : refuse('NOT_FOUND')
}

const findPicture = ({ kysely }: FileContext, { disputeSeq, evidenceId }: OfPicture) =>
  kysely
    .selectFrom('member_dispute_picture as picture')
    .innerJoin('member_dispute as dispute', 'dispute.dispute_seq', 'picture.dispute_seq')
    .select(['claimant_user_seq', 'respondent_user_seq', 'escalated_at'])
    .where('picture.dispute_seq', '=', disputeSeq)
    .where('picture.evidence_id', '=', evidenceId)
    .executeTakeFirst()

async function read(
  { mediaStore }: FileContext,
  { evidenceId }: OfPicture,
): Promise<{ content: string } | Refusal<'NOT_FOUND'>> {
  const bytes = await mediaStore.get(disputePictureName(evidenceId))
  return bytes ? { content: Buffer.from(bytes).toString('base64') } : refuse('NOT_FOUND')
}
