import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import { photosOf } from '#backend/possession/photos-of.ts'
import { reindexAll } from '#backend/search-index/reindex-all.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { randomOf } from '../random.ts'
import { recordShownPhotos } from './builders/record-shown-photos.ts'
import type { buildDrawnMedia } from './builders/rows.ts'
import { bulkInsert, continueSequence } from './bulk-insert.ts'
import { buildCategories } from './categories.ts'
import { buildAccounts } from './demo-accounts.ts'
import { buildChats } from './demo-chats.ts'
import { buildFrontPage } from './demo-front-page.ts'
import { buildHistory } from './demo-history.ts'
import { buildPeople, planStores } from './demo-people.ts'
import { buildProducts } from './demo-products.ts'
import { buildReviews, buildWaitingReviews } from './demo-reviews.ts'
import { buildSearchHits } from './demo-search-hits.ts'
import { buildTrustChanges } from './demo-trust-changes.ts'
import { demoWorldVersion, noteDemoWorld, renumberDemoPeople } from './demo-world.ts'
import { buildRegions } from './regions.ts'
import { seedDamageReports } from './seed-damage-reports.ts'
import { seedDisputes } from './seed-disputes.ts'
import { seedFlags } from './seed-flags.ts'
import { seedNotices } from './seed-notices.ts'
import { seedOperators } from './seed-operators.ts'
import { seedOrders } from './seed-orders.ts'
import {
  seedAnnouncements,
  seedEventDraws,
  seedFaqEntries,
  seedFirstVersions,
} from './seed-posts.ts'
import { seedQuestions } from './seed-questions.ts'
import { seedQueue } from './seed-queue.ts'
import { seedSanctions } from './seed-sanctions.ts'

export { DEMO_FACTS, DEMO_PEOPLE } from './demo-facts.ts'

const DEFAULT_PRODUCT_COUNT = 2000
/** Below this the fixed numbers of DEMO_FACTS would not all exist. */
const LEAST_PRODUCT_COUNT = 50

/**
 * Fills an empty database with the demo world, in one transaction. The same `now` and
 * `productCount` give the same rows; dates are relative to `now`. Does nothing and answers false
 * when the world is there already (its people then get the numbers of today) or when the database holds other products.
 */
export async function seedDemoWorld(input: {
  kysely: Kysely<DB>
  now: Date
  /** Seal what orders have of people; without, there are no orders. */
  keys?: KeyRing
  productCount?: number
  log?: (message: string) => void
}): Promise<boolean> {
  const { kysely, now, log = () => {} } = input
  const productCount = Math.max(input.productCount ?? DEFAULT_PRODUCT_COUNT, LEAST_PRODUCT_COUNT)
  if (await isTaken(kysely)) {
    if ((await demoWorldVersion(kysely)) !== null) await renumberDemoPeople(kysely)
    return false
  }
  const startedAt = performance.now()
  const world = buildWorld(now, productCount)

  const seeded = await kysely.transaction().execute(async (trx) => {
    // A second process that starts at the same time waits here and then finds the world.
    await sql`lock table world in exclusive mode`.execute(trx)
    if (await isTaken(trx)) return false
    await insertWorld(trx, world)
    await seedFlags(trx, now)
    await noteDemoWorld(trx)
    await reindexAll(trx)
    if (input.keys) await seedOrders(trx, { keys: input.keys, now })
    await seedQueue(trx, now)
    if (input.keys) await seedDamageReports(trx, { keys: input.keys, now })
    await seedDisputes(trx, { now })
    await seedAnnouncements(trx, now)
    await seedFaqEntries(trx, now)
    await seedFirstVersions(trx)
    if (input.keys) await seedEventDraws(trx, { keys: input.keys })
    await seedQuestions(trx, now)
    const { administrator } = await seedOperators(trx, now)
    await seedSanctions(trx, now, administrator)
    await seedNotices(trx, now)
    return true
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (seeded) log(`demo world with ${productCount} products seeded in ${seconds} s`)
  return seeded
}

async function isTaken(kysely: Kysely<DB>): Promise<boolean> {
  if ((await demoWorldVersion(kysely)) !== null) return true
  const product = await kysely
    .selectFrom('product')
    .select('product_seq')
    .limit(1)
    .executeTakeFirst()
  return product !== undefined
}

function buildWorld(now: Date, productCount: number) {
  const regions = buildRegions()
  const { categories, models } = buildCategories()
  const regionCodes = new Map(regions.map((region) => [region.full_name, region.region_code]))
  const stores = planStores(now, regionCodes)
  const goods = buildProducts({ now, productCount, models, stores })
  const { reviews, counters } = buildReviews({ now, stores, products: goods.products })
  const people = buildPeople({ now, stores, counters })
  const accounts = buildAccounts({ now, stores: people.stores, products: goods.products })
  const chats = buildChats({ now, stores, products: goods.products })
  const waiting = buildWaitingReviews({ now, trades: chats.trades, firstSeq: reviews.length + 1 })
  const history = buildHistory({ now, ...goods })
  const frontPage = buildFrontPage({ now, products: goods.products, categories })
  const updatedAt = new Date(now.getTime() - 400 * DAY_MS)
  return {
    regions,
    categories: categories.map((category) => ({ ...category, updated_at: updatedAt })),
    goods,
    reviews,
    waiting,
    trustChanges: buildTrustChanges({ stores: people.stores, reviews }),
    people,
    accounts,
    chats,
    history,
    frontPage,
    searchHits: buildSearchHits(now),
    media: uniqueMedia([
      ...people.pictures,
      ...frontPage.media,
      ...goods.media,
      ...chats.drawings,
    ]).map((row) => ({
      ...row,
      created_at: now,
    })),
  }
}

/** What many like, more have looked at. */
function viewCountsOf(
  products: readonly { product_seq: number; favorite_count: number; chat_count: number }[],
) {
  const random = randomOf(1101)
  return products.map(({ product_seq, favorite_count, chat_count }) => ({
    product_seq,
    view_count: Math.floor((3 + favorite_count + chat_count) * (4 + random.next() * 14)),
  }))
}

/** The same recipe may be drawn for two things; its picture is stored once. */
function uniqueMedia<Media extends ReturnType<typeof buildDrawnMedia>>(
  media: readonly Media[],
): Media[] {
  return [...new Map(media.map((row) => [row.media_key, row])).values()]
}

async function insertWorld(
  kysely: Kysely<DB>,
  world: ReturnType<typeof buildWorld>,
): Promise<void> {
  const { people, accounts, goods, chats, history, frontPage } = world
  await bulkInsert(kysely, 'region', world.regions)
  await bulkInsert(kysely, 'category', world.categories)
  await bulkInsert(kysely, 'media', world.media)
  await bulkInsert(kysely, 'users', people.users)
  await bulkInsert(kysely, 'store', people.stores)
  await bulkInsert(kysely, 'store_follow', people.follows)
  const products = goods.products.map(({ row }) => ({
    ...row,
    version: 1,
    ...history.edited.get(row.product_seq),
    chat_count: chats.chatCounts.get(row.product_seq) ?? 0,
  }))
  await bulkInsert(kysely, 'product', products)
  await bulkInsert(kysely, 'product_view_count', viewCountsOf(products))
  await bulkInsert(kysely, 'product_image', goods.images)
  await bulkInsert(kysely, 'product_version', history.versions)
  await recordShownPhotos(kysely)
  await bulkInsert(kysely, 'policy_agreement', accounts.agreements)
  await bulkInsert(kysely, 'marketing_consent', accounts.consents)
  await bulkInsert(kysely, 'social_account', accounts.socialAccounts)
  await bulkInsert(kysely, 'product_favorite', accounts.favorites)
  await bulkInsert(kysely, 'review', world.reviews)
  await bulkInsert(kysely, 'chat_room', chats.rooms)
  await bulkInsert(kysely, 'chat_member', chats.members)
  await bulkInsert(kysely, 'chat_message', chats.messages)
  await bulkInsert(kysely, 'chat_offer', chats.offers)
  await bulkInsert(kysely, 'chat_appointment', chats.appointments)
  await bulkInsert(kysely, 'chat_trade', chats.trades)
  await bulkInsert(kysely, 'possession_check', chats.possessions)
  await bulkInsert(kysely, 'possession_asker', chats.askers)
  await kysely
    .updateTable('possession_check')
    .set({
      photos: photosOf(sql`possession_check.product_seq`),
      media_key: sql<string>`(
        select media_key from product_image where product_image.product_seq = possession_check.product_seq
        order by position desc limit 1
      )`,
    })
    .where('state', '=', 'ANSWERED')
    .execute()
  await bulkInsert(kysely, 'review', world.waiting)
  await bulkInsert(kysely, 'trust_change', world.trustChanges)
  await bulkInsert(kysely, 'chat_media', chats.files)
  await bulkInsert(kysely, 'store_block', chats.blocks)
  await bulkInsert(kysely, 'banner', frontPage.banners)
  await bulkInsert(kysely, 'exhibition', frontPage.exhibitions)
  await bulkInsert(kysely, 'exhibition_product', frontPage.exhibitionProducts)
  await bulkInsert(kysely, 'event', frontPage.events)
  await bulkInsert(kysely, 'content', frontPage.contents)
  await bulkInsert(kysely, 'content_version', frontPage.contentVersions)
  await bulkInsert(kysely, 'content_picture', frontPage.contentPictures)
  await bulkInsert(kysely, 'search_hit', world.searchHits)
  await continueSequence(kysely, 'users', 'user_seq')
  await continueSequence(kysely, 'store', 'store_seq')
  await continueSequence(kysely, 'product', 'product_seq')
  await continueSequence(kysely, 'review', 'review_seq')
  await continueSequence(kysely, 'chat_room', 'room_id')
  await continueSequence(kysely, 'chat_offer', 'offer_seq')
  await continueSequence(kysely, 'chat_appointment', 'appointment_seq')
  await continueSequence(kysely, 'chat_trade', 'trade_seq')
  await continueSequence(kysely, 'possession_check', 'check_seq')
  await continueSequence(kysely, 'possession_asker', 'asker_seq')
  await continueSequence(kysely, 'banner', 'banner_seq')
  await continueSequence(kysely, 'exhibition', 'gnb_seq')
  await continueSequence(kysely, 'event', 'event_seq')
  await continueSequence(kysely, 'content', 'content_seq')
}
