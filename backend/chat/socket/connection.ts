import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Caller, Viewer } from '#backend/operation/context.ts'
import type { ServerFrame } from '#contracts/chat.ts'
import { CLOSE_CODES } from '#contracts/chat-constants.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { frameOf, frameText } from './frames.ts'
import { monotonic, type SocketSettings } from './settings.ts'

/** Rooms that one connection may be in; a tab shows one, or two side by side. */
const ROOMS_ENTERED = 20
const CUT_AFTER_MILLISECONDS = 2_000
const FORCED_LOGOUT = frameText({
  action: 'forcedLogout',
  data: { statusCode: ERROR_CATALOGUE.FORCED_LOGOUT.code },
})

export interface ConnectionFacts {
  /** The stream that the socket writes to. */
  stream: Duplex
  viewer: Viewer
  /** The user's own store: the rooms identify a member by it. */
  storeSeq: number
  caller: Caller
  /** When the token in its address expires, milliseconds UTC. */
  tokenEndsAt: number
}

/** One socket of a signed-in user. */
export class Connection {
  readonly socket: WebSocket
  readonly storeSeq: number
  readonly caller: Caller
  readonly tokenEndsAt: number
  /** As of the last check of the account. */
  viewer: Viewer
  /** When the account was last checked, and when something was last received; both by the monotonic clock. */
  checkedAt: number
  receivedAt: number
  pingedAt: number
  /** Messages (`room:clientMessageId`) whose response replaces their event. */
  readonly sending = new Set<string>()
  /** Rooms it is in, with the other member's store: it receives typing events of these. */
  readonly entered = new Map<number, number>()
  /** Frames are no longer read: the socket is about to be closed. */
  isLeaving = false
  #isCut = false
  readonly #stream: Duplex
  #isGathering = false
  readonly #waitingBytes: number
  readonly #onCut: () => void

  constructor(
    socket: WebSocket,
    facts: ConnectionFacts,
    options: Pick<SocketSettings, 'waitingBytes'> & { onCut: () => void },
  ) {
    this.socket = socket
    this.#stream = facts.stream
    this.viewer = facts.viewer
    this.storeSeq = facts.storeSeq
    this.caller = facts.caller
    this.tokenEndsAt = facts.tokenEndsAt
    this.#waitingBytes = options.waitingBytes
    this.#onCut = options.onCut
    this.checkedAt = this.receivedAt = this.pingedAt = monotonic()
  }

  /**
   * Writes a whole frame that is made once for many connections (frames.ts) directly to the stream. The library would
   * write its head and its text separately; it buffers nothing itself, as nothing is compressed. A client that does not
   * read is cut, not buffered for without limit.
   */
  send(frame: Buffer): void {
    const { socket } = this
    if (socket.readyState !== socket.OPEN) return
    this.#gather()
    this.#stream.write(frame)
    if (socket.bufferedAmount <= this.#waitingBytes) return
    this.sendGathered()
    if (socket.bufferedAmount > this.#waitingBytes)
      this.cut(CLOSE_CODES.TOO_SLOW, 'reads too slowly')
  }

  /** Joins the frames of one turn of the event loop into one network write, as a batch of messages sends many. */
  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    this.#stream.cork()
    if (gathering.length === 0) setImmediate(sendAllGathered)
    gathering.push(this)
  }

  sendGathered(): void {
    if (!this.#isGathering) return
    this.#isGathering = false
    this.#stream.uncork()
  }

  answer(frame: ServerFrame): void {
    this.send(frameOf(frame))
  }

  /** A Map instead of an LRUCache, which takes more memory than the entries and would be made for each connection. */
  enter(roomId: number, otherStoreSeq: number): void {
    this.entered.delete(roomId)
    this.entered.set(roomId, otherStoreSeq)
    const [oldest] = this.entered.keys()
    if (this.entered.size > ROOMS_ENTERED && oldest !== undefined) this.entered.delete(oldest)
  }

  /** SPEC.md section 4: the client clears its socket and renews its session. */
  forceLogout(): void {
    this.isLeaving = true
    forceOut(this.socket)
  }

  /** Closes with the handshake of the protocol; a client that does not take part in it is cut a little later. */
  close(code: number, reason: string): void {
    this.isLeaving = true
    closeSocket(this.socket, code, reason)
  }

  /** Ends the connection without waiting for the other side. */
  cut(code: number, reason: string): void {
    if (this.#isCut) return
    this.#isCut = true
    this.isLeaving = true
    this.#onCut()
    this.socket.close(code, reason)
    setImmediate(() => this.socket.terminate())
  }
}

/** Connections with frames that are written at the end of this turn of the event loop. */
let gathering: Connection[] = []

function sendAllGathered(): void {
  const all = gathering
  gathering = []
  for (const connection of all) connection.sendGathered()
}

/** Closes a socket whose session has ended; also one that was opened only to report this. */
export function forceOut(socket: WebSocket): void {
  socket.send(FORCED_LOGOUT)
  closeSocket(socket, CLOSE_CODES.FORCED_LOGOUT, 'the session has ended')
}

export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), CUT_AFTER_MILLISECONDS).unref()
}
