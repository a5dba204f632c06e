import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { QuestionFile } from '#contracts/question.ts'
import { QUESTION_LIMITS } from '#contracts/question-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { listingPhotoLimits } from '../limits/rules.ts'
import { type PrivatePictureRefusal, readPrivatePicture } from '../media/read-private-picture.ts'
import { lockQuestion } from './lock-question.ts'
import { questionFileName } from './question-file-name.ts'

interface Upload {
  questionSeq: number
  uploadId: string
  photo: Blob
}

/** Stores a picture with a draft. The same upload again is the same picture. */
export async function addQuestionFile(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'limiter' | 'mediaStore'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  upload: Upload,
): Promise<
  QuestionFile | PrivatePictureRefusal | Refusal<'NOT_FOUND' | 'CLOSED' | 'TOO_MANY' | 'LIMITED'>
> {
  const { questionSeq, uploadId, photo } = upload
  const before = await context.kysely.transaction().execute((trx) => placeFor(trx, userSeq, upload))
  if (before) return before
  const retryAfterSeconds = await context.limiter.take(listingPhotoLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const made = await readPrivatePicture(photo)
  if (isRefusal(made)) return made
  const fileId = randomBytes(16).toString('hex')
  await context.mediaStore.put(questionFileName(fileId), made.jpeg, 'image/jpeg')
  const { width, height } = made
  const file = { fileId, width, height }
  const outcome = await retryingTransaction(context.kysely, async (trx) => {
    const taken = await placeFor(trx, userSeq, upload)
    if (taken) return taken
    await trx
      .insertInto('question_file')
      .values({
        file_id: fileId,
        question_seq: questionSeq,
        upload_id: uploadId,
        width,
        height,
        created_at: context.now(),
      })
      .execute()
    return file
  })
  if (outcome !== file)
    await context.mediaStore.delete(questionFileName(fileId)).catch(() => undefined)
  return outcome
}

/** Null where the draft takes another picture; otherwise the picture of this upload, or why it takes none. */
async function placeFor(
  trx: Kysely<DB>,
  userSeq: number,
  { questionSeq, uploadId }: Pick<Upload, 'questionSeq' | 'uploadId'>,
): Promise<QuestionFile | Refusal<'NOT_FOUND' | 'CLOSED' | 'TOO_MANY'> | null> {
  const question = await lockQuestion(trx, questionSeq, userSeq)
  if (isRefusal(question)) return question
  const earlier = await trx
    .selectFrom('question_file')
    .select(['file_id as fileId', 'width', 'height'])
    .where('question_seq', '=', questionSeq)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
  if (earlier) return earlier
  if (question.state !== 'DRAFT') return refuse('CLOSED')
  const { files } = await trx
    .selectFrom('question_file')
    .select(sql<number>`count(*)::int`.as('files'))
    .where('question_seq', '=', questionSeq)
    .executeTakeFirstOrThrow()
  return files >= QUESTION_LIMITS.files ? refuse('TOO_MANY') : null
}

/** Removes a picture of a draft. */
export async function removeQuestionFile(
  { kysely, mediaStore }: Pick<HostContext, 'kysely' | 'mediaStore'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { questionSeq, fileId }: { questionSeq: number; fileId: string },
): Promise<Record<never, never> | Refusal<'NOT_FOUND' | 'CLOSED'>> {
  const removed = await retryingTransaction(kysely, async (trx) => {
    const question = await lockQuestion(trx, questionSeq, userSeq)
    if (isRefusal(question)) return question
    if (question.state !== 'DRAFT') return refuse('CLOSED')
    return trx
      .deleteFrom('question_file')
      .where('question_seq', '=', questionSeq)
      .where('file_id', '=', fileId)
      .returning('file_id')
      .execute()
  })
  if (isRefusal(removed)) return removed
  if (removed.length > 0) await mediaStore.delete(questionFileName(fileId))
  return {}
}
