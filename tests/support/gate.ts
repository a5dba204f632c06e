import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy to a server that can be closed, and switched to another server, without its address changing. */
export interface Gate {
  url: string
  /** Forwards to the server at this address. */
  open: (url: string) => void
  /** Cuts open connections and accepts no more, as a lost connection does. */
  shut: () => void
  stop: () => Promise<void>
}

export async function startGate(url: string): Promise<Gate> {
  let target: URL | undefined = new URL(url)
  const sockets = new Set<Socket>()

  function lead(from: Socket) {
    if (!target) return void from.destroy()
    const to = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('error', () => other.destroy())
      one.pipe(other)
    }
  }

  function cut() {
    for (const socket of sockets) socket.destroy()
  }

  const listener = createServer(lead).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    open(next) {
      cut()
      target = new URL(next)
    },
    shut() {
      target = undefined
      cut()
    },
    async stop() {
      cut()
      listener.close()
      await once(listener, 'close')
    },
  }
}
