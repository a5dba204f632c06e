import { sql } from 'kysely'
import type { Condition, ProductCard, TradeState } from '#contracts/product.ts'
import { imageOf } from '../media/image-columns.ts'

/** What a card needs of the product `p`, its region and PICTURES_OF_CARD. */
export interface CardRow {
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

/** The number of pictures of the product `p` as `pictures`, and its first as `cover`: a few index lookups each. */
export const PICTURES_OF_CARD = sql`
    cross join lateral (
      select count(*)::int as image_count from product_image i where i.product_seq = p.product_seq
    ) as pictures
    left join lateral (
      select media.media_key, media.width, media.height, media.color
      from product_image i join media on media.media_key = i.media_key
      where i.product_seq = p.product_seq
      order by i.position
      limit 1
    ) as cover on true`

export function cardOfRow(row: CardRow): ProductCard {
  return {
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
  }
}
