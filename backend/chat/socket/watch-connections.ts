import { type Kysely, sql } from 'kysely'
import type { HostLog } from '#backend/operation/context.ts'
import { roleInForce } from '#backend/operation/role-in-force.ts'
import { CLOSE_CODES } from '#contracts/chat-constants.ts'
import type { DB } from '../../db/schema.ts'
import type { Connection } from './connection.ts'
import type { Connections } from './connections.ts'
import { monotonic, type SocketSettings } from './settings.ts'

/** Clocks of instances may differ by this much, and a transaction may take this long. */
const OVERLAP_MILLISECONDS = 15_000
const SESSIONS_PER_CHECK = 250

interface WatchOptions {
  kysely: Kysely<DB>
  now: () => Date
  log: HostLog
  connections: Connections
  settings: SocketSettings
}

export interface ConnectionWatch {
  /** Checks the account of a user again, now. */
  recheck(userSeq: number): void
  stop(): Promise<void>
}

/**
 * Twice a second: closes the sockets of sessions that ended on any instance and of expired tokens, and cuts those that do
 * not answer the heartbeat. The role and status of every connected user are checked again within a minute.
 */
export function watchConnections(options: WatchOptions): ConnectionWatch {
  const { connections, settings, log } = options
  const requested = new Set<number>()
  let checkedUntil = options.now().getTime()
  let isStopped = false
  let running: Promise<void> = Promise.resolve()

  const timer = setInterval(() => {
    for (const connection of connections.all) beat(connection, options)
    tick()
  }, settings.tickMilliseconds)
  timer.unref()

  /** One check at a time; what is requested in the meantime is checked after it. */
  let isChecking = false
  let isRequested = false
  function tick() {
    if (isStopped || connections.all.size === 0) return
    if (isChecking) {
      isRequested = true
      return
    }
    isChecking = true
    running = check()
      .catch((error) => log.error({ error }, 'sessions of sockets could not be checked'))
      .finally(() => {
        isChecking = false
        if (isRequested && requested.size > 0) tick()
        isRequested = false
      })
  }

  async function check() {
    await forceOut(await endedSince(checkedUntil - OVERLAP_MILLISECONDS))
    const due = connectionsDue()
    if (due.size > 0) await checkSessions(due)
  }

  /** @returns sessions that ended after a time, milliseconds UTC */
  async function endedSince(moment: number): Promise<string[]> {
    const before = options.now().getTime()
    const rows = await options.kysely
      .selectFrom('login_session')
      .select('session_id')
      .where('ended_at', '>', new Date(moment))
      .execute()
    checkedUntil = before
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
    for (const userSeq of requested)
      for (const connection of connections.ofUser(userSeq)) add(connection)
    requested.clear()
    const before = monotonic() - settings.recheckMilliseconds
    for (const connection of connections.all) {
      if (due.size >= SESSIONS_PER_CHECK) break
      if (connection.checkedAt < before) add(connection)
    }
    return due
  }

  async function checkSessions(due: ReadonlyMap<string, readonly Connection[]>) {
    const rows = await options.kysely
      .selectFrom('login_session')
      .innerJoin('users', 'users.user_seq', 'login_session.user_seq')
      .select(['login_session.session_id', 'login_session.ended_at', 'login_session.expires_at'])
      .select(['users.role', 'users.status', 'login_session.second_factor_at'])
      .where(sql<boolean>`login_session.session_id = any(${[...due.keys()]}::text[])`)
      .execute()
      .catch((error: unknown) => {
        for (const { viewer } of [...due.values()].flat()) requested.add(viewer.userSeq)
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
      requested.add(userSeq)
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

/** The checks of a connection that need no database: whether its token is valid, and whether the client responds. */
function beat(connection: Connection, { now, settings }: WatchOptions): void {
  if (connection.isLeaving) return
  if (connection.tokenEndsAt <= now().getTime()) {
    connection.close(CLOSE_CODES.GOING_AWAY, 'the token has ended')
    return
  }
  const at = monotonic()
  const silence = at - connection.receivedAt
  if (silence < settings.heartbeatMilliseconds) return
  const isPinged = connection.pingedAt > connection.receivedAt
  if (!isPinged) {
    connection.pingedAt = at
    connection.socket.ping()
    return
  }
  // A paused socket delivers no answer to us.
  if (connection.socket.isPaused) return
  if (at - connection.pingedAt >= settings.heartbeatMilliseconds)
    connection.cut(CLOSE_CODES.GOING_AWAY, 'does not answer')
}
