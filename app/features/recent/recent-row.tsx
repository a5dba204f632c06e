import { SectionHeader } from '#app/components/section-header.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { paths } from '#app/paths.ts'
import { useRecentCards } from './use-recent-cards.ts'

const SHOWN = 12

/** The products that were viewed last, in one row; nothing where there are none or they cannot be loaded. */
export function RecentRow({ title = '최근 본 상품' }: { title?: string }) {
  const { items, hearts, now } = useRecentCards(SHOWN)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="recent-products">
      <SectionHeader id="recent-products" title={title} to={paths.recentProducts()} />
      <ProductGrid row items={items} hearts={hearts} now={now} eagerCount={0} idPrefix="recent-" />
    </section>
  )
}
