import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { DamageEvidence } from '#contracts/damage-report.ts'
import { DAMAGE_LIMITS, isEditable } from '#contracts/damage-report-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { listingPhotoLimits } from '../limits/rules.ts'
import { type PrivatePictureRefusal, readPrivatePicture } from '../media/read-private-picture.ts'
import { evidenceName } from './evidence-name.ts'
import { lockReport } from './lock-report.ts'

type EvidenceContext = Pick<HostContext, 'kysely' | 'keys' | 'now' | 'limiter' | 'mediaStore'>
type EvidenceRefusal =
  | PrivatePictureRefusal
  | Refusal<'NOT_FOUND' | 'CLOSED' | 'TOO_MANY' | 'LIMITED'>

interface Upload {
  reportSeq: number
  uploadId: string
  photo: Blob
}

/**
 * Stores a picture as evidence: decoded and encoded again, so that neither a program nor the place where it was taken is
 * kept. The same upload again is the same picture.
 */
export async function addEvidence(
  context: EvidenceContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  upload: Upload,
): Promise<DamageEvidence | EvidenceRefusal> {
  const { reportSeq, uploadId, photo } = upload
  const before = await context.kysely
    .transaction()
    .execute((trx) => placeFor(trx, userSeq, { reportSeq, uploadId }))
  if (before) return before
  const retryAfterSeconds = await context.limiter.take(listingPhotoLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const made = await readPrivatePicture(photo)
  if (isRefusal(made)) return made
  const evidenceId = randomBytes(16).toString('hex')
  await context.mediaStore.put(evidenceName(evidenceId), made.jpeg, 'image/jpeg')
  const { width, height } = made
  const evidence = { evidenceId, width, height }
  const outcome = await retryingTransaction(context.kysely, async (trx) => {
    const taken = await placeFor(trx, userSeq, { reportSeq, uploadId })
    if (taken) return taken
    await trx
      .insertInto('damage_evidence')
      .values({
        evidence_id: evidenceId,
        report_seq: reportSeq,
        upload_id: uploadId,
        width,
        height,
        created_at: context.now(),
      })
      .execute()
    return evidence
  })
  if (outcome !== evidence)
    await context.mediaStore.delete(evidenceName(evidenceId)).catch(() => undefined)
  return outcome
}

/** Null where the report takes another picture; otherwise the picture of this upload, or why it takes none. */
async function placeFor(
  trx: Kysely<DB>,
  userSeq: number,
  { reportSeq, uploadId }: Pick<Upload, 'reportSeq' | 'uploadId'>,
): Promise<DamageEvidence | Refusal<'NOT_FOUND' | 'CLOSED' | 'TOO_MANY'> | null> {
  const report = await lockReport(trx, reportSeq, userSeq)
  if (isRefusal(report)) return report
  const earlier = await trx
    .selectFrom('damage_evidence')
    .select(['evidence_id as evidenceId', 'width', 'height'])
    .where('report_seq', '=', reportSeq)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
  if (earlier) return earlier
  if (!isEditable(report.state)) return refuse('CLOSED')
  const { files } = await trx
    .selectFrom('damage_evidence')
    .select(sql<number>`count(*)::int`.as('files'))
    .where('report_seq', '=', reportSeq)
    .executeTakeFirstOrThrow()
  return files >= DAMAGE_LIMITS.files ? refuse('TOO_MANY') : null
}
