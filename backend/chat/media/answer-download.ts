import { authenticate, bearerToken } from '#backend/operation/authenticate.ts'
import type { Viewer } from '#backend/operation/context.ts'
import type { ByteRange } from '#backend/operation/media-store.ts'
import { byteRange } from './byte-range.ts'
import { type FoundMedia, findMedia } from './find-media.ts'
import type { MediaHostContext } from './media-context.ts'
import { mediaName } from './media-names.ts'
import { mediaProblem } from './media-problem.ts'

const NOT_THERE = { message: '찾으시는 파일이 없어요.' }

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** A file never changes, but who may see it does: it is kept by the browser that it was shown in, and not for good. */
const KEPT = 'private, max-age=604800, immutable'

/**
 * Answers with a file of the chat, or a part of it; `size=thumb` is a picture's small copy and `download=1` names it as
 * a file to be kept.
 * @throws ORPCError when the token does not hold
 */
export async function answerDownload(
  context: MediaHostContext,
  request: Request,
  mediaId: string,
): Promise<Response> {
  const viewer = await askerOf(context, request)
  const found = viewer && (await findMedia(context, viewer, mediaId))
  return found ? answerFile(context, request, found, KEPT) : notThere()
}

/** Who asks for a file; null for nobody. @throws ORPCError when the token does not hold */
export async function askerOf(
  context: MediaHostContext,
  { headers }: Request,
): Promise<Viewer | null> {
  const token = bearerToken(headers)
  return token === null ? null : authenticate(context, 'user', token)
}

export const notThere = () => mediaProblem('NOT_FOUND', NOT_THERE)

/** Answers with the bytes of a file to somebody who may see it. @param cacheControl how long it may be kept */
export async function answerFile(
  context: MediaHostContext,
  request: Request,
  known: FoundMedia,
  cacheControl: string,
): Promise<Response> {
  const { media_id: mediaId } = known
  const bytes = known.bytes > 0 ? known.bytes : await context.makeMissingFile(mediaId)
  if (bytes === null) return notThere()
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
  if (!bytes) return notThere()
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
  if (!body) return notThere()
  return new Response(body, { status, headers })
}

/** The Range header, unless it was meant for another file than this (RFC 9110, section 13.1.5). */
function wantedRange(asked: Headers, etag: string | null): string | null {
  const ifRange = asked.get('if-range')
  return ifRange === null || ifRange === etag ? asked.get('range') : null
}

function isFresh(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
