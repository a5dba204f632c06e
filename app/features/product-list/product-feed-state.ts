import type { Hearts } from '#app/features/hearts/heart-state.ts'
import type { ProductCard } from '#contracts/product.ts'

/** Pages of a list that have been loaded, one after the other. */
export interface Feed {
  first: number
  pages: readonly { page: number; items: readonly ProductCard[] }[]
  /** Whether a page follows the last loaded one. */
  hasNext: boolean
}

export interface LoadedPage {
  items: readonly ProductCard[]
  hasNext: boolean
  hearts?: Hearts | null
}

/** A feed of one page. */
export function feedOf(page: number, { items, hasNext }: LoadedPage): Feed {
  return { first: page, pages: [{ page, items }], hasNext }
}

export function lastPageOf(feed: Feed): number {
  return feed.first + feed.pages.length - 1
}

/** The feed with the page after its last. A product that moved down a page meanwhile is not shown twice. */
export function appended(feed: Feed, { items, hasNext }: LoadedPage): Feed {
  const next = { page: lastPageOf(feed) + 1, items: unseen(feed, items) }
  return { ...feed, pages: [...feed.pages, next], hasNext }
}

/** The feed with the page before its first. */
export function prepended(feed: Feed, { items }: LoadedPage): Feed {
  const first = feed.first - 1
  return { ...feed, first, pages: [{ page: first, items: unseen(feed, items) }, ...feed.pages] }
}

/** The feed with the current state of one of its pages; null when that page is not in it. */
export function refreshed(feed: Feed, page: number, loaded: LoadedPage): Feed | null {
  if (page < feed.first || page > lastPageOf(feed)) return null
  const others = feed.pages.map((each) => (each.page === page ? { page, items: [] } : each))
  const items = unseen({ ...feed, pages: others }, loaded.items)
  return {
    ...feed,
    pages: others.map((each) => (each.page === page ? { page, items } : each)),
    hasNext: page === lastPageOf(feed) ? loaded.hasNext : feed.hasNext,
  }
}

function unseen(feed: Feed, items: readonly ProductCard[]): ProductCard[] {
  const seen = new Set(
    feed.pages.flatMap(({ items: shown }) => shown.map((item) => item.productSeq)),
  )
  return items.filter(({ productSeq }) => !seen.has(productSeq))
}
