import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedProduct } from '#backend/demo/seed/builders/index.ts'
import { indexProduct } from '#backend/search-index/index-product.ts'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createListingFixture, type ListingFixture } from '#tests/support/listing-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let world: ListingFixture
beforeAll(async () => {
  database = await createTestDatabase()
  world = await createListingFixture(database, START)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => world.restart())

const eightTimes = <Answer>(call: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: 8 }, call))

async function listed(storeSeq: number) {
  const { items } = await world.search.products({ storeSeq, sort: 'LATEST' })
  return items.map(({ productSeq }) => productSeq)
}

describe('숨기기', () => {
  it('숨기면 목록과 페이지에서 사라지고, 다시 보이게 하면 돌아온다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register()
    const hide = () => seller.product.setListingVisibility({ productSeq, hidden: true })
    expect(await eightTimes(hide)).toEqual(Array(8).fill({ hidden: true }))
    expect(await listed(seller.storeSeq)).toEqual([])
    expect((await refusalOf(world.anyone.detail({ productSeq }))).status).toBe(404)
    expect(await seller.product.getListing({ productSeq })).toMatchObject({ hiddenBy: 'SELLER' })
    const { items, counts } = await seller.product.ownListings({ state: 'HIDDEN' })
    expect(items).toMatchObject([{ productSeq, hiddenBy: 'SELLER' }])
    expect(counts).toEqual({ ON_SALE: 0, RESERVED: 0, SOLD: 0, HIDDEN: 1 })
    await seller.product.setListingVisibility({ productSeq, hidden: false })
    expect(await listed(seller.storeSeq)).toEqual([productSeq])
    expect(await seller.product.getListing({ productSeq })).toMatchObject({ hiddenBy: null })
  })

  it('운영팀이 숨긴 상품은 판매자가 되돌리지 못한다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register()
    await world.kysely
      .updateTable('product')
      .set({ visibility: 'HIDDEN' })
      .where('product_seq', '=', productSeq)
      .execute()
    const refused = await refusalOf(
      seller.product.setListingVisibility({ productSeq, hidden: false }),
    )
    expect(refused).toMatchObject({ status: 409, code: 'BY_OPERATOR' })
    expect((await refusalOf(world.anyone.detail({ productSeq }))).status).toBe(404)
  })

  it('숨겨 둔 상품을 되돌리거나 팔린 상품을 다시 파는 것으로 한도를 넘지 못한다', async () => {
    const seller = await world.seller({ identity_verified: false })
    const [hidden, sold] = [await seller.register(), await seller.register()]
    await seller.product.setListingVisibility({ productSeq: hidden, hidden: true })
    await seller.product.setTradeState({ productSeq: sold, tradeState: 'SOLD' })
    for (let index = 0; index < 10; index += 1) await seller.register()
    const show = seller.product.setListingVisibility({ productSeq: hidden, hidden: false })
    expect(await refusalOf(show)).toMatchObject({ status: 409, code: 'CAP' })
    const sell = seller.product.setTradeState({ productSeq: sold, tradeState: 'ON_SALE' })
    expect(await refusalOf(sell)).toMatchObject({ status: 409, code: 'CAP' })
    expect((await seller.product.ownListings({})).counts).toMatchObject({ ON_SALE: 10, SOLD: 1 })
  })
})

describe('지우기', () => {
  it('지우면 페이지가 410이고 목록에 없으며, 여러 번 지워도 같다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register()
    const remove = () => seller.product.deleteListing({ productSeq })
    expect(await eightTimes(remove)).toEqual(Array(8).fill({ deleted: true }))
    expect(await remove()).toEqual({ deleted: true })
    expect((await refusalOf(world.anyone.detail({ productSeq }))).status).toBe(410)
    expect(await listed(seller.storeSeq)).toEqual([])
    expect((await seller.product.ownListings({})).counts.ON_SALE).toBe(0)
    const indexed = world.kysely.selectFrom('product_search').select('product_seq')
    expect(await indexed.where('product_seq', '=', productSeq).execute()).toEqual([])
    const { entries } = await world.anyone.sitemap({ page: 1 })
    expect(entries.map(({ seq }) => seq)).not.toContain(productSeq)
  })
})

describe('끌올', () => {
  it('하루에 한 번 맨 앞으로 오고, 여덟 번 눌러도 한 번이다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register()
    world.wait(HOUR_MS)
    const newer = await seller.register()
    const early = await refusalOf(seller.product.bumpListing({ productSeq }))
    expect(early).toMatchObject({ status: 409, code: 'TOO_SOON' })
    expect(early.message).toContain('내일 12:00부터')
    world.wait(DAY_MS)
    expect(await listed(seller.storeSeq)).toEqual([newer, productSeq])
    const at = world.now()
    const bump = () => seller.product.bumpListing({ productSeq })
    const bumped = {
      bumpedAt: at.toISOString(),
      nextBumpAt: new Date(at.getTime() + DAY_MS).toISOString(),
    }
    expect(await eightTimes(bump)).toEqual(Array(8).fill(bumped))
    expect(await listed(seller.storeSeq)).toEqual([productSeq, newer])
    world.wait(HOUR_MS)
    expect((await refusalOf(bump())).code).toBe('TOO_SOON')
    // It is no new listing, and its page has not changed.
    expect((await world.told(productSeq)).map(({ kind }) => kind)).toEqual(['NEW_LISTING'])
    expect((await world.anyone.detail({ productSeq })).updatedAt).toBe(START.toISOString())
  })

  it('판매중이고 보이는 상품만 끌어올린다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register()
    world.wait(2 * DAY_MS)
    await seller.product.setTradeState({ productSeq, tradeState: 'RESERVED' })
    const refused = await refusalOf(seller.product.bumpListing({ productSeq }))
    expect(refused).toMatchObject({ status: 409, code: 'NOT_ON_SALE' })
    await seller.product.setTradeState({ productSeq, tradeState: 'ON_SALE' })
    await seller.product.setListingVisibility({ productSeq, hidden: true })
    expect((await refusalOf(seller.product.bumpListing({ productSeq }))).code).toBe('NOT_ON_SALE')
  })
})

describe('내 상품', () => {
  it('상태마다 최근 끌올 순으로 나누어 보이고, 수와 쪽수를 말한다', async () => {
    const seller = await world.seller()
    const other = await world.seller()
    await other.register()
    const productSeqs: number[] = []
    for (let index = 0; index < 5; index += 1) {
      productSeqs.push(await seller.register())
      world.wait(HOUR_MS)
    }
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = productSeqs
    await seller.product.setTradeState({ productSeq: second, tradeState: 'SOLD' })
    await seller.product.deleteListing({ productSeq: fourth })
    const page = (number: number) =>
      seller.product.ownListings({ state: 'ON_SALE', page: number, pageSize: 2 })
    const shown = await page(1)
    expect(shown.items.map(({ productSeq }) => productSeq)).toEqual([fifth, third])
    expect(shown).toMatchObject({
      pageCount: 2,
      counts: { ON_SALE: 3, RESERVED: 0, SOLD: 1, HIDDEN: 0 },
      allowance: { used: 3, most: 30 },
    })
    expect(shown.items[0]).toMatchObject({ imageCount: 1, version: 1, viewCount: 0 })
    expect((await page(2)).items.map(({ productSeq }) => productSeq)).toEqual([first])
    expect((await page(3)).items).toEqual([])
    const sold = await seller.product.ownListings({ state: 'SOLD' })
    expect(sold.items.map(({ productSeq }) => productSeq)).toEqual([second])
  })

  it('상품이 많아도 목록의 색인만 읽는다', async () => {
    const seller = await world.seller()
    const { productSeq } = await seedProduct(world.kysely, {
      store_seq: seller.storeSeq,
      category_seq: 1,
    })
    await indexProduct(world.kysely, productSeq)
    await sql`
      insert into product (store_seq, category_seq, title, body, price, trade_state, condition,
        trade_methods, shipping_included, safe_pay, tags)
      select store_seq, category_seq, title, body, price,
        (array['ON_SALE', 'SOLD'])[1 + n % 2], condition, trade_methods, shipping_included,
        safe_pay, tags
      from product, generate_series(1, 3000) as n where product_seq = ${productSeq}`.execute(
      world.kysely,
    )
    await sql`analyze product`.execute(world.kysely)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select product_seq from product
      where store_seq = ${seller.storeSeq} and visibility <> 'DELETED'
        and visibility = 'ACTIVE' and trade_state = 'ON_SALE'
      order by bumped_at desc, product_seq desc limit 20`.execute(world.kysely)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('product_own')
    expect(plan).not.toMatch(/Sort|Seq Scan/)
    const { counts, pageCount } = await seller.product.ownListings({ state: 'SOLD' })
    expect([counts.SOLD, pageCount]).toEqual([1_500, 75])
  })
})
