import type { Kysely, Transaction } from 'kysely'
import { isCouponCategory } from '#contracts/coupon-category.ts'
import type { TradeMethod, TradeState } from '#contracts/product.ts'
import { aheadOfWall } from '../db/order-clock.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB } from '../db/schema.ts'
import { rememberAhead } from './order-time.ts'

/** A product as an order needs it. */
export interface OfferedProduct {
  productSeq: number
  storeSeq: number
  sellerUserSeq: number
  sellerName: string
  isBusiness: boolean
  title: string
  body: string
  price: number
  condition: string
  categorySeq: number
  version: number
  tradeState: TradeState
  isVisible: boolean
  liveOrderSeq: number | null
  queueCount: number
  tradeMethods: TradeMethod[]
  shippingIncluded: boolean
  shippingFee: number | null
  cvsFee: number | null
  isCoupon: boolean
  /** How far the clock of orders is ahead. */
  minutesAhead: number
}

const offered = (db: Kysely<DB>, productSeq: number) =>
  db
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .innerJoin('category', 'category.category_seq', 'product.category_seq')
    .leftJoin('category as parent', 'parent.category_seq', 'category.parent_seq')
    .select([
      'product.product_seq',
      'product.store_seq',
      'product.title',
      'product.body',
      'product.price',
      'product.condition',
      'product.category_seq',
      'product.version',
      'product.trade_state',
      'product.visibility',
      'product.live_order_seq',
      'product.queue_count',
      'product.trade_methods',
      'product.shipping_included',
      'product.shipping_fee',
      'product.cvs_fee',
      'store.user_seq',
      'store.name',
      'store.is_business',
      'category.name as category_name',
      'parent.name as parent_name',
      aheadOfWall.as('minutes_ahead'),
    ])
    .where('product_seq', '=', productSeq)
    .where('product.visibility', '<>', 'DELETED')

const readProduct = preparedQuery((db, { productSeq }: { productSeq: number }) =>
  offered(db, productSeq),
)

const lockProduct = preparedQuery((db, { productSeq }: { productSeq: number }) =>
  offered(db, productSeq).forNoKeyUpdate('product'),
)

/** @param isLocked no other call orders or changes it until the transaction ends */
export async function loadOffered(
  db: Kysely<DB>,
  productSeq: number,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<OfferedProduct | null> {
  const [row] = await (isLocked ? lockProduct : readProduct)(db, { productSeq })
  if (!row) return null
  if (db.isTransaction) rememberAhead(db as Transaction<DB>, row.minutes_ahead)
  return {
    productSeq: row.product_seq,
    storeSeq: row.store_seq,
    sellerUserSeq: row.user_seq,
    sellerName: row.name,
    isBusiness: row.is_business,
    title: row.title,
    body: row.body,
    price: row.price,
    condition: row.condition,
    categorySeq: row.category_seq,
    version: row.version,
    tradeState: row.trade_state,
    isVisible: row.visibility === 'ACTIVE',
    liveOrderSeq: row.live_order_seq,
    queueCount: row.queue_count,
    tradeMethods: row.trade_methods,
    shippingIncluded: row.shipping_included,
    shippingFee: row.shipping_fee,
    cvsFee: row.cvs_fee,
    isCoupon: isCouponCategory([row.category_name, row.parent_name]),
    minutesAhead: row.minutes_ahead,
  }
}
