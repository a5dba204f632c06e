import type { Kysely } from 'kysely'
import type { OwnReview } from '#contracts/boot.ts'
import type { Membership } from '../chat/rooms/find-membership.ts'
import type { DB } from '../db/schema.ts'
import { toSide } from './own-review-rows.ts'

/** The other member and the product of a room. */
export async function selectRoomSide(
  db: Kysely<DB>,
  { otherStoreSeq, productSeq }: Pick<Membership, 'otherStoreSeq' | 'productSeq'>,
): Promise<Pick<OwnReview, 'other' | 'product'>> {
  const row = await db
    .selectFrom('store as other')
    .innerJoin('users as other_user', 'other_user.user_seq', 'other.user_seq')
    .leftJoin('media', 'media.media_key', 'other.media_key')
    .innerJoin('product', (join) => join.on('product.product_seq', '=', productSeq))
    .leftJoin('product_image', (join) =>
      join
        .onRef('product_image.product_seq', '=', 'product.product_seq')
        .on('product_image.position', '=', 0),
    )
    .leftJoin('media as cover', 'cover.media_key', 'product_image.media_key')
    .select(['other.store_seq as other_store_seq', 'other.name as other_name'])
    .select(['other_user.status as other_status', 'other.status as other_store_status'])
    .select(['media.media_key', 'media.width', 'media.height', 'media.color'])
    .select(['product.product_seq', 'product.title as product_title'])
    .select('product.visibility as product_visibility')
    .select(['cover.media_key as product_media_key', 'cover.width as product_width'])
    .select(['cover.height as product_height', 'cover.color as product_color'])
    .where('other.store_seq', '=', otherStoreSeq)
    .executeTakeFirstOrThrow()
  return toSide(row)
}
