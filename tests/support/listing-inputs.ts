import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { seedProduct } from '#backend/demo/seed/builders/index.ts'
import type { ListingContent } from '#contracts/listing.ts'

/** What a seller says of a chair, in the category 1 unless another is given. */
export function listing(
  photoIds: string[],
  overrides: Partial<ListingContent> = {},
): ListingContent {
  return {
    title: '원목 식탁 의자 2개',
    body: '이사하면서 내놓아요.\n앉는 곳에 작은 긁힘이 있어요.',
    categorySeq: 1,
    price: 40_000,
    negotiable: true,
    condition: 'USED',
    tradeMethods: ['DIRECT', 'PARCEL'],
    shippingIncluded: false,
    shippingFee: 4_000,
    cvsFee: null,
    regionCodes: [],
    tags: ['의자'],
    photoIds,
    ...overrides,
  }
}

/** An uploaded photo that no listing uses yet. */
export async function seedPhoto(kysely: Kysely<DB>, userSeq: number): Promise<string> {
  const mediaKey = randomBytes(16).toString('hex')
  const photoId = randomBytes(16).toString('hex')
  await kysely
    .insertInto('media')
    .values({
      media_key: mediaKey,
      kind: 'FILE',
      recipe: null,
      width: 800,
      height: 600,
      color: '#aabbcc',
    })
    .execute()
  await kysely
    .insertInto('listing_photo')
    .values({
      photo_id: photoId,
      user_seq: userSeq,
      upload_id: null,
      draft_id: null,
      product_seq: null,
      media_key: mediaKey,
      bytes: 1,
      hash_a: null,
      hash_b: null,
      hash_c: null,
      hash_d: null,
    })
    .execute()
  return photoId
}

/** Inputs of a member's calls about listings that are valid once. */
export function listingInputs(kysely: Kysely<DB>, userSeq: number) {
  const own = () =>
    kysely
      .selectFrom('product')
      .innerJoin('store', 'store.store_seq', 'product.store_seq')
      .select(['product.product_seq', 'product.store_seq', 'product.version', 'category_seq'])
      .where('user_seq', '=', userSeq)
      .where('visibility', '<>', 'DELETED')
      .orderBy('product_seq')
      .executeTakeFirstOrThrow()

  async function draft() {
    await kysely.deleteFrom('listing_draft').where('user_seq', '=', userSeq).execute()
    return { draftId: randomUUID(), revision: 0 }
  }

  return {
    draft,
    /** A new form with a photo. */
    async form() {
      const { category_seq: categorySeq } = await own()
      const content = listing([await seedPhoto(kysely, userSeq)], { categorySeq })
      // The same chair again.
      return { formKey: randomUUID(), content, isConfirmed: true }
    },
    async edit() {
      const { product_seq: productSeq, version } = await own()
      const content = { price: 1_000 * (version + 1) }
      return { productSeq, version, formKey: randomUUID(), content }
    },
    /** A new listing that can be bumped. */
    async product() {
      const { store_seq, category_seq } = await own()
      const yesterday = new Date('2026-11-01T00:00:00Z')
      const { productSeq } = await seedProduct(kysely, {
        store_seq,
        category_seq,
        created_at: yesterday,
        bumped_at: yesterday,
        trade_state: 'ON_SALE',
      })
      return productSeq
    },
    /** A flag of another member's listing. */
    async flag() {
      const { productSeq } = await seedProduct(kysely)
      const { flag_seq: flagSeq } = await kysely
        .insertInto('listing_flag')
        .values({ product_seq: productSeq, findings: '[]', created_at: new Date('2026-11-21') })
        .returning('flag_seq')
        .executeTakeFirstOrThrow()
      return {
        flagSeq,
        state: 'HIDDEN',
        reasonCode: 'PROHIBITED',
        note: '금지품목이에요.',
      } as const
    },
    async draftId() {
      const { draftId } = await draft()
      const at = new Date('2026-11-21T03:00:00Z')
      await kysely
        .insertInto('listing_draft')
        .values({
          draft_id: draftId,
          user_seq: userSeq,
          revision: 1,
          content: JSON.stringify({ title: '의자' }),
          created_at: at,
          updated_at: at,
        })
        .execute()
      return { draftId }
    },
  }
}
