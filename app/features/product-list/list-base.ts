import { paths } from '#app/paths.ts'
import { type ListQuery, listParams, NO_FILTERS } from './list-query.ts'

/** Which list a page shows; with a query it makes an address. */
export type ListBase =
  | { kind: 'all' }
  | { kind: 'category'; path: string; categorySeq: number }
  | { kind: 'search'; keyword: string }

/** The address of a list in one state. */
export function listHref(base: ListBase, query: ListQuery): string {
  const params = listParams(query)
  if (base.kind === 'category') return paths.category(base.path, params)
  if (base.kind === 'search') return paths.searchResult(base.keyword, params)
  return paths.productList(params)
}

/** The address without filters that search engines shall know a list by; the page is kept. */
export function canonicalHref(base: ListBase, page: number): string {
  const params = page > 1 ? { page } : {}
  if (base.kind === 'category') return paths.category(base.path, params)
  if (base.kind === 'search') return paths.searchResult(base.keyword, params)
  return paths.productList(params)
}

/** Names the state of a list without its page: the same for all pages of one list. */
export function listKey(base: ListBase, query: ListQuery): string {
  return listHref(base, { ...query, page: 1 })
}

/** The address of a list with a query that is already in order. */
export function cleanHref(base: ListBase, query: URLSearchParams): string {
  const href = listHref(base, NO_FILTERS)
  return query.size > 0 ? `${href}?${query}` : href
}
