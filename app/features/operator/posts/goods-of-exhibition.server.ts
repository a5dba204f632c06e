import type { LoadContext } from '#app/load-context.server.ts'
import { EXHIBITION_LIMITS } from '#contracts/exhibition-rules.ts'
import type { ProductCard } from '#contracts/product.ts'

/** Goods in the operators' order, without the card of those that have gone. */
export interface DeskGoods {
  productSeq: number
  card: ProductCard | null
}

/** What the answer to a form has of goods. */
export interface SoughtGoods {
  goods: DeskGoods[]
  /** By a search. */
  found: ProductCard[]
}

/** The goods of an exhibition as operators see them. */
export async function loadDeskGoods(
  { services }: LoadContext,
  productSeqs: readonly number[],
): Promise<DeskGoods[]> {
  if (productSeqs.length === 0) return []
  const { items } = await services.product.cards({ productSeqs: [...productSeqs] })
  const cards = new Map(items.map((card) => [card.productSeq, card]))
  return productSeqs.map((productSeq) => ({ productSeq, card: cards.get(productSeq) ?? null }))
}

/** What a search of the desk finds: on sale, the best first. */
export async function findDeskGoods(
  { services }: LoadContext,
  keyword: string,
): Promise<ProductCard[]> {
  if (keyword === '') return []
  const { items } = await services.search.products({
    keyword,
    tradeStates: ['ON_SALE'],
    pageSize: EXHIBITION_LIMITS.found,
  })
  return items
}
