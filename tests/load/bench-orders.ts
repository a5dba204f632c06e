/**
 * What orders cost, in ratios of one run:
 *
 *     npx tsx tests/load/bench-orders.ts                                       # PGlite only
 *     node scripts/test-postgres.mjs -- npx tsx tests/load/bench-orders.ts     # PostgreSQL too
 *
 * - Complete purchases (ordered, paid, accepted, handed over, settled, paid out) through the services, against the bare
 *   statements that wrote the same rows in the same transactions. Companies outside are in memory. Goal: 0.5 or more.
 * - The pages of purchases and sales at a million orders against the same at ten thousand, of a member with a hundred
 *   orders and of one with a hundredth of all. PostgreSQL only. Goal: 1.5 or less.
 */

import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { createServiceClients, type Services } from '#app/services/client.server.ts'
import type { Result } from '#app/services/result.ts'
import { sealAccount } from '#backend/accounts/bank-accounts/sealed-account.ts'
import type { Database } from '#backend/db/database.ts'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { createDatabase } from '#backend/db/open-database.ts'
import { IN_MEMORY, openPglite } from '#backend/db/pglite/open.ts'
import { openPostgresPool } from '#backend/db/postgres/open.ts'
import type { DB } from '#backend/db/schema.ts'
import type { SqlPool } from '#backend/db/sql-pool.ts'
import { seedCategory, seedProduct } from '#backend/demo/seed/builders/index.ts'
import { createHosts } from '#backend/hosts/create-hosts.ts'
import { accountNumberHash } from '#backend/keys/account-number-hash.ts'
import { listOrders } from '#backend/orders/list-orders.ts'
import { carryOutPayouts } from '#backend/orders/payouts/carry-out-payouts.ts'
import { runTimers } from '#backend/orders/run-timers.ts'
import { indexProduct } from '#backend/search-index/index-product.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { credentialsOf } from '#tests/support/bearer.ts'
import { seedPerson, type TestMember } from '#tests/support/chat-room.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { recordingPool } from '#tests/support/recording-pool.ts'
import { replayStatements } from '#tests/support/replay-statements.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    block: { type: 'string', default: '40' },
    orders: { type: 'string', default: '1000000' },
  },
})
const ROUNDS = Number(values.rounds)
const BLOCK = Number(values.block)
const LARGE = Number(values.orders)
const SMALL = 10_000
const PRICE = 30_000
const START = new Date('2026-03-02T01:00:00Z')
/** PGlite has one session. */
const WORKERS = { postgres: 4, pglite: 1 }

const median = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0

type Trader = TestMember & { services: Services }

interface Bought {
  database: string
  services: number
  statements: number
  ratio: number
  transactions: number
  writes: number
}

const results: { purchases: Bought[]; histories: object[] } = { purchases: [], histories: [] }
results.purchases.push(await benchPurchases('pglite'))
const url = process.env.TEST_DATABASE_URL
if (url) {
  results.purchases.push(await benchPurchases('postgres', url))
  results.histories.push(...(await benchHistories(url)))
}
if (values.out) {
  mkdirSync(dirname(values.out), { recursive: true })
  writeFileSync(values.out, JSON.stringify(results, null, 2))
}

async function openBenchPool(kind: Database['kind'], databaseUrl = '') {
  if (kind === 'pglite') {
    const { pool, close } = await openPglite({ dataDir: IN_MEMORY })
    return { pool: pool as SqlPool, close }
  }
  const pool = openPostgresPool({ databaseUrl, poolSize: WORKERS.postgres })
  return { pool, close: () => pool.end() }
}

async function benchPurchases(kind: Database['kind'], databaseUrl?: string): Promise<Bought> {
  const opened = await openBenchPool(kind, databaseUrl)
  const recorder = recordingPool(opened.pool)
  const database = await createDatabase(kind, recorder.pool, opened.close)
  const { kysely } = database
  await migrateToLatest(database, migrations)
  await spreadSequences(kysely)
  let time = START
  const now = () => time
  const limiter = {
    take: async () => null,
    giveBack: async () => undefined,
    close: async () => undefined,
  }
  const dependencies = testHostDependencies(database, { now, limiter })
  const { integrations } = dependencies
  const log = {
    error: ({ error }: { error?: unknown }) => {
      throw error
    },
  }
  const signIn = async (): Promise<Trader> => {
    const member = await seedPerson(kysely)
    const { accessToken } = await credentialsOf(dependencies, member.userSeq)
    const services = createServiceClients(createHosts({ ...dependencies, log }))({
      requestId: 'bench',
      accessToken,
    })
    return { ...member, services }
  }
  const seller = await signIn()
  const buyers: Trader[] = []
  while (buyers.length < WORKERS[kind]) buyers.push(await signIn())
  await addBankAccount(seller)
  await seedCategory(kysely)

  async function addBankAccount({ userSeq }: TestMember) {
    const accountNo = '110200000102'
    integrations.bank.holders.set(accountNo, '김판매')
    const { keys } = dependencies
    await kysely
      .insertInto('account_bank')
      .values({
        user_seq: userSeq,
        bank_code: '088',
        last_digits: accountNo.slice(-4),
        number_hash: accountNumberHash(keys, '088', accountNo),
        sealed: sealAccount(keys, userSeq, { accountNo, holderName: '김판매' }),
        is_default: true,
        payout_hold_until: time,
        created_at: time,
      })
      .execute()
  }
  async function offer(): Promise<number> {
    const { productSeq } = await seedProduct(
      kysely,
      {
        category_seq: 1,
        store_seq: seller.storeSeq,
        price: PRICE,
        trade_state: 'ON_SALE',
        trade_methods: ['DIRECT'],
      },
      { imageCount: 0 },
    )
    await indexProduct(kysely, productSeq)
    return productSeq
  }
  const offers = async (count: number) => {
    const products = []
    while (products.length < count) products.push(await offer())
    return products
  }

  async function buy({ services: { gateway } }: Trader, productSeq: number) {
    const quote = dataOf(await gateway.quote({ productSeq }))
    const total = quote.choices.find(({ type }) => type === 'MEET')?.amounts.total ?? -1
    const { orderSeq } = dataOf(
      await gateway.placeOrder({
        formKey: randomUUID(),
        productSeq,
        type: 'MEET',
        total,
        points: 0,
        delivery: null,
        isRequest: false,
      }),
    )
    const formKey = randomUUID()
    const attempt = dataOf(await gateway.openPayment({ orderSeq, method: 'CARD', formKey }))
    if (attempt.state !== 'OPEN') throw new Error('no window opens')
    const { paymentKey } = integrations.payment.agree(attempt.attemptId)
    const { attemptId, amount } = attempt
    dataOf(await gateway.confirmPayment({ attemptId, paymentKey, amount }))
    const sells = seller.services.gateway
    dataOf(await sells.actOnOrder({ orderSeq, action: 'ACCEPT', eventKey: randomUUID() }))
    const { handoverCode } = dataOf(await gateway.order({ orderSeq }))
    dataOf(await sells.handOver({ orderSeq, code: handoverCode ?? '', eventKey: randomUUID() }))
  }
  /** Time passes, and the sellers are paid. */
  async function settle() {
    time = new Date(START.getTime() + 7 * DAY_MS)
    await runTimers({ ...dependencies, log }, { most: BLOCK * 2 })
    await carryOutPayouts({ ...dependencies, bank: integrations.bank, log }, { most: BLOCK * 2 })
    time = START
  }
  const shared = async (
    products: readonly number[],
    work: (productSeq: number, place: number) => Promise<void>,
  ) => {
    const left = [...products]
    await Promise.all(
      buyers.map(async (_, place) => {
        for (let product = left.pop(); product; product = left.pop()) await work(product, place)
      }),
    )
  }

  const [model = 0] = await offers(1)
  recorder.start()
  await buy(buyers[0] as Trader, model)
  const buying = recorder.stop()
  recorder.start()
  await settle()
  const settling = recorder.stop()
  const writes = [...buying, ...settling].flatMap(({ statements }) => statements).length
  const rates: { services: number; statements: number }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const byServices = await offers(BLOCK)
    const byStatements = await offers(BLOCK)
    const throughServices = async () => {
      const before = performance.now()
      await shared(byServices, (product, place) => buy(buyers[place] as Trader, product))
      await settle()
      return (BLOCK * 1_000) / (performance.now() - before)
    }
    const throughStatements = async () => {
      const before = performance.now()
      const bought: Map<number, number>[] = []
      await shared(byStatements, async (product) => {
        const ids = new Map([[model, product]])
        await replayStatements(opened.pool, buying, ids)
        bought.push(ids)
      })
      // One after the other, as the jobs do it.
      for (const ids of bought) await replayStatements(opened.pool, settling, ids)
      return (BLOCK * 1_000) / (performance.now() - before)
    }
    const isServicesFirst = round % 2 === 0
    const first = isServicesFirst ? await throughServices() : await throughStatements()
    const second = isServicesFirst ? await throughStatements() : await throughServices()
    // The first round warms up.
    if (round > 0)
      rates.push({
        services: isServicesFirst ? first : second,
        statements: isServicesFirst ? second : first,
      })
  }
  const { settled } = await kysely
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('settled'))
    .where('state', '=', 'SETTLED')
    .executeTakeFirstOrThrow()
  const expected = 1 + 2 * BLOCK * (ROUNDS + 1)
  if (settled !== expected) throw new Error(`${settled} orders are settled, not ${expected}`)
  await database.close()
  const bought = {
    database: kind,
    services: median(rates.map(({ services }) => services)),
    statements: median(rates.map(({ statements }) => statements)),
    ratio: median(rates.map(({ services, statements }) => services / statements)),
    transactions: buying.length + settling.length,
    writes,
  }
  console.log(
    `purchases on ${kind}: ${bought.services.toFixed(1)}/s, bare statements ${bought.statements.toFixed(1)}/s (${writes} in ${bought.transactions} transactions), ratio ${bought.ratio.toFixed(2)}`,
  )
  return bought
}

function dataOf<Data>(result: Result<Data, string> | Data): Data {
  if (typeof result !== 'object' || result === null || !('ok' in result)) return result as Data
  if (!result.ok) throw new Error(`refused: ${result.code}`)
  return result.data
}

/** Each table counts from a number of its own, so that a number says what it is an id of. */
async function spreadSequences(kysely: Kysely<DB>) {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' order by 1`.execute(
    kysely,
  )
  for (const [place, { name }] of rows.entries())
    if (!name.includes('category'))
      await sql`alter sequence ${sql.raw(name)} restart with ${sql.raw(String(10_000_000 * (place + 1)))}`.execute(
        kysely,
      )
}

/** The pages of a member's orders, with few and with very many orders of everybody. */
async function benchHistories(databaseUrl: string): Promise<object[]> {
  const pool = openPostgresPool({ databaseUrl, statementTimeoutMilliseconds: 600_000 })
  const database = await createDatabase('postgres', pool, () => pool.end())
  const { kysely } = database
  const people: TestMember[] = []
  while (people.length < 4) people.push(await seedPerson(kysely))
  const [often, buyer, manySold, seller] = people as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ]
  const model = await kysely
    .selectFrom('orders')
    .select('order_seq')
    .where('state', '=', 'SETTLED')
    .limit(1)
    .executeTakeFirstOrThrow()

  /** Orders of the past, which hold no product. One in a hundred is of the one who has very many. */
  const fill = (from: number, to: number) =>
    sql`
    insert into orders (
      form_key, product_seq, buyer_user_seq, seller_user_seq, buyer_store_seq, seller_store_seq, type, state, price,
      shipping_fee, buyer_fee, seller_fee, total, terms_seq, snapshot, state_at, created_at, ended_at
    )
    select 'bench-' || n, product_seq,
      case when n % 100 = 0 then ${often.userSeq}::bigint when n <= 9900 and n % 99 = 1 then ${buyer.userSeq}::bigint
        else buyer_user_seq end,
      case when n % 100 = 0 then ${manySold.userSeq}::bigint when n <= 9900 and n % 99 = 1 then ${seller.userSeq}::bigint
        else seller_user_seq end,
      buyer_store_seq, seller_store_seq, type,
      (array['CANCELED', 'EXPIRED', 'REFUNDED'])[1 + n % 3], price, shipping_fee, buyer_fee, seller_fee, total, terms_seq,
      snapshot, state_at + n * interval '1 second', created_at + n * interval '1 second', ended_at
    from orders, generate_series(${from}::int, ${to}::int) n
    where order_seq = ${model.order_seq}`.execute(kysely)

  const pages = {
    'a hundred purchases': () => listPage(buyer, 'BUYER'),
    'a hundred sales': () => listPage(seller, 'SELLER'),
    'a hundredth of all purchases': () => listPage(often, 'BUYER'),
    'a hundredth of all sales': () => listPage(manySold, 'SELLER'),
  }
  const listPage = (member: TestMember, role: 'BUYER' | 'SELLER') =>
    listOrders({ kysely }, member, { role, tab: 'ALL' })
  const measure = async () => {
    await sql`vacuum analyze orders`.execute(kysely)
    const medians: Record<string, number> = {}
    for (const [name, page] of Object.entries(pages)) {
      const times: number[] = []
      for (let round = 0; round < 60; round += 1) {
        const before = performance.now()
        const { items } = await page()
        if (items.length === 0) throw new Error(`${name}: the page is empty`)
        if (round >= 20) times.push(performance.now() - before)
      }
      medians[name] = median(times)
    }
    return medians
  }
  await fill(1, SMALL)
  const small = await measure()
  for (let from = SMALL + 1; from <= LARGE; from += 50_000)
    await fill(from, Math.min(LARGE, from + 49_999))
  const large = await measure()
  await database.close()
  return Object.keys(pages).map((name) => {
    const [few, many] = [small[name] ?? 0, large[name] ?? 0]
    console.log(
      `${name}: ${few.toFixed(2)} ms at ${SMALL}, ${many.toFixed(2)} ms at ${LARGE} orders, ratio ${(many / few).toFixed(2)}`,
    )
    return { name, few, many, ratio: many / few }
  })
}
