import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Avatar } from '#app/components/avatar.tsx'
import { Badge } from '#app/components/badge.tsx'
import { ChatIcon, ChevronRightIcon, EyeIcon, HeartIcon, PinIcon } from '#app/components/icons.tsx'
import { Price } from '#app/components/price.tsx'
import { RelativeTime } from '#app/components/relative-time.tsx'
import { TrustMeter } from '#app/components/trust-meter.tsx'
import { PriceVerdictBox } from '#app/features/price/price-verdict-box.tsx'
import { listHref } from '#app/features/product-list/list-base.ts'
import { NO_FILTERS } from '#app/features/product-list/list-query.ts'
import { OwnListingPanel } from '#app/features/sell/own-listing-panel.tsx'
import { ShareLink } from '#app/features/share/share-link.tsx'
import { count } from '#app/format/count.ts'
import { isBumped, kstDateShort, kstMonthDay } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import { PanelLink } from '#app/shell/panels/panel-link.tsx'
import type { Store } from '#contracts/boot.ts'
import { isCouponCategory } from '#contracts/coupon-category.ts'
import type { ProductCard, ProductDetail } from '#contracts/product.ts'
import { CONDITION_LABELS, TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import { BuyLink } from './buy-link.tsx'
import { ChatForm, ChatNote } from './chat-form.tsx'
import { FavoriteForm } from './favorite-form.tsx'
import type { ProductPageData } from './load-product-page.server.ts'
import { PossessionRow } from './possession-row.tsx'
import { shippingText, tradeMethodsText } from './product-facts.ts'
import { QueueButton, QueueNote, SellersQueue } from './queue-button.tsx'

/** The facts for a buyer's decision: title, price, state, details. */
export function ProductSummary({
  product,
  categories,
  store,
  sellerGoods,
  verdict,
  mine,
  own,
  url,
  now,
}: {
  product: ProductDetail
  /** Names of its category and of those above it. */
  categories: readonly string[]
  store: Store | null
  sellerGoods: readonly ProductCard[]
  verdict: ProductPageData['verdict']
  mine: ProductPageData['mine']
  own: ProductPageData['own']
  url: string
  now: string
}) {
  return (
    <section aria-label="상품 요약">
      <div className="mb-2 flex flex-wrap items-center gap-1.5 empty:hidden">
        {product.tradeState !== 'ON_SALE' && (
          <Badge tone={product.tradeState === 'RESERVED' ? 'reserved' : 'sold'}>
            {TRADE_STATE_LABELS[product.tradeState]}
          </Badge>
        )}
        {product.safePay && <Badge tone="safe">안심결제</Badge>}
        {product.shippingIncluded && <Badge>무료배송</Badge>}
        {product.possessionAt && (
          <Badge tone="safe">{kstMonthDay(product.possessionAt)} 실물 인증</Badge>
        )}
      </div>
      <h1 className="text-xl font-semibold text-ink lg:text-2xl">{product.title}</h1>
      <p className="mt-2">
        <Price price={product.price} previous={product.previousPrice} size="xl" />
      </p>
      {/* Where not all fits, the counts go to the next line together. */}
      <p className="mt-2 flex flex-wrap items-center gap-y-1 text-sm text-ink-3 [--space:0.75rem] gap-x-(--space) max-[23.4rem]:text-xs max-[23.4rem]:[--space:0.5rem]">
        <span className="flex gap-x-(--space) whitespace-nowrap">
          <RelativeTime at={product.createdAt} bumpedAt={product.bumpedAt} now={now} />
          {isBumped(product.createdAt, product.bumpedAt) && (
            <time dateTime={product.createdAt}>{kstDateShort(product.createdAt)} 등록</time>
          )}
        </span>
        <span className="flex gap-x-(--space)">
          <Count icon={<EyeIcon size={16} />} label="조회" value={product.viewCount} />
          <Count icon={<HeartIcon size={16} />} label="찜" value={product.favoriteCount} />
          <Count icon={<ChatIcon size={16} />} label="채팅" value={product.chatCount} />
        </span>
      </p>
      {own && (
        <OwnListingPanel own={own} now={now}>
          <SellersQueue product={product} mine={mine} now={now} />
        </OwnListingPanel>
      )}
      {verdict && <PriceVerdictBox verdict={verdict} label="시세와 비교" className="mt-4" />}
      <Facts product={product} categories={categories} />
      {store && <SellerRow store={store} goods={sellerGoods} now={now} />}
      <div className="mt-4 hidden flex-wrap gap-2 [&>:not(details)]:whitespace-nowrap md:flex">
        <BuyLink product={product} mine={mine} wide />
        <QueueButton product={product} mine={mine} wide />
        <ChatForm product={product} mine={mine} look="wide" />
        <span className="basis-full lg:hidden" />
        <FavoriteForm productSeq={product.productSeq} mine={mine} wide />
        <ShareLink url={url} title={product.title} label="이 상품 공유하기" look="square" />
      </div>
      <QueueNote
        product={product}
        mine={mine}
        now={now}
        className="mt-2 text-sm text-ink-3 max-md:hidden"
      />
      <PossessionRow product={product} mine={mine} />
      <ChatNote product={product} mine={mine} className="mt-2 text-sm text-ink-3 max-md:hidden" />
    </section>
  )
}

function Count({ icon, label, value }: { icon: ReactNode; label: string; value: number }) {
  if (value === 0) return null
  return (
    <span className="flex items-center gap-1 whitespace-nowrap">
      {icon}
      {label} {count(value)}
    </span>
  )
}

function Facts({ product, categories }: { product: ProductDetail; categories: readonly string[] }) {
  const isCoupon = isCouponCategory(categories)
  const shipping = isCoupon ? null : shippingText(product)
  return (
    <dl className="mt-5 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-2.5 rounded-lg bg-surface-2 p-4 text-sm">
      <Fact name="상품 상태">{CONDITION_LABELS[product.condition]}</Fact>
      <Fact name="거래 방법">
        {isCoupon
          ? 'e쿠폰 (결제하면 판매자가 번호를 보내요)'
          : tradeMethodsText(product.tradeMethods)}
      </Fact>
      {shipping && <Fact name="배송비">{shipping}</Fact>}
      {!product.negotiable && <Fact name="가격 제안">받지 않아요</Fact>}
      <Fact name="거래희망지역">
        <Region name={product.regionName} code={product.regionCode} />
        {product.moreRegions.map(({ regionCode, regionName }) => (
          <span key={regionCode} className="block">
            <Region name={regionName} code={regionCode} />
          </span>
        ))}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-medium text-ink">{children}</dd>
    </>
  )
}

function Region({ name, code }: { name: string | null; code: string | null }) {
  if (!name) return '설정 안 함'
  if (!code) return name
  return (
    <Link
      to={listHref({ kind: 'all' }, { ...NO_FILTERS, region: code })}
      className="-my-1 inline-flex min-h-6 items-center gap-1 rounded-xs py-1 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current/40"
    >
      <PinIcon size={16} className="shrink-0" />
      {name}
    </Link>
  )
}

const loadPreview = () =>
  import('#app/features/store/store-preview.tsx').then(({ StorePreview }) => StorePreview)

/** The seller on the first screen: a preview, or a link to the store; the full seller box follows further down. */
function SellerRow({
  store,
  goods,
  now,
}: {
  store: Store
  goods: readonly ProductCard[]
  now: string
}) {
  return (
    <PanelLink
      to={paths.store(store.storeSeq)}
      panel={{ kind: 'SHOP', id: 'store', load: loadPreview, props: { store, goods, now } }}
      className="mt-4 flex items-center gap-3 rounded-lg border border-line p-3 transition-colors hover:border-control hover:bg-surface-2"
    >
      <Avatar name={store.name} image={store.image} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-ink">{store.name}</span>
        <TrustMeter score={store.trustScore} compact />
      </span>
      <ChevronRightIcon size={20} className="shrink-0 text-ink-3" />
    </PanelLink>
  )
}
