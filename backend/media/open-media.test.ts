import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Database } from '../db/database.ts'
import { drawer } from '../demo/pictures/drawer.ts'
import { goodsPhotoRecipes } from '../demo/pictures/goods/goods-recipe.ts'
import { parseLook } from '../demo/pictures/goods/look.ts'
import { mediaKeyOf } from '../demo/pictures/recipe.ts'
import { createKeyRing } from '../keys/create-key-ring.ts'
import { loadProductCard } from './load-product-card.ts'
import { type Media, openMedia } from './open-media.ts'

const goods = { look: parseLook('bicycle-road'), title: '', wear: 1 } as const
const recipes = goodsPhotoRecipes({ goods, seed: 12, count: 2 })
const keys = recipes.map(mediaKeyOf)
let database: Database
let media: Media
let dataDir = ''

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'duson-media-'))
  media = openMedia({
    kysely: database.kysely,
    dataDir,
    drawer,
    keys: createKeyRing(),
    log: { error: () => undefined },
  })
  const { kysely } = database
  for (const recipe of recipes) {
    await sql`insert into media (media_key, kind, recipe, width, height, color)
      values (${mediaKeyOf(recipe)}, 'DRAWN', ${JSON.stringify(recipe)}::jsonb, 1000, 1000, '#ffffff')`.execute(
      kysely,
    )
  }
  // Only what the card reads is of interest; what a product and a store hang on is left out.
  await kysely.transaction().execute(async (transaction) => {
    await sql`alter table product drop constraint product_category_seq_fkey`.execute(transaction)
    await sql`alter table store drop constraint store_user_seq_fkey`.execute(transaction)
    await sql`insert into store (store_seq, user_seq, name, intro, identity_verified, is_business, safe_trade_count)
      values (1, 1, '자전거집', '', false, false, 0)`.execute(transaction)
    for (const [productSeq, visibility] of [
      [1, 'ACTIVE'],
      [2, 'HIDDEN'],
    ]) {
      await sql`insert into product (product_seq, store_seq, category_seq, title, body, price, trade_state, visibility, condition, trade_methods, shipping_included, safe_pay, tags)
        values (${productSeq}, 1, 1, '접이식 자전거', '본문', 125000, 'RESERVED', ${visibility}, 'USED', '{DIRECT}', false, true, '{}')`.execute(
        transaction,
      )
    }
    await sql`insert into product_image (product_seq, position, media_key) values (1, 1, ${keys[1]}), (1, 0, ${keys[0]})`.execute(
      transaction,
    )
  })
})
afterAll(async () => {
  await media.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const get = async (path: string) => media.fetch(new Request(`http://localhost${path}`))

test('데이터베이스에 적힌 조리법대로 그림을 보여 준다', async () => {
  const response = await get(`/media/${keys[0]}/c160`)
  expect(response.status).toBe(200)
  expect((await get('/media/unknown0/c160')).status).toBe(404)
})

test('공유 그림에는 상품의 지금 모습과 첫 사진이 담긴다', async () => {
  expect(await loadProductCard(database.kysely, 1)).toEqual({
    title: '접이식 자전거',
    priceText: '125,000원',
    tradeState: 'RESERVED',
    regionText: null,
    mediaKey: keys[0],
  })
  const first = await get('/og/product/1/v1.jpg')
  expect(first.headers.get('content-type')).toBe('image/jpeg')
  await database.kysely
    .updateTable('product')
    .set({ price: 0 })
    .where('product_seq', '=', 1)
    .execute()
  const second = await get('/og/product/1/v2.jpg')
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
  expect((await loadProductCard(database.kysely, 1))?.priceText).toBe('무료나눔')
})

test('숨긴 상품과 없는 상품의 공유 그림은 없다', async () => {
  expect((await get('/og/product/2/v1.jpg')).status).toBe(404)
  expect((await get('/og/product/3/v1.jpg')).status).toBe(404)
})
