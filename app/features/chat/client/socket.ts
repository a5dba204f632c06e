import type ReconnectingWebSocket from 'partysocket/ws'
import type { ServerFrame } from '#contracts/chat.ts'
import { CHAT_RULES, CLOSE_CODES, FINAL_CLOSE_CODES } from '#contracts/chat-constants.ts'
import { type ClientFrame, readServerFrame } from './frames.ts'
import type { ConnectionState } from './live-room.ts'

const SECOND = 1_000
/** A connection is dead that brings nothing for so long after it was asked to. */
const ANSWER_WITHIN = 5 * SECOND
const CONNECT_WITHIN = 10 * SECOND
/** A loss is reported after that; most are over before. */
const LOSS_NOTICE_DELAY = 3 * SECOND
/** A connection that lived shorter is not replaced at once, or a server that is going away would be asked without end. */
const LIVED = 1 * SECOND
const SHORTEST_PAUSE = 0.5 * SECOND
const LONGEST_PAUSE = 20 * SECOND

export interface SocketDeps {
  load: () => Promise<typeof ReconnectingWebSocket>
  /** The address of an attempt, with a token that is valid now; it may wait for a connection. */
  address: () => Promise<string>
  onFrame: (frame: ServerFrame) => void
  onState: (state: ConnectionState) => void
  /** The server closed it: what for. */
  onClosed: (code: number) => void
  isOnline: () => boolean
}

/**
 * The connection to the chat (SPEC.md sections 4 and 7). It comes back by itself: at once after 1001, after other losses
 * with growing, scattered pauses, and not at all after a final code. Nothing waits in it: what cannot go now is refused,
 * and its sender stores it.
 */
export function createChatSocket(deps: SocketDeps) {
  let socket: ReconnectingWebSocket | undefined
  let state: ConnectionState = 'connecting'
  let isWanted = false
  let isFinal = false
  let round = 0
  let openedAt = 0
  let pings: ReturnType<typeof setInterval> | undefined
  let answerDue: ReturnType<typeof setTimeout> | undefined
  let lossTimer: ReturnType<typeof setTimeout> | undefined

  function turn(next: ConnectionState): void {
    if (next !== 'connecting') {
      clearTimeout(lossTimer)
      lossTimer = undefined
    } else lossTimer ??= setTimeout(() => turn('offline'), LOSS_NOTICE_DELAY)
    if (state === next) return
    state = next
    deps.onState(next)
  }

  function quiet(): void {
    clearInterval(pings)
    clearTimeout(answerDue)
    answerDue = undefined
  }

  /** Drops the connection that is there, if any, without waiting for its end. */
  function drop(): void {
    quiet()
    const dropped = socket
    socket = undefined
    dropped?.close()
  }

  async function begin(): Promise<void> {
    drop()
    round += 1
    const mine = round
    turn(deps.isOnline() ? 'connecting' : 'offline')
    // When its script fails to load, the next wake tries again.
    const Socket = await deps.load().catch(() => null)
    if (mine !== round || !isWanted) return
    if (!Socket) return turn('offline')
    const opened = new Socket(deps.address, undefined, {
      maxEnqueuedMessages: 0,
      connectionTimeout: CONNECT_WITHIN,
      reconnectionDelayGrowFactor: 1.8,
      // Drawn for every attempt, so that clients of a lost server do not reconnect in step.
      get minReconnectionDelay() {
        return SHORTEST_PAUSE * (1 + 2 * Math.random())
      },
      get maxReconnectionDelay() {
        return LONGEST_PAUSE * (0.5 + Math.random())
      },
      shouldReconnectOnClose: ({ code }) => !isReplacedAtOnce(code) && !isEnd(code),
    })
    socket = opened
    const isMine = () => socket === opened
    opened.onopen = () => isMine() && onOpen()
    opened.onmessage = ({ data }) => isMine() && onMessage(data)
    opened.onclose = ({ code }) => isMine() && onClose(code)
  }

  const isEnd = (code: number) => FINAL_CLOSE_CODES.includes(code)
  const isReplacedAtOnce = (code: number) =>
    code === CLOSE_CODES.GOING_AWAY && openedAt > 0 && Date.now() - openedAt >= LIVED

  function onOpen(): void {
    openedAt = Date.now()
    send({ action: 'getUserInfoRequest' })
    clearInterval(pings)
    pings = setInterval(check, CHAT_RULES.pingMilliseconds)
    turn('open')
  }

  function onMessage(data: unknown): void {
    clearTimeout(answerDue)
    answerDue = undefined
    const frame = readServerFrame(data)
    if (frame) deps.onFrame(frame)
  }

  function onClose(code: number): void {
    const isAtOnce = isReplacedAtOnce(code)
    quiet()
    openedAt = 0
    isFinal = isEnd(code)
    deps.onClosed(code)
    // The listener may have stopped it.
    if (!isWanted) return
    if (isFinal) turn('offline')
    else if (isAtOnce) void begin()
    // A reported loss stays reported until the connection is back.
    else turn(deps.isOnline() && state !== 'offline' ? 'connecting' : 'offline')
  }

  const isOpen = () => socket !== undefined && socket.readyState === socket.OPEN
  const isTrying = () => socket !== undefined && socket.readyState === socket.CONNECTING

  /** @returns false when it cannot go now */
  function send(frame: ClientFrame): boolean {
    return isOpen() && socket?.send(JSON.stringify(frame)) === true
  }

  /** Asks for a sign of life; without one the connection is dead, and replaced. */
  function check(): void {
    if (answerDue !== undefined || !send({ action: 'ping' })) return
    answerDue = setTimeout(() => {
      answerDue = undefined
      if (isWanted) void begin()
    }, ANSWER_WITHIN)
  }

  return {
    get state() {
      return state
    },
    send,
    check,
    /** Once is enough; after a final close it takes a `stop` first. */
    start(): void {
      if (isWanted) return
      isWanted = true
      isFinal = false
      void begin()
    },
    stop(): void {
      isWanted = false
      round += 1
      openedAt = 0
      drop()
      turn('offline')
    },
    /** The connection or the page is back: an open socket is checked, a waiting one tries now. */
    wake(): void {
      if (!isWanted || isFinal) return
      if (isOpen()) check()
      else if (!isTrying() || state === 'offline') void begin()
    },
    /** The connection is lost: an open socket stays, as the connection may be back before the server has noticed. */
    lose(): void {
      if (isWanted && !isOpen()) turn('offline')
    },
  }
}
