import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Badge } from '#app/components/badge.tsx'
import { cx } from '#app/components/cx.ts'
import { Picture } from '#app/components/picture.tsx'
import { Price } from '#app/components/price.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { ChatProduct } from '#contracts/chat.ts'
import type { Room } from '#contracts/edge.ts'
import { isLiveState } from '#contracts/order-states.ts'
import { isSoldOrder, orderPath } from '../cards/order-next-step.ts'
import { TradeStateForm } from '../cards/trade-state-form.tsx'
import { productState, takesOffer, takesPayRequest } from '../shared/product-state.ts'
import { PartLink } from './part-link.tsx'

const STEP =
  'inline-flex min-h-9 items-center justify-center rounded-sm border border-line-strong bg-surface px-2.5 text-sm font-semibold whitespace-nowrap text-ink transition-colors hover:border-control hover:bg-surface-2 max-[25rem]:px-2 max-[24rem]:px-1.5 max-[24rem]:text-xs'

/** On a phone one row; where not all fits it scrolls. Its padding is room for the focus ring, which scrolling would cut off. */
const STEPS =
  'scrollbar-none flex items-center gap-1.5 overflow-x-auto max-md:-mx-4 max-md:-my-1 max-md:w-[calc(100%+2rem)] max-md:px-4 max-md:py-1 max-[25rem]:gap-1 md:flex-wrap md:overflow-visible'

/** What it is about, as it stands now, and what to do next. */
export function ProductBar({ room }: { room: Room }) {
  const { product, role } = room
  const isForSale = product.tradeState === 'ON_SALE' && product.visibility === 'ACTIVE'
  const isReserved = product.tradeState === 'RESERVED' && product.visibility === 'ACTIVE'
  return (
    <section
      aria-label="거래 상품"
      className="chat-product flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 lg:px-5"
    >
      <ProductLink product={product}>
        <Picture
          image={product.image}
          alt=""
          sizes="44px"
          width={160}
          largest={160}
          className="size-11 shrink-0 rounded-sm"
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm text-ink-2">{product.title}</span>
          <span className="flex items-center gap-1.5">
            {!isForSale && (role === 'BUYER' || product.visibility !== 'ACTIVE') && (
              <Badge tone={isReserved ? 'reserved' : 'sold'}>{productState(product)}</Badge>
            )}
            <Price price={product.price} size="sm" />
          </span>
        </span>
      </ProductLink>
      {role === 'SELLER' ? (
        product.visibility !== 'DELETED' && (
          <div className={STEPS}>
            {product.hasOrder ? (
              <Badge tone={isReserved ? 'reserved' : 'sold'}>{productState(product)}</Badge>
            ) : (
              <TradeStateForm room={room} />
            )}
            {takesPayRequest(room) && (
              <PartLink part="pay-request" room={room} className={STEP}>
                결제 요청
              </PartLink>
            )}
            <TradeStep room={room} />
          </div>
        )
      ) : (
        <BuyerSteps room={room} />
      )}
    </section>
  )
}

function BuyerSteps({ room }: { room: Room }) {
  const { product, canSend } = room
  if (!canSend || product.visibility !== 'ACTIVE' || product.tradeState === 'SOLD')
    return <TradeStep room={room} />
  return (
    <div className={STEPS}>
      {product.tradeState === 'ON_SALE' && (
        <Link to={paths.orderType(product.productSeq)} className={STEP}>
          {product.price === 0 ? '나눔 받기' : '구매하기'}
        </Link>
      )}
      {takesOffer(room) && (
        <PartLink part="offer" room={room} className={STEP}>
          가격 제안
        </PartLink>
      )}
      <PartLink part="appointment" room={room} className={STEP}>
        약속 잡기
      </PartLink>
      <PostForm
        intent="ask-possession"
        action={paths.chatRoom(room.roomId)}
        preventScrollReset
        replace
      >
        <button type="submit" className={STEP}>
          실물 인증
          <span className="sr-only"> 요청</span>
        </button>
      </PostForm>
      <TradeStep room={room} />
    </div>
  )
}

/** To the order; without one, to say that the trade is done, and then to write a review. */
function TradeStep({ room }: { room: Room }) {
  const { order, product, role } = room
  if (order && (order.state === 'REQUESTED' || isLiveState(order.state)) && !isSoldOrder(order))
    return (
      <Link to={orderPath(order.orderSeq, role)} className={STEP}>
        거래 보기
      </Link>
    )
  if (room.trade?.state === 'DONE' || (order && isSoldOrder(order)))
    return (
      <Link to={paths.review(room.roomId)} className={STEP}>
        거래 후기
      </Link>
    )
  // What another order has is sold by that order.
  if (!room.canSend || product.visibility === 'DELETED' || product.hasOrder) return null
  return (
    <PartLink part="trade" room={room} className={STEP}>
      거래 완료
    </PartLink>
  )
}

function ProductLink({ product, children }: { product: ChatProduct; children: ReactNode }) {
  const look = 'flex min-w-36 flex-1 items-center gap-2.5 rounded-sm'
  // What is gone has no page any more.
  if (product.visibility !== 'ACTIVE') return <span className={look}>{children}</span>
  return (
    <Link to={paths.product(product.productSeq)} className={cx(look, 'hover:opacity-85')}>
      {children}
    </Link>
  )
}
