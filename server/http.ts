import type { IncomingMessage } from 'node:http'
import type { HttpAnswer, HttpServer } from './http-server.ts'
import type { PageCache } from './page-cache.ts'

/** Headers by which a client could pass itself off as a proxy; Remix would trust the first. */
const FORWARDED = new Set([
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
])

/** Removes the headers that only a proxy of ours may set. */
export function dropForwardedHeaders(request: IncomingMessage): void {
  const headers: string[] = []
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index] ?? ''
    if (FORWARDED.has(name.toLowerCase())) delete request.headers[name.toLowerCase()]
    else headers.push(name, request.rawHeaders[index + 1] ?? '')
  }
  request.rawHeaders = headers
}

/**
 * Requests of a page on a webview's origin arrive through a gateway that need not forward that origin's name, and Remix
 * treats a post from another name than the server's as forged. So the webview's host is set here. `isForeign` decides
 * before it.
 */
export function nameWebviewHost(request: IncomingMessage, webviewOrigins: readonly string[]): void {
  const { origin } = request.headers
  if (!origin || !webviewOrigins.includes(origin)) return
  const { host } = new URL(origin)
  request.headers['x-forwarded-host'] = host
  request.rawHeaders.push('x-forwarded-host', host)
}

/** Answers with what is cached; `otherwise` answers everything else. */
export const cachedFirst =
  (sendCached: PageCache['sendCached'], otherwise: HttpAnswer): HttpAnswer =>
  (request, response) => {
    const isSent = sendCached(request, response)
    if (isSent === false) otherwise(request, response)
    else if (isSent !== true)
      isSent.then((wasSent) => {
        if (!wasSent) otherwise(request, response)
      })
  }

/**
 * Stops on SIGTERM or SIGINT: first `drain` (readiness off, sockets closed), with it the server's own drain (running
 * requests finish, no new connections), then `close` releases what they used, exit 0. After `limitMs` the process exits
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
