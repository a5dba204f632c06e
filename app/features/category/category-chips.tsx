import { ChipLink } from '#app/components/chip.tsx'
import { ChevronLeftIcon } from '#app/components/icons.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'

export interface CountedCategory {
  name: string
  path: string
  productCount: number
}

/**
 * The levels above and below a category in one row that scrolls, on a phone alone: a desktop has them in the column of
 * filters. Empty categories have no count.
 */
export function CategoryChips({
  parent,
  categories,
}: {
  parent: { name: string; path: string } | undefined
  categories: readonly CountedCategory[]
}) {
  return (
    <nav aria-label="위아래 카테고리" className="category-chips scrollbar-none">
      <ul>
        <li>
          <ChipLink
            to={parent ? paths.category(parent.path) : paths.categories()}
            className="ps-2.5"
          >
            <ChevronLeftIcon size={16} />
            {parent?.name ?? '전체 카테고리'}
          </ChipLink>
        </li>
        {categories.map(({ name, path, productCount }) => (
          <li key={path}>
            <ChipLink to={paths.category(path)}>
              {name}
              {productCount > 0 && (
                <small className="text-xs text-ink-3 tabular-nums">{count(productCount)}</small>
              )}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
