import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createServiceClients, type HostFetch, type Services } from '#app/services/client.server.ts'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { seedDemoWorld } from '#backend/demo/seed/seed-demo-world.ts'
import { createHosts } from '#backend/hosts/create-hosts.ts'
import { HOST_NAMES, type HostName } from '#contracts/hosts.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'

/*
 * What a call of the web app to a host in this process costs: as a function, as the server makes it, and through an
 * encoded request with a validated response, as to a host elsewhere but without the network. Both reach the same
 * database. The calls alternate; nothing is cached.
 */

const { values } = parseArgs({
  options: { out: { type: 'string' }, rounds: { type: 'string', default: '400' } },
})
const ROUNDS = Number(values.rounds)

const database = await openDatabase({ dataDir: 'memory://' })
await migrateToLatest(database, migrations)
await seedDemoWorld({ kysely: database.kysely, now: new Date(), log: () => undefined })
const dependencies = testHostDependencies(database)
const functions = createHosts(dependencies)
const requests = Object.fromEntries(
  HOST_NAMES.map((host) => [host, (request: Request) => functions[host](request)]),
) as Record<HostName, HostFetch>
const context = { requestId: 'bench' }
const { items } = await createServiceClients(functions)(context).search.products({ pageSize: 50 })
const [first] = items
if (!first) throw new Error('the demo world has no products')

const CALLS: Record<string, (services: Services) => unknown> = {
  'init.health': ({ init }) => init.health(),
  'init.categories': ({ init }) => init.categories(),
  'product.detail': ({ product }) => product.detail({ productSeq: first.productSeq }),
  'search.products (50)': ({ search }) => search.products({ pageSize: 50 }),
}

const median = (numbers: number[]) =>
  numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? 0

const results = []
for (const [name, call] of Object.entries(CALLS)) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS * 1.25; round += 1)
    for (const [which, hosts] of [requests, functions].entries()) {
      // A client of its own has cached nothing.
      const services = createServiceClients(hosts)(context)
      const before = performance.now()
      await call(services)
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
