import { createMessageWriter } from '#backend/chat/messages/message-writer.ts'
import type { Database } from '#backend/db/database.ts'
import { createKeyRing } from '#backend/keys/create-key-ring.ts'
import { createActionBudget } from '#backend/limits/action-budget.ts'
import { createTextCeiling } from '#backend/limits/text-ceiling.ts'
import { silentSignals } from '#backend/operation/chat-signals.ts'
import { createContentChanges } from '#backend/operation/content-changes.ts'
import type { HostContext, HostDependencies } from '#backend/operation/context.ts'
import { orderRoomEvents } from '#backend/orders/move-meeting-timers.ts'
import { type FakeIntegrations, fakeIntegrations } from './fake-integrations.ts'
import { memoryLimiter } from './memory-limiter.ts'
import { memoryMediaStore } from './memory-media-store.ts'

export { type FakeIntegrations, fakeIntegrations, IDENTITY_CODE } from './fake-integrations.ts'

export interface TestHostDependencies extends HostDependencies {
  integrations: FakeIntegrations
}

/**
 * The dependencies of hosts for a test: the given database, keys and limits in memory, and simulated providers. A test
 * that moves its clock passes `now`, which keys and limits use too.
 */
export function testHostDependencies(
  {
    kysely,
    kind,
    writesSent,
  }: Pick<Database, 'kysely' | 'kind'> & Partial<Pick<Database, 'writesSent'>>,
  {
    textsPerHour,
    actionsPerHour,
    ...overrides
  }: Partial<TestHostDependencies> & { textsPerHour?: number; actionsPerHour?: number } = {},
): TestHostDependencies {
  const now = overrides.now ?? (() => new Date())
  const chat = overrides.chat ?? silentSignals
  const log = overrides.log ?? { error: () => undefined }
  const limiter = overrides.limiter ?? memoryLimiter(now)
  return {
    kysely,
    databaseKind: kind,
    now,
    log,
    keys: createKeyRing({ now }),
    limiter,
    textCeiling: createTextCeiling({ limiter, log, perHour: textsPerHour }),
    actionBudget: createActionBudget({ limiter, log, perHour: actionsPerHour }),
    integrations: fakeIntegrations(now),
    chat,
    messageWriter: createMessageWriter({ kysely, now, chat }),
    roomEvents: orderRoomEvents({ kysely, now, chat }),
    contentChanges: createContentChanges({ kysely, writesSent }),
    mediaStore: memoryMediaStore(),
    makeMissingFile: async () => null,
    ownHosts: ['duson.example'],
    publicOrigin: 'https://duson.example',
    ...overrides,
  }
}

/** The context of one operation, for a test that calls it without a host; anonymous by default. */
export function testHostContext(
  { log: _log, ...dependencies }: HostDependencies,
  call: Partial<HostContext> = {},
): HostContext {
  return {
    ...dependencies,
    requestId: 'test',
    viewer: null,
    caller: { deviceUuid: null, address: null, userAgent: null },
    ...call,
  }
}
