import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { authenticate, bearerToken, callerOf } from '#backend/operation/authenticate.ts'
import type { HostLog } from '#backend/operation/context.ts'
import { isRefusal, type Refusal } from '#backend/operation/refusal.ts'
import { type ListingPhoto, uploadIdSchema } from '#contracts/listing-photo.ts'
import {
  LISTING_PHOTO_PATH,
  LISTING_PHOTO_REFUSALS,
  LISTING_PHOTO_RULES,
  type ListingPhotoRefusal,
  PHOTO_KEY_HEADER,
} from '#contracts/listing-photo-constants.ts'
import { addressBlock } from '../limits/address-block.ts'
import { answerFileRequest, closing, fileProblem, notAllowed } from '../media/upload/file-host.ts'
import { receiveFile } from '../media/upload/receive-file.ts'
import { UploadPace } from '../media/upload/upload-pace.ts'
import { inTurn, type UploadPools, withSlot } from '../media/upload/upload-pools.ts'
import { findPhotoHandover, isHandoverFull } from './photo-handover.ts'
import {
  findUpload,
  type PhotoContext,
  type PhotoUpload,
  storeListingPhoto,
  takePhotoLimit,
} from './store-listing-photo.ts'

/**
 * The route of the product host for photos of listings: `POST /api/photos?uploadId=…`; the body is the file, whatever its
 * content type says.
 * @returns null for every other path
 */
export function createPhotoHost(
  context: PhotoContext & { log: HostLog },
  pools: UploadPools,
): (request: Request) => Promise<Response> | null {
  return (request) => {
    if (new URL(request.url).pathname !== LISTING_PHOTO_PATH) return null
    const answer = async () =>
      request.method === 'POST' ? upload(context, pools, request) : notAllowed('POST')
    return answerFileRequest(request, answer, {
      log: context.log,
      refusals: LISTING_PHOTO_REFUSALS,
      failed: 'a photo of a listing failed',
    }).then(closing)
  }
}

async function upload(
  context: PhotoContext,
  pools: UploadPools,
  request: Request,
): Promise<Response> {
  const sender = await senderOf(context, request.headers)
  if (typeof sender === 'string') return photoProblem(sender)
  const uploadId = uploadIdSchema.safeParse(new URL(request.url).searchParams.get('uploadId'))
  if (!uploadId.success) return photoProblem('BAD_REQUEST')
  const { address } = callerOf(request.headers)
  const { userSeq } = sender
  const who = { userSeq, address: address && addressBlock(address) }
  const photo = { ...sender, uploadId: uploadId.data }
  const taken = await withSlot(pools, who, request.signal, (folder) =>
    takePhoto(context, pools, photo, { request, file: join(folder, 'sent') }),
  )
  if (!isRefusal(taken))
    return Response.json(taken, { status: 201, headers: { 'cache-control': 'no-store' } })
  return photoProblem(taken.refused, secondsOf(taken.data))
}

/** The member, or by the key of a link the member who opened it. */
async function senderOf(
  context: PhotoContext,
  headers: Headers,
): Promise<Omit<PhotoUpload, 'uploadId'> | ListingPhotoRefusal> {
  const key = headers.get(PHOTO_KEY_HEADER)
  if (key === null) {
    const viewer = await authenticate(context, { auth: 'user' }, bearerToken(headers))
    return viewer ? { userSeq: viewer.userSeq, handoverDraftId: null } : 'UNAUTHORIZED'
  }
  const handover = await findPhotoHandover(context, key)
  if (!handover) return 'LINK_OVER'
  const { userSeq, draftId } = handover
  return (await isHandoverFull(context, handover))
    ? 'TOO_MANY'
    : { userSeq, handoverDraftId: draftId }
}

async function takePhoto(
  context: PhotoContext,
  pools: UploadPools,
  photo: PhotoUpload,
  { request, file }: { request: Request; file: string },
): Promise<ListingPhoto | Refusal<ListingPhotoRefusal>> {
  const earlier = await findUpload(context.kysely, photo)
  const limited = earlier ? null : await takePhotoLimit(context, photo.userSeq)
  // The body is read first: a browser that is still sending would not see the answer.
  const received = await receiveFile(request.body, file, {
    largest: () => LISTING_PHOTO_RULES.bytes,
    pace: new UploadPace(pools.pace),
  })
  if (earlier) return earlier
  if (limited) return limited
  if (isRefusal(received)) return received
  return inTurn(pools, file, request.signal, async () =>
    storeListingPhoto(context, photo, await readFile(file)),
  )
}

function photoProblem(code: ListingPhotoRefusal, retryAfterSeconds?: number): Response {
  return fileProblem(code, LISTING_PHOTO_REFUSALS[code], retryAfterSeconds)
}

function secondsOf(data: unknown): number | undefined {
  if (typeof data === 'number') return data
  const { retryAfterSeconds } = Object(data) as { retryAfterSeconds?: unknown }
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined
}
