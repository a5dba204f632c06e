import { paths } from '#app/paths.ts'

/** The state of the page of favourites, as its address gives it. */
export interface FavoritesQuery {
  page: number
  /** Only what is for sale. */
  onSale: boolean
  /** Several are being chosen, to remove them. */
  selecting: boolean
}

/** The address of the page in one state. */
export function favoritesHref({ page, onSale, selecting }: FavoritesQuery): string {
  return paths.favorites({
    state: onSale && 'onsale',
    select: selecting,
    page: page > 1 ? page : undefined,
  })
}

/** Reads the address; `isClean` is false when the visitor should be redirected to `favoritesHref(query)`. */
export function parseFavoritesQuery(search: URLSearchParams): {
  query: FavoritesQuery
  isClean: boolean
} {
  const page = search.get('page') ?? ''
  const query = {
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
    onSale: search.get('state') === 'onsale',
    selecting: search.get('select') === '1',
  }
  const own = favoritesHref(query).split('?')[1] ?? ''
  const given = new URLSearchParams(
    [...search].filter(([name]) => name === 'page' || name === 'state' || name === 'select'),
  )
  return { query, isClean: given.toString() === own }
}
