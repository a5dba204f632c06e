import { callerHeaders, type HostFetch } from '#app/services/client.server.ts'
import { PHOTO_KEY_HEADER } from '#contracts/listing-photo-constants.ts'
import type { RequestContext } from './request-context.ts'

/** Only these headers of the browser's request describe the file, or say who sends it. */
const PASSED_ON = [
  'content-length',
  'content-type',
  'if-none-match',
  'if-range',
  'range',
  PHOTO_KEY_HEADER,
]

/** A host that files are streamed to and from, and what it says when it cannot be reached. */
export interface FileHost {
  fetch: HostFetch
  unreached: { status: number; message: string }
}

/**
 * Forwards a request for a file to its host, as the user of the session. Files are streamed both ways; the host bounds
 * them.
 */
export async function passFile(
  request: Request,
  { fetch: askHost, unreached }: FileHost,
  { loadContext, session, caller, commit }: RequestContext,
): Promise<Response> {
  const { requestId, log } = loadContext
  const answer = await askHost(
    hostRequest(request, { requestId, caller, token: session.accessToken }),
  ).catch((error: unknown) => {
    if (!request.signal.aborted)
      log.error({ error, requestId }, 'the host of a file was not reached')
    const { status, message } = unreached
    return Response.json({ defined: true, code: 'GENERIC', status, message }, { status })
  })
  // The headers of a fetched response cannot be changed.
  const headers = new Headers(answer.headers)
  headers.set('x-request-id', requestId)
  const cookies = await commit()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  // A cached answer would set them again.
  if (cookies.length > 0) headers.set('cache-control', 'private, no-store')
  const { status } = answer
  return new Response(answer.body, { status, headers })
}

function hostRequest(
  request: Request,
  {
    requestId,
    caller,
    token,
  }: { requestId: string; caller: RequestContext['caller']; token: string | undefined },
): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(callerHeaders(caller))
  for (const name of PASSED_ON) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  headers.set('x-request-id', requestId)
  if (token) headers.set('authorization', `Bearer ${token}`)
  const { method, body, signal } = request
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
  return new Request(`http://file.host.invalid${pathname}${search}`, init)
}
