import { Fragment, memo, type ReactNode } from 'react'
import { cx } from '#app/components/cx.ts'
import type { ProductCard } from '#contracts/product.ts'
import { ProductCardView } from './product-card.tsx'
import { useLinkVisits } from './use-link-visits.ts'

/** Pictures that are visible at first: three rows of two on a phone, one row on a desktop. */
const FIRST_ROW = 6
/** Cards before the inset: whole rows of 2, 3 and 4; in rows of 5 the next cards fill the row. */
const BEFORE_INSET = 12

/**
 * Product cards in columns: 2 on a phone, 3 or 4 on a tablet, 6 on a desktop (5 beside a filter column).
 *
 * @param now time of the request, to which "3분 전" is relative
 * @param eagerCount pictures that load at once, because they are visible first; the others load when they come near
 */
export function ProductGrid({
  items,
  now,
  eagerCount = FIRST_ROW,
  fullRows = false,
}: {
  items: readonly ProductCard[]
  now: string
  eagerCount?: number
  /** Whatever the number of columns, the last row is left out unless it is full. */
  fullRows?: boolean
}) {
  return (
    <ProductGridFrame fullRows={fullRows}>
      <ProductCards items={items} now={now} eagerCount={eagerCount} />
    </ProductGridFrame>
  )
}

/** The columns; a click on any card inside navigates without a new document. */
export function ProductGridFrame({
  narrow = false,
  fullRows = false,
  children,
}: {
  narrow?: boolean
  fullRows?: boolean
  children: ReactNode
}) {
  return (
    <ul
      ref={useLinkVisits<HTMLUListElement>()}
      className={cx('pc-grid', narrow && 'pc-grid-narrow', fullRows && 'pc-grid-full')}
    >
      {children}
    </ul>
  )
}

/** The cards alone; rendered again only when they change, so that appended pages do not render earlier ones. */
export const ProductCards = memo(function ProductCards({
  items,
  now,
  eagerCount = 0,
  page,
  inset,
}: {
  items: readonly ProductCard[]
  now: string
  eagerCount?: number
  /** Marks the first card as the start of this page. */
  page?: number
  /** Shown between the rows. */
  inset?: ReactNode
}) {
  return items.map((item, index) => (
    <Fragment key={item.productSeq}>
      {inset && index === BEFORE_INSET && <li className="pc-inset">{inset}</li>}
      <ProductCardView
        item={item}
        now={now}
        eager={index < eagerCount}
        page={index === 0 ? page : undefined}
      />
    </Fragment>
  ))
})
