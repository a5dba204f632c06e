import { sql } from 'kysely'
import type { CafeShares } from '#contracts/cafe.ts'
import { CAFE_SHARE_RULES } from '#contracts/cafe-constants.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { coversOf } from '../orders/cover-of.ts'
import { findOwnLink, readBoards } from './own-link.ts'

const TEXT_LENGTH = 120

/** The member's goods that are shown in the cafe, or those for sale that are not; the newest first. */
export async function listCafeShares(
  { kysely, integrations }: Pick<HostContext, 'kysely' | 'integrations'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { which, page }: { which: 'SHARED' | 'OTHERS'; page: number },
): Promise<CafeShares | Refusal<'NOT_LINKED'>> {
  const link = await findOwnLink(kysely, userSeq)
  if (!link) return refuse('NOT_LINKED')
  const goods = kysely
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .leftJoin('cafe_share', 'cafe_share.product_seq', 'product.product_seq')
    .where('store.user_seq', '=', userSeq)
    .$if(which === 'SHARED', (query) => query.where('cafe_share.product_seq', 'is not', null))
    .$if(which === 'OTHERS', (query) =>
      query
        .where('cafe_share.product_seq', 'is', null)
        .where('visibility', '=', 'ACTIVE')
        .where('trade_state', '<>', 'SOLD'),
    )
  const [rows, { total }, boards] = await Promise.all([
    goods
      .select(['product.product_seq', 'title', 'price', 'trade_state', 'visibility'])
      .select(['board_id', 'is_wanted', 'is_due', 'post_url', 'problem', 'tries'])
      .select(sql<string>`left(body, ${TEXT_LENGTH}::int)`.as('text'))
      .orderBy('product.product_seq', 'desc')
      .limit(CAFE_SHARE_RULES.pageSize)
      .offset((page - 1) * CAFE_SHARE_RULES.pageSize)
      .execute(),
    goods.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    readBoards(integrations.cafe, link.link_key),
  ])
  const covers = await coversOf(
    kysely,
    rows.map(({ product_seq }) => product_seq),
  )
  return {
    isAgreed: link.share_agreed_at !== null,
    boards,
    autoBoardId: link.auto_board_id,
    items: rows.map((row) => ({
      productSeq: row.product_seq,
      title: row.title,
      text: row.text,
      price: row.price,
      isSold: row.trade_state === 'SOLD',
      image: covers.get(row.product_seq) ?? null,
      share:
        row.board_id === null
          ? null
          : {
              boardId: row.board_id,
              state: !row.is_wanted
                ? 'ENDING'
                : row.post_url !== null
                  ? 'SHOWN'
                  : row.is_due
                    ? 'WAITING'
                    : 'HIDDEN',
              url: row.post_url,
              problem: row.problem,
            },
    })),
    total,
    pageCount: Math.max(1, Math.ceil(total / CAFE_SHARE_RULES.pageSize)),
  }
}
