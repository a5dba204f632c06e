import { sql } from 'kysely'
import type { ProductCard } from '#contracts/product.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { loadProductCards } from './load-product-cards.ts'

const PAGE_SIZE = 24

interface FavoritePage {
  items: ProductCard[]
  total: number
  pageCount: number
}

/** The member's favorites, the newest first; what is no longer visible is left out and not counted. */
export async function listFavorites(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { page }: { page: number },
): Promise<FavoritePage> {
  const favorites = kysely
    .selectFrom('product_favorite')
    .innerJoin('product', 'product.product_seq', 'product_favorite.product_seq')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .where('product_favorite.user_seq', '=', userSeq)
    .where('product.visibility', '=', 'ACTIVE')
    .where('store.status', '=', 'ACTIVE')
  const [rows, { total }] = await Promise.all([
    favorites
      .select('product.product_seq')
      .orderBy('product_favorite.created_at', 'desc')
      .orderBy('product.product_seq', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    favorites.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  const items = await loadProductCards(
    { kysely },
    rows.map((row) => row.product_seq),
  )
  return { items, total, pageCount: Math.ceil(total / PAGE_SIZE) }
}
