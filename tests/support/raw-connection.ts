import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which a test writes bytes as an attacker would. */
export interface RawConnection {
  socket: Socket
  write: (bytes: string | Buffer) => void
  /** What was received so far, as latin1. */
  received: () => string
  /** Waits until what was received matches. */
  until: (pattern: RegExp) => Promise<void>
  /** Resolves with everything that was received once the connection is closed, by either side. */
  closed: Promise<string>
}

export async function rawConnection(
  port: number,
  options: { allowHalfOpen?: boolean } = {},
): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', ...options })
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk
  })
  // A reset is one way to be closed.
  socket.on('error', () => undefined)
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)))
  await once(socket, 'connect')
  return {
    socket,
    write: (bytes) => void socket.write(bytes),
    received: () => text,
    async until(pattern) {
      while (!pattern.test(text)) await once(socket, 'data')
    },
    closed,
  }
}

/** A promise that a test resolves. */
export function gate<Value = void>() {
  let open: (value: Value) => void = () => undefined
  const opened = new Promise<Value>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
