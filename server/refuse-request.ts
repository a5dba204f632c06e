import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { HttpLimits } from './http-limits.ts'

/** Why a request is refused, in a sentence for its sender. */
export interface RequestRefusal {
  status: 400 | 403 | 404 | 405 | 408 | 413 | 414 | 417 | 431
  text: string
}

export const REFUSALS = {
  malformed: { status: 400, text: '요청을 이해할 수 없어요.' },
  notFound: { status: 404, text: '페이지를 찾을 수 없어요.' },
  foreign: { status: 403, text: '다른 사이트에서 보낸 요청은 받지 않아요.' },
  method: { status: 405, text: '이 주소에서는 받지 않는 요청이에요.' },
  slow: { status: 408, text: '요청을 받는 데 시간이 너무 오래 걸렸어요. 다시 시도해 주세요.' },
  bodyTooLong: { status: 413, text: '보낸 내용이 너무 커요. 줄여서 다시 보내 주세요.' },
  addressTooLong: { status: 414, text: '주소가 너무 길어요. 검색어를 줄여서 다시 시도해 주세요.' },
  expectation: { status: 417, text: '요청을 이해할 수 없어요.' },
  headTooLong: {
    status: 431,
    text: '요청의 주소나 머리말이 너무 길어요. 쿠키를 지우거나 검색어를 줄여서 다시 시도해 주세요.',
  },
} as const satisfies Record<string, RequestRefusal>

/** A name or an IPv4 address, or an IPv6 address in brackets, with or without a port (RFC 9110, section 7.2). */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i
/** What DNS allows, and a port. */
const LONGEST_HOST = 260

type Head = Pick<IncomingMessage, 'url' | 'rawHeaders'>

/**
 * The error in the head of a request, whatever its address. Remix's work for a path grows faster than its length, so it
 * never gets a path longer than ours are.
 */
export function requestRefusalOf(
  { url = '', rawHeaders }: Head,
  limits: Pick<HttpLimits, 'addressBytes' | 'pathSlashes'>,
): RequestRefusal | undefined {
  if (url.length > limits.addressBytes) return REFUSALS.addressTooLong
  const [path = ''] = url.split('?', 1)
  // Only a proxy receives a whole address or `*`; a backslash would be read as a slash.
  if (!path.startsWith('/') || path.includes('\\') || !hasGoodHost(rawHeaders))
    return REFUSALS.malformed
  return path.split('/', limits.pathSlashes + 2).length > limits.pathSlashes + 1
    ? REFUSALS.notFound
    : undefined
}

function hasGoodHost(rawHeaders: readonly string[]): boolean {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  )
  const [host = ''] = hosts
  return hosts.length === 1 && host.length <= LONGEST_HOST && isHost(host)
}

/** Nearly all requests name the same few hosts. */
const HOSTS_REMEMBERED = 100
const known = new LRUCache<string, boolean>({ max: HOSTS_REMEMBERED })

function isHost(name: string): boolean {
  const before = known.get(name)
  if (before !== undefined) return before
  const isGood = HOST.test(name) && URL.canParse(`http://${name}/`)
  known.set(name, isGood)
  return isGood
}

/** The error in bytes that Node could not parse as a request, by the code of its error. */
export function refusalOfFault(code: string | undefined): RequestRefusal {
  if (code === 'HPE_HEADER_OVERFLOW') return REFUSALS.headTooLong
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return REFUSALS.bodyTooLong
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return REFUSALS.slow
  return REFUSALS.malformed
}

export type RefusalHeaders = Readonly<Record<string, string>>

const headersOf = ({ text }: RequestRefusal, more: RefusalHeaders) => ({
  ...more,
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Length': Buffer.byteLength(text),
  'Cache-Control': 'no-store',
})

/** Answers a request with a refusal; the connection ends where it can no longer be parsed. */
export function refuseRequest(
  response: ServerResponse,
  refusal: RequestRefusal,
  more: RefusalHeaders,
): void {
  const ends = refusal.status === 404 ? {} : { Connection: 'close' }
  response.writeHead(refusal.status, { ...headersOf(refusal, more), ...ends }).end(refusal.text)
}

/** The same where there is no response object: an upgrade, or bytes that are no request. Ends the connection. */
export function refuseSocket(socket: Duplex, refusal: RequestRefusal, more: RefusalHeaders): void {
  const { status, text } = refusal
  const headers = Object.entries({ ...headersOf(refusal, more), Connection: 'close' })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      '',
      text,
    ].join('\r\n'),
  )
}
