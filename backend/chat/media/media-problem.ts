import { MEDIA_REFUSALS, type MediaRefusal } from '#contracts/chat-media-constants.ts'
import { fileProblem } from '../../media/upload/file-host.ts'

/** Why a file of the chat is refused. */
export function mediaProblem(
  code: MediaRefusal,
  { retryAfterSeconds, message }: { retryAfterSeconds?: number; message?: string } = {},
): Response {
  const { status, message: usual } = MEDIA_REFUSALS[code]
  return fileProblem(code, { status, message: message ?? usual }, retryAfterSeconds)
}
