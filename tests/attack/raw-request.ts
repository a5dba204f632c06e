import { connect, type Socket } from 'node:net'

/** The response to bytes that were written to a new connection. */
export interface RawAnswer {
  /** Of the first response; null where none arrived. */
  status: number | null
  head: string
  body: string
  /** The server ended the connection within the time. */
  ended: boolean
}

export interface RawOptions {
  port: number
  /** An address of the loopback range: the server sees it as the client's. */
  from: string
  bytes: string | Buffer
  /** How long to wait for the connection's end. */
  waitMilliseconds?: number
  /** Reads nothing before the time is over. */
  isDeaf?: boolean
  /** Closes with a reset instead of an orderly end. */
  resets?: boolean
}

const MAX_KEPT_BYTES = 512 * 1024

/** Writes bytes to a new connection and waits for its end, but not longer than the given time. */
export function sendRaw(options: RawOptions): Promise<RawAnswer> {
  const { port, from, bytes, waitMilliseconds = 10_000, isDeaf = false, resets = false } = options
  return new Promise((resolve) => {
    const socket = connectFrom(port, from)
    const chunks: Buffer[] = []
    let kept = 0
    let isOver = false
    const finish = (ended: boolean) => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      if (resets) socket.resetAndDestroy()
      else socket.destroy()
      resolve({ ...parseAnswer(Buffer.concat(chunks)), ended })
    }
    const timer = setTimeout(() => finish(false), waitMilliseconds)
    if (isDeaf) socket.pause()
    else
      socket.on('data', (chunk) => {
        if (kept < MAX_KEPT_BYTES) chunks.push(chunk)
        kept += chunk.length
      })
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
    socket.write(bytes)
  })
}

export function connectFrom(port: number, from: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true })
  socket.on('error', () => socket.destroy())
  return socket
}

function parseAnswer(bytes: Buffer): Pick<RawAnswer, 'status' | 'head' | 'body'> {
  const end = bytes.indexOf('\r\n\r\n')
  const head = bytes.subarray(0, end < 0 ? bytes.length : end).toString('latin1')
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]
  return {
    status: status ? Number(status) : null,
    head,
    body: end < 0 ? '' : bytes.subarray(end + 4).toString(),
  }
}

export interface RequestOptions {
  port: number
  from: string
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
  waitMilliseconds?: number
}

/** One request with a connection of its own. */
export function requestFrom(options: RequestOptions): Promise<RawAnswer> {
  const { port, from, method = 'GET', path, headers = {}, body } = options
  const sent = {
    Host: `localhost:${port}`,
    Connection: 'close',
    ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
  const head = Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1')
  return sendRaw({
    port,
    from,
    bytes: body === undefined ? head : Buffer.concat([head, Buffer.from(body)]),
    ...(options.waitMilliseconds !== undefined && { waitMilliseconds: options.waitMilliseconds }),
  })
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
