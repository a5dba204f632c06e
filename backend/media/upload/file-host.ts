import { ORPCError } from '@orpc/server'
import type { HostLog } from '#backend/operation/context.ts'
import { RETRY_AFTER_SECONDS } from '#contracts/errors.ts'
import { DatabaseUnavailableError } from '../../db/errors.ts'

interface FileRefusal {
  status: number
  message: string
}

/** A refusal in the format of the hosts' errors; it is never cached. */
export function fileProblem(
  code: string,
  { status, message }: FileRefusal,
  retryAfterSeconds?: number,
): Response {
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  }
  return Response.json({ defined: true, code, status, message }, { status, headers })
}

/**
 * Answers a request for a file outside the hosts' calls, with their answers to what fails.
 * @param options.failed what the log says of an error
 */
export async function answerFileRequest(
  request: Request,
  run: () => Promise<Response>,
  {
    log,
    refusals,
    failed,
  }: { log: HostLog; refusals: Record<'UNAVAILABLE' | 'GENERIC', FileRefusal>; failed: string },
): Promise<Response> {
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
    log.error({ error, method: request.method, requestId }, failed)
    if (error instanceof DatabaseUnavailableError)
      return fileProblem('UNAVAILABLE', refusals.UNAVAILABLE, RETRY_AFTER_SECONDS)
    return fileProblem('GENERIC', refusals.GENERIC)
  }
}

/** After a refusal the rest of a file may still be in flight: the connection carries nothing else. */
export function closing(response: Response): Response {
  if (!response.ok) response.headers.set('connection', 'close')
  return response
}

export const notAllowed = (allow: string) => new Response(null, { status: 405, headers: { allow } })
