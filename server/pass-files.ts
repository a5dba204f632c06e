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

interface FileRefusal {
  status: number
  message: string
}

/** A host that files are streamed to and from, and what is said in its place. */
export interface FileHost {
  fetch: HostFetch
  /** The largest file that it takes, in bytes. */
  largest: number
  refusals: { TOO_LARGE: FileRefusal; GENERIC: FileRefusal }
}

/**
 * Forwards a request for a file to its host, as the user of the session. Files are streamed both ways; the host bounds
 * them. One that says itself that it is too large is refused at once: a host that refuses it while it is still being sent
 * may close the connection before its answer is read.
 */
export async function passFile(
  request: Request,
  { fetch: askHost, largest, refusals }: FileHost,
  { loadContext, session, caller, commit }: RequestContext,
): Promise<Response> {
  const { requestId, log } = loadContext
  const isTooLarge = Number(request.headers.get('content-length')) > largest
  const answer = isTooLarge
    ? refusal('TOO_LARGE', refusals.TOO_LARGE)
    : await askHost(hostRequest(request, { requestId, caller, token: session.accessToken })).catch(
        (error: unknown) => {
          if (!request.signal.aborted)
            log.error({ error, requestId }, 'the host of a file was not reached')
          return refusal('GENERIC', refusals.GENERIC)
        },
      )
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

function refusal(code: string, { status, message }: FileRefusal): Response {
  return Response.json({ defined: true, code, status, message }, { status })
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
