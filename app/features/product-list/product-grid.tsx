import { Fragment, memo, type ReactNode } from 'react'
import { cx } from '#app/components/cx.ts'
import type { Hearts } from '#app/features/hearts/heart-state.ts'
import { HeartsFrame } from '#app/features/hearts/hearts.tsx'
import type { ProductCard } from '#contracts/product.ts'
import { ProductCardView } from './product-card.tsx'
import { useLinkVisits } from './use-link-visits.ts'

/** Pictures that are visible at first: three rows of two on a phone, one row on a desktop. */
const FIRST_ROW = 6
/** What a page adds to its cards. */
export interface CardExtras {
  /** Below the price. */
  noteOf?: (item: ProductCard) => ReactNode
  /** Behind the card's link. */
  afterOf?: (item: ProductCard) => ReactNode
}

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
  narrow = false,
  fullRows = false,
  row = false,
  hearts,
  idPrefix,
  ...extras
}: {
  items: readonly ProductCard[]
  now: string
  eagerCount?: number
  narrow?: boolean
  /** Whatever the number of columns, the last row is left out unless it is full. */
  fullRows?: boolean
  /** One row that scrolls sideways. */
  row?: boolean
  /** Of cards that the page's loader did not load. */
  hearts?: Hearts | null
  /** Where a page has several grids, so that the ids of the cards stand on it once. */
  idPrefix?: string
} & CardExtras) {
  return (
    <ProductGridFrame
      narrow={narrow}
      fullRows={fullRows}
      row={row}
      hearts={hearts}
      idPrefix={idPrefix}
    >
      <ProductCards
        items={items}
        now={now}
        eagerCount={eagerCount}
        idPrefix={idPrefix}
        {...extras}
      />
    </ProductGridFrame>
  )
}

/** The columns; a click on any card inside navigates without a new document. */
export function ProductGridFrame({
  narrow = false,
  fullRows = false,
  row = false,
  hearts,
  idPrefix,
  children,
}: {
  narrow?: boolean
  fullRows?: boolean
  row?: boolean
  hearts?: Hearts | null | undefined
  idPrefix?: string | undefined
  children: ReactNode
}) {
  return (
    <HeartsFrame hearts={hearts} prefix={idPrefix}>
      <ul
        ref={useLinkVisits<HTMLUListElement>()}
        className={cx(
          row ? 'pc-row bleed scrollbar-none' : 'pc-grid',
          narrow && 'pc-grid-narrow',
          fullRows && 'pc-grid-full',
        )}
      >
        {children}
      </ul>
    </HeartsFrame>
  )
}

/** The cards alone; rendered again only when they change, so that appended pages do not render earlier ones. */
export const ProductCards = memo(function ProductCards({
  items,
  now,
  eagerCount = 0,
  page,
  inset,
  idPrefix,
  noteOf,
  afterOf,
}: {
  items: readonly ProductCard[]
  now: string
  eagerCount?: number
  /** Marks the first card as the start of this page. */
  page?: number
  /** Shown between the rows. */
  inset?: ReactNode
  idPrefix?: string | undefined
} & CardExtras) {
  return items.map((item, index) => (
    <Fragment key={item.productSeq}>
      {inset && index === BEFORE_INSET && <li className="pc-inset">{inset}</li>}
      <ProductCardView
        item={item}
        now={now}
        eager={index < eagerCount}
        page={index === 0 ? page : undefined}
        idPrefix={idPrefix}
        note={noteOf?.(item)}
        after={afterOf?.(item)}
      />
    </Fragment>
  ))
})
