import type { HostName } from '#contracts/hosts.ts'
import type { SocialSetup } from '#contracts/social-login.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrateToLatest } from './db/migrate.ts'
import { migrations } from './db/migrations/index.ts'
import { DEMO_PEOPLE, type DemoPerson } from './db/seed/demo-facts.ts'
import { seedDemoWorld } from './db/seed/seed-demo-world.ts'
import type { HostLog } from './hosts/host.ts'
import { createHosts } from './hosts/hosts.ts'
import { startJobs } from './jobs/start-jobs.ts'
import type { KeyRing } from './keys/key-ring.ts'
import { openKeyRing } from './keys/open-key-ring.ts'
import { openRateLimiter } from './limits/open-rate-limiter.ts'
import { openMedia } from './media/open-media.ts'
import { openOutside } from './outside/open-outside.ts'
import type { OutsideSettings } from './outside/settings.ts'
import { ensurePolicies } from './policies/ensure-policies.ts'

export interface BackendOptions {
  databaseUrl?: string | undefined
  databasePoolSize?: number
  dataDir: string
  mediaUrl?: string | undefined
  /** Joins several instances: limits count for all of them together. */
  redisUrl?: string | undefined
  /** The keys of this installation as JSON; without it they lie in the data folder. */
  keys?: string | undefined
  outside: OutsideSettings
  /** `demo` fills an empty database with the demo world. */
  seed: 'demo' | 'none'
  now?: () => Date
  log: HostLog & { info(fields: object, message: string): void }
}

export interface Backend {
  database: Database
  hosts: Record<HostName, (request: Request) => Promise<Response>>
  media: (request: Request) => Response | Promise<Response>
  /** Answers `/sandbox/*`; undefined where the companies outside are real. */
  sandbox: ((request: Request) => Response | Promise<Response>) | undefined
  /** The social providers that are set up, real or sandbox. */
  social: SocialSetup
  keys: KeyRing
  /** People of the demo world to look around as; none in a world of one's own. */
  demoPeople: readonly DemoPerson[]
  close(): Promise<void>
}

/** Opens everything behind the web app: database (migrated, seeded), the twelve hosts, the media store. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, seed, log, now = () => new Date() } = options
  const database = await openDatabase({
    databaseUrl: options.databaseUrl,
    poolSize: options.databasePoolSize,
    dataDir,
  })
  const applied = await migrateToLatest(database, migrations)
  if (applied.length > 0) log.info({ applied }, 'migrated')
  if (seed === 'demo') {
    await seedDemoWorld({
      kysely: database.kysely,
      now: now(),
      log: (message) => log.info({}, message),
    })
  }
  const { kysely, kind: databaseKind } = database
  await ensurePolicies(kysely)
  const keys = await openKeyRing({ dataDir, keys: options.keys, now })
  const limiter = await openRateLimiter({ redisUrl: options.redisUrl, log })
  const { outside, social, sandbox } = await openOutside({
    settings: options.outside,
    kysely,
    now,
    log,
  })
  const jobs = startJobs({ kysely, now, log })
  const media = openMedia({ kysely, dataDir, mediaUrl: options.mediaUrl, log })
  return {
    database,
    hosts: createHosts({ kysely, databaseKind, now, log, keys, limiter, outside }),
    media: media.fetch,
    sandbox,
    social,
    keys,
    demoPeople: seed === 'demo' ? DEMO_PEOPLE : [],
    async close() {
      await jobs.stop()
      await media.close()
      await limiter.close()
      await database.close()
    },
  }
}
