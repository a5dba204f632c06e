/**
 * What a member waits for whose lists are long: own goods, favourites and the own page, with 100,000 rows of each.
 *
 *     npx tsx tests/load/bench-own-lists.ts                                      # PGlite
 *     node scripts/test-postgres.mjs -- npx tsx tests/load/bench-own-lists.ts    # PostgreSQL
 *
 * Prints the median and the slowest of so many reads in milliseconds.
 */
import process from 'node:process'
import { sql } from 'kysely'
import { listFavorites } from '#backend/catalogue/list-favorites.ts'
import { seedCategory, seedProduct } from '#backend/demo/seed/builders/index.ts'
import { ownListings } from '#backend/listings/own-listings.ts'
import { readMyPage } from '#backend/my-page/read-my-page.ts'
import { seedPerson } from '#tests/support/chat-room.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const ROWS = Number(process.argv[2] ?? 100_000)
const READS = 15
const PAGE_SIZE = 24
const now = () => new Date()

const database = await createTestDatabase()
const { kysely } = database
const { categorySeq } = await seedCategory(kysely)
const [member, seller] = [await seedPerson(kysely), await seedPerson(kysely)]
for (const { storeSeq } of [member, seller]) {
  const { productSeq } = await seedProduct(kysely, {
    store_seq: storeSeq,
    category_seq: categorySeq,
  })
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = 'product' and is_generated = 'NEVER' and is_identity = 'NO'`.execute(
    kysely,
  )
  const others = rows.map(({ column_name }) => column_name).filter((name) => name !== 'bumped_at')
  const columns = sql.join(others.map((name) => sql.id(name)))
  await sql`set session_replication_role = replica`.execute(kysely).catch(() => {})
  await sql`
    insert into product (bumped_at, ${columns})
    select bumped_at - n * interval '1 minute', ${columns}
    from product, generate_series(2, ${ROWS}::int) n where product_seq = ${productSeq}`.execute(
    kysely,
  )
}
await sql`
  insert into product_favorite (user_seq, product_seq, price, created_at)
  select ${member.userSeq}, product_seq, price + 1, bumped_at from product where store_seq = ${seller.storeSeq}`.execute(
  kysely,
)
await sql`vacuum analyze`.execute(kysely)

const context = { kysely, now }
const deep = Math.floor(ROWS / PAGE_SIZE)
const reads: Record<string, () => Promise<unknown>> = {
  'own page': () => readMyPage(kysely, member.userSeq, now()),
  'own goods, first page': () =>
    ownListings(context, member, { state: 'ON_SALE', page: 1, pageSize: PAGE_SIZE }),
  'own goods, last page': () =>
    ownListings(context, member, { state: 'ON_SALE', page: deep, pageSize: PAGE_SIZE }),
  'favourites, first page': () => listFavorites(context, member, { page: 1, onSale: false }),
  'favourites, last page': () => listFavorites(context, member, { page: deep, onSale: false }),
}
for (const [name, read] of Object.entries(reads)) {
  await read()
  const times: number[] = []
  for (let n = 0; n < READS; n += 1) {
    const start = performance.now()
    await read()
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  const median = times[Math.floor(READS / 2)] ?? 0
  process.stdout.write(
    `${name.padEnd(24)} ${median.toFixed(1).padStart(8)} ${(times.at(-1) ?? 0).toFixed(1).padStart(8)}\n`,
  )
}
await database.close()
process.exit(0)
