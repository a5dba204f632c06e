import { randomUUID } from 'node:crypto'
import type { RawData } from 'ws'
import type { HostContext, HostDependencies, HostLog } from '#backend/operation/context.ts'
import { isRefusal } from '#backend/operation/refusal.ts'
import { CLIENT_DATA } from '#contracts/chat.ts'
import { CLOSE_CODES, type ClientAction } from '#contracts/chat-constants.ts'
import type { Action, ActionAnswer, ActionCall } from './action.ts'
import { ACTIONS } from './actions/actions.ts'
import type { BucketForEach } from './bucket-for-each.ts'
import type { Connection } from './connection.ts'
import type { Hub } from './hub.ts'
import type { ChatMetrics } from './metrics.ts'
import { isUnreadable, type ReadFrame, readFrame, type UnreadableFrame } from './read-frame.ts'
import { errorOfFields, errorOfRefusal, faultError, refusalFrame } from './refusals.ts'
import { monotonic, type SocketSettings } from './settings.ts'
import { TokenBucket } from './token-bucket.ts'
import type { Typing } from './typing.ts'

/** Frames of one connection that wait to be handled; above this the socket is paused. */
const PAUSE_AT = 32
const RESUME_AT = 8

export interface ServeOptions {
  /** The dependencies that operations of the hosts get. */
  dependencies: Omit<HostDependencies, 'log'>
  hub: Hub
  typing: Typing
  settings: SocketSettings
  metrics: ChatMetrics
  log: HostLog
  /** The frame limit of each user over all sockets. */
  frames: BucketForEach
}

/**
 * Handles the frames of one connection, one after the other, in the order in which they arrived.
 * @returns resolves when the running frame is done
 */
export function serveConnection(
  connection: Connection,
  options: ServeOptions,
): { settled(): Promise<void> } {
  const { settings, metrics, log } = options
  const { socket } = connection
  const bucket = new TokenBucket(
    { burst: settings.frameBurst, perSecond: settings.framesPerSecond },
    monotonic(),
  )
  // All frames of a connection share one request id in the log.
  const requestId = randomUUID()
  let call = callOf(connection, options, requestId)
  const waiting: ReadFrame[] = []
  let running: Promise<void> | null = null
  let badFrames = 0

  socket.on('message', (bytes: RawData, isBinary: boolean) => {
    if (connection.isLeaving) return
    const at = monotonic()
    connection.receivedAt = at
    metrics.frames += 1
    if (!bucket.take(at) || !options.frames.take(connection.viewer.userSeq))
      return connection.close(CLOSE_CODES.TOO_FAST, 'too many frames')
    const frame = readFrame(bytesOf(bytes), isBinary)
    if (isUnreadable(frame)) return refuseFrame(frame)
    waiting.push(frame)
    metrics.underWay += 1
    if (waiting.length >= PAUSE_AT) socket.pause()
    running ??= run()
  })

  function refuseFrame({ requested, error }: UnreadableFrame) {
    metrics.badFrames += 1
    badFrames += 1
    connection.answer({ action: 'error', data: { action: requested }, error })
    if (badFrames >= settings.badFrames)
      connection.close(CLOSE_CODES.BAD_FRAMES, 'too many unreadable frames')
  }

  async function run(): Promise<void> {
    for (let frame = waiting.shift(); frame; frame = waiting.shift()) {
      if (!connection.isLeaving) await serve(frame)
      metrics.underWay -= 1
      if (socket.isPaused && waiting.length <= RESUME_AT) socket.resume()
    }
    running = null
  }

  async function serve({ action, data: fields }: ReadFrame): Promise<void> {
    const { answer } = ACTIONS[action]
    try {
      const parsed = CLIENT_DATA[action].safeParse(fields)
      if (!parsed.success) {
        metrics.badFrames += 1
        return connection.answer(refusalFrame(answer, errorOfFields(parsed.error), fields))
      }
      const outcome = await perform(action, callNow(), parsed.data)
      if (!isRefusal(outcome)) return sendAll(connection, outcome)
      connection.answer(refusalFrame(answer, errorOfRefusal(outcome), fields))
    } catch (error) {
      log.error({ error, action, requestId }, 'an action of a socket failed')
      connection.answer(refusalFrame(answer, faultError(), fields))
    }
  }

  /** The viewer may have changed since the last frame. */
  function callNow(): ActionCall {
    if (call.context.viewer !== connection.viewer) call = callOf(connection, options, requestId)
    return call
  }

  return {
    async settled() {
      await running
    },
  }
}

/** The table's types hold for each action by itself, which TypeScript cannot follow through a variable key. */
function perform(
  action: ClientAction,
  call: ActionCall,
  data: unknown,
): ActionAnswer | Promise<ActionAnswer> {
  const { run } = ACTIONS[action] as Action<ClientAction>
  return run(call, data as never)
}

function sendAll(connection: Connection, frames: Exclude<ActionAnswer, { refused: string }>): void {
  for (const frame of frames) {
    if (Buffer.isBuffer(frame)) connection.send(frame)
    else connection.answer(frame)
  }
}

function callOf(connection: Connection, options: ServeOptions, requestId: string): ActionCall {
  const { dependencies, hub, typing, settings } = options
  const { viewer, caller } = connection
  const context: HostContext = { ...dependencies, requestId, viewer, caller }
  return { connection, context, hub, typing, settings }
}

/** With the `binaryType` of our sockets only whole buffers occur. */
const bytesOf = (bytes: RawData): Buffer =>
  Buffer.isBuffer(bytes)
    ? bytes
    : Buffer.concat(Array.isArray(bytes) ? bytes : [Buffer.from(bytes)])
