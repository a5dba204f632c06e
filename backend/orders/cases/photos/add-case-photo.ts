import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { CasePhoto } from '#contracts/order-case.ts'
import { CASE_PHOTOS } from '#contracts/order-case-constants.ts'
import { isEndState } from '#contracts/order-states.ts'
import { retryingTransaction } from '../../../db/retrying-transaction.ts'
import type { DB } from '../../../db/schema.ts'
import { listingPhotoLimits } from '../../../limits/rules.ts'
import {
  type PrivatePictureRefusal,
  readPrivatePicture,
} from '../../../media/read-private-picture.ts'
import type { HostContext, Viewer } from '../../../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../operation/refusal.ts'
import { canClaim } from '../../compensation/claim-terms.ts'
import { findClaim } from '../../compensation/read-claim.ts'
import { orderTime } from '../../order-time.ts'
import { lockOwnOrder, type OwnOrder } from '../../own-order.ts'
import { termsOf } from '../../terms/order-terms.ts'
import { casePhotoName } from './case-photo-name.ts'

interface Upload {
  orderSeq: number
  uploadId: string
  photo: Blob
}

type PlaceRefusal = Refusal<'NOT_FOUND' | 'CLOSED' | 'TOO_MANY'>

/**
 * Stores a photo that a member is going to show with words about an order (argue-order.ts) or a claim of compensation; until
 * then the uploader alone sees it. The same upload again is the same photo.
 */
export async function addCasePhoto(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'limiter' | 'mediaStore'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { orderSeq, uploadId, photo }: Upload,
): Promise<CasePhoto | PrivatePictureRefusal | PlaceRefusal | Refusal<'LIMITED'>> {
  const { kysely, limiter, mediaStore, now } = context
  const place = async (trx: Transaction<DB>) =>
    placeFor(trx, userSeq, { orderSeq, uploadId, at: await orderTime(trx, now()) })
  const before = await retryingTransaction(kysely, place)
  if (isRefusal(before) || 'photoId' in before) return before
  const retryAfterSeconds = await limiter.take(listingPhotoLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const made = await readPrivatePicture(photo)
  if (isRefusal(made)) return made
  const photoId = randomBytes(16).toString('hex')
  await mediaStore.put(casePhotoName(photoId), made.jpeg, 'image/jpeg')
  const { width, height } = made
  const outcome = await retryingTransaction(kysely, async (trx) => {
    const still = await place(trx)
    if (isRefusal(still) || 'photoId' in still) return still
    await trx
      .insertInto('case_photo')
      .values({
        photo_id: photoId,
        order_seq: orderSeq,
        role: still.role,
        upload_id: uploadId,
        statement_seq: null,
        place: null,
        width,
        height,
        created_at: now(),
      })
      .execute()
    return { photoId, width, height }
  })
  if (isRefusal(outcome) || outcome.photoId !== photoId)
    await mediaStore.delete(casePhotoName(photoId)).catch(() => undefined)
  return outcome
}

/** Whether a member may have something to say: until the order ends, or while compensation can be claimed or is not decided. */
async function canStillTell(
  trx: Transaction<DB>,
  { order, role }: OwnOrder,
  at: Date,
): Promise<boolean> {
  if (order.paid_at === null) return false
  if (!isEndState(order.state)) return true
  const claim = await findClaim(trx, order.order_seq)
  if (claim || role === 'SELLER') return claim?.state === 'OPEN'
  return canClaim(trx, order, { terms: await termsOf(trx, order.terms_seq), at })
}

/** Whose photo it is; otherwise the photo of this upload, or why none is taken. */
async function placeFor(
  trx: Transaction<DB>,
  userSeq: number,
  { orderSeq, uploadId, at }: Pick<Upload, 'orderSeq' | 'uploadId'> & { at: Date },
): Promise<{ role: 'BUYER' | 'SELLER' } | CasePhoto | PlaceRefusal> {
  const own = await lockOwnOrder(trx, userSeq, orderSeq)
  if (!own) return refuse('NOT_FOUND')
  const { role } = own
  const earlier = await trx
    .selectFrom('case_photo')
    .select(['photo_id as photoId', 'width', 'height'])
    .where('order_seq', '=', orderSeq)
    .where('role', '=', role)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
  if (earlier) return earlier
  if (!(await canStillTell(trx, own, at))) return refuse('CLOSED')
  const { unsaid } = await trx
    .selectFrom('case_photo')
    .select(sql<number>`count(*)::int`.as('unsaid'))
    .where('order_seq', '=', orderSeq)
    .where('role', '=', role)
    .where('statement_seq', 'is', null)
    .executeTakeFirstOrThrow()
  return unsaid >= CASE_PHOTOS.unsaid ? refuse('TOO_MANY') : { role }
}
