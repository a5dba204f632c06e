import { Avatar } from '#app/components/avatar.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Rating } from '#app/components/rating.tsx'
import { RelativeTime } from '#app/components/relative-time.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { count } from '#app/format/count.ts'
import { dotted } from '#app/format/dotted.ts'
import { paths } from '#app/paths.ts'
import { PanelBody } from '#app/shell/panels/lazy/panel-body.tsx'
import { usePanelData } from '#app/shell/panels/lazy/use-panel-data.ts'
import type { Store } from '#contracts/boot.ts'
import type { ProductCard } from '#contracts/product.ts'
import type { NewestReviews } from './load-newest-reviews.server.ts'
import { StoreBadges } from './store-badges.tsx'
import { responseText } from './store-texts.ts'
import { TrustScore } from './trust-score.tsx'

export interface StorePreviewProps {
  store: Store
  goods: readonly ProductCard[]
  /** Moment of the page's request. */
  now: string
}

/** What a visitor wants to know about a seller without leaving the product. */
export function StorePreview({ store, goods, now }: StorePreviewProps) {
  const reply = responseText(store.responseMinutes)
  return (
    <PanelBody
      title={`${store.name} 가게`}
      footer={
        <ButtonLink to={paths.store(store.storeSeq)} block>
          가게로 가기
        </ButtonLink>
      }
    >
      <div className="flex items-center gap-4">
        <Avatar name={store.name} image={store.image} size="lg" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-lg font-bold">{store.name}</span>
            <StoreBadges store={store} />
          </p>
          <p className="mt-1 text-sm text-ink-3">
            {dotted(`안전거래 ${count(store.safeTradeCount)}회`, reply)}
          </p>
        </div>
      </div>
      {store.intro && <p className="mt-3 text-sm whitespace-pre-line text-ink-2">{store.intro}</p>}
      <TrustScore score={store.trustScore} points={store.trustPoints} className="mt-4" />
      <Reviews store={store} now={now} />
      {goods.length > 0 && (
        <section aria-labelledby="preview-goods" className="panel-goods mt-6">
          <h3 id="preview-goods" className="mb-3 font-bold">
            이 가게의 다른 상품
          </h3>
          <ProductGrid items={goods} now={now} eagerCount={0} idPrefix="preview-" />
        </section>
      )}
    </PanelBody>
  )
}

/** The store's page has all reviews; without these few the preview is still shown. */
function Reviews({ store, now }: { store: Store; now: string }) {
  const { data } = usePanelData<NewestReviews>(
    store.reviewCount > 0 ? paths.panelData('store-reviews', { storeSeq: store.storeSeq }) : null,
  )
  if (!data || data.reviews.length === 0) return null
  return (
    <section aria-labelledby="preview-reviews" className="mt-6">
      <h3 id="preview-reviews" className="mb-1 font-bold">
        거래후기 {count(data.total)}
      </h3>
      <ul className="divide-y divide-line">
        {data.reviews.map((review) => (
          <li key={review.reviewSeq} className="py-3">
            <p className="flex items-baseline justify-between gap-3 text-sm">
              <span className="font-semibold">{review.writer.name}</span>
              <RelativeTime at={review.createdAt} now={now} className="text-ink-3" />
            </p>
            <Rating tenths={review.rating * 10} stars />
            {review.body && <p className="mt-1 line-clamp-3 text-sm text-ink-2">{review.body}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
