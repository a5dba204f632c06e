import { ChipLink } from '#app/components/chip.tsx'
import { SectionHeader } from '#app/components/section-header.tsx'
import { josa } from '#app/format/josa.ts'
import { paths } from '#app/paths.ts'
import type { ProductCard } from '#contracts/product.ts'
import { ProductGrid } from '../product-list/product-grid.tsx'

/** The category of the day: its parts as chips, and some of its goods. */
export function CategoryShelf({
  category: { name, path, children, items },
  now,
}: {
  category: {
    name: string
    path: string
    children: readonly { name: string; path: string }[]
    items: readonly ProductCard[]
  }
  now: string
}) {
  return (
    <section aria-labelledby="category-of-day">
      <SectionHeader
        id="category-of-day"
        title={`오늘은 ${josa(name, '을/를')} 골라 봤어요`}
        to={paths.category(path)}
      />
      {children.length > 0 && (
        <ul className="bleed scrollbar-none mb-4 flex gap-2 overflow-x-auto py-1">
          {children.map((child) => (
            <li key={child.path}>
              <ChipLink to={paths.category(child.path)}>{child.name}</ChipLink>
            </li>
          ))}
        </ul>
      )}
      <ProductGrid fullRows items={items} now={now} eagerCount={0} idPrefix="day-" />
    </section>
  )
}
