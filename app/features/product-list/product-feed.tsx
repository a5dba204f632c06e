import { type RefObject, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { AdSlot } from '#app/components/ad-slot.tsx'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { count } from '#app/format/count.ts'
import { ThirdPartyContext } from '#app/third-parties/third-parties.ts'
import type { ProductPage } from '#contracts/search.ts'
import { MAX_PAGE } from '#contracts/search-limits.ts'
import { type ListBase, listHref } from './list-base.ts'
import { changed, type ListQuery } from './list-query.ts'
import { lastPageOf } from './product-feed-state.ts'
import { ProductCards, ProductGridFrame } from './product-grid.tsx'
import { usePageInAddress } from './use-page-in-address.ts'
import { type LoadedFeed as Feed, useProductFeed } from './use-product-feed.ts'
import { useReturnPlace } from './use-return-place.ts'

/** How far below the screen the next page is requested, so that it is there when the user reaches it. */
const AHEAD = '1200px'
/** Pictures that are visible first: two rows on a phone, the first on a desktop. */
const FIRST_SEEN = 6

/**
 * The products of one list page with links to the others; with script the next pages are appended while scrolling.
 * Mount it again (by `key`) for another list.
 */
export function ProductFeed({
  base,
  query,
  result,
  now,
}: {
  base: ListBase
  query: ListQuery
  result: ProductPage
  now: string
}) {
  const products = useProductFeed(base, query, result)
  const { feed } = products
  const hydrated = useHydrated()
  const ads = useContext(ThirdPartyContext)?.ads
  const grid = useRef<HTMLDivElement>(null)
  const address = useCallback(
    (page: number) => listHref(base, changed(query, { page })),
    [base, query],
  )
  usePageInAddress(grid, feed.first, address)
  useHoldPlace(grid, feed.first)
  useReturnPlace(grid)

  const last = lastPageOf(feed)
  return (
    <>
      {feed.first > 1 && <EarlierProducts products={products} href={address(feed.first - 1)} />}
      <div ref={grid} className={products.growsUpwards ? 'list-grows-upwards' : undefined}>
        <ProductGridFrame narrow>
          {feed.pages.map(({ page, items }) => (
            <ProductCards
              key={page}
              page={page}
              items={items}
              now={now}
              eagerCount={page === query.page ? FIRST_SEEN : 0}
              inset={
                ads &&
                page === query.page && (
                  <AdSlot place="list" client={ads.client} slot={ads.listSlot} />
                )
              }
            />
          ))}
        </ProductGridFrame>
      </div>
      {hydrated && <MoreProducts products={products} />}
      <p role="status" className="sr-only">
        {products.state === 'loading' && '상품을 더 불러오고 있습니다.'}
        {products.state === 'idle' && feed.pages.length > 1 && `${last}페이지까지 불러왔습니다.`}
      </p>
      <Pagination
        label="상품 목록 페이지"
        page={last}
        hasNext={feed.hasNext && last < MAX_PAGE}
        lastPage={
          result.totalIsExact
            ? Math.min(MAX_PAGE, Math.max(last, Math.ceil(result.total / result.pageSize)))
            : undefined
        }
        to={address}
      />
    </>
  )
}

function EarlierProducts({ products, href }: { products: Feed; href: string }) {
  return (
    <div className="mb-5 flex justify-center">
      <ButtonLink
        to={href}
        rel="prev"
        variant="secondary"
        size="sm"
        onClick={(event) => {
          event.preventDefault()
          products.loadPrevious()
        }}
      >
        이전 상품 보기
      </ButtonLink>
    </div>
  )
}

/** Loads the next page when this element comes near; after some pages, or after a failure, it is a button. */
function MoreProducts({ products }: { products: Feed }) {
  const { feed, state, mayContinue, loadNext, resume } = products
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (!element || !mayContinue) return
    // Who scrolls while the page comes to life causes several changes at once; the last one holds.
    const observer = new IntersectionObserver(
      (changes) => changes.at(-1)?.isIntersecting && loadNext(),
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [mayContinue, loadNext])

  return (
    <div ref={place} className="mt-8 flex min-h-11 flex-col items-center gap-3">
      {state === 'failed' && (
        <Notice tone="danger" live>
          상품을 더 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.
        </Notice>
      )}
      {feed.hasNext && (
        <Button
          variant="secondary"
          pending={state === 'loading'}
          onClick={() => {
            resume()
            loadNext()
          }}
          className="min-w-56"
        >
          {state === 'loading' && '불러오는 중'}
          {state === 'failed' && '다시 시도'}
          {state === 'idle' && `${count(lastPageOf(feed) + 1)}페이지 더 보기`}
        </Button>
      )}
    </div>
  )
}

/** React warns about layout effects on the server, where there is no layout. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Products that are added above must not move the visible ones. */
function useHoldPlace(grid: RefObject<HTMLElement>, first: number) {
  const before = useRef(first)
  // What is rendered now is not in the document yet. Read at no other time: it makes the browser lay the page out.
  const height = first < before.current ? grid.current?.offsetHeight : undefined
  useBrowserLayoutEffect(() => {
    before.current = first
    if (grid.current && height !== undefined)
      window.scrollBy({ top: grid.current.offsetHeight - height, behavior: 'instant' })
  })
}
