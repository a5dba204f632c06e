/**
 * How the price lookup scales as the market grows, in ratios of one run:
 *
 *     npx tsx tests/load/bench-prices.ts                    # 10,000 and 100,000 products, or --small N --large N
 *     node scripts/test-postgres.mjs -- npx tsx tests/load/bench-prices.ts
 *
 * Both markets are on PGlite or on PostgreSQL, get the same words in turn and verdicts of their own products. Then a server on each,
 * the production build, is asked for the pages of the same words, each once, as a visitor gets it whom no cache serves. Prints the
 * medians in milliseconds and, as `growth`, the large market's by the small one's. Markets that
 * are there, in the folder of --keep or on a server that lives on, are used again: at 1,000,000 products that saves half an hour.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '#backend/db/database.ts'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { randomOf } from '#backend/demo/random.ts'
import { readCatalogue } from '#backend/demo/seed/catalogue.ts'
import { generateWorld } from '#backend/demo/seed/generate-world.ts'
import { newKeys } from '#backend/keys/stored-keys.ts'
import { lookUpPrices } from '#backend/prices/look-up-prices.ts'
import { medianOf } from '#backend/prices/price-statistics.ts'
import { priceVerdict } from '#backend/prices/price-verdict.ts'
import { readTitle } from '#backend/search-index/price-facts/read-title.ts'
import { startServer } from '#tests/support/server-process.ts'
import { hasDatabase, withDatabaseName } from '#tests/support/test-database.ts'
import { time } from './time.ts'

const { values: argument } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '300' },
    keep: { type: 'string' },
  },
})
const ROUNDS = Number(argument.rounds)
/** The first ones warm up the plans and the compilers. */
const isMeasured = (round: number, of: number) => round >= of / 5
const NOW = new Date()
const folder = argument.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'bench-prices-'))

interface Market {
  products: number
  dataDir: string
  databaseUrl: string | undefined
  database: Database
  seconds: { insertSeconds?: number; indexSeconds?: number }
}

async function openMarket(products: number): Promise<Market> {
  const dataDir = path.join(folder, String(products))
  const databaseUrl = await databaseFor(products)
  const database = await openDatabase({ dataDir, databaseUrl })
  await migrateToLatest(database, migrations)
  const market = { products, dataDir, databaseUrl, database, seconds: {} }
  const [known] = await database.kysely
    .selectFrom('product')
    .select('product_seq')
    .limit(1)
    .execute()
  if (known) return market
  const { insertSeconds, indexSeconds } = await generateWorld({
    kysely: database.kysely,
    now: NOW,
    productCount: products,
  })
  // As the maintenance of an embedded database does it, and autovacuum: an index answers alone where a table was vacuumed.
  await sql`vacuum (analyze) price_fact`.execute(database.kysely)
  return { ...market, seconds: { insertSeconds, indexSeconds } }
}

/** A database of our own where there is a server for it; it goes with the server, or is used again. */
async function databaseFor(products: number): Promise<string | undefined> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const admin = await openDatabase({ databaseUrl: server, poolSize: 1 })
  const name = `bench_prices_${products}`
  if (!(await hasDatabase(admin.kysely, name)))
    await sql`create database ${sql.id(name)}`.execute(admin.kysely)
  await admin.close()
  return withDatabaseName(server, name)
}

const names = readCatalogue().items.map(({ names: [name] }) => name)
const isModel = (word: string) => {
  const { isKnown, accessory } = readTitle(word)
  return isKnown && accessory === null
}

type Samples = Record<'model' | 'words' | 'verdict' | 'page', number[]>
const emptySamples = (): Samples => ({ model: [], words: [], verdict: [], page: [] })

async function measureCalls(markets: readonly Market[], samples: readonly Samples[]) {
  const random = randomOf(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = random.pick(names as [string, ...string[]])
    for (const [index, { database, products }] of markets.entries()) {
      const context = { kysely: database.kysely, now: () => NOW }
      const productSeq = random.integer(1, products)
      const found = await time(() => lookUpPrices(context, { word, period: 'quarter' }))
      const verdict = await time(() => priceVerdict(context, productSeq))
      if (!isMeasured(round, ROUNDS)) continue
      samples[index]?.[isModel(word) ? 'model' : 'words'].push(found)
      samples[index]?.verdict.push(verdict)
    }
  }
}

async function measurePages(markets: readonly Market[], samples: readonly Samples[]) {
  const keys = JSON.stringify(newKeys(NOW))
  const servers = await Promise.all(
    markets.map(({ dataDir, databaseUrl }) =>
      startServer({
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        KEYS: keys,
        // A market that is used again was served with others.
        NEW_KEYS: '1',
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      }),
    ),
  )
  try {
    for (const [round, word] of names.entries())
      for (const [index, { url }] of servers.entries()) {
        const page = await time(async () => {
          const response = await fetch(`${url}/search-price/${encodeURIComponent(word)}`)
          if (response.status !== 200) throw new Error(`${word}: ${response.status}`)
          await response.text()
        })
        if (isMeasured(round, names.length)) samples[index]?.page.push(page)
      }
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

try {
  const markets = [
    await openMarket(Number(argument.small)),
    await openMarket(Number(argument.large)),
  ]
  const samples = markets.map(emptySamples)
  await measureCalls(markets, samples)
  for (const { database } of markets) await database.close()
  await measurePages(markets, samples)

  const kinds = Object.keys(emptySamples()) as (keyof Samples)[]
  const medians = samples.map(
    (of) =>
      Object.fromEntries(kinds.map((kind) => [kind, medianOf(of[kind])])) as Record<
        keyof Samples,
        number
      >,
  )
  const [small, large] = medians
  const growth =
    small && large && Object.fromEntries(kinds.map((kind) => [kind, large[kind] / small[kind]]))
  const figures = markets.map(({ products, seconds }, index) => ({
    products,
    ...seconds,
    ...medians[index],
  }))
  process.stdout.write(`${JSON.stringify({ figures, growth }, null, 1)}\n`)
} finally {
  if (argument.keep === undefined) fs.rmSync(folder, { recursive: true, force: true })
}
