import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isFresh } from '#backend/operation/is-fresh.ts'

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** An answer whose bytes are finished, in one or several encodings. */
export interface FinishedAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  /** The tag of its content, without quotation marks; each encoding has one of its own. */
  etag: string
  /** Bytes as it is. */
  size: number
  /** What it can be sent in besides as it is. */
  encodings: readonly Encoding[]
  /** @param encoding null: as it is */
  bytesIn: (encoding: Encoding | null) => Buffer | Promise<Buffer>
}

/** What the form of an answer depends on. */
interface Accepted {
  method: string | undefined
  acceptEncoding: string | null | undefined
  ifNoneMatch: string | null | undefined
}

interface AnswerForm {
  status: number
  headers: readonly [name: string, value: string][]
  body: Buffer | null
}

/**
 * An answer in the best encoding that the client accepts; 304 when the client has it, only its headers for HEAD. A
 * promise where its bytes have to be made first.
 */
export function formOf(
  answer: FinishedAnswer,
  { method, acceptEncoding, ifNoneMatch }: Accepted,
): AnswerForm | Promise<AnswerForm> {
  const encoding = bestEncoding(acceptEncoding, answer.encodings)
  const etag = `"${answer.etag}${encoding ? `-${encoding}` : ''}"`
  if (ifNoneMatch && answer.status === 200 && isFresh(ifNoneMatch, etag))
    return { status: 304, headers: Object.entries({ ...answer.headers, etag }), body: null }
  const whole = (bytes: Buffer): AnswerForm => ({
    status: answer.status,
    headers: headersOf(answer, etag, encoding, bytes),
    body: method === 'HEAD' ? null : bytes,
  })
  const bytes = answer.bytesIn(encoding)
  return bytes instanceof Promise ? bytes.then(whole) : whole(bytes)
}

/** The headers of an answer's form by its bytes, made once: they are a tenth of what sending it takes. */
const HEADERS = new WeakMap<Buffer, AnswerForm['headers']>()

function headersOf(
  answer: FinishedAnswer,
  etag: string,
  encoding: Encoding | null,
  bytes: Buffer,
): AnswerForm['headers'] {
  const known = HEADERS.get(bytes)
  if (known) return known
  const headers = Object.entries({
    ...answer.headers,
    etag,
    'content-length': String(bytes.length),
    ...(encoding && { 'content-encoding': encoding }),
  })
  HEADERS.set(bytes, headers)
  return headers
}

/** Sends an answer in the form that the request accepts. */
export async function sendBytes(
  answer: FinishedAnswer,
  { method, headers: requested }: Pick<Request, 'method' | 'headers'>,
  ...more: [name: string, value: string][]
): Promise<Response> {
  const { status, headers, body } = await formOf(answer, {
    method,
    acceptEncoding: requested.get('accept-encoding'),
    ifNoneMatch: requested.get('if-none-match'),
  })
  const bytes = body && new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length)
  return new Response(bytes, { status, headers: [...headers, ...more] })
}

function bestEncoding(
  header: string | null | undefined,
  offered: readonly Encoding[],
): Encoding | null {
  const accepted = (header ?? '').split(',').map((one) => one.trim())
  const isAccepted = (name: Encoding) =>
    accepted.some(
      (one) => one === name || (one.startsWith(`${name};`) && !/q=0(?:\.0*)?$/.test(one)),
    )
  return offered.find(isAccepted) ?? null
}

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
}

/** The bytes in every encoding, each made when it is first requested, and the tag of their digest. */
export function compressible(body: Buffer): Omit<FinishedAnswer, 'status' | 'headers'> {
  const compressed = new Map<Encoding, Buffer | Promise<Buffer>>()
  return {
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 27),
    size: body.length,
    encodings: ENCODINGS,
    bytesIn(encoding) {
      if (!encoding) return body
      const known = compressed.get(encoding)
      if (known) return known
      const making = COMPRESS[encoding](body).then((bytes) => {
        compressed.set(encoding, bytes)
        return bytes
      })
      compressed.set(encoding, making)
      return making
    },
  }
}
