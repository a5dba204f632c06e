import { type Kysely, sql } from 'kysely'
import { imageOf } from '#backend/media/image-columns.ts'
import type { ChatProduct } from '#contracts/chat.ts'
import type { TradeState } from '#contracts/product.ts'
import type { DB, StoreStatus } from '../../db/schema.ts'

interface ProductRow {
  product_seq: number
  store_seq: number
  title: string
  price: number
  negotiable: boolean
  trade_state: TradeState
  visibility: ChatProduct['visibility']
  has_order: boolean
  store_status: StoreStatus
  media_key: string | null
  width: number | null
  height: number | null
  color: string | null
}

/** Products for display in their rooms, by id: also those that are no longer public. One query. */
export async function loadChatProducts(
  db: Kysely<DB>,
  productSeqs: readonly number[],
): Promise<Map<number, ChatProduct>> {
  const wanted = [...new Set(productSeqs)]
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<ProductRow>`
    select product.product_seq, product.store_seq, product.title, product.price,
      product.negotiable, product.trade_state, product.visibility,
      product.live_order_seq is not null as has_order, store.status as store_status,
      cover.media_key, cover.width, cover.height, cover.color
    from unnest(${wanted}::bigint[]) as wanted (product_seq)
    join product on product.product_seq = wanted.product_seq
    join store on store.store_seq = product.store_seq
    left join lateral (
      select media.media_key, media.width, media.height, media.color
      from product_image i join media on media.media_key = i.media_key
      where i.product_seq = product.product_seq
      order by i.position
      limit 1
    ) as cover on true`.execute(db)
  return new Map(rows.map((row) => [row.product_seq, chatProductOf(row)]))
}

function chatProductOf(row: ProductRow): ChatProduct {
  const isHidden = row.visibility === 'ACTIVE' && row.store_status !== 'ACTIVE'
  return {
    productSeq: row.product_seq,
    storeSeq: row.store_seq,
    title: row.title,
    price: row.price,
    negotiable: row.negotiable,
    tradeState: row.trade_state,
    visibility: isHidden ? 'HIDDEN' : row.visibility,
    hasOrder: row.has_order,
    image: imageOf(row),
  }
}
