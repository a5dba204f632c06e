import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { READER, readPricesAgain } from '#backend/search-index/price-facts/write-price-facts.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { createListingFixture, type ListingFixture } from '#tests/support/listing-fixture.ts'
import { createOrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { setStoreOpen } from '../stores/set-store-open.ts'

/** A Monday, noon in Korea. */
const START = new Date('2026-11-23T03:00:00Z')
const TITLE = '아이폰 13 미니 128 블루'

let database: Database
let world: ListingFixture
beforeAll(async () => {
  database = await createTestDatabase()
  world = await createListingFixture(database, START)
}, 60_000)
afterAll(() => database?.close())

const factOf = (productSeq: number) =>
  database.kysely
    .selectFrom('price_fact')
    .selectAll()
    .where('product_seq', '=', productSeq)
    .executeTakeFirstOrThrow()

describe('가격 사실은 상품을 따라간다', () => {
  it('올리고, 고치고, 팔고, 숨기고, 다시 팔고, 지우는 그 순간에 맞다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register({ title: TITLE, price: 300_000 })
    expect(await factOf(productSeq)).toMatchObject({
      model: '아이폰 13 미니',
      family: '아이폰 13',
      options: { capacity: '128GB', colour: '블루' },
      price: 300_000,
      sold_price: null,
      is_shown: true,
      reader: READER,
    })
    await seller.edit(productSeq, { title: `${TITLE} 부품용`, price: 200_000 })
    expect(await factOf(productSeq)).toMatchObject({ exclusion: 'PART', price: 200_000 })
    await seller.edit(productSeq, { title: TITLE })

    world.wait(3 * DAY_MS)
    const soldAt = world.now()
    await seller.product.setTradeState({ productSeq, tradeState: 'SOLD' })
    const sold = { exclusion: null, sold_price: 200_000, sold_at: soldAt, is_shown: true }
    expect(await factOf(productSeq)).toMatchObject(sold)

    // Neither hiding it nor another price changes what it was sold for, and when.
    world.wait(DAY_MS)
    await seller.product.setListingVisibility({ productSeq, hidden: true })
    expect(await factOf(productSeq)).toMatchObject({ ...sold, is_shown: false })
    await seller.product.setListingVisibility({ productSeq, hidden: false })
    await database.kysely
      .updateTable('product')
      .set({ price: 1 })
      .where('product_seq', '=', productSeq)
      .execute()
    await seller.product.setListingVisibility({ productSeq, hidden: true })
    await seller.product.setListingVisibility({ productSeq, hidden: false })
    expect(await factOf(productSeq)).toMatchObject({ ...sold, price: 1 })

    await seller.product.setTradeState({ productSeq, tradeState: 'ON_SALE' })
    expect(await factOf(productSeq)).toMatchObject({ sold_price: null, sold_at: null })
    await seller.product.deleteListing({ productSeq })
    expect(await factOf(productSeq)).toMatchObject({ is_shown: false })
  })

  it('가게가 닫히면 세지 않고, 다시 열리면 센다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register({ title: TITLE })
    for (const isOpen of [false, true]) {
      await database.kysely
        .transaction()
        .execute((trx) => setStoreOpen(trx, seller.userSeq, isOpen))
      expect(await factOf(productSeq)).toMatchObject({ is_shown: isOpen })
    }
  })

  it('예전 규칙으로 읽은 제목은 한 번 다시 읽는다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register({ title: TITLE })
    await database.kysely
      .updateTable('price_fact')
      .set({ model: '', reader: 0, is_shown: false })
      .where('product_seq', '=', productSeq)
      .execute()
    expect(await readPricesAgain(database.kysely)).toBe(1)
    expect(await factOf(productSeq)).toMatchObject({ model: '아이폰 13 미니', is_shown: true })
    expect(await readPricesAgain(database.kysely)).toBe(0)
  })
})

it('안심결제로 팔리면 실제로 낸 값이다', async () => {
  const orders = createOrderFixture(database, START)
  const { buyer, seller, productSeq } = await orders.offer({ title: TITLE })
  const { orderSeq } = await orders.place(buyer, productSeq, { type: 'PARCEL' })
  await orders.pay(orderSeq)
  await orders.act(seller, orderSeq, 'ACCEPT')
  await orders.ship(orderSeq)
  await orders.step(orderSeq, 'DELIVER', 'COURIER')
  expect(await factOf(productSeq)).toMatchObject({ sold_price: null })
  await database.kysely
    .updateTable('product')
    .set({ price: 99_000 })
    .where('product_seq', '=', productSeq)
    .execute()
  await orders.act(buyer, orderSeq, 'CONFIRM')
  expect(await factOf(productSeq)).toMatchObject({ price: 99_000, sold_price: 40_000 })
})
