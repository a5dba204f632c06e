import type { ReactNode } from 'react'
import { placeholderColor } from '#app/components/placeholder-color.ts'
import { cardId } from '#app/features/hearts/heart-state.ts'
import { Heart } from '#app/features/hearts/hearts.tsx'
import { compactCount } from '#app/format/count.ts'
import { listingTime } from '#app/format/time.ts'
import { discountPercent, won } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import { mediaSrcSet, mediaUrl } from '#contracts/media.ts'
import type { ProductCard } from '#contracts/product.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import { shortRegion } from './short-region.ts'

/** The width of a card's picture; it depends on the columns in product-list.css. */
const SIZES =
  '(min-width: 64rem) 12rem, (min-width: 48rem) 24vw, (min-width: 40rem) 32vw, calc(50vw - 1.5rem)'

/**
 * One product of a list. A page renders fifty of them, more than any other part of the site. So a card has few
 * elements, one class each (styles/product-list.css) and no router link: the grid listens for all cards, and has the
 * form of all hearts.
 */
export function ProductCardView({
  item,
  now,
  eager = false,
  page,
  idPrefix = 'p',
  note,
  after,
}: {
  item: ProductCard
  now: string
  eager?: boolean
  /** Set on the first card of a page of a longer list. */
  page?: number
  /** Where a page has several grids, so that the card's id stands on it once. */
  idPrefix?: string
  /** Below the price. */
  note?: ReactNode
  /** Behind the card's link. */
  after?: ReactNode
}) {
  return (
    <li
      id={cardId(idPrefix, item.productSeq)}
      className={item.tradeState === 'SOLD' ? 'pc pc-sold' : 'pc'}
      data-page={page}
    >
      <a href={paths.product(item.productSeq)}>
        <CardContent item={item} now={now} eager={eager} note={note} />
      </a>
      <Heart productSeq={item.productSeq} title={item.title} />
      {after}
    </li>
  )
}

/** The picture and the texts of a card, without what they lead to. */
export function CardContent({
  item,
  now,
  eager,
  note,
}: {
  item: ProductCard
  now: string
  eager?: boolean
  note?: ReactNode
}) {
  const { image, tradeState } = item
  return (
    <>
      <span
        className="pc-pic"
        style={image ? { background: placeholderColor(image.color) } : undefined}
      >
        {image && (
          <img
            src={mediaUrl(image.mediaKey, 320)}
            srcSet={mediaSrcSet(image.mediaKey)}
            sizes={SIZES}
            width={320}
            height={320}
            alt=""
            loading={eager ? undefined : 'lazy'}
            decoding={eager ? undefined : 'async'}
          />
        )}
        {tradeState === 'SOLD' && <b>{TRADE_STATE_LABELS.SOLD}</b>}
        {tradeState === 'RESERVED' && <i>{TRADE_STATE_LABELS.RESERVED}</i>}
      </span>
      <span className="pc-title">{item.title}</span>
      <CardPrice item={item} />
      {note && <span className="pc-note">{note}</span>}
      {(item.safePay || item.shippingIncluded) && (
        <span className="pc-tags">
          {item.safePay && <i>안심결제</i>}
          {item.shippingIncluded && <b>무료배송</b>}
        </span>
      )}
      <span className="pc-meta">
        <span>{meta(item, now)}</span>
        {item.favoriteCount > 0 && <span>찜 {compactCount(item.favoriteCount)}</span>}
      </span>
    </>
  )
}

function CardPrice({ item: { price, previousPrice } }: { item: ProductCard }) {
  const percent = previousPrice === null ? 0 : discountPercent(previousPrice, price)
  return (
    <strong className={price === 0 ? 'pc-free' : undefined}>
      {percent > 0 && <em>{percent}%↓</em>}
      {won(price)}
    </strong>
  )
}

function meta(item: ProductCard, now: string): string {
  const time = listingTime(item.createdAt, item.bumpedAt, now)
  return item.regionName ? `${shortRegion(item.regionName)} · ${time}` : time
}
