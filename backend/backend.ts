import type { HostName } from '#contracts/hosts.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrateToLatest } from './db/migrate.ts'
import { migrations } from './db/migrations/index.ts'
import { DEMO_PEOPLE, type DemoPerson } from './db/seed/demo-facts.ts'
import { seedDemoWorld } from './db/seed/seed-demo-world.ts'
import type { HostLog } from './hosts/host.ts'
import { createHosts } from './hosts/hosts.ts'
import { openMedia } from './media/open-media.ts'

export interface BackendOptions {
  databaseUrl?: string | undefined
  databasePoolSize?: number
  dataDir: string
  mediaUrl?: string | undefined
  /** `demo` fills an empty database with the demo world. */
  seed: 'demo' | 'none'
  now?: () => Date
  log: HostLog & { info(fields: object, message: string): void }
}

export interface Backend {
  database: Database
  hosts: Record<HostName, (request: Request) => Promise<Response>>
  media: (request: Request) => Response | Promise<Response>
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
  const media = openMedia({ kysely, dataDir, mediaUrl: options.mediaUrl, log })
  return {
    database,
    hosts: createHosts({ kysely, databaseKind, now, log }),
    media: media.fetch,
    demoPeople: seed === 'demo' ? DEMO_PEOPLE : [],
    async close() {
      await media.close()
      await database.close()
    },
  }
}
