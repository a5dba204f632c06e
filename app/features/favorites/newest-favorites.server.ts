import type { LoadContext } from '#app/load-context.server.ts'
import type { ProductCard } from '#contracts/product.ts'

const FEW = 8

/** The favourites that a panel shows. */
export interface NewestFavorites {
  items: ProductCard[]
  /** Of all of them. */
  total: number
  /** Moment of the request. */
  now: string
}

/** The last few favourites of the member, newest first. */
export async function newestFavorites(context: LoadContext): Promise<NewestFavorites> {
  const { items, total } = await context.services.product.favorites({ page: 1 })
  return { items: items.slice(0, FEW), total, now: context.now.toISOString() }
}
