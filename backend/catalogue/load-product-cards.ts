import { sql } from 'kysely'
import type { Condition, ProductCard, TradeState } from '#contracts/product.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext } from '../operation/context.ts'

interface CardRow {
  product_seq: number
  store_seq: number
  title: string
  price: number
  previous_price: number | null
  trade_state: TradeState
  condition: Condition
  shipping_included: boolean
  safe_pay: boolean
  favorite_count: number
  chat_count: number
  created_at: Date
  bumped_at: Date
  full_name: string | null
  image_count: number
  media_key: string | null
  width: number | null
  height: number | null
  color: string | null
}

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
    cross join lateral (
      select count(*)::int as image_count from product_image i where i.product_seq = p.product_seq
    ) as pictures
    left join lateral (
      select media.media_key, media.width, media.height, media.color
      from product_image i join media on media.media_key = i.media_key
      where i.product_seq = p.product_seq
      order by i.position
      limit 1
    ) as cover on true
    left join region on region.region_code = p.region_code
    where p.visibility = 'ACTIVE' and store.status = 'ACTIVE'
    order by wanted.place`.execute(kysely)
  return rows.map((row) => ({
    productSeq: row.product_seq,
    storeSeq: row.store_seq,
    title: row.title,
    price: row.price,
    previousPrice: row.previous_price,
    tradeState: row.trade_state,
    condition: row.condition,
    shippingIncluded: row.shipping_included,
    safePay: row.safe_pay,
    regionName: row.full_name,
    image: imageOf(row),
    imageCount: row.image_count,
    favoriteCount: row.favorite_count,
    chatCount: row.chat_count,
    createdAt: row.created_at.toISOString(),
    bumpedAt: row.bumped_at.toISOString(),
  }))
}
