import type { HostName } from '#contracts/hosts.ts'
import type { SocialSetup } from '#contracts/social-login.ts'
import { createMessageWriter } from './chat/messages/message-writer.ts'
import { type ChatService, openChat } from './chat/socket/open-chat.ts'
import type { SocketSettings } from './chat/socket/settings.ts'
import { ensurePolicies } from './content/policies/ensure-policies.ts'
import type { Database } from './db/database.ts'
import { migrateToLatest } from './db/migrate.ts'
import { migrations } from './db/migrations/index.ts'
import { openDatabase } from './db/open-database.ts'
import { waitForDatabase } from './db/wait-for-database.ts'
import {
  chatSampleDrawer,
  DEMO_PEOPLE,
  type DemoPerson,
  demoWorldVersion,
  drawer,
  openSandbox,
  refuseDemoWorld,
  seedDemoWorld,
} from './demo/index.ts'
import type { EmbeddedHost } from './hosts/create-host.ts'
import { createHosts } from './hosts/create-hosts.ts'
import { openIntegrations } from './integrations/open-integrations.ts'
import type { IntegrationSettings } from './integrations/settings.ts'
import { startCafe } from './jobs/start-cafe.ts'
import { startChannels } from './jobs/start-channels.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { startNotices } from './jobs/start-notices.ts'
import { startOrders } from './jobs/start-orders.ts'
import { startOwnData } from './jobs/start-own-data.ts'
import { startReminders } from './jobs/start-reminders.ts'
import { startSenses } from './jobs/start-senses.ts'
import { startSuspensions } from './jobs/start-suspensions.ts'
import { startTradeTimers } from './jobs/start-trade-timers.ts'
import { openInstallationKeys } from './keys/installation.ts'
import { findHolidayProblem } from './korea/business-days.ts'
import { createActionBudget } from './limits/action-budget.ts'
import { openRateLimiter } from './limits/open-rate-limiter.ts'
import { createTextCeiling } from './limits/text-ceiling.ts'
import { type Media, openMedia } from './media/open-media.ts'
import { type ContentChanges, createContentChanges } from './operation/content-changes.ts'
import type { HostLog } from './operation/context.ts'
import type { KeyRing } from './operation/key-ring.ts'
import { orderRoomEvents } from './orders/move-meeting-timers.ts'
import { ensureListingRules } from './screening/ensure-listing-rules.ts'
import { EXIT_CODES, StartError } from './start-error.ts'

export interface BackendOptions {
  databaseUrl?: string | undefined
  databasePoolSize?: number
  dataDir: string
  mediaUrl?: string | undefined
  /** Connects several instances: limits count for all of them together. */
  redisUrl?: string | undefined
  /** Texts that the installation may send in an hour; has a default. */
  textsPerHour?: number | undefined
  /** Entries of the action log that are stored for anonymous visitors in an hour. */
  actionsPerHour?: number | undefined
  /** The keys of this installation as JSON; without it they are stored in the data folder. */
  keys?: string | undefined
  /** The operator accepts new keys although there are accounts that were created with others. */
  newKeys?: boolean
  integrations: IntegrationSettings
  /** The public origin of the web app: links to it are not external links. */
  publicOrigin?: string
  /** `demo` fills an empty database with the demo data, which only the sandbox may have. */
  seed: 'demo' | 'none'
  now?: () => Date
  /** The settings of the chat's sockets; has a default. */
  chatSettings?: Partial<SocketSettings>
  /** How often jobs of orders look for work; has a default. */
  orderJobsEveryMs?: number | undefined
  log: HostLog & Record<'info' | 'warn', (fields: object, message: string) => void>
}

export interface Backend {
  database: Database
  hosts: Record<HostName, EmbeddedHost>
  /** Whether the log of changes surely has nothing after a position that the host `init` has named. */
  hasNothingAfter: ContentChanges['hasNothingAfter']
  media: (request: Request) => Response | Promise<Response>
  /** Signs the text of a page's preview image, so that it is drawn. */
  signCard: Media['signCard']
  /** The sockets of the chat. */
  chat: ChatService
  /** Answers `/sandbox/*`; undefined where the providers are real. */
  sandbox: ((request: Request) => Response | Promise<Response>) | undefined
  /** The social providers that are set up, real or sandbox. */
  social: SocialSetup
  keys: KeyRing
  /** Demo users to explore with; empty without demo data. */
  demoPeople: readonly DemoPerson[]
  close(): Promise<void>
}

/**
 * Opens everything behind the web app: database (migrated, seeded), the twelve hosts, the media store.
 * @throws Error with an `exitCode` and one sentence for the operator where the cause is outside the server
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, seed, log, now = () => new Date() } = options
  const holidays = findHolidayProblem(now())
  if (holidays?.isFatal) throw new StartError(EXIT_CODES.CONFIG, `${holidays.message}.`)
  if (holidays) log.warn({}, holidays.message)
  const database = await openDatabase({
    databaseUrl: options.databaseUrl,
    poolSize: options.databasePoolSize,
    dataDir,
    log,
  })
  const { kysely, kind: databaseKind } = database
  /** Each step may be repeated from its beginning. */
  const withDatabaseRetry = <Done>(step: () => Promise<Done>) => waitForDatabase(step, { log })
  const applied = await withDatabaseRetry(() => migrateToLatest(database, migrations))
  if (applied.length > 0) log.info({ applied }, 'migrated')
  // The process exits with the reason; the embedded database is left as it was.
  if (!options.integrations.sandbox)
    await withDatabaseRetry(() => refuseDemoWorld(database.kysely)).catch(
      async (error: unknown) => {
        await database.close()
        throw error
      },
    )
  // Before there are users in the database: a start that fails here leaves no accounts without keys.
  const keys = await withDatabaseRetry(() =>
    openInstallationKeys({
      kysely,
      dataDir,
      keys: options.keys,
      newKeys: options.newKeys ?? false,
      now,
      log,
    }),
  )
  if (seed === 'demo') {
    await withDatabaseRetry(() =>
      seedDemoWorld({ kysely, keys, now: now(), log: (message) => log.info({}, message) }),
    )
  }
  await withDatabaseRetry(() => ensurePolicies(kysely))
  await withDatabaseRetry(() => ensureListingRules(kysely))
  const limiter = await openRateLimiter({ redisUrl: options.redisUrl, log })
  const { integrations, social, sandbox, ...outside } = await withDatabaseRetry(() =>
    openIntegrations({ settings: options.integrations, openSandbox, kysely, keys, now, log }),
  )
  const media = openMedia({ kysely, dataDir, mediaUrl: options.mediaUrl, drawer, keys, log })
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
  const contentChanges = createContentChanges(database)
  const dependencies = {
    kysely,
    databaseKind,
    now,
    keys,
    limiter,
    textCeiling: createTextCeiling({ limiter, log, perHour: options.textsPerHour }),
    actionBudget: createActionBudget({ limiter, log, perHour: options.actionsPerHour }),
    integrations,
    chat: chat.signals,
    messageWriter,
    roomEvents: orderRoomEvents({ kysely, now, chat: chat.signals }),
    contentChanges,
    mediaStore: media.store,
    makeMissingFile: chatSampleDrawer({ kysely, mediaStore: media.store }),
    ownHosts: options.publicOrigin ? [new URL(options.publicOrigin).hostname] : [],
    publicOrigin: options.publicOrigin ?? 'http://localhost',
  }
  chat.attach(dependencies)
  const notices = startNotices({ kysely, log, chat: chat.signals, integrations, now })
  const channels = startChannels({ ...dependencies, log })
  const reminders = startReminders({ kysely, now, log, chat: chat.signals })
  const orderTimers = startOrders({
    kysely,
    keys,
    now,
    log,
    chat: chat.signals,
    integrations,
    isSandbox: Boolean(sandbox),
    everyMs: options.orderJobsEveryMs,
  })
  const ownData = startOwnData({ kysely, keys, mediaStore: media.store, now, log })
  const cafe = startCafe({ ...dependencies, log })
  const suspensions = startSuspensions({ kysely, now, log, chat: chat.signals })
  const senses = startSenses({ kysely, log })
  const tradeTimers = startTradeTimers({ kysely, now, log, chat: chat.signals })
  return {
    database,
    hosts: createHosts({ ...dependencies, log }),
    hasNothingAfter: contentChanges.hasNothingAfter,
    chat,
    media: media.fetch,
    signCard: media.signCard,
    sandbox,
    social,
    keys,
    demoPeople: (await demoWorldVersion(kysely)) === null ? [] : DEMO_PEOPLE,
    async close() {
      await chat.drain()
      await jobs.stop()
      await reminders.stop()
      await tradeTimers.stop()
      await suspensions.stop()
      await senses.stop()
      await ownData.stop()
      await orderTimers.stop()
      await cafe.stop()
      await notices.stop()
      await channels.stop()
      await messageWriter.close()
      await outside.close()
      await chat.close()
      await media.close()
      await limiter.close()
      await database.close()
    },
  }
}
