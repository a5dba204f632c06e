import { Price } from '#app/components/price.tsx'
import type { ProductDetail } from '#contracts/product.ts'
import { BuyLink, canBuy } from './buy-link.tsx'
import { ChatForm, ChatNote } from './chat-form.tsx'
import { FavoriteForm } from './favorite-form.tsx'
import type { ProductPageData } from './load-product-page.server.ts'
import { canQueue, QueueButton, QueueNote } from './queue-button.tsx'

/** On a phone: the price and what a buyer does, visible while the page scrolls. */
export function ProductActionBar({
  product,
  mine,
  now,
}: {
  product: ProductDetail
  mine: ProductPageData['mine']
  now: string
}) {
  return (
    <div className="sticky-action-bar product-actions border-t border-line bg-surface md:hidden">
      <QueueNote
        product={product}
        mine={mine}
        now={now}
        className="mx-(--page-gutter) mt-2 text-xs text-ink-3"
      />
      <ChatNote
        product={product}
        mine={mine}
        className="mx-(--page-gutter) mt-2 text-xs text-ink-3"
      />
      <div className="container-page flex min-h-16 flex-wrap items-center gap-2 max-[22rem]:gap-1 max-[22rem]:[&_:is(a,button)]:px-2">
        <FavoriteForm productSeq={product.productSeq} mine={mine} />
        <p className="min-w-fit flex-1 min-[22rem]:ps-1">
          <Price
            price={mine?.offerPrice ?? product.price}
            size="md"
            className="max-[22rem]:text-sm"
          />
        </p>
        <ChatForm
          product={product}
          mine={mine}
          look={canBuy(product, mine) || canQueue(product, mine) ? 'icon' : 'words'}
        />
        <BuyLink product={product} mine={mine} />
        <QueueButton product={product} mine={mine} />
      </div>
    </div>
  )
}
