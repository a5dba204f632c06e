import { Picture } from '#app/components/picture.tsx'
import { cardId } from '#app/features/hearts/heart-state.ts'
import { Heart, HeartsFrame } from '#app/features/hearts/hearts.tsx'
import { listingTime } from '#app/format/time.ts'
import { won } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { ProductCard } from '#contracts/product.ts'
import { useLinkVisits } from '../product-list/use-link-visits.ts'

/** In the ids of its cards, which may stand in other rows of the page too. */
const PREFIX = 'just-in-'

/** What was put up last, one line each. */
export function JustIn({ items, now }: { items: readonly ProductCard[]; now: string }) {
  return (
    <HeartsFrame prefix={PREFIX}>
      <ul ref={useLinkVisits<HTMLUListElement>()} className="just-in">
        {items.map((item) => (
          <li key={item.productSeq} id={cardId(PREFIX, item.productSeq)}>
            <a href={paths.product(item.productSeq)}>
              <Picture image={item.image} alt="" sizes="56px" width={160} largest={160} />
              <b>{item.title}</b>
              <small>{listingTime(item.createdAt, item.bumpedAt, now)}</small>
              <strong>{won(item.price)}</strong>
            </a>
            <Heart productSeq={item.productSeq} title={item.title} />
          </li>
        ))}
      </ul>
    </HeartsFrame>
  )
}
