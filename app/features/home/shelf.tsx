import { Notice } from '#app/components/notice.tsx'
import { SectionHeader } from '#app/components/section-header.tsx'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { ProductCard } from '#contracts/product.ts'
import { ProductGrid } from '../product-list/product-grid.tsx'

/** One shelf of the home page; says so when its goods could not be loaded. */
export function Shelf({
  id,
  title,
  description,
  to,
  items,
  now,
  row,
}: {
  id: string
  title: string
  description?: string
  /** The page with all items. */
  to?: string
  items: readonly ProductCard[] | null
  now: string
  /** One row that scrolls sideways. */
  row?: boolean
}) {
  if (items?.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} description={description} to={to} />
      {items ? (
        <ProductGrid
          fullRows={!row}
          items={items}
          now={now}
          eagerCount={0}
          row={row}
          idPrefix={`${id}-`}
        />
      ) : (
        <Notice tone="warning">{ERROR_CATALOGUE.GENERIC.message}</Notice>
      )}
    </section>
  )
}
