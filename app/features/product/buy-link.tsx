import { ButtonLink } from '#app/components/button.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { won } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { ProductDetail } from '#contracts/product.ts'
import type { ProductPageData } from './load-product-page.server.ts'

/** Whether the page offers to buy: to everybody but the seller, as long as the thing is for sale or it is one's turn. */
export const canBuy = (
  { tradeState }: Pick<ProductDetail, 'tradeState'>,
  mine: ProductPageData['mine'],
): boolean =>
  !mine?.isOwn &&
  (tradeState === 'ON_SALE' || (tradeState === 'RESERVED' && mine?.queue?.state === 'OFFERED'))

/** 구매하기: to the ways to trade. The price of an accepted offer is the viewer's. */
export function BuyLink({
  product,
  mine,
  wide,
}: {
  product: Pick<ProductDetail, 'productSeq' | 'tradeState' | 'price'>
  mine: ProductPageData['mine']
  /** As wide as there is room. */
  wide?: boolean
}) {
  if (!canBuy(product, mine)) return null
  const offered = mine?.offerPrice ?? null
  const label = product.price === 0 ? '나눔 받기' : '구매하기'
  return (
    <ButtonLink to={paths.orderType(product.productSeq)} className={wide ? 'flex-1' : undefined}>
      {offered !== null && wide ? (
        <span>
          <NoBreak>{won(offered)}</NoBreak>에 구매하기
        </span>
      ) : (
        label
      )}
    </ButtonLink>
  )
}
