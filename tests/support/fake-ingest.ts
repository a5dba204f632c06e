import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

/** One report: an event, a trace, or a part of a recording. */
export interface Reported {
  type: string
  /** Parsed where it is JSON; a recording stays text. */
  payload: unknown
  /** The whole request, as it was sent. */
  raw: string
  envelope: Record<string, unknown>
}

interface ReportedEvent {
  message?: string
  transaction?: string
  release?: string
  environment?: string
  user?: { id?: string }
  tags?: Record<string, string>
  request?: { url?: string; headers?: Record<string, string> }
  contexts?: Record<string, Record<string, unknown>>
  exception?: {
    values: {
      type: string
      value: string
      mechanism?: { type: string }
      stacktrace?: { frames: { filename: string }[] }
    }[]
  }
}

/** A local service that receives error reports. */
export interface FakeIngest {
  dsn: string
  origin: string
  reported: Reported[]
  /** Everything that was sent to it. */
  everything: () => string
  events: () => ReportedEvent[]
  /** The messages of the reported errors. */
  words: () => string[]
  close: () => Promise<void>
}

export async function startFakeIngest(): Promise<FakeIngest> {
  const reported: Reported[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const text = (
      request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
    ).toString()
    if (request.method === 'POST') reported.push(...readEnvelope(text))
    response
      .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
      .end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const events = () =>
    reported.filter(({ type }) => type === 'event').map(({ payload }) => payload as ReportedEvent)
  return {
    dsn: `${origin.replace('//', '//key@')}/1`,
    origin,
    reported,
    everything: () => reported.map(({ raw }) => raw).join('\n'),
    events,
    words: () => events().flatMap((event) => event.exception?.values.at(-1)?.value ?? []),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Headers, then for every item its header, with the length of its content, and the content. */
function readEnvelope(text: string): Reported[] {
  const bytes = Buffer.from(text)
  const items: Reported[] = []
  let at = 0
  const line = () => {
    const end = bytes.indexOf(10, at)
    const found = bytes.subarray(at, end < 0 ? bytes.length : end).toString()
    at = end < 0 ? bytes.length : end + 1
    return found
  }
  const envelope = JSON.parse(line()) as Record<string, unknown>
  while (at < bytes.length) {
    const header = JSON.parse(line()) as { type: string; length?: number }
    let payload = ''
    if (header.length === undefined) payload = line()
    else {
      payload = bytes.subarray(at, at + header.length).toString()
      at += header.length + 1
    }
    items.push({
      type: header.type,
      payload:
        payload.startsWith('{') && header.type !== 'replay_recording'
          ? JSON.parse(payload)
          : payload,
      raw: text,
      envelope,
    })
  }
  return items
}
