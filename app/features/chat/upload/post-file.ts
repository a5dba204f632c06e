import { MEDIA_REFUSALS } from '#contracts/chat-media-constants.ts'
import type { UploadOptions, UploadOutcome } from './upload-outcome.ts'

const LOST = '인터넷 연결이 끊겨서 파일을 보내지 못했어요.'
const TRIES = 4
/** A server that is busy for longer is not waited for. */
const LONGEST_PAUSE_SECONDS = 5
const UNAUTHORIZED = 401
const TOO_SLOW = 408
const FIRST_FAULT = 500
const MAY_GO_LATER = [UNAUTHORIZED, TOO_SLOW]

interface Answer {
  /** 0 where none came. */
  status: number
  body: unknown
  retryAfterSeconds: number | null
}

/** Sends one file as it is, and again when the server has no place for it at the moment. */
export async function postFile(
  address: string,
  file: Blob,
  options: UploadOptions,
): Promise<UploadOutcome> {
  for (let tries = 1; ; tries += 1) {
    const answer = await post(address, file, options)
    const { retryAfterSeconds } = answer
    const isPause = retryAfterSeconds !== null && retryAfterSeconds <= LONGEST_PAUSE_SECONDS
    if (!isPause || tries === TRIES || options.signal?.aborted) return outcomeOf(answer)
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1_000 * tries))
  }
}

function outcomeOf({ status, body }: Answer): UploadOutcome {
  const fields = typeof body === 'object' && body !== null ? body : {}
  if (status === 201 && 'mediaId' in fields && 'width' in fields && 'height' in fields) {
    const { mediaId, width, height } = fields
    return { ok: true, mediaId: String(mediaId), width: Number(width), height: Number(height) }
  }
  if (status === 0) return { ok: false, message: LOST, isLost: true }
  const message =
    'message' in fields && typeof fields.message === 'string'
      ? fields.message
      : MEDIA_REFUSALS.GENERIC.message
  return { ok: false, message, isLost: MAY_GO_LATER.includes(status) || status >= FIRST_FAULT }
}

/** XMLHttpRequest, as fetch has no progress of an upload. */
function post(address: string, file: Blob, { onProgress, signal }: UploadOptions): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const settle = () => {
      signal?.removeEventListener('abort', abort)
      const after = request.status === 0 ? null : request.getResponseHeader('retry-after')
      const retryAfterSeconds = after === null ? null : Number(after)
      resolve({ status: request.status, body: request.response, retryAfterSeconds })
    }
    request.open('POST', address)
    request.responseType = 'json'
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total)
    }
    request.onloadend = settle
    if (signal?.aborted) return settle()
    signal?.addEventListener('abort', abort, { once: true })
    request.send(file)
  })
}
