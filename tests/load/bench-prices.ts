/**
 * How the price lookup scales as the market grows, in ratios of one run:
 *
 *     npx tsx tests/load/bench-prices.ts                    # 10,000 and 100,000 products, or --small N --large N
 *
 * Both markets are on PGlite, get the same words in turn and verdicts of their own products. Prints the medians in
 * milliseconds and, as `growth`, the large market's by the small one's.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { randomOf } from '#backend/demo/random.ts'
import { readCatalogue } from '#backend/demo/seed/catalogue.ts'
import { generateWorld } from '#backend/demo/seed/generate-world.ts'
import { lookUpPrices } from '#backend/prices/look-up-prices.ts'
import { medianOf } from '#backend/prices/price-statistics.ts'
import { priceVerdict } from '#backend/prices/price-verdict.ts'

const { values: argument } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '300' },
  },
})
const ROUNDS = Number(argument.rounds)
const NOW = new Date()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-prices-'))

async function openMarket(products: number) {
  const database = await openDatabase({ dataDir: path.join(folder, String(products)) })
  await migrateToLatest(database, migrations)
  const { insertSeconds, indexSeconds } = await generateWorld({
    kysely: database.kysely,
    now: NOW,
    productCount: products,
  })
  // As the maintenance of an embedded database does it, and autovacuum: an index answers alone where a table was vacuumed.
  await sql`vacuum (analyze) price_fact`.execute(database.kysely)
  return { products, database, seconds: { insertSeconds, indexSeconds } }
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

try {
  const markets = [
    await openMarket(Number(argument.small)),
    await openMarket(Number(argument.large)),
  ]
  const random = randomOf(1)
  const names = readCatalogue().items.map(({ names: [name] }) => name)
  const took = markets.map(() => ({ lookUp: [] as number[], verdict: [] as number[] }))
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = names[Math.floor(random.next() * names.length)] ?? ''
    for (const [index, { database, products }] of markets.entries()) {
      const context = { kysely: database.kysely, now: () => NOW }
      const productSeq = 1 + Math.floor(random.next() * products)
      const found = await time(() => lookUpPrices(context, { word, period: 'quarter' }))
      const verdict = await time(() => priceVerdict(context, productSeq))
      // The first ones warm up the plans.
      if (round < ROUNDS / 5) continue
      took[index]?.lookUp.push(found)
      took[index]?.verdict.push(verdict)
    }
  }
  const medians = took.map(({ lookUp, verdict }) => ({
    lookUp: medianOf(lookUp),
    verdict: medianOf(verdict),
  }))
  const [small, large] = medians
  const growth = small &&
    large && { lookUp: large.lookUp / small.lookUp, verdict: large.verdict / small.verdict }
  const figures = markets.map(({ products, seconds }, index) => ({
    products,
    ...seconds,
    ...medians[index],
  }))
  process.stdout.write(`${JSON.stringify({ figures, growth }, null, 1)}\n`)
  for (const { database } of markets) await database.close()
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
