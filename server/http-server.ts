import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { HTTP_LIMITS, type HttpLimits } from './http-limits.ts'
import {
  REFUSALS,
  type RefusalHeaders,
  refusalOfFault,
  refuseRequest,
  refuseSocket,
  requestRefusalOf,
} from './refuse-request.ts'
import { dispatchUpgrade, type Upgrades } from './upgrades.ts'

export type HttpAnswer = (request: IncomingMessage, response: ServerResponse) => void

export interface HttpServer {
  server: Server
  /** Sets the handler of the requests that are not refused. */
  answer(answer: HttpAnswer): void
  /**
   * Stops: from now on every answer ends its connection, idle connections are closed, and there are no new ones.
   * Resolves once every running request has been answered and every connection is closed.
   */
  drain(): Promise<void>
}

/**
 * An HTTP server for untrusted clients. A connection has one running request; a head, a body and a reader have a time
 * limit each. Malformed requests are refused before any handler is called, and every error of a connection is handled.
 */
export function createHttpServer(
  options: {
    limits?: Partial<HttpLimits>
    /** Whether the body of a request to this address may take `uploadMs`. */
    isUpload?: (address: string) => boolean
    /** What refusals carry besides their own headers. */
    refusalHeaders?: RefusalHeaders
    /** Without them an upgrade is a request like any other. */
    upgrades?: Upgrades
  } = {},
): HttpServer {
  const { isUpload = () => false, upgrades, refusalHeaders = {} } = options
  const limits = { ...HTTP_LIMITS, ...options.limits }
  const server = createServer({
    maxHeaderSize: limits.headBytes,
    headersTimeout: limits.headMs,
    requestTimeout: limits.uploadMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  })
  server.timeout = limits.stalledMs
  let answer: HttpAnswer = (_request, response) =>
    refuseRequest(response, REFUSALS.notFound, refusalHeaders)
  let isDraining = false
  const running = new Map<Duplex, ServerResponse>()
  /** Connections that wait for a request; the first has waited longest. */
  const idle = new Set<Duplex>()
  /** Connections that are no longer read. */
  const ended = new WeakSet<Duplex>()
  /** How many requests arrived while one was running. */
  const pipelined = new WeakMap<Duplex, number>()
  let noneIdle: () => void = () => undefined

  const leaveIdle = (socket: Duplex) => {
    if (idle.delete(socket) && idle.size === 0) noneIdle()
  }

  server.on('connection', (socket: Socket) => {
    idle.add(socket)
    socket.once('close', () => leaveIdle(socket))
    const [oldest] = idle
    if (idle.size > limits.idleConnections) oldest?.destroy()
  })

  /**
   * Whether the request is the only one of its connection. Browsers and proxies wait for an answer before the next
   * request.
   */
  function begin({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const current = running.get(socket)
    if (current) {
      endAfter(current, socket)
      return false
    }
    running.set(socket, response)
    leaveIdle(socket)
    if (isDraining) response.setHeader('Connection', 'close')
    response.once('close', () => {
      running.delete(socket)
      if (socket.destroyed) return
      // An answer that had started before the stop could not announce it.
      if (isDraining) socket.destroySoon()
      else idle.add(socket)
    })
    return true
  }

  /** Stops reading a connection, and ends it with the running answer. */
  function endAfter(current: ServerResponse, socket: Socket): void {
    socket.pause()
    const further = (pipelined.get(socket) ?? 0) + 1
    pipelined.set(socket, further)
    if (further > limits.pipelined) socket.destroy()
    if (ended.has(socket)) return
    ended.add(socket)
    if (!current.headersSent) current.setHeader('Connection', 'close')
    current.once('close', () => socket.destroySoon())
  }
  function take(request: IncomingMessage, response: ServerResponse, isAwaited = false): void {
    if (!begin(request, response)) return
    const refusal = requestRefusalOf(request, limits)
    if (refusal) {
      refuseRequest(response, refusal, refusalHeaders)
      return
    }
    if (isAwaited) response.writeContinue()
    if (hasBody(request) && !isUpload(request.url ?? '')) hurry(request, response)
    answer(request, response)
  }

  function hurry(request: IncomingMessage, response: ServerResponse): void {
    const timer = setTimeout(() => {
      if (!request.complete) endFaulty(request.socket, REFUSALS.slow)
    }, limits.bodyMs)
    response.once('close', () => clearTimeout(timer))
  }

  /** Answers what cannot be parsed further, where no answer has started, and ends the connection. */
  function endFaulty(socket: Duplex, refusal: ReturnType<typeof refusalOfFault>): void {
    if (ended.has(socket)) return
    ended.add(socket)
    if (!socket.writable || running.get(socket)?.headersSent) {
      socket.destroy()
      return
    }
    refuseSocket(socket, refusal, refusalHeaders)
    destroyLater(socket)
  }

  /**
   * The other side has some time to read the answer; ending earlier would discard it together with the unread bytes
   * here.
   */
  function destroyLater(socket: Duplex): void {
    const timer = setTimeout(() => socket.destroy(), limits.lingerMs)
    socket.once('close', () => clearTimeout(timer))
  }

  server.on('request', (request, response) => take(request, response))
  // The client sends its body only after `100 Continue`.
  server.on('checkContinue', (request, response) => take(request, response, true))
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    if (begin(request, response)) refuseRequest(response, REFUSALS.expectation, refusalHeaders)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) =>
    endFaulty(socket, refusalOfFault(error.code)),
  )
  if (upgrades)
    server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      const socket = stream as Socket
      // Node has removed its listener; an unhandled `error` event ends the process.
      socket.on('error', () => socket.destroy())
      leaveIdle(socket)
      const current = running.get(socket)
      if (current) return endAfter(current, socket)
      // The handler that takes the socket sets its own time-out.
      socket.setTimeout(limits.stalledMs, () => socket.destroy())
      socket.once('finish', () => {
        socket.resume()
        destroyLater(socket)
      })
      const refusal = requestRefusalOf(request, limits)
      if (refusal) refuseSocket(socket, refusal, refusalHeaders)
      else dispatchUpgrade({ ...upgrades, refusalHeaders }, request, socket, head)
    })

  return {
    server,
    answer(given) {
      answer = given
    },
    async drain() {
      isDraining = true
      for (const response of running.values())
        if (!response.headersSent) response.setHeader('Connection', 'close')
      await new Promise<void>((resolve) => {
        noneIdle = resolve
        if (idle.size === 0) resolve()
        setTimeout(resolve, limits.drainLingerMs).unref()
      })
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      })
    },
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
