import { join } from 'node:path'
import { authenticate, bearerToken, callerOf } from '#backend/operation/authenticate.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import type { MediaRefusal, UploadedFile } from '#contracts/chat-media-constants.ts'
import { addressBlock } from '../../limits/address-block.ts'
import { type FileKind, isVideoKind } from '../../media/upload/file-kind.ts'
import { receiveFile } from '../../media/upload/receive-file.ts'
import { UploadPace } from '../../media/upload/upload-pace.ts'
import { inTurn, type UploadPools, withSlot } from '../../media/upload/upload-pools.ts'
import { findMembership } from '../rooms/find-membership.ts'
import type { MediaHostContext } from './media-context.ts'
import { mediaProblem } from './media-problem.ts'
import { storeImage, storeVideo, type UploadRequest } from './store-file.ts'
import { uploadLimit } from './upload-limits.ts'

/**
 * Receives one file for a room: the body is the file, whatever its content type says. The query has `roomId`, for the
 * poster of a video `as=poster`, and for the video itself `posterId`.
 * @throws ORPCError when no user is signed in
 */
export async function answerUpload(
  context: MediaHostContext,
  pools: UploadPools,
  request: Request,
): Promise<Response> {
  const viewer = await authenticate(context, { auth: 'user' }, bearerToken(request.headers))
  if (!viewer) return mediaProblem('UNAUTHORIZED')
  const { userSeq } = viewer
  const upload = uploadRequestOf(new URL(request.url).searchParams, userSeq)
  if (!upload || !(await findMembership(context.kysely, userSeq, upload.roomId)))
    return mediaProblem('NOT_FOUND')
  const { address } = callerOf(request.headers)
  const who = { userSeq, address: address && addressBlock(address) }
  const taken = await withSlot(pools, who, request.signal, (folder) =>
    takeFile(context, pools, upload, { request, folder }),
  )
  if (!isRefusal(taken))
    return Response.json(taken, { status: 201, headers: { 'cache-control': 'no-store' } })
  const { refused, data } = taken
  return mediaProblem(refused, typeof data === 'number' ? { retryAfterSeconds: data } : {})
}

const largest = (kind: FileKind | null) =>
  kind && !isVideoKind(kind) ? CHAT_RULES.imageBytes : CHAT_RULES.videoBytes

function uploadRequestOf(query: URLSearchParams, userSeq: number): UploadRequest | null {
  const roomId = Number(/^\d{1,15}$/.exec(query.get('roomId') ?? '')?.[0] ?? 0)
  const posterId = /^[0-9a-f]{32}$/.exec(query.get('posterId') ?? '')?.[0] ?? null
  return roomId > 0 ? { userSeq, roomId, isPoster: query.get('as') === 'poster', posterId } : null
}

async function takeFile(
  context: MediaHostContext,
  pools: UploadPools,
  upload: UploadRequest,
  { request, folder }: { request: Request; folder: string },
): Promise<UploadedFile | Refusal<MediaRefusal>> {
  const { keys, limiter } = context
  const file = join(folder, 'sent')
  const pace = new UploadPace(pools.pace)
  const wait = await limiter.take(uploadLimit(keys, 'file', upload.userSeq))
  // The body is read first: a browser that is still sending would not see a refusal.
  const received = await receiveFile(request.body, file, { largest, pace })
  if (wait !== null) return refuse('LIMITED', { data: wait })
  if (isRefusal(received)) return received
  const { kind } = received
  if (!isVideoKind(kind))
    return inTurn(pools, file, request.signal, () => storeImage(context, upload, file))
  if (upload.isPoster) return refuse('WRONG_TYPE')
  const waitForVideo = await limiter.take(uploadLimit(keys, 'video', upload.userSeq))
  if (waitForVideo !== null) return refuse('LIMITED', { data: waitForVideo })
  const copy = join(folder, 'copy')
  return inTurn(pools, file, request.signal, () =>
    storeVideo(context, upload, { file, kind, copy }),
  )
}
