import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { reindexAll } from '#backend/search-index/reindex-all.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { pickFrom, type Random, randomOf, shuffled, weightedPicker } from '../random.ts'
import { recordShownPhotos } from './builders/record-shown-photos.ts'
import { buildProductPhotos, buildStore, buildUser } from './builders/rows.ts'
import { type BulkRow, bulkInsert, continueSequence } from './bulk-insert.ts'
import { buildCategories, type Model } from './categories.ts'
import { composeProduct } from './compose-product.ts'
import { buildRegions } from './regions.ts'
import { VOICES } from './texts/product-phrases.ts'

export const MAX_PRODUCTS = 1_000_000

const BATCH_SIZE = 5_000
const PRODUCTS_A_STORE = 12
/** Photo sessions an item is shown in; its listings share them. */
const SESSIONS_AN_ITEM = 4
const PHOTOS_A_SESSION = 3
const OLDEST_DAYS = 364
/** The steepness of Zipf's law: how much more often the most common item is for sale. */
const ZIPF_EXPONENT = 0.7

export class WorldNotEmptyError extends Error {
  constructor() {
    super('The database already holds products. Use --force to add to them.')
  }
}

interface GeneratedStore {
  storeSeq: number
  regionCode: string
  place: string
  voice: (typeof VOICES)[number]
}

/**
 * Fills the database with `productCount` listings made from the catalogue, for measuring: few items
 * are very common and many are rare, pictures are shared. Refuses a database with products unless
 * `force`. Answers how many products the search index holds and how long either part took.
 */
export async function generateWorld(input: {
  kysely: Kysely<DB>
  now: Date
  productCount: number
  force?: boolean
  onProgress?: (done: number, seconds: number) => void
}): Promise<{ indexed: number; insertSeconds: number; indexSeconds: number }> {
  const { kysely, now, productCount, force = false, onProgress = () => {} } = input
  const startedAt = performance.now()
  const secondsPassed = () => (performance.now() - startedAt) / 1000
  const firstProduct = await nextSeq(kysely, 'product', 'product_seq')
  if (firstProduct > 1 && !force) throw new WorldNotEmptyError()

  const { categories, models } = buildCategories()
  const regions = buildRegions()
  await bulkInsert(kysely, 'region', regions, { skipExisting: true })
  const datedCategories = categories.map((category) => ({ ...category, updated_at: now }))
  await bulkInsert(kysely, 'category', datedCategories, { skipExisting: true })
  const mediaOf = await insertPictures(kysely, now, models)
  const homes = regions.filter(({ depth }) => depth === 3)
  const stores = await insertStores(kysely, now, Math.ceil(productCount / PRODUCTS_A_STORE), homes)

  const rank = new Map(shuffled(randomOf(1), models).map((model, index) => [model, index + 1]))
  const pickModel = weightedPicker(
    models,
    (model) => model.item.weight / (rank.get(model) ?? 1) ** ZIPF_EXPONENT,
  )
  const pickStore = weightedPicker(stores, ({ storeSeq }) => 1 / (1 + (storeSeq % 97)))
  for (let start = 0; start < productCount; start += BATCH_SIZE) {
    const size = Math.min(BATCH_SIZE, productCount - start)
    const products: BulkRow<'product'>[] = []
    const images: { product_seq: number; position: number; media_key: string }[] = []
    for (let offset = 0; offset < size; offset += 1) {
      const index = start + offset
      const random = randomOf(index + 1)
      const model = pickModel(random)
      const store = pickStore(random)
      if (!model || !store) throw new Error('There is nothing to generate from')
      const productSeq = firstProduct + index
      const ageDays = OLDEST_DAYS * ((productCount - index - 0.5) / productCount) ** 2
      products.push(generateProduct({ random, productSeq, model, store, now, ageDays }))
      const session = pickFrom(random, mediaOf.get(model) ?? []) ?? []
      for (const [position, media_key] of session.slice(0, random.integer(1, 2)).entries()) {
        images.push({ product_seq: productSeq, position, media_key })
      }
    }
    await kysely.transaction().execute(async (trx) => {
      await bulkInsert(trx, 'product', products)
      await bulkInsert(trx, 'product_image', images)
      await recordShownPhotos(trx, firstProduct + start, firstProduct + start + size - 1)
    })
    onProgress(start + size, secondsPassed())
  }
  await continueSequence(kysely, 'product', 'product_seq')
  const insertSeconds = secondsPassed()
  await sql`analyze`.execute(kysely)
  const { products: indexed } = await reindexAll(kysely)
  return { indexed, insertSeconds, indexSeconds: secondsPassed() - insertSeconds }
}

async function nextSeq(kysely: Kysely<DB>, table: keyof DB, column: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(${sql.ref(column)}), 0) + 1 as next from ${sql.table(table)}
  `.execute(kysely)
  return rows[0]?.next ?? 1
}

async function insertPictures(
  kysely: Kysely<DB>,
  now: Date,
  models: readonly Model[],
): Promise<Map<Model, string[][]>> {
  const sessionsOf = new Map<Model, string[][]>()
  const media = new Map<string, BulkRow<'media'>>()
  for (const [index, model] of models.entries()) {
    const sessions = Array.from({ length: SESSIONS_AN_ITEM }, (_, session) => {
      const seed = index * SESSIONS_AN_ITEM + session + 1
      const photos = buildProductPhotos({
        goods: { look: model.item.look, title: model.item.names[0], wear: 1 },
        seed,
        count: PHOTOS_A_SESSION,
      })
      for (const photo of photos) media.set(photo.media_key, { ...photo, created_at: now })
      return photos.map((photo) => photo.media_key)
    })
    sessionsOf.set(model, sessions)
  }
  await bulkInsert(kysely, 'media', [...media.values()], { skipExisting: true })
  return sessionsOf
}

const STORE_WORDS = '부지런한 느긋한 알뜰한 꼼꼼한 정직한 소박한 활기찬 다정한 깔끔한 든든한'.split(
  ' ',
)
const STORE_NOUNS =
  '다람쥐 고래 참새 너구리 고양이 강아지 두루미 거북이 수달 여우 토끼 부엉이'.split(' ')

async function insertStores(
  kysely: Kysely<DB>,
  now: Date,
  count: number,
  homes: readonly { region_code: string; name: string }[],
): Promise<GeneratedStore[]> {
  const firstUser = await nextSeq(kysely, 'users', 'user_seq')
  const firstStore = await nextSeq(kysely, 'store', 'store_seq')
  const random = randomOf(2)
  const created_at = new Date(now.getTime() - 400 * DAY_MS)
  const users: BulkRow<'users'>[] = []
  const rows: BulkRow<'store'>[] = []
  const stores: GeneratedStore[] = []
  for (let index = 0; index < count; index += 1) {
    const home = pickFrom(random, homes)
    if (!home) throw new Error('There is no region to live in')
    const storeSeq = firstStore + index
    const userSeq = firstUser + index
    const name = `${home.name} ${pickFrom(random, STORE_WORDS)} ${pickFrom(random, STORE_NOUNS)} ${storeSeq}`
    users.push({ ...buildUser(), user_seq: userSeq, created_at })
    rows.push({
      ...buildStore({ user_seq: userSeq, name, region_code: home.region_code }),
      store_seq: storeSeq,
      follower_count: 0,
      review_count: 0,
      rating_sum: 0,
      status: 'ACTIVE',
      created_at,
      updated_at: created_at,
    })
    stores.push({
      storeSeq,
      regionCode: home.region_code,
      place: home.name,
      voice: random.pick(VOICES),
    })
  }
  await bulkInsert(kysely, 'users', users)
  await bulkInsert(kysely, 'store', rows)
  await continueSequence(kysely, 'users', 'user_seq')
  await continueSequence(kysely, 'store', 'store_seq')
  return stores
}

function generateProduct(input: {
  random: Random
  productSeq: number
  model: Model
  store: GeneratedStore
  now: Date
  ageDays: number
}): BulkRow<'product'> {
  const { random, productSeq, model, store, now, ageDays } = input
  const composed = composeProduct(random, model, store)
  const createdAt = new Date(now.getTime() - ageDays * DAY_MS)
  const bumpedAt = random.chance(0.25)
    ? new Date(now.getTime() - ageDays * DAY_MS * random.next() ** 2)
    : createdAt
  const roll = random.next()
  const favorites = Math.round(25 * random.next() ** 3)
  return {
    product_seq: productSeq,
    store_seq: store.storeSeq,
    category_seq: model.categorySeq,
    title: composed.title,
    body: composed.body,
    price: composed.price,
    trade_state: roll < 0.23 ? 'SOLD' : roll < 0.32 ? 'RESERVED' : 'ON_SALE',
    visibility: 'ACTIVE',
    condition: composed.condition,
    trade_methods: composed.tradeMethods,
    shipping_included: composed.shippingIncluded,
    shipping_fee: composed.shippingFee,
    safe_pay: composed.safePay,
    region_code: store.regionCode,
    tags: composed.tags,
    favorite_count: favorites,
    chat_count: 0,
    previous_price: composed.previousPrice,
    created_at: createdAt,
    bumped_at: bumpedAt,
    updated_at: bumpedAt,
  }
}
