import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { randomOf } from '#backend/demo/random.ts'
import { gramsOf } from '#backend/search-index/korean/normalise.ts'
import { reindexAll } from '#backend/search-index/reindex-all.ts'
import { tokenQuery } from '#backend/search-index/search-vector.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { addProducts, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

it('finds the newest sold and the newest for sale that have every word, however common it is', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  await openShop(database.kysely)
  const random = randomOf(20_261_130)
  const products = Array.from({ length: 400 }, () => ({
    title: `${random.pick(['원목', '철제', '접이식'])} ${random.pick(['의자', '책상'])} ${random.pick(['', '세트'])}`,
    created_at: new Date(SHOP_NOW.getTime() - random.next() ** 2 * 400 * DAY_MS),
    trade_state: random.pick(['SOLD', 'ON_SALE', 'RESERVED'] as const),
  }))
  const seqs = await addProducts(database.kysely, products)
  await reindexAll(database.kysely)

  // The rarest token of a word says how common it may be.
  for (const isCommon of [false, true]) {
    if (isCommon) await sql`update search_token set product_count = 5000`.execute(database.kysely)
    for (const words of [['원목', '의자'], ['책상'], ['접이식', '책상', '세트'], ['유리']]) {
      const hits = products
        .map((product, index) => ({ ...product, seq: seqs[index] ?? 0 }))
        .filter(({ title }) => words.every((word) => title.includes(word)))
        .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
      const newest = (isSold: boolean, most: number) =>
        hits.filter((hit) => (hit.trade_state === 'SOLD') === isSold).slice(0, most)
      const query = tokenQuery(words.map((word) => [gramsOf(word)]))
      const { rows } = await sql<{ product_seqs: number[] }>`
        select product_seqs from newest_with_words(
          ${query}::tsquery, ${words.flatMap(gramsOf)}::text[], ${SHOP_NOW}, 30, 15
        )`.execute(database.kysely)
      const found = rows[0]?.product_seqs.toSorted() ?? []
      const expected = [...newest(true, 30), ...newest(false, 15)].map(({ seq }) => seq).toSorted()
      // Of a common one half as many are enough.
      if (isCommon) {
        expect(expected).toEqual(expect.arrayContaining(found))
        expect(found.length, words.join()).toBeGreaterThanOrEqual(expected.length / 2)
      } else expect(found, words.join()).toEqual(expected)
    }
  }
})
