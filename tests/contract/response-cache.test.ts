import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServiceClients, type Services } from '#app/services/client.server.ts'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedProduct } from '#backend/demo/seed/builders/index.ts'
import { createHosts } from '#backend/hosts/create-hosts.ts'
import { createContentChanges } from '#backend/operation/content-changes.ts'
import { indexProduct } from '#backend/search-index/index-product.ts'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createListingFixture } from '#tests/support/listing-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
/** As two web servers see the same database. */
let one: () => Services
let other: () => Services
let asked: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  const open = () => {
    const hosts = createHosts(
      testHostDependencies(database, { contentChanges: createContentChanges(database) }),
    )
    for (const [name, host] of Object.entries(hosts))
      host.verbs = new Proxy(host.verbs, {
        get(verbs, verb: string) {
          asked.push(`${name}.${verb}`)
          return verbs[verb]
        },
      })
    const bind = createServiceClients(hosts)
    return () => bind({ requestId: 'test' })
  }
  one = open()
  other = open()
}, 60_000)
afterAll(() => database?.close())

async function listed(title: string) {
  const { productSeq } = await seedProduct(database.kysely, { category_seq: 1, title })
  await indexProduct(database.kysely, productSeq)
  return productSeq
}

/** One step changes the product and its row for the search. */
const reprice = (productSeq: number, price: number) =>
  database.kysely.transaction().execute(async (trx) => {
    await trx.updateTable('product').where('product_seq', '=', productSeq).set({ price }).execute()
    await indexProduct(trx, productSeq)
  })

const priceOf = async (services: Services, productSeq: number) => {
  const found = await services.product.detail({ productSeq })
  return found.ok ? found.data.price : found.code
}

describe('responses cached by the clients', () => {
  it('are served without a call to the host, until a product in them changes', async () => {
    const productSeq = await listed('처음 올린 의자')
    const read = async (services: Services) => [
      await priceOf(services, productSeq),
      (await services.search.products({ keyword: '처음 올린 의자' })).items.map(
        ({ price }) => price,
      ),
    ]
    await reprice(productSeq, 1_000)
    expect(await read(one())).toEqual([1_000, [1_000]])
    const calls = async () => {
      asked = []
      expect(await read(one())).toEqual([1_000, [1_000]])
      return asked
    }
    // While another test's transaction is open on the same server, a change is reported again.
    await expect.poll(calls, { timeout: 30_000 }).toEqual(['init.contentChanges'])
    await reprice(productSeq, 2_000)
    expect(await read(one())).toEqual([2_000, [2_000]])
    expect(await read(other())).toEqual([2_000, [2_000]])
  })

  it('keep a list when somebody likes a product in it: one card is fetched, by all lists together', async () => {
    const productSeq = await listed('마음에 드는 의자')
    await listed('마음에 드는 선반')
    const lists = [
      { keyword: '마음에 드는' },
      { keyword: '마음에 드는', sort: 'PRICE_ASC' },
    ] as const
    const read = async (services: Services) => {
      const found = await Promise.all(lists.map((query) => services.search.products(query)))
      return found.map(({ items }) => [
        items.length,
        items.find((item) => item.productSeq === productSeq)?.favoriteCount,
      ])
    }
    const like = (count: number) =>
      database.kysely
        .updateTable('product')
        .where('product_seq', '=', productSeq)
        .set({ favorite_count: count })
        .execute()
    for (const instance of [one, other]) await read(instance())
    for (const count of [1, 2, 3]) {
      await like(count)
      for (const instance of [one, other]) {
        asked = []
        expect(await read(instance())).toEqual([
          [2, count],
          [2, count],
        ])
        expect(asked.filter((name) => name !== 'init.contentChanges')).toEqual(['product.cards'])
      }
    }
  })

  it('are not changed by the page that gets them', async () => {
    const page = await one().search.products({})
    expect(() => page.items.splice(0)).toThrow(TypeError)
  })

  it('follow a seller who registers, edits, bumps, hides and deletes a listing', async () => {
    const world = await createListingFixture(database, new Date('2026-11-20T03:00:00Z'))
    const seller = await world.seller()
    const older = await seller.register({ title: '따라가는 의자 하나' })
    const read = async (services: Services) => {
      const { items } = await services.search.products({ keyword: '따라가는 의자', sort: 'LATEST' })
      const { total } = await services.product.productHistory({ productSeq: older })
      const { entries } = await services.product.sitemap({ page: 1 })
      const isInSitemap = entries.some(({ seq }) => seq === older)
      const shown = items.map(({ productSeq, price }) => [productSeq, price])
      return { shown, price: await priceOf(services, older), total, isInSitemap }
    }
    const seen = async () => {
      const answers = [await read(one()), await read(other())]
      expect(answers[1]).toEqual(answers[0])
      return answers[0]
    }
    expect(await seen()).toEqual({
      shown: [[older, 40_000]],
      price: 40_000,
      total: 0,
      isInSitemap: true,
    })
    world.wait(2 * HOUR_MS)
    const newer = await seller.register({ title: '따라가는 의자 둘' })
    await seller.edit(older, { price: 30_000 })
    const edited = { price: 30_000, total: 1, isInSitemap: true }
    expect(await seen()).toEqual({
      ...edited,
      shown: [
        [newer, 40_000],
        [older, 30_000],
      ],
    })
    world.wait(DAY_MS)
    await seller.product.bumpListing({ productSeq: older })
    expect(await seen()).toEqual({
      ...edited,
      shown: [
        [older, 30_000],
        [newer, 40_000],
      ],
    })
    const hidden = { shown: [[newer, 40_000]], total: 0, isInSitemap: false }
    await seller.product.setListingVisibility({ productSeq: older, hidden: true })
    expect(await seen()).toEqual({ ...hidden, price: 'NOT_FOUND' })
    await seller.product.deleteListing({ productSeq: older })
    expect(await seen()).toEqual({ ...hidden, price: 'GONE' })
  })

  it('show new products, and drop hidden ones', async () => {
    const search = async () =>
      (await one().search.products({ keyword: '새로 나온 책상' })).items.map(
        (item) => item.productSeq,
      )
    expect(await search()).toEqual([])
    const productSeq = await listed('새로 나온 책상')
    expect(await search()).toEqual([productSeq])
    await database.kysely.transaction().execute(async (trx) => {
      await trx
        .updateTable('product')
        .where('product_seq', '=', productSeq)
        .set({ visibility: 'HIDDEN' })
        .execute()
      await indexProduct(trx, productSeq)
    })
    expect(await search()).toEqual([])
    expect(await priceOf(one(), productSeq)).toBe('NOT_FOUND')
  })

  it('never show a price older than one that was committed before the call', async () => {
    const productSeq = await listed('값이 바뀌는 자전거')
    let confirmed = 0
    await reprice(productSeq, 0)
    const late: string[] = []
    let isOver = false
    const writer = (async () => {
      for (let price = 1; price <= 150; price += 1) {
        await reprice(productSeq, price)
        confirmed = price
      }
      isOver = true
    })()
    let reads = 0
    const reader = async (services: () => Services) => {
      while (!isOver) {
        const before = confirmed
        const price = await priceOf(services(), productSeq)
        reads += 1
        if (typeof price !== 'number' || price < before) late.push(`${price} after ${before}`)
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    await Promise.all([writer, reader(one), reader(one), reader(one), reader(other), reader(other)])
    expect(late).toEqual([])
    expect(reads).toBeGreaterThan(150)
    expect(await priceOf(one(), productSeq)).toBe(150)
  })
})
