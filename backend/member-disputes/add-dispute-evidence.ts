import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { DisputePicture } from '#contracts/member-dispute.ts'
import { DISPUTE_LIMITS } from '#contracts/member-dispute-rules.ts'
import { type DisputeSide, memberDisputeStateRow } from '#contracts/member-dispute-states.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { listingPhotoLimits } from '../limits/rules.ts'
import { type PrivatePictureRefusal, readPrivatePicture } from '../media/read-private-picture.ts'
import { disputeSideOf } from './dispute-rows.ts'
import { lockDispute } from './move-dispute.ts'
import { disputePictureName } from './picture-name.ts'

type UploadContext = Pick<HostContext, 'kysely' | 'keys' | 'now' | 'limiter' | 'mediaStore'>
type UploadRefusal =
  | PrivatePictureRefusal
  | Refusal<'NOT_FOUND' | 'CLOSED' | 'TOO_MANY' | 'LIMITED'>

interface Upload {
  disputeSeq: number
  uploadId: string
  photo: Blob
}

/** Stores a picture that one side shows the other and the operators. The same upload again is the same picture. */
export async function addDisputeEvidence(
  context: UploadContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  upload: Upload,
): Promise<DisputePicture | UploadRefusal> {
  const { disputeSeq, uploadId, photo } = upload
  const before = await context.kysely
    .transaction()
    .execute((trx) => placeFor(trx, userSeq, { disputeSeq, uploadId }))
  if (isRefusal(before)) return before
  if ('evidenceId' in before) return before
  const retryAfterSeconds = await context.limiter.take(listingPhotoLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const made = await readPrivatePicture(photo)
  if (isRefusal(made)) return made
  const evidenceId = randomBytes(16).toString('hex')
  await context.mediaStore.put(disputePictureName(evidenceId), made.jpeg, 'image/jpeg')
  const { width, height } = made
  const outcome = await retryingTransaction(context.kysely, async (trx) => {
    const place = await placeFor(trx, userSeq, { disputeSeq, uploadId })
    if (isRefusal(place) || 'evidenceId' in place) return place
    const { side } = place
    await trx
      .insertInto('member_dispute_picture')
      .values({
        evidence_id: evidenceId,
        dispute_seq: disputeSeq,
        side,
        upload_id: uploadId,
        width,
        height,
        created_at: context.now(),
      })
      .execute()
    return { evidenceId, side, width, height }
  })
  if (isRefusal(outcome) || outcome.evidenceId !== evidenceId)
    await context.mediaStore.delete(disputePictureName(evidenceId)).catch(() => undefined)
  return outcome
}

/** The side that the picture is of; otherwise the picture of this upload, or why none is taken. */
async function placeFor(
  trx: Kysely<DB>,
  userSeq: number,
  { disputeSeq, uploadId }: Pick<Upload, 'disputeSeq' | 'uploadId'>,
): Promise<{ side: DisputeSide } | DisputePicture | Refusal<'NOT_FOUND' | 'CLOSED' | 'TOO_MANY'>> {
  const dispute = await lockDispute(trx, disputeSeq)
  if (isRefusal(dispute)) return dispute
  const side = disputeSideOf(dispute, userSeq)
  if (!side) return refuse('NOT_FOUND')
  const earlier = await trx
    .selectFrom('member_dispute_picture')
    .select(['evidence_id as evidenceId', 'side', 'width', 'height'])
    .where('dispute_seq', '=', disputeSeq)
    .where('side', '=', side)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
  if (earlier) return earlier
  if (memberDisputeStateRow(dispute.state).isEnd) return refuse('CLOSED')
  const { files } = await trx
    .selectFrom('member_dispute_picture')
    .select(sql<number>`count(*)::int`.as('files'))
    .where('dispute_seq', '=', disputeSeq)
    .where('side', '=', side)
    .executeTakeFirstOrThrow()
  return files >= DISPUTE_LIMITS.files ? refuse('TOO_MANY') : { side }
}
