import type { IncomingMessage } from 'node:http'
import type { HttpServer } from './http-server.ts'

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

/**
 * Stops on SIGTERM or SIGINT: first `drain` (readiness off, sockets sent away), with it the server's own drain (running
 * requests finish, no new connections), then `close` releases what they used, exit 0. After `limitMs` the process leaves
 * all the same.
 */
export function stopGracefully(options: {
  http: HttpServer
  drain: () => Promise<void>
  close: () => Promise<void>
  limitMs: number
}): void {
  const { http, drain, close, limitMs } = options
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const drained = drain()
    setTimeout(() => process.exit(0), limitMs).unref()
    setTimeout(() => http.server.closeAllConnections(), limitMs * 0.8).unref()
    await http.drain()
    await drained
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
