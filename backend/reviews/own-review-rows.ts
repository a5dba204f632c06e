import type { Kysely } from 'kysely'
import type { UserStatus } from '#contracts/account.ts'
import type { OwnReview } from '#contracts/boot.ts'
import type { ReviewRole } from '#contracts/review-rules.ts'
import { nickNameOf } from '../chat/rooms/nick-name.ts'
import type { DB, StoreStatus } from '../db/schema.ts'
import { imageOf } from '../media/image-columns.ts'

/** The other member and the product of a trade, as both lists show them. */
export interface SideRow {
  other_store_seq: number
  other_name: string
  other_status: UserStatus
  other_store_status: StoreStatus
  media_key: string | null
  width: number | null
  height: number | null
  color: string | null
  product_seq: number | null
  product_title: string | null
  product_visibility: string | null
  product_media_key: string | null
  product_width: number | null
  product_height: number | null
  product_color: string | null
}

interface OwnReviewRow extends SideRow {
  review_seq: number
  room_id: number | null
  writer_role: ReviewRole
  rating: number
  tags: string[]
  body: string
  reply: string | null
  created_at: Date
  edited_at: Date | null
  visible_at: Date | null
  due_at: Date | null
  hidden_at: Date | null
  hidden_reason: string | null
}

/** Reviews with the member at the other end: who wrote it, or whom it is about. */
export function selectOwnReviews(
  db: Kysely<DB>,
  end: 'review.writer_store_seq' | 'review.store_seq',
) {
  return db
    .selectFrom('review')
    .leftJoin('chat_trade', 'chat_trade.trade_seq', 'review.trade_seq')
    .innerJoin('store as other', 'other.store_seq', end)
    .innerJoin('users as other_user', 'other_user.user_seq', 'other.user_seq')
    .leftJoin('media', 'media.media_key', 'other.media_key')
    .leftJoin('product', 'product.product_seq', 'review.product_seq')
    .leftJoin('product_image', (join) =>
      join
        .onRef('product_image.product_seq', '=', 'product.product_seq')
        .on('product_image.position', '=', 0),
    )
    .leftJoin('media as cover', 'cover.media_key', 'product_image.media_key')
    .select(['review.review_seq', 'chat_trade.room_id', 'review.writer_role', 'review.rating'])
    .select(['review.tags', 'review.body', 'review.reply', 'review.created_at'])
    .select(['review.edited_at', 'review.visible_at', 'review.due_at'])
    .select(['review.hidden_at', 'review.hidden_reason', 'review.product_seq'])
    .select(['other.store_seq as other_store_seq', 'other.name as other_name'])
    .select(['other_user.status as other_status', 'other.status as other_store_status'])
    .select(['media.media_key', 'media.width', 'media.height', 'media.color'])
    .select(['product.title as product_title', 'product.visibility as product_visibility'])
    .select(['cover.media_key as product_media_key', 'cover.width as product_width'])
    .select(['cover.height as product_height', 'cover.color as product_color'])
}

export function toOwnReview(row: OwnReviewRow): OwnReview {
  return {
    ...toSide(row),
    reviewSeq: row.review_seq,
    roomId: row.room_id,
    writerRole: row.writer_role,
    rating: row.rating,
    tags: row.tags,
    body: row.body,
    reply: row.reply,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    visibleAt: row.visible_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
    hiddenReason: row.hidden_at ? (row.hidden_reason ?? '') : null,
  }
}

export function toSide(row: SideRow): Pick<OwnReview, 'other' | 'product'> {
  return {
    other: {
      storeSeq: row.other_store_seq,
      name: nickNameOf({ name: row.other_name, user_status: row.other_status }),
      image: imageOf(row),
      isActive: row.other_store_status === 'ACTIVE' && row.other_status === 'USER',
    },
    product:
      row.product_seq === null
        ? null
        : {
            productSeq: row.product_seq,
            title: row.product_title ?? '',
            visible: row.product_visibility === 'ACTIVE',
            image: imageOf({
              media_key: row.product_media_key,
              width: row.product_width,
              height: row.product_height,
              color: row.product_color,
            }),
          },
  }
}
