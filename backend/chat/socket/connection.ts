import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Caller, Viewer } from '#backend/operation/context.ts'
import type { ServerFrame } from '#contracts/chat.ts'
import { CLOSE_CODES } from '#contracts/chat-facts.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { frameOf, textOf } from './frames.ts'
import { monotonic, type SocketSettings } from './settings.ts'

/** Rooms that one connection may be in; a tab shows one, or two side by side. */
const ROOMS_ENTERED = 20
const CUT_AFTER_MILLISECONDS = 2_000
const FORCED_LOGOUT = textOf({
  action: 'forcedLogout',
  data: { statusCode: ERROR_CATALOGUE.FORCED_LOGOUT.code },
})

export interface ConnectionFacts {
  /** What the socket writes to. */
  stream: Duplex
  viewer: Viewer
  /** One's own store: what the rooms know one by. */
  storeSeq: number
  caller: Caller
  /** When the token in its address ends, milliseconds UTC. */
  tokenEndsAt: number
}

/** One socket of somebody who is signed in. */
export class Connection {
  readonly socket: WebSocket
  readonly storeSeq: number
  readonly caller: Caller
  readonly tokenEndsAt: number
  /** As of the last look at the account. */
  viewer: Viewer
  /** When the account was last looked at, and when something was last heard; both by the clock that only rises. */
  checkedAt: number
  heardAt: number
  pingedAt: number
  /** Messages (`room:clientMessageId`) whose answer stands for their event. */
  readonly sending = new Set<string>()
  /** Rooms it is in, with the other's store: it is told of typing there. */
  readonly entered = new Map<number, number>()
  /** Nothing more is read: it is about to be closed. */
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
    this.checkedAt = this.heardAt = this.pingedAt = monotonic()
  }

  /**
   * Sends a whole frame made once for many (frames.ts), past the library, which would write its head and its text each by
   * itself; nothing of it waits in the library, as nothing is compressed. Whoever does not read is cut, not buffered for
   * without end.
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

  /** What is sent in one go of the event loop goes to the network together: a batch of messages is one write, not many. */
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

  /** Closes with the handshake of the protocol; whoever does not take part in it is cut a little later. */
  close(code: number, reason: string): void {
    this.isLeaving = true
    closeSocket(this.socket, code, reason)
  }

  /** Ends it whether the other side listens or not. */
  cut(code: number, reason: string): void {
    if (this.#isCut) return
    this.#isCut = true
    this.isLeaving = true
    this.#onCut()
    this.socket.close(code, reason)
    setImmediate(() => this.socket.terminate())
  }
}

/** Connections that something waits in for the end of this turn of the event loop. */
let gathering: Connection[] = []

function sendAllGathered(): void {
  const all = gathering
  gathering = []
  for (const connection of all) connection.sendGathered()
}

/** Closes a socket whose session has ended; also one that was opened only to be told so. */
export function forceOut(socket: WebSocket): void {
  socket.send(FORCED_LOGOUT)
  closeSocket(socket, CLOSE_CODES.FORCED_LOGOUT, 'the session has ended')
}

export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), CUT_AFTER_MILLISECONDS).unref()
}
