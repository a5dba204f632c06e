import type { Selectable } from 'kysely'
import type { ListingContent } from '#contracts/listing.ts'
import type { ProductTable, StoredContent } from '../db/schema.ts'

type ContentRow = Pick<
  Selectable<ProductTable>,
  | 'title'
  | 'body'
  | 'category_seq'
  | 'price'
  | 'negotiable'
  | 'condition'
  | 'trade_methods'
  | 'shipping_included'
  | 'shipping_fee'
  | 'cvs_fee'
  | 'region_code'
  | 'more_region_codes'
  | 'tags'
>

export const CONTENT_COLUMNS = [
  'product.title',
  'product.body',
  'product.category_seq',
  'product.price',
  'product.negotiable',
  'product.condition',
  'product.trade_methods',
  'product.shipping_included',
  'product.shipping_fee',
  'product.cvs_fee',
  'product.region_code',
  'product.more_region_codes',
  'product.tags',
] as const

/** A tidied listing as columns of `product`. */
export function columnsOf(content: ListingContent) {
  const [main = null, ...more] = content.regionCodes
  return {
    title: content.title,
    body: content.body,
    category_seq: content.categorySeq,
    price: content.price,
    safe_pay: content.price > 0,
    negotiable: content.negotiable,
    condition: content.condition,
    trade_methods: content.tradeMethods,
    shipping_included: content.shippingIncluded,
    shipping_fee: content.shippingFee,
    cvs_fee: content.cvsFee,
    region_code: main,
    more_region_codes: more,
    tags: content.tags,
  }
}

/** What a product's columns say, as its form has it; the pictures apart. */
export function contentOf(row: ContentRow): Omit<ListingContent, 'photoIds'> {
  return {
    title: row.title,
    body: row.body,
    categorySeq: row.category_seq,
    price: row.price,
    negotiable: row.negotiable,
    condition: row.condition,
    tradeMethods: row.trade_methods,
    shippingIncluded: row.shipping_included,
    shippingFee: row.shipping_fee,
    cvsFee: row.cvs_fee,
    regionCodes: row.region_code === null ? [] : [row.region_code, ...row.more_region_codes],
    tags: row.tags,
  }
}

/** The content as a version stores it. */
export function storedContentOf(row: ContentRow, mediaKeys: readonly string[]): StoredContent {
  return { ...contentOf(row), mediaKeys: [...mediaKeys] }
}
