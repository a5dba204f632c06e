import type { Kysely } from 'kysely'
import { isCouponCategory } from '#contracts/coupon-category.ts'
import type { ListingContent } from '#contracts/listing.ts'
import { tidyLine, tidyLines } from '#contracts/listing-rules.ts'
import type { DB } from '../db/schema.ts'
import { isStoredNumber } from './find-problems.ts'

/** A listing as it is checked and stored: texts without invisible characters, and nothing that does not apply. */
export async function tidyContent(
  kysely: Kysely<DB>,
  content: ListingContent,
): Promise<ListingContent> {
  const tradeMethods = unique(content.tradeMethods)
  // Nothing of a coupon travels, whatever the form says.
  const isSent =
    tradeMethods.some((method) => method !== 'DIRECT') &&
    !(await isCoupon(kysely, content.categorySeq))
  const shippingIncluded = content.shippingIncluded && isSent
  const feeOf = (method: 'PARCEL' | 'CVS', fee: number | null) =>
    isSent && tradeMethods.includes(method) && !shippingIncluded ? fee : null
  return {
    ...content,
    title: tidyLine(content.title),
    body: tidyLines(content.body),
    negotiable: content.negotiable && content.price !== 0,
    tradeMethods,
    shippingIncluded,
    shippingFee: feeOf('PARCEL', content.shippingFee),
    cvsFee: feeOf('CVS', content.cvsFee),
    regionCodes: unique(content.regionCodes),
    tags: unique(content.tags.map((tag) => tidyLine(tag.replace(/^\s*#+/u, '')))).filter(Boolean),
  }
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}

async function isCoupon(kysely: Kysely<DB>, categorySeq: number): Promise<boolean> {
  if (!isStoredNumber(categorySeq)) return false
  const row = await kysely
    .selectFrom('category')
    .leftJoin('category as parent', 'parent.category_seq', 'category.parent_seq')
    .select(['category.name', 'parent.name as parent_name'])
    .where('category.category_seq', '=', categorySeq)
    .executeTakeFirst()
  return row !== undefined && isCouponCategory([row.name, row.parent_name])
}
