import { ChipLink } from '#app/components/chip.tsx'
import { ChevronLeftIcon } from '#app/components/icons.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'

/**
 * The levels above and below a category in one row that scrolls, on a phone alone: a desktop has them in the column of
 * filters. Empty categories have no count.
 *
 * @param hits what the list's filters leave of each category
 */
export function CategoryChips({
  parent,
  categories,
  hits,
}: {
  parent: { name: string; path: string } | undefined
  categories: readonly { name: string; path: string }[]
  hits: readonly { path: string; count: number | null }[]
}) {
  const hitsOf = new Map(hits.map(({ path, count }) => [path, count]))
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
        {categories.map(({ name, path }) => (
          <li key={path}>
            <ChipLink to={paths.category(path)}>
              {name}
              <Hits count={hitsOf.get(path)} />
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Hits({ count: hits }: { count: number | null | undefined }) {
  if (!hits) return null
  return <small className="text-xs text-ink-3 tabular-nums">{count(hits)}</small>
}
