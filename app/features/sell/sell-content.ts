import { groupDigits } from '#app/format/group-digits.ts'
import type { DraftContent, ListingContent } from '#contracts/listing.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import type { TradeMethod } from '#contracts/product.ts'
import { CONDITION_LABELS, TRADE_METHOD_LABELS } from '#contracts/product-labels.ts'
import type { ListingInput } from './listing-fields.ts'
import { NO_VALUES, type SellValues, splitTags } from './sell-values.ts'
import { wonOf } from './typed-won.ts'

/** How a delivery fee is said: the price includes it, or the buyer pays it besides. */
export const SHIPPING_LABELS = { INCLUDED: '택배비 포함', SEPARATE: '택배비 별도' } as const

/** What a valid form says of the thing. @param photoIds in their order, those of posted files too */
export function contentOfInput(input: ListingInput, photoIds: readonly string[]): ListingContent {
  const { free, price, shipping, tradeMethods, shippingFee, cvsFee } = input
  return {
    title: input.title,
    body: input.body,
    categorySeq: input.categorySeq,
    price: free ? 0 : (price ?? 0),
    negotiable: input.negotiable && !free && price !== 0,
    condition: input.condition,
    tradeMethods: [...new Set(tradeMethods)],
    ...feesOf({ tradeMethods, shipping, shippingFee, cvsFee }),
    regionCodes: [...new Set(input.regionCodes)],
    tags: input.tags,
    photoIds: [...photoIds],
  }
}

/** Fees of ways that are not offered are not said. */
function feesOf(given: {
  tradeMethods: readonly string[]
  shipping: string
  shippingFee: number | null
  cvsFee: number | null
}) {
  const isParcel = given.tradeMethods.includes('PARCEL')
  const shippingIncluded = isParcel && given.shipping === 'INCLUDED'
  return {
    shippingIncluded,
    shippingFee: isParcel && !shippingIncluded ? given.shippingFee : null,
    cvsFee: given.tradeMethods.includes('CVS') ? given.cvsFee : null,
  }
}

/** What is typed so far, as a draft stores it: what cannot be stored yet is left out. */
export function draftOfValues(values: SellValues): DraftContent {
  const { longestBody, highestPrice, highestFee, mostPhotos } = LISTING_LIMITS
  const within = (typed: string, highest: number) => {
    const amount = wonOf(typed)
    return amount !== null && amount <= highest ? amount : null
  }
  return {
    title: values.title.slice(0, 2_000),
    body: values.body.replaceAll('\r\n', '\n').slice(0, longestBody * 6),
    categorySeq: /^[1-9]\d{0,9}$/.test(values.categorySeq) ? Number(values.categorySeq) : null,
    price: values.free ? 0 : within(values.price, highestPrice),
    negotiable: values.negotiable,
    condition: isKey(CONDITION_LABELS, values.condition) ? values.condition : null,
    tradeMethods: values.tradeMethods.filter((method): method is TradeMethod =>
      isKey(TRADE_METHOD_LABELS, method),
    ),
    ...feesOf({
      tradeMethods: values.tradeMethods,
      shipping: values.shipping,
      shippingFee: within(values.shippingFee, highestFee),
      cvsFee: within(values.cvsFee, highestFee),
    }),
    regionCodes: values.regionCodes.slice(0, LISTING_LIMITS.mostRegions),
    tags: splitTags(values.tags)
      .slice(0, LISTING_LIMITS.mostTags * 3)
      .map((tag) => tag.slice(0, 200)),
    photoIds: values.photoIds.slice(0, mostPhotos),
  }
}

const isKey = <Key extends string>(of: Readonly<Record<Key, string>>, key: string): key is Key =>
  Object.hasOwn(of, key)

/** What a listing or draft has, as its form shows it. */
export function valuesOfContent(content: DraftContent | ListingContent): SellValues {
  const { price, tradeMethods = [], shippingFee, cvsFee } = content
  const typed = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '' : groupDigits(amount)
  return {
    ...NO_VALUES,
    title: content.title ?? '',
    body: content.body ?? '',
    categorySeq: String(content.categorySeq ?? ''),
    price: price === 0 ? '' : typed(price),
    free: price === 0,
    negotiable: content.negotiable ?? false,
    condition: content.condition ?? '',
    tradeMethods,
    shipping: !tradeMethods.includes('PARCEL')
      ? ''
      : content.shippingIncluded
        ? 'INCLUDED'
        : 'SEPARATE',
    shippingFee: typed(shippingFee),
    cvsFee: typed(cvsFee),
    regionCodes: content.regionCodes ?? [],
    tags: (content.tags ?? []).join(', '),
    photoIds: content.photoIds ?? [],
  }
}

/** What a new listing begins with: how and where its seller traded the last time. */
export function rememberedValues(
  last: ListingContent | null,
  ownRegions: readonly string[],
): SellValues {
  if (!last) return { ...NO_VALUES, regionCodes: ownRegions.slice(0, 1) }
  const { tradeMethods, shipping, shippingFee, cvsFee, regionCodes } = valuesOfContent(last)
  return { ...NO_VALUES, tradeMethods, shipping, shippingFee, cvsFee, regionCodes }
}
