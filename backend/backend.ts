import type { HostName } from '#contracts/hosts.ts'
import type { SocialSetup } from '#contracts/social-login.ts'
import { createMessageWriter } from './chat/messages/message-writer.ts'
import { type Chat, openChat } from './chat/socket/open-chat.ts'
import type { SocketSettings } from './chat/socket/settings.ts'
import { createContentChanges } from './content/content-changes.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrateToLatest } from './db/migrate.ts'
import { migrations } from './db/migrations/index.ts'
import { DEMO_PEOPLE, type DemoPerson } from './db/seed/demo-facts.ts'
import { seedDemoWorld } from './db/seed/seed-demo-world.ts'
import type { HostLog } from './hosts/host.ts'
import { createHosts } from './hosts/hosts.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { startReminders } from './jobs/start-reminders.ts'
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
  /** Where people reach the product: links there are no outside links. */
  publicOrigin?: string
  /** `demo` fills an empty database with the demo world. */
  seed: 'demo' | 'none'
  now?: () => Date
  /** How the chat's sockets are kept; the usual way where it is left out. */
  chatSettings?: Partial<SocketSettings>
  log: HostLog & { info(fields: object, message: string): void }
}

export interface Backend {
  database: Database
  hosts: Record<HostName, (request: Request) => Promise<Response>>
  media: (request: Request) => Response | Promise<Response>
  /** The sockets of the chat. */
  chat: Chat
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
  const media = openMedia({ kysely, dataDir, mediaUrl: options.mediaUrl, log })
  const jobs = startJobs({ kysely, mediaStore: media.store, now, log })
  const chat = openChat({
    kysely,
    databaseKind,
    now,
    redisUrl: options.redisUrl,
    log,
    settings: options.chatSettings ?? {},
  })
  const messageWriter = createMessageWriter({ kysely, now, chat: chat.signals })
  const dependencies = {
    kysely,
    databaseKind,
    now,
    keys,
    limiter,
    outside,
    chat: chat.signals,
    messageWriter,
    contentChanges: createContentChanges(database),
    mediaStore: media.store,
    ownHosts: options.publicOrigin ? [new URL(options.publicOrigin).hostname] : [],
    publicOrigin: options.publicOrigin ?? 'http://localhost',
  }
  chat.attach(dependencies)
  const reminders = startReminders({ kysely, now, log, chat: chat.signals })
  return {
    database,
    hosts: createHosts({ ...dependencies, log }),
    chat,
    media: media.fetch,
    sandbox,
    social,
    keys,
    demoPeople: seed === 'demo' ? DEMO_PEOPLE : [],
    async close() {
      await chat.drain()
      await jobs.stop()
      await reminders.stop()
      await messageWriter.close()
      await chat.close()
      await media.close()
      await limiter.close()
      await database.close()
    },
  }
}
