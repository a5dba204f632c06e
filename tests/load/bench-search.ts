/**
 * How the search scales as the market grows, in ratios of one run:
 *
 *     npx tsx tests/load/bench-search.ts                                       # PGlite only
 *     node scripts/test-postgres.mjs -- npx tsx tests/load/bench-search.ts     # PostgreSQL too
 *
 * Two markets (10,000 and 100,000 products, or `--small N --large N`) are on one engine
 * and get the same queries in turn. In the large one, a linear scan and (PostgreSQL only) pg_trgm
 * answer them too, without counting hits, from narrow copies of the same table. Prints a table and,
 * as the last line, the figures as JSON.
 */
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#backend/db/database.ts'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { randomOf } from '#backend/demo/random.ts'
import { findProducts } from '#backend/search/find-products.ts'
import { lookUp } from '#backend/search/look-up.ts'
import { rowConditions, where } from '#backend/search/search-conditions.ts'
import { searchProducts } from '#backend/search/search-products.ts'
import { suggestKeywords } from '#backend/search/suggest-keywords.ts'
import { reindexAll } from '#backend/search-index/reindex-all.ts'
import { PAGE_SIZE, type ProductQuery, type ProductSort } from '#contracts/search.ts'
import { fillSearchFixture, makeQuery } from '#tests/support/search-fixture.ts'
import { time } from './time.ts'

const { values: argument } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '100000' },
    queries: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
})
const SMALL = Number(argument.small)
const LARGE = Number(argument.large)
const QUERIES = Number(argument.queries)
const SEED = Number(argument.seed)
const WARM_UP = Math.ceil(QUERIES / 5)
/** The references take long, so they answer every n-th query only. */
const REFERENCE_EVERY = 5
const NOW = new Date()
const TYPED = ['아이', '노트', 'ㅇㅍ', '아잎', 'ㄴㅌㅂ', 'dkdl', 'iph', '낙싯대', '새상', '캠핑의']

const ORDER: Record<ProductSort, RawBuilder<unknown>> = {
  RECOMMENDED: sql`rank desc, product_seq desc`,
  LATEST: sql`bumped_at desc, product_seq desc`,
  PRICE_ASC: sql`price, product_seq desc`,
  PRICE_DESC: sql`price desc, product_seq`,
}

interface Spread {
  p50: number
  p95: number
  p99: number
}

type Page = ProductQuery & { page: number }

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-search-'))
const serverUrl = process.env.TEST_DATABASE_URL
const figures: Record<string, unknown> = { small: SMALL, large: LARGE, queries: QUERIES }
try {
  figures.pglite = await measureEngine('PGlite', openOnPglite)
  if (serverUrl) {
    const server = serverUrl
    figures.postgres = await measureEngine('PostgreSQL', () => openOnPostgres(server))
  }
  print(JSON.stringify(figures))
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}

async function measureEngine(engine: string, open: () => Promise<Database>) {
  const small = await openMarket(open, SMALL)
  const large = await openMarket(open, LARGE)
  const isPostgres = large.database.kind === 'postgres'
  await copyTable(large.database, isPostgres)

  const random = randomOf(SEED)
  const queries = Array.from({ length: QUERIES + WARM_UP }, () => makeQuery(random))
  const find: Record<'small' | 'large', number[]> = { small: [], large: [] }
  const pages: Record<'small' | 'large', number[]> = { small: [], large: [] }
  const linear: number[] = []
  const trigram: number[] = []
  const ours: number[] = []
  for (const [index, query] of queries.entries()) {
    const isCounted = index >= WARM_UP
    const turns = [['small', small] as const, ['large', large] as const]
    for (const [size, { database }] of index % 2 === 0 ? turns : turns.reverse()) {
      const found = await time(() => searchOnly(database, query))
      const page = await time(() => searchProducts({ ...database, now: () => NOW }, query))
      if (!isCounted) continue
      find[size].push(found)
      pages[size].push(page)
    }
    if (!isCounted || index % REFERENCE_EVERY !== 0) continue
    ours.push(await time(() => searchOnly(large.database, query)))
    linear.push(await time(() => searchCopy(large.database, 'plain_copy', query)))
    if (isPostgres) trigram.push(await time(() => searchCopy(large.database, 'trgm_copy', query)))
  }
  const suggestions: number[] = []
  for (let round = 0; round < QUERIES / TYPED.length; round += 1) {
    for (const typed of TYPED)
      suggestions.push(await time(() => suggestKeywords(large.database, typed)))
  }
  await small.database.close()
  await large.database.close()

  const result = {
    reindexSeconds: { small: small.reindexSeconds, large: large.reindexSeconds },
    find: { small: spread(find.small), large: spread(find.large) },
    page: { small: spread(pages.small), large: spread(pages.large) },
    growth: { find: ratio(find.large, find.small), page: ratio(pages.large, pages.small) },
    reference: {
      ours: spread(ours),
      linear: spread(linear),
      ...(isPostgres ? { trigram: spread(trigram) } : {}),
    },
    suggestions: spread(suggestions),
  }
  printTable(engine, result)
  return result
}

async function openMarket(open: () => Promise<Database>, products: number) {
  const database = await open()
  await migrateToLatest(database, migrations)
  await fillSearchFixture(database.kysely, { products, seed: SEED, now: NOW })
  const reindexSeconds = (await time(() => reindexAll(database.kysely))) / 1_000
  return { database, reindexSeconds }
}

function openOnPglite(): Promise<Database> {
  return openDatabase({ dataDir: path.join(folder, randomBytes(4).toString('hex')) })
}

async function openOnPostgres(url: string): Promise<Database> {
  const server = await openDatabase({ databaseUrl: url, poolSize: 1 })
  const name = `bench_${randomBytes(4).toString('hex')}`
  await sql`create database ${sql.id(name)}`.execute(server.kysely)
  const address = new URL(url)
  address.pathname = `/${name}`
  const database = await openDatabase({ databaseUrl: address.href, poolSize: 1 })
  return {
    ...database,
    async close() {
      await database.close()
      await sql`drop database ${sql.id(name)} with (force)`.execute(server.kysely)
      await server.close()
    },
  }
}

/** The same rows for the references: without an index, and with those of the sorts and pg_trgm. */
async function copyTable({ kysely }: Database, withTrigrams: boolean): Promise<void> {
  await sql`create table plain_copy as select * from product_search`.execute(kysely)
  await sql`analyze plain_copy`.execute(kysely)
  if (!withTrigrams) return
  await sql`create extension pg_trgm`.execute(kysely)
  await sql`create table trgm_copy as select * from product_search`.execute(kysely)
  await sql`create index on trgm_copy using gin (norm gin_trgm_ops) with (fastupdate = off)`.execute(
    kysely,
  )
  await sql`create index on trgm_copy (rank desc, product_seq desc)`.execute(kysely)
  await sql`create index on trgm_copy (bumped_at desc, product_seq desc)`.execute(kysely)
  await sql`create index on trgm_copy (price, product_seq desc)`.execute(kysely)
  await sql`create index on trgm_copy (store_seq)`.execute(kysely)
  await sql`create index on trgm_copy using gin (category_path)`.execute(kysely)
  await sql`analyze trgm_copy`.execute(kysely)
}

async function searchOnly({ kysely }: Database, query: Page): Promise<void> {
  const { sort = 'RECOMMENDED', page, ...filter } = query
  const request = { filter, sort, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, now: NOW }
  await findProducts(kysely, request, await lookUp(kysely, filter))
}

/** The page alone, as plain SQL has it: LIKE for every word, no total. */
async function searchCopy({ kysely }: Database, table: string, query: Page): Promise<void> {
  const { sort = 'RECOMMENDED', page, keyword, ...filter } = query
  const { clauses } = await lookUp(kysely, { keyword })
  const words = (clauses ?? []).map(
    ({ alternatives }) =>
      sql`(${sql.join(
        alternatives.map(
          (terms) =>
            sql`(${sql.join(
              terms.map((term) => sql`norm like ${`%${term}%`}`),
              sql` and `,
            )})`,
        ),
        sql` or `,
      )})`,
  )
  await sql`
    select product_seq from ${sql.id(table)}
    ${where([...rowConditions(filter, null, NOW), ...words])}
    order by ${ORDER[sort]} limit ${PAGE_SIZE + 1} offset ${(page - 1) * PAGE_SIZE}`.execute(kysely)
}

function spread(samples: readonly number[]): Spread {
  const sorted = [...samples].sort((a, b) => a - b)
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

function ratio(large: readonly number[], small: readonly number[]): Spread {
  const above = spread(large)
  const below = spread(small)
  return {
    p50: round(above.p50 / below.p50),
    p95: round(above.p95 / below.p95),
    p99: round(above.p99 / below.p99),
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function printTable(
  engine: string,
  result: {
    reindexSeconds: { small: number; large: number }
    find: { small: Spread; large: Spread }
    page: { small: Spread; large: Spread }
    growth: { find: Spread; page: Spread }
    reference: { ours: Spread; linear: Spread; trigram?: Spread }
    suggestions: Spread
  },
): void {
  const line = (name: string, { p50, p95, p99 }: Spread, unit: string) =>
    print(
      `${name.padEnd(44)}${[p50, p95, p99].map((value) => `${value.toFixed(2)} ${unit}`.padStart(12)).join('')}`,
    )
  const { find, page, growth, reference, reindexSeconds, suggestions } = result
  print(
    `\n${engine}${''.padEnd(44 - engine.length)}${'p50'.padStart(12)}${'p95'.padStart(12)}${'p99'.padStart(12)}`,
  )
  line(`find, ${SMALL} products`, find.small, 'ms')
  line(`find, ${LARGE} products`, find.large, 'ms')
  line('  growth', growth.find, 'x ')
  line(`page with cards, ${SMALL} products`, page.small, 'ms')
  line(`page with cards, ${LARGE} products`, page.large, 'ms')
  line('  growth (goal: p99 at most 3x)', growth.page, 'x ')
  line('find, queries of the references', reference.ours, 'ms')
  line('  linear scan, no total', reference.linear, 'ms')
  if (reference.trigram) line('  pg_trgm and LIKE, no total', reference.trigram, 'ms')
  line(`suggestions, ${LARGE} products`, suggestions, 'ms')
  print(
    `index built in ${reindexSeconds.small.toFixed(1)} s and ${reindexSeconds.large.toFixed(1)} s`,
  )
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
