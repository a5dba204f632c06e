import { won } from '#app/format/won.ts'
import type { Favorite } from '#contracts/product.ts'

/** '30,000원 내렸어요' since it became a favourite; null when it costs as much or more. */
export function priceDrop({
  price,
  priceThen,
}: Pick<Favorite, 'price' | 'priceThen'>): string | null {
  if (priceThen === null || price >= priceThen) return null
  return `${won(priceThen - price)} 내렸어요`
}
