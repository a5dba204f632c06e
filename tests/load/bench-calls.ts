import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createRouterClient } from '@orpc/server'
import { createServiceClients } from '#app/services/client.server.ts'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { seedDemoWorld } from '#backend/demo/seed/seed-demo-world.ts'
import { createHosts } from '#backend/hosts/create-hosts.ts'
import { initRouter } from '#backend/hosts/init.ts'
import { productRouter } from '#backend/hosts/product.ts'
import { searchRouter } from '#backend/hosts/search.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'

/*
 * What an embedded call costs: through an encoded request that is validated on both sides, as the web app calls its
 * hosts, and as a typed function of the same router (validated by the host alone). Both reach the same database. The
 * calls alternate; nothing is cached.
 */

const { values } = parseArgs({
  options: { out: { type: 'string' }, rounds: { type: 'string', default: '400' } },
})
const ROUNDS = Number(values.rounds)

const database = await openDatabase({ dataDir: 'memory://' })
await migrateToLatest(database, migrations)
await seedDemoWorld({ kysely: database.kysely, now: new Date(), log: () => undefined })
const dependencies = testHostDependencies(database)
const context: HostContext = {
  ...dependencies,
  requestId: 'bench',
  viewer: null,
  caller: { deviceUuid: null, address: null, userAgent: null },
}
const direct = {
  init: createRouterClient(initRouter, { context }),
  product: createRouterClient(productRouter, { context }),
  search: createRouterClient(searchRouter, { context }),
}
const { items } = await direct.search.products({ pageSize: 50 })
const [first] = items
if (!first) throw new Error('the demo world has no products')

/** A client for one call: what it answered before is not cached for it. */
const fresh = () => createServiceClients(createHosts(dependencies))({ requestId: 'bench' })
const clients = Array.from({ length: ROUNDS + ROUNDS / 4 }, () => fresh())

const CALLS = {
  'init.health': [(at: number) => clients[at]?.init.health(), () => direct.init.health()],
  'init.categories': [
    (at: number) => clients[at]?.init.categories(),
    () => direct.init.categories(),
  ],
  'product.detail': [
    (at: number) => clients[at]?.product.detail({ productSeq: first.productSeq }),
    () => direct.product.detail({ productSeq: first.productSeq }),
  ],
  'search.products (50)': [
    (at: number) => clients[at]?.search.products({ pageSize: 50 }),
    () => direct.search.products({ pageSize: 50 }),
  ],
} satisfies Record<string, [(at: number) => unknown, (at: number) => unknown]>

const median = (numbers: number[]) =>
  numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? 0

const results = []
for (const [name, [encoded, typed]] of Object.entries(CALLS)) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < clients.length; round += 1)
    for (const [which, call] of [encoded, typed].entries()) {
      const before = performance.now()
      await call(round)
      if (round >= ROUNDS / 4) times[which]?.push(performance.now() - before)
    }
  const [withRequest, asFunction] = times.map(median) as [number, number]
  results.push({ name, withRequest, asFunction, ratio: asFunction / withRequest })
  console.log(
    `${name.padEnd(22)} request ${withRequest.toFixed(3)} ms  function ${asFunction.toFixed(3)} ms  ratio ${(asFunction / withRequest).toFixed(2)}`,
  )
}
await database.close()
if (values.out) {
  mkdirSync(new URL('.', `file://${process.cwd()}/${values.out}`), { recursive: true })
  writeFileSync(values.out, JSON.stringify(results, null, 2))
}
