import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedProduct, seedStore } from '#backend/demo/seed/builders/index.ts'
import { countTag, EVERYTHING, productTag, storeTag } from '#contracts/content-changes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createContentChanges, type ListContentChanges } from './content-changes.ts'

let database: Database
let list: ListContentChanges
let place: string | undefined
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  list = createContentChanges(database)
  await tags()
  // The first cursor may precede the category where another test's transaction is open on the same server.
  await tags()
}, 60_000)
afterAll(() => database?.close())

const reported = new Set<number>()

/**
 * The tags of what changed since the last call; while other tests use the same server, a change may be reported again.
 */
async function tags(): Promise<string[]> {
  const answer = await list(place)
  place = answer.place
  const fresh = answer.changes.filter(({ changeSeq }) => !reported.has(changeSeq))
  for (const { changeSeq } of fresh) reported.add(changeSeq)
  return fresh.map(({ tag }) => tag).sort()
}

const product = async () => {
  const { productSeq, storeSeq } = await seedProduct(database.kysely, { category_seq: 1 })
  await tags()
  return { productSeq, storeSeq }
}
const update = (productSeq: number) =>
  database.kysely.updateTable('product').where('product_seq', '=', productSeq)

/**
 * Tables whose changes affect no cached answer of the public: of users, of the chat, of the installation, and our
 * indexes.
 */
const NOT_PUBLIC =
  /^(?:account|action|answer_macro|announcement_version$|banner_version$|cafe|case_photo$|cash_receipt$|damage_e|damage_objection$|event_|exhibition_version$|faq_v|fraud_|category_gram$|chat|content_(?:change|picture|version)$|data_export$|installation$|keyword_alert|kysely|known|ledger_|listing_|login|marketing|member_dispute|notice|one_time|operator|order|parcel$|passkey|pay_request$|payment$|payout$|point_|policy_(?:agreement|change$)|possession_asker$|price_fact$|product_favorite|product_queue$|product_search$|product_view|push_subscription$|question|recovery_code|refresh|refund$|report$|sanction$|sandbox|search|second_factor|sign_up|social|socket_ticket|store_(?:block|follow|former_image)|trust_change$|user|withdraw|world$)/
/** Shown by answers with `cacheMs`, a minute late. */
const CACHED_WITH_DELAY = ['damage_identifier', 'damage_report', 'policy']
/** A picture never changes under its name. */
const NEVER_CHANGED = ['media']

describe('every table', () => {
  it('records its changes, or is known not to need it', async () => {
    const { rows } = await sql<{ name: string; is_followed: boolean }>`
      select relname as name, exists (
        select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.prosrc like '%note_content_change%'
      ) as is_followed
      from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
      database.kysely,
    )
    expect(rows.length).toBeGreaterThan(30)
    const unknown = rows.filter(
      ({ name, is_followed }) =>
        !is_followed &&
        !NOT_PUBLIC.test(name) &&
        ![...CACHED_WITH_DELAY, ...NEVER_CHANGED].includes(name),
    )
    expect(unknown.map(({ name }) => name)).toEqual([])
  })
})

describe('the recorded changes', () => {
  it('nothing new where nothing has changed', async () => {
    expect(await tags()).toEqual([])
    expect(await tags()).toEqual([])
  })

  it('a product that is created, changed and deleted: itself, its store, and the product lists', async () => {
    const { productSeq, storeSeq } = await product()
    const all = ['goods', productTag(productSeq), storeTag(storeSeq)].sort()
    await update(productSeq).set({ price: 1_000 }).execute()
    expect(await tags()).toEqual(all)
    await database.kysely.deleteFrom('product_image').execute()
    await database.kysely.deleteFrom('listing_photo').execute()
    await tags()
    await database.kysely.deleteFrom('product').where('product_seq', '=', productSeq).execute()
    expect(await tags()).toEqual(all)
    const { productSeq: next, storeSeq: nextStore } = await seedProduct(database.kysely, {
      category_seq: 1,
    })
    expect(await tags()).toEqual(
      expect.arrayContaining(['goods', productTag(next), storeTag(nextStore)]),
    )
  })

  it('a count on a card: the count alone', async () => {
    const { productSeq } = await product()
    await update(productSeq).set({ favorite_count: 3, updated_at: new Date() }).execute()
    expect(await tags()).toEqual([countTag(productSeq)])
  })

  it('nothing where a row is written as it was', async () => {
    const { productSeq } = await product()
    await update(productSeq)
      .set((row) => ({ price: row.ref('price') }))
      .execute()
    expect(await tags()).toEqual([])
  })

  it('both stores where products move, and all at once where much changes', async () => {
    const { productSeq, storeSeq } = await product()
    const other = await seedStore(database.kysely)
    await tags()
    await update(productSeq).set({ store_seq: other.storeSeq }).execute()
    expect(await tags()).toEqual(
      ['goods', productTag(productSeq), storeTag(storeSeq), storeTag(other.storeSeq)].sort(),
    )
    await database.kysely.updateTable('category').set({ name: '새 이름' }).execute()
    expect(await tags()).toEqual([EVERYTHING])
  })

  it('a store, and the product lists too where it closes', async () => {
    const { storeSeq } = await seedStore(database.kysely)
    await tags()
    const change = (values: { intro?: string; status?: 'CLOSED' }) =>
      database.kysely.updateTable('store').where('store_seq', '=', storeSeq).set(values).execute()
    await change({ intro: '새 소개' })
    expect(await tags()).toEqual([storeTag(storeSeq), 'stores'].sort())
    await change({ status: 'CLOSED' })
    expect(await tags()).toEqual(['goods', storeTag(storeSeq), 'stores'].sort())
  })

  it('nothing of what was rolled back', async () => {
    const { productSeq } = await product()
    const taken = database.kysely.transaction().execute(async (trx) => {
      await trx
        .updateTable('product')
        .where('product_seq', '=', productSeq)
        .set({ price: 5 })
        .execute()
      throw new Error('taken back')
    })
    await expect(taken).rejects.toThrow('taken back')
    expect(await tags()).toEqual([])
  })

  it('a transaction that began before others and is committed after them', async (test) => {
    if (database.kind === 'pglite') return test.skip('one session: nothing overlaps')
    const [slow, quick] = [await product(), await product()]
    let finish = () => {}
    const wait = new Promise<void>((resolve) => {
      finish = resolve
    })
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve
    })
    const running = database.kysely.transaction().execute(async (trx) => {
      await trx
        .updateTable('product')
        .where('product_seq', '=', slow.productSeq)
        .set({ favorite_count: 1 })
        .execute()
      begun()
      await wait
    })
    await hasBegun
    await update(quick.productSeq).set({ favorite_count: 1 }).execute()
    expect(await tags()).toEqual([countTag(quick.productSeq)])
    finish()
    await running
    expect(await tags()).toContain(countTag(slow.productSeq))
  })
})
