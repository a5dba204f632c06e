import type { ListingContent } from '#contracts/listing.ts'
import { tidyLine, tidyLines } from '#contracts/listing-rules.ts'

/** A listing as it is checked and stored: texts without invisible characters, and nothing that does not apply. */
export function tidyContent(content: ListingContent): ListingContent {
  const tradeMethods = unique(content.tradeMethods)
  const isSent = tradeMethods.some((method) => method !== 'DIRECT')
  const shippingIncluded = content.shippingIncluded && isSent
  const feeOf = (method: 'PARCEL' | 'CVS', fee: number | null) =>
    tradeMethods.includes(method) && !shippingIncluded ? fee : null
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
