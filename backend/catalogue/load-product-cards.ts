import { sql } from 'kysely'
import type { ProductCard } from '#contracts/product.ts'
import type { HostContext } from '../operation/context.ts'
import { type CardRow, cardOfRow, PICTURES_OF_CARD } from './card-rows.ts'

/** Cards of these products in this order, each once; what is not visible is left out. One query. */
export async function loadProductCards(
  { kysely }: Pick<HostContext, 'kysely'>,
  productSeqs: readonly number[],
): Promise<ProductCard[]> {
  const wanted = [...new Set(productSeqs)]
  if (wanted.length === 0) return []
  // The lateral joins limit it to a few index lookups a card, whatever the planner knows.
  const { rows } = await sql<CardRow>`
    select p.product_seq, p.store_seq, p.title, p.price, p.previous_price, p.trade_state, p.condition,
      p.shipping_included, p.safe_pay, p.favorite_count, p.chat_count, p.created_at, p.bumped_at,
      region.full_name, pictures.image_count, cover.media_key, cover.width, cover.height, cover.color
    from unnest(${wanted}::bigint[]) with ordinality as wanted (product_seq, place)
    cross join lateral (
      select * from product where product.product_seq = wanted.product_seq limit 1
    ) as p
    cross join lateral (
      select status from store where store.store_seq = p.store_seq limit 1
    ) as store
    ${PICTURES_OF_CARD}
    left join region on region.region_code = p.region_code
    where p.visibility = 'ACTIVE' and store.status = 'ACTIVE'
    order by wanted.place`.execute(kysely)
  return rows.map(cardOfRow)
}
