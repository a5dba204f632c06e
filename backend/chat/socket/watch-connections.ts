import { type Kysely, sql } from 'kysely'
import type { HostLog } from '#backend/operation/context.ts'
import { roleInForce } from '#backend/operation/role-in-force.ts'
import { CLOSE_CODES } from '#contracts/chat-facts.ts'
import type { DB } from '../../db/schema.ts'
import type { Connection } from './connection.ts'
import type { Connections } from './connections.ts'
import { monotonic, type SocketSettings } from './settings.ts'

/** Clocks of instances may differ by so much, and a transaction may take so long. */
const OVERLAP_MILLISECONDS = 15_000
const LOOKED_AT_ONCE = 250

interface WatchOptions {
  kysely: Kysely<DB>
  now: () => Date
  log: HostLog
  connections: Connections
  settings: SocketSettings
}

export interface ConnectionWatch {
  /** Looks at somebody's account again, now. */
  recheck(userSeq: number): void
  stop(): Promise<void>
}

/**
 * Twice a second: sessions that were ended anywhere lose their sockets, tokens that ran out too, and who does not answer
 * the heartbeat is cut. Everybody's role and status is looked at again within a minute.
 */
export function watchConnections(options: WatchOptions): ConnectionWatch {
  const { connections, settings, log } = options
  const asked = new Set<number>()
  let lookedUntil = options.now().getTime()
  let isStopped = false
  let running: Promise<void> = Promise.resolve()

  const timer = setInterval(() => {
    for (const connection of connections.all) beat(connection, options)
    tick()
  }, settings.tickMilliseconds)
  timer.unref()

  /** One look at a time; what is asked for in the meantime is looked at after it. */
  let isLooking = false
  let isWanted = false
  function tick() {
    if (isStopped || connections.all.size === 0) return
    if (isLooking) {
      isWanted = true
      return
    }
    isLooking = true
    running = look()
      .catch((error) => log.error({ error }, 'sessions of sockets could not be looked at'))
      .finally(() => {
        isLooking = false
        if (isWanted && asked.size > 0) tick()
        isWanted = false
      })
  }

  async function look() {
    await forceOut(await endedSince(lookedUntil - OVERLAP_MILLISECONDS))
    const due = connectionsDue()
    if (due.size > 0) await lookAt(due)
  }

  /** @returns sessions that ended after a moment, milliseconds UTC */
  async function endedSince(moment: number): Promise<string[]> {
    const before = options.now().getTime()
    const rows = await options.kysely
      .selectFrom('login_session')
      .select('session_id')
      .where('ended_at', '>', new Date(moment))
      .execute()
    lookedUntil = before
    return rows.map((row) => row.session_id)
  }

  async function forceOut(sessionIds: readonly string[]) {
    for (const sessionId of sessionIds)
      for (const connection of connections.ofSession(sessionId)) end(connection)
  }

  function connectionsDue(): Map<string, Connection[]> {
    const due = new Map<string, Connection[]>()
    const add = (connection: Connection) => {
      const { sessionId } = connection.viewer
      const before = due.get(sessionId)
      if (before) before.push(connection)
      else due.set(sessionId, [connection])
    }
    for (const userSeq of asked)
      for (const connection of connections.ofUser(userSeq)) add(connection)
    asked.clear()
    const before = monotonic() - settings.recheckMilliseconds
    for (const connection of connections.all) {
      if (due.size >= LOOKED_AT_ONCE) break
      if (connection.checkedAt < before) add(connection)
    }
    return due
  }

  async function lookAt(due: ReadonlyMap<string, readonly Connection[]>) {
    const rows = await options.kysely
      .selectFrom('login_session')
      .innerJoin('users', 'users.user_seq', 'login_session.user_seq')
      .select(['login_session.session_id', 'login_session.ended_at', 'login_session.expires_at'])
      .select(['users.role', 'users.status', 'login_session.second_factor_at'])
      .where(sql<boolean>`login_session.session_id = any(${[...due.keys()]}::text[])`)
      .execute()
      .catch((error: unknown) => {
        for (const { viewer } of [...due.values()].flat()) asked.add(viewer.userSeq)
        throw error
      })
    const found = new Map(rows.map((row) => [row.session_id, row]))
    const now = options.now()
    for (const [sessionId, list] of due) {
      const row = found.get(sessionId)
      const holds = row && !row.ended_at && row.expires_at > now && row.status === 'USER'
      for (const connection of list) {
        connection.checkedAt = monotonic()
        if (!holds) {
          end(connection)
          continue
        }
        const role = roleInForce(row.role, row.second_factor_at, now)
        if (role !== connection.viewer.role) connection.viewer = { ...connection.viewer, role }
      }
    }
  }

  return {
    recheck(userSeq) {
      if (connections.ofUser(userSeq).size === 0) return
      asked.add(userSeq)
      tick()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

function end(connection: Connection): void {
  if (!connection.isLeaving) connection.forceLogout()
}

/** What a connection needs no database for: its token's end, and whether somebody is there. */
function beat(connection: Connection, { now, settings }: WatchOptions): void {
  if (connection.isLeaving) return
  if (connection.tokenEndsAt <= now().getTime()) {
    connection.close(CLOSE_CODES.GOING_AWAY, 'the token has ended')
    return
  }
  const at = monotonic()
  const silence = at - connection.heardAt
  if (silence < settings.heartbeatMilliseconds) return
  const isAsked = connection.pingedAt > connection.heardAt
  if (!isAsked) {
    connection.pingedAt = at
    connection.socket.ping()
    return
  }
  // Whom we do not read ourselves just now cannot be heard.
  if (connection.socket.isPaused) return
  if (at - connection.pingedAt >= settings.heartbeatMilliseconds)
    connection.cut(CLOSE_CODES.GOING_AWAY, 'does not answer')
}
