import type { Insertable, Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { parseLook } from '#backend/demo/pictures/goods/look.ts'
import { bulkInsert } from '../bulk-insert.ts'
import { recordShownPhotos } from './record-shown-photos.ts'
import {
  buildCategory,
  buildProduct,
  buildProductPhotos,
  buildReview,
  buildStore,
  buildUser,
} from './rows.ts'

type Overrides<Table extends keyof DB> = Partial<Insertable<DB[Table]>>

/** Inserts a user. */
export async function seedUser(
  kysely: Kysely<DB>,
  overrides: Overrides<'users'> = {},
): Promise<{ userSeq: number }> {
  const row = await kysely
    .insertInto('users')
    .values(buildUser(overrides))
    .returning('user_seq')
    .executeTakeFirstOrThrow()
  return { userSeq: row.user_seq }
}

/** Inserts a category unless its number is there already; its path follows from the parent when not given. */
export async function seedCategory(
  kysely: Kysely<DB>,
  overrides: Overrides<'category'> = {},
): Promise<{ categorySeq: number }> {
  const category = buildCategory(overrides)
  await kysely
    .insertInto('category')
    .values(category)
    .onConflict((conflict) => conflict.column('category_seq').doNothing())
    .execute()
  return { categorySeq: category.category_seq }
}

/** Inserts a store with a user of its own, unless `user_seq` is given. */
export async function seedStore(
  kysely: Kysely<DB>,
  overrides: Overrides<'store'> = {},
): Promise<{ storeSeq: number; userSeq: number }> {
  const userSeq = overrides.user_seq ?? (await seedUser(kysely)).userSeq
  const row = await kysely
    .insertInto('store')
    .values(buildStore({ name: `가게 ${userSeq}`, ...overrides, user_seq: userSeq }))
    .returning('store_seq')
    .executeTakeFirstOrThrow()
  return { storeSeq: row.store_seq, userSeq }
}

/**
 * Inserts a product with everything it needs: a store and a category unless given, and `imageCount`
 * pictures (2). The search index does not know it yet; call `indexProduct` or `reindexAll` for that.
 */
export async function seedProduct(
  kysely: Kysely<DB>,
  overrides: Overrides<'product'> = {},
  { imageCount = 2 }: { imageCount?: number } = {},
): Promise<{ productSeq: number; storeSeq: number; categorySeq: number; mediaKeys: string[] }> {
  const storeSeq = overrides.store_seq ?? (await seedStore(kysely)).storeSeq
  const categorySeq = overrides.category_seq ?? (await seedCategory(kysely)).categorySeq
  const { product_seq: productSeq } = await kysely
    .insertInto('product')
    .values(buildProduct({ ...overrides, store_seq: storeSeq, category_seq: categorySeq }))
    .returning('product_seq')
    .executeTakeFirstOrThrow()
  const goods = { look: parseLook('phone'), title: '', wear: 1 } as const
  const photos =
    imageCount > 0 ? buildProductPhotos({ goods, seed: productSeq, count: imageCount }) : []
  const mediaKeys = photos.map((photo) => photo.media_key)
  if (photos.length > 0) {
    await kysely
      .insertInto('media')
      .values(photos.map((photo) => ({ ...photo, recipe: JSON.stringify(photo.recipe) })))
      .onConflict((conflict) => conflict.column('media_key').doNothing())
      .execute()
    await bulkInsert(
      kysely,
      'product_image',
      mediaKeys.map((media_key, position) => ({ product_seq: productSeq, position, media_key })),
    )
    await recordShownPhotos(kysely, productSeq)
  }
  return { productSeq, storeSeq, categorySeq, mediaKeys }
}

/** Inserts a review and counts it at the store, as writing one does. */
export async function seedReview(
  kysely: Kysely<DB>,
  overrides: Overrides<'review'> = {},
): Promise<{ reviewSeq: number; storeSeq: number }> {
  const storeSeq = overrides.store_seq ?? (await seedStore(kysely)).storeSeq
  const writerStoreSeq = overrides.writer_store_seq ?? (await seedStore(kysely)).storeSeq
  const review = buildReview({
    ...overrides,
    store_seq: storeSeq,
    writer_store_seq: writerStoreSeq,
  })
  const { review_seq: reviewSeq } = await kysely
    .insertInto('review')
    .values(review)
    .returning('review_seq')
    .executeTakeFirstOrThrow()
  await kysely
    .updateTable('store')
    .set((store) => ({
      review_count: store('review_count', '+', 1),
      rating_sum: store('rating_sum', '+', review.rating),
    }))
    .where('store_seq', '=', storeSeq)
    .execute()
  return { reviewSeq, storeSeq }
}
