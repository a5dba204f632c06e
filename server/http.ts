import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { isForeignUpgrade, type OriginRule } from './foreign-origin.ts'

/** Headers by which a client could pass itself off as a proxy; Remix would trust the first. */
const FORWARDED = new Set([
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
])

/** Removes what only a proxy of ours may say. */
export function dropForwardedHeaders(request: IncomingMessage): void {
  const kept: string[] = []
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index] ?? ''
    if (FORWARDED.has(name.toLowerCase())) delete request.headers[name.toLowerCase()]
    else kept.push(name, request.rawHeaders[index + 1] ?? '')
  }
  request.rawHeaders = kept
}

/**
 * What a page on a webview's origin sends comes by a gateway that need not pass that origin's name on, and Remix takes
 * a post from another name than the server's for forged: it is told the name. `isForeign` has the say before it.
 */
export function nameWebviewHost(request: IncomingMessage, webviewOrigins: readonly string[]): void {
  const { origin } = request.headers
  if (!origin || !webviewOrigins.includes(origin)) return
  const { host } = new URL(origin)
  request.headers['x-forwarded-host'] = host
  request.rawHeaders.push('x-forwarded-host', host)
}

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * Gives a socket upgrade to the handler of its path; leaves the development server's own alone; refuses the rest, and
 * what pages of other sites ask for.
 */
export function dispatchUpgrades(
  server: Server,
  handlers: Record<string, UpgradeHandler>,
  originRule: OriginRule,
): void {
  server.on('upgrade', (request, socket, head) => {
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return
    // Nobody else listens any more; an error that nobody hears ends the process.
    socket.on('error', () => socket.destroy())
    const path = request.url?.split('?', 1)[0] ?? ''
    const handler = Object.hasOwn(handlers, path) ? handlers[path] : undefined
    if (!handler) return refuse(socket, '404 Not Found')
    if (isForeignUpgrade(request, originRule)) return refuse(socket, '403 Forbidden')
    handler(request, socket, head)
  })
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * Stops on SIGTERM or SIGINT: first `drain` (readiness off, sockets sent away), with it no new connections, running
 * requests finish, `close` releases what they used, exit 0. After `limitMs` the process leaves all the same.
 */
export function stopGracefully(options: {
  server: Server
  drain: () => Promise<void>
  close: () => Promise<void>
  limitMs: number
}): void {
  const { server, drain, close, limitMs } = options
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const drained = drain()
    setTimeout(() => process.exit(0), limitMs).unref()
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), limitMs * 0.8).unref()
    })
    await drained
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
