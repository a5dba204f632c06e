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

/** Sends it in the best encoding that the client accepts; 304 when the client has it, only its headers for HEAD. */
export async function sendBytes(
  answer: FinishedAnswer,
  { method, headers: requested }: Pick<Request, 'method' | 'headers'>,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const encoding = bestEncoding(requested.get('accept-encoding'), answer.encodings)
  const etag = `"${answer.etag}${encoding ? `-${encoding}` : ''}"`
  const headers: Record<string, string> = { ...answer.headers, ...more, etag }
  if (answer.status === 200 && isFresh(requested.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  const bytes = await answer.bytesIn(encoding)
  headers['content-length'] = String(bytes.length)
  if (encoding) headers['content-encoding'] = encoding
  const body =
    method === 'HEAD'
      ? null
      : new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length)
  return new Response(body, { status: answer.status, headers })
}

function bestEncoding(header: string | null, offered: readonly Encoding[]): Encoding | null {
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
  const compressed = new Map<Encoding, Promise<Buffer>>()
  return {
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 27),
    size: body.length,
    encodings: ENCODINGS,
    bytesIn(encoding) {
      if (!encoding) return body
      const made = compressed.get(encoding) ?? COMPRESS[encoding](body)
      compressed.set(encoding, made)
      return made
    },
  }
}
