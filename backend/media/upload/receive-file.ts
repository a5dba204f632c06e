import { open, rm } from 'node:fs/promises'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { within } from '#contracts/deadline.ts'
import { type FileKind, fileKind, KIND_BYTES } from './file-kind.ts'
import { UploadPace } from './upload-pace.ts'

export interface ReceivedFile {
  kind: Exclude<FileKind, 'heic'>
  bytes: number
}

interface ReceiveLimits {
  largest: (kind: FileKind | null) => number
  pace?: UploadPace
}

type ReceiveRefusal = Refusal<
  'EMPTY' | 'INCOMPLETE' | 'TOO_SLOW' | 'TOO_LARGE' | 'HEIC' | 'WRONG_TYPE'
>

/**
 * Writes an uploaded body to a file while it arrives, up to the limit of its kind; little of it is in memory. A refused
 * body is still read to its end, within the same limits: a browser that is still sending would not see the response. A
 * sender below the minimum pace is disconnected.
 * @param body null when nothing was sent
 * @param file a path where there is none yet; on a refusal there is none afterwards
 * @param largest the limit in bytes of a kind; that of `null` holds for what is unknown, or not known yet
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  file: string,
  { largest, pace = new UploadPace() }: ReceiveLimits,
): Promise<ReceivedFile | ReceiveRefusal> {
  if (!body) return refuse('EMPTY')
  const reader = body.getReader()
  try {
    const received = await receive(reader, file, { largest, pace })
    if ('refused' in received) await rm(file, { force: true })
    return received
  } finally {
    // Has no effect at the end of the body.
    reader.cancel().catch(() => undefined)
  }
}

async function receive(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  file: string,
  { largest, pace }: Required<ReceiveLimits>,
): Promise<ReceivedFile | ReceiveRefusal> {
  const handle = await open(file, 'wx', 0o600)
  try {
    let head = Buffer.alloc(0)
    let kind: FileKind | null | undefined
    let bytes = 0
    for (;;) {
      const chunk = await nextChunk(reader, pace)
      if (chunk === 'BROKEN_OFF') return refuse('INCOMPLETE')
      if (chunk === 'TOO_SLOW') return refuse('TOO_SLOW')
      if (!chunk) break
      bytes += chunk.byteLength
      if (kind === undefined) {
        head = Buffer.concat([head, chunk.subarray(0, KIND_BYTES)])
        if (head.length >= KIND_BYTES) kind = fileKind(head)
      }
      if (bytes > largest(kind ?? null)) return refuse('TOO_LARGE')
      if (kind !== null && kind !== 'heic') await handle.writeFile(chunk)
    }
    kind ??= fileKind(head)
    if (bytes === 0) return refuse('EMPTY')
    if (!kind) return refuse('WRONG_TYPE')
    return kind === 'heic' ? refuse('HEIC') : { kind, bytes }
  } finally {
    await handle.close()
  }
}

/** Null at the end. */
async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  pace: UploadPace,
): Promise<Uint8Array | null | 'BROKEN_OFF' | 'TOO_SLOW'> {
  const requestedAt = performance.now()
  const read = reader.read().then(
    ({ done, value }) => (done ? null : value),
    () => 'BROKEN_OFF' as const,
  )
  const chunk = await within(read, pace.patienceMs, 'TOO_SLOW' as const)
  if (typeof chunk === 'string' || chunk === null) return chunk
  return pace.note(chunk.byteLength, performance.now() - requestedAt) ? chunk : 'TOO_SLOW'
}
