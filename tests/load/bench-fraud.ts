/**
 * What a fraud lookup costs beside one query by an index, where 100,000 published reports name 200,000 identifiers:
 *
 *     npx tsx tests/load/bench-fraud.ts                                      # PGlite
 *     node scripts/test-postgres.mjs -- npx tsx tests/load/bench-fraud.ts    # PostgreSQL
 *
 * The result of a lookup and the bare query alternate, over numbers that are named once, twenty times and never. Prints the medians
 * in milliseconds and their ratio.
 */
import { createHash } from 'node:crypto'
import process from 'node:process'
import { sql } from 'kysely'
import { seedDamageReport, seedUser } from '#backend/demo/seed/builders/index.ts'
import { getLookup } from '#backend/fraud/get-lookup.ts'
import { lookUpFraud } from '#backend/fraud/look-up-fraud.ts'
import { isRefusal } from '#backend/operation/refusal.ts'
import { medianOf } from '#backend/prices/price-statistics.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { time } from './time.ts'

const REPORTS = 100_000
const ROUNDS = 900
const NAMED = [1, 20, 0]
const NOW = new Date()

const database = await createTestDatabase()
const { kysely } = database
const host = testHostDependencies(database, { now: () => NOW })
const visitor = {
  ...host,
  viewer: null,
  caller: { address: '192.0.2.1', deviceKey: null, deviceUuid: null, userAgent: null },
}
const phoneOf = (number: number) => `010${String(70_000_000 + number)}`

async function seedReports(): Promise<void> {
  const { userSeq } = await seedUser(kysely)
  const seedOne = (phone: string) =>
    seedDamageReport(kysely, host.keys, { user_seq: userSeq, target: { phone }, at: NOW })
  await seedOne('01012345678')
  // Copies of the first one, which name others.
  await sql`
    insert into damage_report (user_seq, form_key, state, method, channel, goods, amount, happened_on, story,
      submitted_at, published_at, created_at, updated_at)
    select user_seq, gen_random_uuid(), state, method, channel, goods, 10000 + n, happened_on - (n % 700)::int, story,
      submitted_at, published_at, created_at, updated_at
    from damage_report, generate_series(1, ${REPORTS}::int) as n`.execute(kysely)
  await sql`
    insert into damage_identifier (report_seq, kind, hash, masked)
    select report_seq, kind, encode(sha256(convert_to(kind || report_seq, 'UTF8')), 'base64'), '010-****-0000'
    from damage_report, unnest(array['PHONE', 'MESSENGER']) as kind
    where not exists (select from damage_identifier known where known.report_seq = damage_report.report_seq)`.execute(
    kysely,
  )
  for (const [number, times] of NAMED.entries())
    for (let time = 0; time < times; time += 1) await seedOne(phoneOf(number))
  await sql`vacuum (analyze) damage_report`.execute(kysely)
  await sql`vacuum (analyze) damage_identifier`.execute(kysely)
}

try {
  await seedReports()
  const keys = await Promise.all(
    NAMED.map(async (_, number) => {
      const found = await lookUpFraud(visitor, { text: phoneOf(number) })
      if (isRefusal(found)) throw new Error(found.refused)
      return found.key
    }),
  )
  const bare = (key: string) =>
    kysely
      .selectFrom('fraud_lookup')
      .selectAll()
      .where('lookup_hash', '=', createHash('sha256').update(key).digest('base64url'))
      .execute()
  const took: Record<'lookup' | 'bare', number[]> = { lookup: [], bare: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const key = keys[round % keys.length] ?? ''
    const sample = {
      lookup: await time(() => getLookup(visitor, { key })),
      bare: await time(() => bare(key)),
    }
    // The first ones warm up the plans and the compilers.
    if (round < ROUNDS / 3) continue
    took.lookup.push(sample.lookup)
    took.bare.push(sample.bare)
  }
  const [lookup, query] = [medianOf(took.lookup), medianOf(took.bare)]
  process.stdout.write(`${JSON.stringify({ lookup, query, ratio: lookup / query }, null, 1)}\n`)
} finally {
  await database.close()
}
// The engine of createTestDatabase stays for the next one.
process.exit()
