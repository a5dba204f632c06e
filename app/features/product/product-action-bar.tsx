import { Price } from '#app/components/price.tsx'
import { ShareLink } from '#app/features/share/share-link.tsx'
import type { ProductDetail } from '#contracts/product.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import { ChatForm, ChatNote } from './chat-form.tsx'
import { FavoriteForm } from './favorite-form.tsx'
import type { ProductPageData } from './load-product-page.server.ts'

/** On a phone: price and state stay visible while the page scrolls. */
export function ProductActionBar({
  product,
  mine,
  url,
}: {
  product: ProductDetail
  mine: ProductPageData['mine']
  url: string
}) {
  return (
    <div className="sticky-action-bar border-t border-line bg-surface lg:hidden">
      <ChatNote
        product={product}
        mine={mine}
        className="mx-(--page-gutter) mt-2 text-xs text-ink-3"
      />
      <div className="container-page flex min-h-16 items-center gap-3">
        <p className="min-w-0 flex-1">
          <span className="block text-xs font-medium text-ink-3">
            {TRADE_STATE_LABELS[product.tradeState]}
          </span>
          <Price price={product.price} size="md" />
        </p>
        <FavoriteForm productSeq={product.productSeq} mine={mine} />
        <ShareLink url={url} title={product.title} place="above" compact />
        <ChatForm product={product} mine={mine} />
      </div>
    </div>
  )
}
