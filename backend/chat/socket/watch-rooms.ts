import type { Kysely } from 'kysely'
import type { HostLog } from '#backend/operation/context.ts'
import type { DB } from '../../db/schema.ts'
import type { Bus } from './bus.ts'
import type { Connections } from './connections.ts'
import type { Hub } from './hub.ts'
import { roomsChangedAfter } from './load-positions.ts'
import type { SocketSettings } from './settings.ts'

/** Clocks of instances may differ by this much, and a transaction may take this long. */
const OVERLAP_MILLISECONDS = 15_000
const ROOMS_AT_ONCE = 5_000

interface RoomWatchOptions {
  kysely: Kysely<DB>
  now: () => Date
  log: HostLog
  hub: Pick<Hub, 'reconcile'>
  bus: Pick<Bus, 'isConnected'>
  connections: Pick<Connections, 'all'>
  settings: Pick<SocketSettings, 'pollMilliseconds' | 'pollAloneMilliseconds'>
}

export interface RoomWatch {
  /** Polls now. */
  pollNow(): void
  stop(): Promise<void>
}

/**
 * Polls the database for changes, as a notification may be lost: rarely while the bus notifies us, every second while it
 * is unavailable, or where there is none and other processes write too.
 */
export function watchRooms(options: RoomWatchOptions): RoomWatch {
  const { settings, log } = options
  let since = options.now().getTime()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  let isImmediate = false

  async function poll() {
    const { kysely, now, hub, connections } = options
    const before = now().getTime()
    const opened = new Date(since - OVERLAP_MILLISECONDS)
    let after = opened
    let isMore = connections.all.size > 0
    while (isMore) {
      const changed = await roomsChangedAfter(kysely, { after, opened, limit: ROOMS_AT_ONCE })
      for (const { position, isYoung } of changed) hub.reconcile(position, isYoung)
      const last = changed.at(-1)?.position.changedAt ?? 0
      isMore = changed.length === ROOMS_AT_ONCE
      after = new Date(Math.max(last, after.getTime() + 1))
    }
    since = before
  }

  function schedule() {
    if (isStopped) return
    const { pollMilliseconds, pollAloneMilliseconds } = settings
    const wait = isImmediate
      ? 0
      : options.bus.isConnected()
        ? pollMilliseconds
        : pollAloneMilliseconds
    isImmediate = false
    timer = setTimeout(run, wait)
    timer.unref()
  }

  function run() {
    running = poll()
      .catch((error) => log.error({ error }, 'changed rooms could not be read'))
      .finally(() => {
        running = undefined
        schedule()
      })
  }

  schedule()
  return {
    pollNow() {
      isImmediate = true
      if (running) return
      clearTimeout(timer)
      schedule()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
