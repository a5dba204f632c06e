import { type ListBase, listHref } from './list-base.ts'
import { changed, type ListQuery } from './list-query.ts'
import type { CategoryLink } from './narrowing.ts'

/** The list narrowed to a category (or to none), other filters kept: another path on a category page, else a filter. */
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
