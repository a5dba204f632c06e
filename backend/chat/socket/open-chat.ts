import type { Kysely } from 'kysely'
import type { WebSocket } from 'ws'
import type { ChatSignals } from '#backend/operation/chat-signals.ts'
import type { HostDependencies, HostLog } from '#backend/operation/context.ts'
import { CLOSE_CODES } from '#contracts/chat-constants.ts'
import { within } from '#contracts/deadline.ts'
import type { DB } from '../../db/schema.ts'
import { canReach } from '../rooms/can-reach.ts'
import { BucketForEach } from './bucket-for-each.ts'
import { openBus } from './bus.ts'
import { Connection, type ConnectionFacts } from './connection.ts'
import { Connections } from './connections.ts'
import { Hub } from './hub.ts'
import { type ChatMetrics, noMetrics } from './metrics.ts'
import { serveConnection } from './serve-connection.ts'
import { monotonic, SOCKET_SETTINGS, type SocketSettings } from './settings.ts'
import { throttledLog } from './throttled-log.ts'
import { Typing } from './typing.ts'
import { createUpgrade, type UpgradeRequest } from './upgrade.ts'
import { type ConnectionWatch, watchConnections } from './watch-connections.ts'
import { type RoomWatch, watchRooms } from './watch-rooms.ts'

type Dependencies = Omit<HostDependencies, 'log'>

export interface ChatOptions {
  kysely: Kysely<DB>
  databaseKind: HostDependencies['databaseKind']
  now: () => Date
  /** Notifies the other instances; without it each finds changes by polling the database. */
  redisUrl?: string | undefined
  log: HostLog & { info(fields: object, message: string): void }
  settings?: Partial<SocketSettings>
}

/** The socket service of one process. */
export interface ChatService {
  /** The signals that operations of the hosts send, as `context.chat`. */
  signals: ChatSignals
  /** Answers upgrades to the socket's path; the origin has been checked before. */
  upgrade: UpgradeRequest
  /** Sets the dependencies that the actions need to call operations of the hosts; until then no socket is opened. */
  attach(dependencies: Dependencies): void
  metrics(): ChatMetrics
  /** Accepts no more sockets; running frames are answered, then every socket is closed with 1001. */
  drain(): Promise<void>
  /** Drains, and disconnects from Redis and the database. */
  close(): Promise<void>
}

/** Opens the socket service (SPEC.md sections 4 and 7). The database is the truth; everything in memory may be lost. */
export function openChat(options: ChatOptions): ChatService {
  const { kysely, databaseKind, now, redisUrl } = options
  const settings = { ...SOCKET_SETTINGS, ...options.settings }
  const log = throttledLog(options.log)
  const metrics = noMetrics()
  const connections = new Connections(settings.connectionsPerPerson)
  const frames = new BucketForEach({
    burst: settings.frameBurst * settings.personFrameShare,
    perSecond: settings.framesPerSecond * settings.personFrameShare,
  })
  const settling = new Map<Connection, () => Promise<void>>()
  let dependencies: Dependencies | undefined
  let isDraining = false

  const hub = new Hub({
    kysely,
    now,
    log,
    connections,
    metrics,
    recheck: (userSeq) => {
      typing.forget()
      watch.recheck(userSeq)
    },
  })
  const typing = new Typing({
    settings,
    publish: (note) => hub.typing(note),
    mayReach: (storeSeq, otherStoreSeq) => canReach(kysely, storeSeq, otherStoreSeq),
  })
  const watch: ConnectionWatch = watchConnections({ kysely, now, log, connections, settings })
  const bus = openBus({
    redisUrl,
    log,
    onNote: (note) => {
      try {
        hub.onBusMessage(note)
      } catch (error) {
        log.error({ error }, 'a note of another instance could not be followed')
      }
    },
    onConnectionChange: () => roomWatch?.pollNow(),
  })
  hub.join(bus)
  // No other process writes to the embedded database.
  const roomWatch: RoomWatch | undefined =
    databaseKind === 'postgres'
      ? watchRooms({ kysely, now, log, hub, bus, connections, settings })
      : undefined
  const metricsTimer = setInterval(() => {
    if (metrics.opened > 0) options.log.info({ chat: currentMetrics() }, 'chat sockets')
  }, settings.metricsMilliseconds)
  metricsTimer.unref()

  const upgrade = createUpgrade({
    kysely,
    log,
    settings,
    metrics,
    dependencies: () => (isDraining ? undefined : dependencies),
    hasStore: (storeSeq) => connections.ofStore(storeSeq).size > 0,
    take(opened, person, positions) {
      open(opened, person)
      for (const position of positions)
        hub.rooms.follow(position.roomId, position.storeSeqs, position)
    },
  })

  function open(opened: WebSocket, person: ConnectionFacts): void {
    if (!dependencies) return
    const connection = new Connection(opened, person, {
      waitingBytes: settings.waitingBytes,
      onCut: () => {
        metrics.cut += 1
      },
    })
    metrics.opened += 1
    connections.add(connection)
    const { settled } = serveConnection(connection, {
      dependencies,
      hub,
      typing,
      settings,
      metrics,
      log,
      frames,
    })
    settling.set(connection, settled)
    opened.on('pong', () => {
      connection.receivedAt = monotonic()
    })
    opened.on('close', () => {
      connection.isLeaving = true
      typing.endAll(connection)
      connections.remove(connection)
      settling.delete(connection)
      if (connections.ofStore(connection.storeSeq).size === 0) hub.rooms.leave(connection.storeSeq)
    })
  }

  let drained: Promise<void> | undefined
  const drain = () => {
    drained ??= drainAll()
    return drained
  }

  async function drainAll() {
    isDraining = true
    await watch.stop()
    const all = [...connections.all]
    for (const connection of all) connection.isLeaving = true
    await within(
      Promise.all(
        all.map(async (connection) => {
          const closed = new Promise<void>((resolve) => connection.socket.once('close', resolve))
          await settling.get(connection)?.()
          if (!connections.all.has(connection)) return
          connection.close(CLOSE_CODES.GOING_AWAY, 'the server is going away')
          await closed
        }),
      ),
      settings.drainMilliseconds,
      undefined,
    )
    for (const connection of connections.all) connection.socket.terminate()
  }

  function currentMetrics(): ChatMetrics {
    return { ...metrics, connections: connections.all.size }
  }

  return {
    signals: {
      roomChanged: (signal) => hub.roomChanged(signal),
      readMoved: (signal) => hub.readMoved(signal),
      productChanged: (productSeq) => hub.productChanged(productSeq),
      reachChanged: (signal) => hub.reachChanged(signal),
      accountChanged: (userSeq) => hub.accountChanged(userSeq),
      noticesChanged: (userSeqs) => hub.noticesChanged(userSeqs),
    },
    upgrade,
    attach(given) {
      dependencies = given
    },
    metrics: currentMetrics,
    drain,
    async close() {
      await drain()
      clearInterval(metricsTimer)
      await roomWatch?.stop()
      await bus.close()
    },
  }
}
