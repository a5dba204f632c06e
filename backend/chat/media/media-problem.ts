import { MEDIA_REFUSALS, type MediaRefusal } from '#contracts/chat-media-constants.ts'

/** A refusal in the format of the hosts' errors; it is never cached. */
export function mediaProblem(
  code: MediaRefusal,
  { retryAfterSeconds, message }: { retryAfterSeconds?: number; message?: string } = {},
): Response {
  const { status, message: usual } = MEDIA_REFUSALS[code]
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  }
  return Response.json(
    { defined: true, code, status, message: message ?? usual },
    { status, headers },
  )
}
