import { paths } from '#app/paths.ts'
import { changed, type ListQuery, listParams, NO_FILTERS } from './list-query.ts'

/** Which list a page shows; together with a query it gives an address. */
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

/** The address of another search with the same filters; of everything where no keyword is left. */
export function otherSearch(query: ListQuery, keyword: string, exact: boolean): string {
  const base: ListBase = keyword === '' ? { kind: 'all' } : { kind: 'search', keyword }
  return listHref(base, changed(query, { exact }))
}

/** The address of a list for search engines: without filters, with the page. */
export function canonicalHref(base: ListBase, page: number): string {
  const params = page > 1 ? { page } : {}
  if (base.kind === 'category') return paths.category(base.path, params)
  if (base.kind === 'search') return paths.searchResult(base.keyword, params)
  return paths.productList(params)
}

/** The key of a list's state without its page: the same for all pages of one list. */
export function listKey(base: ListBase, query: ListQuery): string {
  return listHref(base, { ...query, page: 1 })
}

/** The address of a list with a query that is already in order. */
export function cleanHref(base: ListBase, query: URLSearchParams): string {
  const href = listHref(base, NO_FILTERS)
  return query.size > 0 ? `${href}?${query}` : href
}
