import { ChipLink } from '#app/components/chip.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'

export interface CountedCategory {
  name: string
  path: string
  productCount: number
}

/** The next level of a category, in one row that scrolls on a phone; empty categories have no count. */
export function CategoryChips({ categories }: { categories: readonly CountedCategory[] }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label="하위 카테고리" className="category-chips scrollbar-none">
      <ul>
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
