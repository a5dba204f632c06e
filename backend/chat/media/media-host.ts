import { CHAT_MEDIA_PATH } from '#contracts/chat-constants.ts'
import { MEDIA_REFUSALS } from '#contracts/chat-media-constants.ts'
import { answerFileRequest, closing, notAllowed } from '../../media/upload/file-host.ts'
import { createUploadPools } from '../../media/upload/upload-pools.ts'
import { answerDownload } from './answer-download.ts'
import { answerEvidence } from './answer-evidence.ts'
import { answerUpload } from './answer-upload.ts'
import type { MediaHostContext } from './media-context.ts'

/** A file that a report retains, or that belongs to an order with a dispute. */
const EVIDENCE = /^(reports|orders)\/([1-9]\d{0,14})\/([0-9a-f]{32})$/

/**
 * The routes of the edge host for files: `POST /api/chat/media?roomId=…`, `GET /api/chat/media/<mediaId>`, and for
 * operators `GET /api/chat/media/reports/<reportSeq>/<mediaId>`
 * and `GET /api/chat/media/orders/<orderSeq>/<mediaId>`.
 * @returns null for every other path
 */
export function createMediaHost(
  context: MediaHostContext,
  pools = createUploadPools(),
): (request: Request) => Promise<Response> | null {
  return (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === CHAT_MEDIA_PATH) return guarded(request, () => upload(request)).then(closing)
    if (!pathname.startsWith(`${CHAT_MEDIA_PATH}/`)) return null
    const name = pathname.slice(CHAT_MEDIA_PATH.length + 1)
    return guarded(request, () => download(request, name))
  }

  async function upload(request: Request): Promise<Response> {
    if (request.method !== 'POST') return notAllowed('POST')
    return answerUpload(context, pools, request)
  }

  async function download(request: Request, name: string): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed('GET, HEAD')
    const [, of, seq, mediaId] = EVIDENCE.exec(name) ?? []
    if (seq === undefined || mediaId === undefined) return answerDownload(context, request, name)
    const isOrder = of === 'orders'
    return answerEvidence(context, request, { isOrder, seq: Number(seq), mediaId })
  }

  function guarded(request: Request, run: () => Promise<Response>): Promise<Response> {
    const { log } = context
    return answerFileRequest(request, run, {
      log,
      refusals: MEDIA_REFUSALS,
      failed: 'a file of the chat failed',
    })
  }
}
