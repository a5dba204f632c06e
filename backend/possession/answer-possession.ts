import { type Kysely, sql, type Transaction } from 'kysely'
import type { RoomSignal } from '#backend/operation/chat-signals.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ListingPhotoRefusal } from '#contracts/listing-photo-constants.ts'
import type { Possession } from '#contracts/possession.ts'
import { comparableCode } from '#contracts/possession-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { addListingPhoto } from '../listing-photos/add-listing-photo.ts'
import { getPossession } from './get-possession.ts'
import { photosOf } from './photos-of.ts'
import { tellAskers } from './tell-askers.ts'

interface Answer {
  productSeq: number
  code: string
  uploadId: string
  photo: Blob
}

type CheckRefusal = Refusal<'NOT_FOUND' | 'CLOSED' | 'WRONG_CODE' | 'LATE' | 'COPIED'>
type PhotoRefusal = Refusal<
  Extract<
    ListingPhotoRefusal,
    | 'EMPTY'
    | 'TOO_LARGE'
    | 'HEIC'
    | 'WRONG_TYPE'
    | 'BROKEN'
    | 'TOO_MANY_PIXELS'
    | 'LIMITED'
    | 'BUSY'
  >
>

/**
 * The seller's photo of the thing with the code, for all who asked. The request is checked before the photo costs
 * anything, and again in the transaction that takes it. The same upload again answers as the first.
 */
export async function answerPossession(
  context: HostContext,
  viewer: Pick<Viewer, 'userSeq'>,
  { productSeq, code, uploadId, photo }: Answer,
): Promise<Possession | CheckRefusal | PhotoRefusal> {
  const { kysely, now, chat } = context
  const own = await getPossession(context, viewer, productSeq)
  if (isRefusal(own)) return own
  const open = await findOpen(kysely, { productSeq, code, at: now() })
  // Asked in this order: the same upload may answer the request between the two reads.
  if (
    isRefusal(open) &&
    !(await isOfUpload(kysely, { productSeq, userSeq: viewer.userSeq, uploadId }))
  )
    return open
  const stored = await addListingPhoto(context, viewer, { uploadId, photo })
  if (isRefusal(stored)) return stored as PhotoRefusal
  const signals = await retryingTransaction(kysely, (trx) =>
    take(trx, { productSeq, code, photoId: stored.photoId }, now()),
  )
  if (isRefusal(signals)) return signals
  for (const signal of signals) chat.roomChanged(signal)
  return getPossession(context, viewer, productSeq)
}

async function isOfUpload(
  db: Kysely<DB>,
  { productSeq, userSeq, uploadId }: { productSeq: number; userSeq: number; uploadId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('possession_check as request')
    .innerJoin('listing_photo as photo', 'photo.photo_id', 'request.photo_id')
    .select('request.check_seq')
    .where('request.product_seq', '=', productSeq)
    .where('photo.user_seq', '=', userSeq)
    .where('photo.upload_id', '=', uploadId)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the number of the open request, or why the code answers none */
async function findOpen(
  db: Kysely<DB>,
  { productSeq, code, at }: { productSeq: number; code: string; at: Date },
): Promise<number | CheckRefusal> {
  const newest = await db
    .selectFrom('possession_check')
    .select(['check_seq', 'state', 'code', 'expires_at'])
    .where('product_seq', '=', productSeq)
    .orderBy('check_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return refuse('CLOSED', { message: '받은 실물 인증 요청이 없어요.' })
  if (newest.state === 'LAPSED' || (newest.state === 'OPEN' && newest.expires_at <= at))
    return refuse('LATE')
  if (newest.state !== 'OPEN') return refuse('CLOSED')
  return comparableCode(newest.code) === comparableCode(code)
    ? newest.check_seq
    : refuse('WRONG_CODE')
}

async function take(
  trx: Transaction<DB>,
  { productSeq, code, photoId }: { productSeq: number; code: string; photoId: string },
  at: Date,
): Promise<RoomSignal[] | CheckRefusal> {
  await trx
    .selectFrom('product')
    .select('product_seq')
    .where('product_seq', '=', productSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const answered = await trx
    .selectFrom('possession_check')
    .select('check_seq')
    .where('product_seq', '=', productSeq)
    .where('photo_id', '=', photoId)
    .executeTakeFirst()
  if (answered) return []
  const checkSeq = await findOpen(trx, { productSeq, code, at })
  if (isRefusal(checkSeq)) return checkSeq
  const photo = await trx
    .selectFrom('listing_photo')
    .select(['media_key', 'product_seq'])
    .where('photo_id', '=', photoId)
    .forUpdate()
    .executeTakeFirst()
  if (!photo || photo.product_seq !== null || (await isCopy(trx, photoId))) return refuse('COPIED')
  // It stays with the listing, and is deleted with it.
  await trx
    .updateTable('listing_photo')
    .set({ product_seq: productSeq, draft_id: null })
    .where('photo_id', '=', photoId)
    .execute()
  await trx
    .updateTable('possession_check')
    .set({
      state: 'ANSWERED',
      photo_id: photoId,
      media_key: photo.media_key,
      photos: photosOf(sql`${productSeq}::bigint`),
      answered_at: at,
    })
    .where('check_seq', '=', checkSeq)
    .execute()
  const message = '실물 사진을 보냈어요 · 코드가 맞는지 확인해 주세요'
  return tellAskers(trx, { checkSeq, productSeq, message, isAnswered: true }, at)
}

/** Whether a listing or an earlier answer has the same picture, by its perceptual hash. */
async function isCopy(trx: Transaction<DB>, photoId: string): Promise<boolean> {
  const { rows } = await sql<{ photo_id: string }>`
    select other.photo_id from listing_photo own
    join listing_photo other on other.hash_a = own.hash_a and other.hash_b = own.hash_b
      and other.hash_c = own.hash_c and other.hash_d = own.hash_d
    where own.photo_id = ${photoId} and own.hash_a is not null
      and other.photo_id <> own.photo_id and other.product_seq is not null
    limit 1`.execute(trx)
  return rows.length > 0
}
