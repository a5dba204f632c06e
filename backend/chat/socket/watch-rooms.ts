import type { Kysely } from 'kysely'
import type { HostLog } from '#backend/operation/context.ts'
import type { DB } from '../../db/schema.ts'
import type { Bus } from './bus.ts'
import type { Connections } from './connections.ts'
import type { Hub } from './hub.ts'
import { roomsChangedAfter } from './load-positions.ts'
import type { SocketSettings } from './settings.ts'

/** Clocks of instances may differ by so much, and a transaction may take so long. */
const OVERLAP_MILLISECONDS = 15_000
const ROOMS_AT_ONCE = 5_000

interface RoomWatchOptions {
  kysely: Kysely<DB>
  now: () => Date
  log: HostLog
  hub: Pick<Hub, 'reconcile'>
  bus: Pick<Bus, 'isAwake'>
  connections: Pick<Connections, 'all'>
  settings: Pick<SocketSettings, 'pollMilliseconds' | 'pollAloneMilliseconds'>
}

export interface RoomWatch {
  /** Looks now. */
  hurry(): void
  stop(): Promise<void>
}

/**
 * Asks the database what changed, in case nobody said so: rarely while the bus wakes us, every second while it is away
 * or there is none, and other processes write too.
 */
export function watchRooms(options: RoomWatchOptions): RoomWatch {
  const { settings, log } = options
  let since = options.now().getTime()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  let isHurried = false

  async function look() {
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

  function plan() {
    if (isStopped) return
    const { pollMilliseconds, pollAloneMilliseconds } = settings
    const wait = isHurried ? 0 : options.bus.isAwake() ? pollMilliseconds : pollAloneMilliseconds
    isHurried = false
    timer = setTimeout(run, wait)
    timer.unref()
  }

  function run() {
    running = look()
      .catch((error) => log.error({ error }, 'rooms could not be looked at'))
      .finally(() => {
        running = undefined
        plan()
      })
  }

  plan()
  return {
    hurry() {
      isHurried = true
      if (running) return
      clearTimeout(timer)
      plan()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
