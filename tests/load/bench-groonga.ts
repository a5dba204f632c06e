/**
 * Search at a million products on PostgreSQL against groonga, the same queries in turn in one run:
 *
 *     apt-get install groonga-bin
 *     node scripts/test-postgres.mjs -- npx tsx tests/load/bench-groonga.ts     # [--products N] [--queries N]
 *
 * Ours reads each query (prices, places, meanings, sentences), counts its hits and orders them, and looks into descriptions
 * where little is found; groonga looks for its words in titles and tags. Neither loads the cards of the page. `--database`
 * names a database that holds the products already. Goals: p50 at most 0.6 times, p99 at most 1.0 times groonga's.
 */
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '#backend/db/database.ts'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { pickFrom, type Random, randomOf } from '#backend/demo/random.ts'
import { generateWorld } from '#backend/demo/seed/generate-world.ts'
import { readAndFind } from '#backend/search/read-and-find.ts'
import { suggestKeywords } from '#backend/search/suggest-keywords.ts'
import { queryWords } from '#backend/search-index/korean/query-words.ts'
import { PAGE_SIZE, PRODUCT_SORTS, type ProductQuery, type ProductSort } from '#contracts/search.ts'
import { Groonga, type GroongaQuery, type GroongaRow } from './groonga.ts'
import { time } from './time.ts'

const { values: argument } = parseArgs({
  options: {
    database: { type: 'string' },
    products: { type: 'string', default: '1000000' },
    queries: { type: 'string', default: '1000' },
  },
})
const PRODUCTS = Number(argument.products)
const QUERIES = Number(argument.queries)
const BATCH = 20_000
const NOW = new Date()
const TYPED = ['아이', '노트', 'ㅇㅍ', '아잎', 'ㄴㅌㅂ', 'dkdl', 'iph', '낙싯대', '새상', '캠핑의']
const JUDGED = ['queries-open', 'queries-open-2', 'queries-open-3']
const SORT_KEYS: Record<ProductSort, string> = {
  RECOMMENDED: '-rank,-_key',
  LATEST: '-bumped,-_key',
  PRICE_ASC: 'price,-_key',
  PRICE_DESC: '-price,_key',
}

const serverUrl = process.env.TEST_DATABASE_URL
if (argument.database === undefined && serverUrl === undefined)
  throw new Error('Run it through scripts/test-postgres.mjs, or give --database')
const database = await openMarket()
const groonga = new Groonga()
try {
  await groonga.fill(readRows(database))
  const random = randomOf(1)
  const source = await readSource(database)
  const typed = Array.from({ length: QUERIES }, () => makeQuery(random, source))
  const figures = {
    products: PRODUCTS,
    typed: await compare('typed words', typed),
    judged: await compare('judged queries', judgedQueries()),
    suggestions: spread(await timeSuggestions()),
  }
  print(`suggestions  ${figures.suggestions.join(' / ')} ms`)
  print(JSON.stringify(figures))
} finally {
  await groonga.close()
  await database.close()
}

async function openMarket(): Promise<Database> {
  const databaseUrl = argument.database ?? String(serverUrl)
  const opened = await openDatabase({ databaseUrl, poolSize: 1 })
  if (argument.database !== undefined) return opened
  await migrateToLatest(opened, migrations)
  await generateWorld({ kysely: opened.kysely, now: NOW, productCount: PRODUCTS })
  return opened
}

async function* readRows({ kysely }: Database): AsyncGenerator<GroongaRow[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<GroongaRow>`
      select product_seq as _key, title, array_to_string(tags, ' ') as tags, category_path as category,
        product_search.price, product_search.trade_state as state, rank,
        extract(epoch from product_search.bumped_at)::bigint as bumped
      from product_search join product using (product_seq)
      where product_seq > ${after} order by product_seq limit ${BATCH}`.execute(kysely)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last._key
  }
}

interface Source {
  titles: string[]
  categories: { category_seq: number; name: string }[]
}

async function readSource({ kysely }: Database): Promise<Source> {
  const { rows } = await sql<{ title: string }>`
    select title from product where product_seq % 997 = 1 order by product_seq limit 2000`.execute(
    kysely,
  )
  const categories = await kysely
    .selectFrom('category')
    .select(['category_seq', 'name'])
    .orderBy('category_seq')
    .execute()
  return { titles: rows.map(({ title }) => title), categories }
}

type Query = ProductQuery & { page: number }

/** Words of titles in the ways that people type them, often with filters; any sort; the first pages. */
function makeQuery(random: Random, { titles, categories }: Source): Query {
  const words = (pickFrom(random, titles) ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const [first = '아이폰', second = '', third = ''] = words
  const category = pickFrom(random, categories)
  const keyword =
    pickFrom(random, [
      first,
      first,
      second,
      `${first} ${second}`,
      `${first} ${second}`,
      `${first} ${second} ${third}`,
      `${first}${second}`,
      first.slice(-2),
      first.slice(0, 1),
      category?.name ?? '',
    ])?.trim() || first
  const filters: Partial<ProductQuery>[] = [
    {},
    {},
    {},
    { maxPrice: 50_000 },
    { minPrice: 100_000, maxPrice: 500_000 },
    { tradeStates: ['ON_SALE'] },
    category ? { categorySeq: category.category_seq } : {},
  ]
  return {
    keyword,
    sort: pickFrom(random, ['RECOMMENDED', ...PRODUCT_SORTS] as const) ?? 'RECOMMENDED',
    page: pickFrom(random, [1, 1, 1, 2, 3, 5]) ?? 1,
    ...pickFrom(random, filters),
  }
}

function judgedQueries(): Query[] {
  return JUDGED.map((name) => new URL(`../../backend/search/judged/${name}.json`, import.meta.url))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as { query: string }[])
    .map(({ query }) => ({ keyword: query, page: 1 }))
}

function asGroonga({ keyword = '', sort = 'RECOMMENDED', page, ...filter }: Query): GroongaQuery {
  const conditions = [
    filter.categorySeq !== undefined && `category @ ${filter.categorySeq}`,
    filter.minPrice !== undefined && `price >= ${filter.minPrice}`,
    filter.maxPrice !== undefined && `price <= ${filter.maxPrice}`,
    filter.tradeStates?.length &&
      `in_values(state, ${filter.tradeStates.map((each) => `"${each}"`).join(', ')})`,
  ]
  return {
    words: queryWords(keyword)
      .map(({ typed }) => typed)
      .join(' '),
    filter: conditions.filter(Boolean).join(' && '),
    sort: SORT_KEYS[sort],
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  }
}

async function compare(name: string, queries: readonly Query[]) {
  const ours: number[] = []
  const theirs: number[] = []
  const warmUp = Math.ceil(queries.length / 5)
  for (const [index, query] of [...queries.slice(0, warmUp), ...queries].entries()) {
    const turns = [
      [ours, () => readAndFind(database.kysely, query, NOW)] as const,
      [theirs, () => groonga.select(asGroonga(query))] as const,
    ]
    for (const [samples, run] of index % 2 === 0 ? turns : turns.reverse()) {
      const took = await time(run)
      if (index >= warmUp) samples.push(took)
    }
  }
  const figures = { queries: queries.length, ours: spread(ours), groonga: spread(theirs) }
  const ratios = figures.ours.map((own, at) => round(own / (figures.groonga[at] ?? 1)))
  print(
    `${name}, p50 / p95 / p99 ms: ours ${figures.ours.join(' / ')}, groonga ${figures.groonga.join(' / ')}`,
  )
  print(`  ratio ${ratios.join(' / ')} (goals 0.6 and, at p99, 1.0)`)
  return { ...figures, ratios }
}

async function timeSuggestions(): Promise<number[]> {
  const samples: number[] = []
  for (let round = 0; round < 100; round += 1)
    for (const typed of TYPED) samples.push(await time(() => suggestKeywords(database, typed)))
  return samples
}

/** p50, p95 and p99. */
function spread(samples: readonly number[]): number[] {
  const sorted = [...samples].sort((a, b) => a - b)
  return [0.5, 0.95, 0.99].map((share) => round(sorted[Math.floor(sorted.length * share)] ?? 0))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
