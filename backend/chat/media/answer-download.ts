import { authenticate, bearerToken } from '#backend/operation/authenticate.ts'
import type { Viewer } from '#backend/operation/context.ts'
import { isFresh } from '#backend/operation/is-fresh.ts'
import type { ByteRange } from '#backend/operation/media-store.ts'
import { byteRange } from './byte-range.ts'
import { type FoundMedia, findMedia } from './find-media.ts'
import type { MediaHostContext } from './media-context.ts'
import { mediaName } from './media-names.ts'
import { mediaProblem } from './media-problem.ts'

const NOT_FOUND = { message: '찾으시는 파일이 없어요.' }

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** A file never changes, but who may see it does: only the browser that showed it caches it, for a limited time. */
const PRIVATE_CACHE = 'private, max-age=604800, immutable'

/**
 * Responds with a file of the chat, or a range of it; `size=thumb` is a picture's small copy, and `download=1` makes the
 * browser save it.
 * @throws ORPCError when the token is invalid
 */
export async function answerDownload(
  context: MediaHostContext,
  request: Request,
  mediaId: string,
): Promise<Response> {
  const viewer = await viewerOfRequest(context, request)
  const found = viewer && (await findMedia(context, viewer, mediaId))
  return found ? answerFile(context, request, found, PRIVATE_CACHE) : notFound()
}

/** The user who requests a file; null for an anonymous visitor. @throws ORPCError when the token is invalid */
export async function viewerOfRequest(
  context: MediaHostContext,
  { headers }: Request,
): Promise<Viewer | null> {
  const token = bearerToken(headers)
  return token === null ? null : authenticate(context, { auth: 'user' }, token)
}

export const notFound = () => mediaProblem('NOT_FOUND', NOT_FOUND)

/** Responds with the bytes of a file to a user who may see it. @param cacheControl how long it may be cached */
export async function answerFile(
  context: MediaHostContext,
  request: Request,
  known: FoundMedia,
  cacheControl: string,
): Promise<Response> {
  const { media_id: mediaId } = known
  const bytes = known.bytes > 0 ? known.bytes : await context.makeMissingFile(mediaId)
  if (bytes === null) return notFound()
  const found = { ...known, bytes }
  const query = new URL(request.url).searchParams
  const isThumb = query.get('size') === 'thumb' && found.kind !== 'VIDEO'
  const etag = `"${mediaId}${isThumb ? '-thumb' : ''}"`
  const headers = new Headers({
    'content-type': found.content_type,
    'content-disposition': `${query.has('download') ? 'attachment' : 'inline'}; filename="duson-${mediaId.slice(0, 8)}.${EXTENSIONS[found.content_type]}"`,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'",
    'cross-origin-resource-policy': 'same-origin',
    etag,
  })
  if (isFresh(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return isThumb
    ? answerThumb(context, request, mediaId, headers)
    : answerWhole(context, request, found, headers)
}

async function answerThumb(
  { mediaStore }: MediaHostContext,
  { method }: Request,
  mediaId: string,
  headers: Headers,
): Promise<Response> {
  const bytes = await mediaStore.get(mediaName(mediaId, 'thumb'))
  if (!bytes) return notFound()
  headers.set('content-length', String(bytes.length))
  return new Response(method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

async function answerWhole(
  { mediaStore }: MediaHostContext,
  request: Request,
  { media_id: mediaId, bytes: size }: FoundMedia,
  headers: Headers,
): Promise<Response> {
  headers.set('accept-ranges', 'bytes')
  const range = byteRange(wantedRange(request.headers, headers.get('etag')), size)
  if (range === 'UNSATISFIABLE') {
    headers.set('content-range', `bytes */${size}`)
    headers.set('cache-control', 'no-store')
    headers.delete('content-type')
    return new Response(null, { status: 416, headers })
  }
  const part: ByteRange = range === 'WHOLE' ? { start: 0, end: size - 1 } : range
  headers.set('content-length', String(part.end - part.start + 1))
  if (range !== 'WHOLE') headers.set('content-range', `bytes ${part.start}-${part.end}/${size}`)
  const status = range === 'WHOLE' ? 200 : 206
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const body = await mediaStore.read(mediaName(mediaId, 'full'), part)
  if (!body) return notFound()
  return new Response(body, { status, headers })
}

/** The Range header, unless it refers to another version of the file (RFC 9110, section 13.1.5). */
function wantedRange(headers: Headers, etag: string | null): string | null {
  const ifRange = headers.get('if-range')
  return ifRange === null || ifRange === etag ? headers.get('range') : null
}
