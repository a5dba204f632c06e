import { sql } from 'kysely'
import type { Favorite } from '#contracts/product.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { loadProductCards } from './load-product-cards.ts'
import { lastRemoved } from './removed-favorites.ts'

const PAGE_SIZE = 24

interface FavoritePage {
  items: Favorite[]
  total: number
  all: number
  pageCount: number
  undoable: number
}

/** The member's favorites, the newest first; what is no longer visible is left out and not counted. */
export async function listFavorites(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { page, onSale }: { page: number; onSale: boolean },
): Promise<FavoritePage> {
  const favorites = kysely
    .selectFrom('product_favorite')
    .innerJoin('product', 'product.product_seq', 'product_favorite.product_seq')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .where('product_favorite.user_seq', '=', userSeq)
    .where('product.visibility', '=', 'ACTIVE')
    .where('store.status', '=', 'ACTIVE')
  const shown = onSale ? favorites.where('product.trade_state', '=', 'ON_SALE') : favorites
  const [rows, counted, removed] = await Promise.all([
    shown
      .select(['product.product_seq', 'product_favorite.created_at', 'product_favorite.price'])
      .orderBy('product_favorite.created_at', 'desc')
      .orderBy('product_favorite.product_seq', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    sql<{ everything: number; on_sale: number }>`
      select everything, on_sale from favorite_counts(${userSeq})`.execute(kysely),
    lastRemoved(kysely, userSeq, now()),
  ])
  const cards = await loadProductCards(
    { kysely },
    rows.map((row) => row.product_seq),
  )
  const rowOf = new Map(rows.map((row) => [row.product_seq, row]))
  const { everything = 0, on_sale = 0 } = counted.rows[0] ?? {}
  const total = onSale ? on_sale : everything
  return {
    items: cards.flatMap((card) => {
      const row = rowOf.get(card.productSeq)
      return row
        ? [{ ...card, favoritedAt: row.created_at.toISOString(), priceThen: row.price }]
        : []
    }),
    total,
    all: everything,
    pageCount: Math.ceil(total / PAGE_SIZE),
    undoable: removed.length,
  }
}
