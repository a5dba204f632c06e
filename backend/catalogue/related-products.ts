import { sql } from 'kysely'
import type { HostContext, Viewer } from '../operation/context.ts'

/** Which of the products are favourites of the viewer, and which the viewer sells. One query by primary keys. */
export async function relatedProducts(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeqs: readonly number[],
): Promise<{ favorites: number[]; own: number[] }> {
  if (productSeqs.length === 0) return { favorites: [], own: [] }
  const wanted = sql`${[...new Set(productSeqs)]}::bigint[]`
  const { rows } = await sql<{ favorites: number[]; own: number[] }>`
    select
      array(
        select product_seq from product_favorite
        where user_seq = ${userSeq} and product_seq = any(${wanted})
      ) as favorites,
      array(
        select product_seq from product
        where product_seq = any(${wanted})
          and store_seq in (select store_seq from store where user_seq = ${userSeq})
      ) as own`.execute(kysely)
  const { favorites = [], own = [] } = rows[0] ?? {}
  return { favorites: favorites.map(Number), own: own.map(Number) }
}
