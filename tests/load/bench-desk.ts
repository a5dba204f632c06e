/**
 * What an operator waits for: the counts of the desk and the first page of each queue where 100 cases wait, and where
 * 100,000 do. Both worlds stand in one run; reads of them alternate.
 *
 *     npx tsx tests/load/bench-desk.ts                                      # PGlite
 *     node scripts/test-postgres.mjs -- npx tsx tests/load/bench-desk.ts    # PostgreSQL
 *
 * `--out FILE` writes the figures as JSON too.
 */
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { appendMessage } from '#backend/chat/messages/append-message.ts'
import { listDesk } from '#backend/damage-reports/list-desk.ts'
import type { DB } from '#backend/db/schema.ts'
import { seedMemberDispute, seedQuestion } from '#backend/demo/seed/builders/index.ts'
import { getDeskQueues } from '#backend/desk/get-desk-queues.ts'
import { listDisputeDesk } from '#backend/member-disputes/list-dispute-desk.ts'
import { listCases } from '#backend/orders/cases/list-cases.ts'
import { listQuestionDesk } from '#backend/questions/question-desk.ts'
import { listReports } from '#backend/reports/list-reports.ts'
import { listFlagged } from '#backend/screening/list-flagged.ts'
import { DUTY_KEYS } from '#contracts/duties.ts'
import { seedRoom } from '#tests/support/chat-room.ts'
import { createOrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const FEW = 100
const MANY = 100_000
const READS = 41
const now = () => new Date()

/** Puts copies of the only row of a table beside it. @param differing what every copy has of its own, `n` is its number */
async function copy(
  trx: Transaction<DB>,
  table: keyof DB & string,
  count: number,
  differing: Record<string, RawBuilder<unknown>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'`.execute(
    trx,
  )
  const names = rows.map(({ name }) => name)
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.id(name)))})
    select ${sql.join(names.map((name) => differing[name] ?? sql.ref(`first.${name}`)))}
    from ${sql.table(table)} first, generate_series(1, ${count - 1}::int) n`.execute(trx)
}

/** @param open cases that wait in each queue */
async function createWorld(open: number) {
  const database = await createTestDatabase()
  const { kysely } = database
  const at = now()
  const world = createOrderFixture(database, at)
  const { buyer, productSeq } = await world.offer()
  await world.place(buyer, productSeq)
  const { roomId, seller, buyer: asker } = await seedRoom(kysely, at)
  for (const { storeSeq: senderStoreSeq } of [asker, seller])
    await kysely.transaction().execute((trx) =>
      appendMessage(trx, {
        ...{ roomId, senderStoreSeq, clientMessageId: null, content: {}, at },
        messageType: 'textMessage',
        message: '안녕하세요',
      }),
    )
  await seedMemberDispute(kysely, { roomId, claimantSeq: asker.userSeq, at, state: 'REVIEW' })
  await seedQuestion(kysely, {
    ...{ user_seq: asker.userSeq, category: 'OTHER', title: '언제 되나요?', text: '궁금해요.' },
    at,
  })
  await kysely
    .insertInto('report')
    .values({
      ...{ kind: 'PRODUCT', product_seq: productSeq, reason: 'OTHER', detail: '', evidence: '[]' },
      reporter_store_seq: asker.storeSeq,
      reported_store_seq: seller.storeSeq,
      snapshot: JSON.stringify({}),
      created_at: at,
    })
    .execute()
  await kysely
    .insertInto('damage_report')
    .values({
      ...{ user_seq: asker.userSeq, form_key: crypto.randomUUID(), state: 'RECEIVED' },
      ...{ submitted_at: at, created_at: at, updated_at: at },
    })
    .execute()
  await kysely
    .insertInto('listing_flag')
    .values({
      product_seq: productSeq,
      findings: '[]',
      created_at: at,
      closed_at: null,
      closed_by: null,
    })
    .execute()
  await kysely.updateTable('orders').set({ state: 'DISPUTED', state_at: at }).execute()

  const later = (column: string) => sql`${sql.ref(`first.${column}`)} + n * interval '1 second'`
  const other = (column: string) => sql`${sql.ref(`first.${column}`)} + n * 1000`
  const formKey = { form_key: sql`gen_random_uuid()` }
  await kysely.transaction().execute(async (trx) => {
    // Cases of goods and rooms that are not there: their lists do not read them.
    await sql`set local session_replication_role = replica`.execute(trx)
    await copy(trx, 'product', open, { bumped_at: later('bumped_at') })
    await copy(trx, 'question', open, { ...formKey, waiting_since: later('waiting_since') })
    await copy(trx, 'report', open, { product_seq: other('product_seq') })
    const ages = { updated_at: later('updated_at') }
    await copy(trx, 'damage_report', open, {
      ...formKey,
      ...ages,
      submitted_at: later('submitted_at'),
    })
    await copy(trx, 'member_dispute', open, { ...formKey, ...ages, room_id: other('room_id') })
    await copy(trx, 'orders', open, {
      ...formKey,
      state_at: later('state_at'),
      product_seq: other('product_seq'),
    })
    await sql`
      insert into listing_flag (product_seq, findings, created_at)
      select product_seq, '[]', ${at}::timestamptz from product
      where product_seq not in (select product_seq from listing_flag) limit ${open - 1}`.execute(
      trx,
    )
  })
  await sql`vacuum analyze`.execute(kysely)
  const context = { kysely, now }
  const reads: Record<string, () => Promise<unknown>> = {
    'counts of the desk': () => getDeskQueues(context, { role: 'ADMIN', duties: DUTY_KEYS }),
    questions: () => listQuestionDesk(context, { state: 'WAITING', page: 1 }),
    reports: () => listReports(context, { state: 'OPEN', page: 1 }),
    'damage reports': () => listDesk(context, { state: 'RECEIVED', page: 1 }),
    disputes: () => listDisputeDesk(context, { state: 'REVIEW', page: 1 }),
    listings: () => listFlagged(context, { state: 'OPEN', page: 1 }),
    orders: () => listCases(context, { page: 1 }),
  }
  return { reads, close: () => database.close() }
}

const median = (times: number[]) => times.sort((one, two) => one - two)[times.length >> 1] ?? 0

const [few, many] = [await createWorld(FEW), await createWorld(MANY)]
const figures: Record<string, { few: number; many: number; ratio: number }> = {}
for (const [name, readFew] of Object.entries(few.reads)) {
  const readMany = many.reads[name] ?? readFew
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < READS + 5; turn += 1)
    for (const [place, read] of [readFew, readMany].entries()) {
      const start = performance.now()
      await read()
      // The first ones compile the code and plan the queries.
      if (turn >= 5) times[place]?.push(performance.now() - start)
    }
  const [atFew, atMany] = [median(times[0]), median(times[1])]
  figures[name] = { few: atFew, many: atMany, ratio: atMany / atFew }
  process.stdout.write(
    `${name.padEnd(20)} ${atFew.toFixed(2).padStart(8)} ms ${atMany.toFixed(2).padStart(8)} ms ${(atMany / atFew).toFixed(2).padStart(6)}\n`,
  )
}
if (values.out) writeFileSync(values.out, `${JSON.stringify(figures, null, 2)}\n`)
await few.close()
await many.close()
process.exit(0)
