import type { Hearts } from '#app/features/hearts/heart-state.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import type { ProductCard } from '#contracts/product.ts'

const FEW = 8

/** The favourites that a panel shows. */
export interface NewestFavorites {
  items: ProductCard[]
  hearts: Hearts
  /** Of all of them. */
  total: number
  /** Moment of the request. */
  now: string
}

/** The last few favourites of the member, newest first. */
export async function newestFavorites(context: LoadContext): Promise<NewestFavorites> {
  const { items, total } = await context.services.product.favorites({ page: 1 })
  const shown = items.slice(0, FEW)
  const hearts = Object.fromEntries(shown.map(({ productSeq }) => [productSeq, 'ON' as const]))
  return { items: shown, hearts, total, now: context.now.toISOString() }
}
