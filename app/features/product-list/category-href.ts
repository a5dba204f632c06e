import { type ListBase, listHref } from './list-base.ts'
import { changed, type ListQuery } from './list-query.ts'
import type { CategoryLink } from './narrowing.ts'

/** The list narrowed to a category (or none), with its other filters: a path for category pages, else a filter. */
export function categoryHref(
  base: ListBase,
  query: ListQuery,
  category: CategoryLink | null,
): string {
  if (base.kind !== 'category')
    return listHref(base, changed(query, { categorySeq: category?.categorySeq ?? null }))
  const wider: ListBase = category
    ? { kind: 'category', path: category.path, categorySeq: category.categorySeq }
    : { kind: 'all' }
  return listHref(wider, changed(query, {}))
}
