import { won, wonAmount } from '#app/format/won.ts'
import type { ProductDetail } from '#contracts/product.ts'
import {
  CONDITION_LABELS,
  TRADE_METHOD_LABELS,
  TRADE_STATE_LABELS,
} from '#contracts/product-labels.ts'

type Shipping = Pick<ProductDetail, 'tradeMethods' | 'shippingIncluded' | 'shippingFee' | 'cvsFee'>

/** The buyer's cost of shipping; null for goods that are only handed over in person. */
export function shippingText({ tradeMethods, shippingIncluded, shippingFee, cvsFee }: Shipping) {
  if (!tradeMethods.some((method) => method !== 'DIRECT')) return null
  if (shippingIncluded || (shippingFee === 0 && cvsFee === null)) return '포함 (무료배송)'
  if (cvsFee !== null) {
    const parcel = tradeMethods.includes('PARCEL') && shippingFee !== null
    return [parcel && `택배 ${wonAmount(shippingFee)}`, `편의점 ${wonAmount(cvsFee)}`]
      .filter(Boolean)
      .join(' · ')
  }
  return shippingFee === null ? '별도' : `별도 ${wonAmount(shippingFee)}`
}

/** '2장 추가, 1장 뺌' */
export function photoChangeText({
  added,
  removed,
  isReordered,
}: {
  added: readonly unknown[]
  removed: number
  isReordered: boolean
}): string {
  return [
    added.length > 0 && `${added.length}장 추가`,
    removed > 0 && `${removed}장 뺌`,
    isReordered && '순서 바꿈',
  ]
    .filter(Boolean)
    .join(', ')
}

/** '직거래, 택배' */
export function tradeMethodsText(methods: ProductDetail['tradeMethods']): string {
  return methods.map((method) => TRADE_METHOD_LABELS[method]).join(', ') || '판매자와 협의'
}

/** Title of the page: what it is and for how much, so that equal goods do not share one. */
export function productPageTitle({ title, price }: Pick<ProductDetail, 'title' | 'price'>): string {
  return `${title} (${won(price)})`
}

/** One sentence of facts, then the seller's own words, for search engines and link previews. */
export function productDescription(product: ProductDetail): string {
  const facts = [
    TRADE_STATE_LABELS[product.tradeState],
    won(product.price),
    CONDITION_LABELS[product.condition],
    product.regionName,
    product.tradeMethods.length > 0 && tradeMethodsText(product.tradeMethods),
  ]
  return `${facts.filter(Boolean).join(' · ')}. ${product.body}`
}

/** Changes whenever the product does, so that link previews are drawn again. */
export function openGraphVersion({ updatedAt }: Pick<ProductDetail, 'updatedAt'>): string {
  return Date.parse(updatedAt).toString(36)
}
