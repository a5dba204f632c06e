import type { ReviewToWrite } from '#contracts/boot.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { REVIEW_DAYS, reviewsDueAt } from '#contracts/review-rules.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { ownStoreSeq } from '../stores/own-store.ts'
import { toSide } from './own-review-rows.ts'

/** No member finishes more trades in a week. */
const MOST = 100

/** The trades that a member can still review, the most urgent first. */
export async function listReviewsToWrite(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<ReviewToWrite[]> {
  const storeSeq = await ownStoreSeq(kysely, userSeq)
  const since = new Date(now().getTime() - REVIEW_DAYS * DAY_MS)
  const rows = await kysely
    .selectFrom('chat_trade as trade')
    .innerJoin('store as other', (join) =>
      join.on((on) =>
        on.or([
          on.and([
            on('trade.buyer_store_seq', '=', storeSeq),
            on('other.store_seq', '=', on.ref('trade.seller_store_seq')),
          ]),
          on.and([
            on('trade.seller_store_seq', '=', storeSeq),
            on('other.store_seq', '=', on.ref('trade.buyer_store_seq')),
          ]),
        ]),
      ),
    )
    .innerJoin('users as other_user', 'other_user.user_seq', 'other.user_seq')
    .leftJoin('media', 'media.media_key', 'other.media_key')
    .innerJoin('product', 'product.product_seq', 'trade.product_seq')
    .leftJoin('product_image', (join) =>
      join
        .onRef('product_image.product_seq', '=', 'product.product_seq')
        .on('product_image.position', '=', 0),
    )
    .leftJoin('media as cover', 'cover.media_key', 'product_image.media_key')
    .leftJoin('review as theirs', (join) =>
      join
        .onRef('theirs.trade_seq', '=', 'trade.trade_seq')
        .on('theirs.writer_store_seq', '<>', storeSeq),
    )
    .select(['trade.room_id', 'trade.done_at', 'theirs.review_seq as their_review'])
    .select(['other.store_seq as other_store_seq', 'other.name as other_name'])
    .select(['other_user.status as other_status', 'other.status as other_store_status'])
    .select(['media.media_key', 'media.width', 'media.height', 'media.color'])
    .select(['product.product_seq', 'product.title as product_title'])
    .select('product.visibility as product_visibility')
    .select(['cover.media_key as product_media_key', 'cover.width as product_width'])
    .select(['cover.height as product_height', 'cover.color as product_color'])
    .where('trade.state', '=', 'DONE')
    .where('trade.done_at', '>', since)
    .where((trade) =>
      trade.or([
        trade('trade.buyer_store_seq', '=', storeSeq),
        trade('trade.seller_store_seq', '=', storeSeq),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review as mine')
            .select('mine.review_seq')
            .whereRef('mine.trade_seq', '=', 'trade.trade_seq')
            .where('mine.writer_store_seq', '=', storeSeq),
        ),
      ),
    )
    .orderBy('trade.done_at')
    .limit(MOST)
    .execute()
  return rows.flatMap((row) =>
    row.done_at
      ? [
          {
            ...toSide(row),
            roomId: row.room_id,
            doneAt: row.done_at.toISOString(),
            dueAt: reviewsDueAt(row.done_at).toISOString(),
            otherWrote: row.their_review !== null,
          },
        ]
      : [],
  )
}
