import { ORPCError } from '@orpc/server'
import { CHAT_MEDIA_PATH } from '#contracts/chat-constants.ts'
import { RETRY_AFTER_SECONDS } from '#contracts/errors.ts'
import { DatabaseUnavailableError } from '../../db/errors.ts'
import { WorkQueue } from '../../media/work-queue.ts'
import { answerDownload } from './answer-download.ts'
import { answerEvidence } from './answer-evidence.ts'
import { answerUpload } from './answer-upload.ts'
import type { MediaHostContext, UploadPools } from './media-context.ts'
import { mediaProblem } from './media-problem.ts'
import type { PaceLimits } from './upload-pace.ts'
import { type SlotLimits, UploadSlots } from './upload-slots.ts'

/** A file that a report retains. */
const EVIDENCE = /^reports\/([1-9]\d{0,14})\/([0-9a-f]{32})$/

/**
 * The routes of the edge host for files: `POST /api/chat/media?roomId=…`, `GET /api/chat/media/<mediaId>`, and for
 * operators `GET /api/chat/media/reports/<reportSeq>/<mediaId>`.
 * @returns null for every other path
 */
export function createMediaHost(
  context: MediaHostContext,
  limits: { slots?: Partial<SlotLimits>; pace?: Partial<PaceLimits> } = {},
): (request: Request) => Promise<Response> | null {
  const pools: UploadPools = {
    slots: new UploadSlots(limits.slots),
    queue: new WorkQueue({ atOnce: 2, length: 60 }),
    pace: limits.pace ?? {},
  }
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
    const [, reportSeq, mediaId] = EVIDENCE.exec(name) ?? []
    if (reportSeq === undefined || mediaId === undefined)
      return answerDownload(context, request, name)
    return answerEvidence(context, request, { reportSeq: Number(reportSeq), mediaId })
  }

  async function guarded(request: Request, run: () => Promise<Response>): Promise<Response> {
    try {
      return await run()
    } catch (error) {
      // An invalid or expired token, as in every other call of the host.
      if (error instanceof ORPCError && error.status < 500) {
        const { code, status, message } = error
        return Response.json(
          { defined: false, code, status, message },
          { status, headers: { 'cache-control': 'no-store' } },
        )
      }
      const requestId = request.headers.get('x-request-id')
      context.log.error({ error, method: request.method, requestId }, 'a file of the chat failed')
      if (error instanceof DatabaseUnavailableError)
        return mediaProblem('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      return mediaProblem('GENERIC')
    }
  }
}

/** After a refusal the rest of a file may still be in flight: the connection carries nothing else. */
function closing(response: Response): Response {
  if (!response.ok) response.headers.set('connection', 'close')
  return response
}

const notAllowed = (allow: string) => new Response(null, { status: 405, headers: { allow } })
