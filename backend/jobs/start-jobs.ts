import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { HostLog } from '../hosts/host.ts'
import { sweep } from './sweep.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** After the start, when there is more urgent work. */
const FIRST_AFTER = HOUR / 60

export interface JobsOptions {
  kysely: Kysely<DB>
  now: () => Date
  log: HostLog & { info(fields: object, message: string): void }
  firstAfterMilliseconds?: number
  everyMilliseconds?: number
}

/**
 * Starts what has to be done once a day, soon after the start and then daily. It keeps no process alive; several
 * instances do no harm. A run that fails is logged and tried again the next day.
 */
export function startJobs(options: JobsOptions): { stop(): Promise<void> } {
  const { firstAfterMilliseconds = FIRST_AFTER, everyMilliseconds = DAY } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  plan(firstAfterMilliseconds)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }

  function plan(afterMilliseconds: number) {
    if (stopped) return
    timer = setTimeout(() => {
      running = run(options).finally(() => plan(everyMilliseconds))
    }, afterMilliseconds)
    timer.unref()
  }
}

async function run({ kysely, now, log }: JobsOptions): Promise<void> {
  try {
    const swept = await sweep(kysely, now())
    log.info({ swept }, 'deleted what was kept long enough')
  } catch (error) {
    log.error({ error }, 'the daily sweep failed')
  }
}
