import { MAX_PAGE } from '#contracts/search-limits.ts'
import { normalizeKeyword } from './keyword.ts'

/** The state of the store search, as its address gives it. */
export interface StoreSearchQuery {
  /** Empty: the most trusted stores. */
  keyword: string
  page: number
}

/** The query part of the address in canonical order; defaults are left out. */
export function storeParams({ keyword, page }: StoreSearchQuery): Record<string, string | number> {
  return { ...(keyword && { keyword }), ...(page > 1 && { page }) }
}

/**
 * Reads the store search's address; what does not parse is dropped.
 *
 * @returns `isClean` is false when the visitor should be redirected to the address of `query`
 */
export function parseStoreSearchQuery(search: URLSearchParams): {
  query: StoreSearchQuery
  isClean: boolean
} {
  const keyword = normalizeKeyword(search.get('keyword') ?? '')
  const pageText = search.get('page') ?? ''
  const page = /^[1-9]\d{0,3}$/.test(pageText) ? Number(pageText) : 1
  const query = { keyword, page: page <= MAX_PAGE ? page : 1 }
  const params = storeParams(query)
  const isClean = ['keyword', 'page'].every((name) => {
    const expected = params[name]
    const given = search.getAll(name)
    return expected === undefined
      ? given.length === 0
      : given.length === 1 && given[0] === String(expected)
  })
  return { query, isClean }
}
