import { Button, ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Notice } from '#app/components/notice.tsx'
import { ProductGridSkeleton } from '#app/components/skeleton.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import { MOST_RECENT, recentProducts, useRecentProducts } from './recent-products.ts'
import { useRecentCards } from './use-recent-cards.ts'

/** Everything that was viewed in this browser, with the ways to delete it and to store no more. */
export function RecentList() {
  const hydrated = useHydrated()
  const { seen, saving } = useRecentProducts()
  const { state, items, hearts, now, retry } = useRecentCards(MOST_RECENT)
  if (!hydrated)
    return (
      <>
        <noscript>
          <Notice>
            최근 본 상품은 이 브라우저에만 저장돼서, 자바스크립트를 켜야 볼 수 있어요. 다시 보고
            싶은 상품은 찜해 두세요.
          </Notice>
        </noscript>
        <div className="noscript:hidden">
          <ProductGridSkeleton />
        </div>
      </>
    )
  return (
    <>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <p className="text-sm text-ink-3">
          {saving
            ? `${count(seen.length)}개 · 30일 동안 이 기기에만 저장돼요.`
            : '저장이 꺼져 있어요.'}
        </p>
        <div className="-mx-3 flex">
          {seen.length > 0 && (
            <Button variant="ghost" size="sm" onClick={recentProducts.clear}>
              전체 삭제
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => recentProducts.setSaving(!saving)}>
            {saving ? '저장 끄기' : '저장 켜기'}
          </Button>
        </div>
      </div>
      {state === 'failed' && (
        <Notice tone="danger" live className="mb-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            상품을 불러오지 못했어요.
            <Button variant="secondary" size="sm" onClick={retry}>
              다시 시도
            </Button>
          </div>
        </Notice>
      )}
      {state === 'loading' && items.length === 0 && <ProductGridSkeleton />}
      {items.length > 0 && (
        <ProductGrid
          items={items}
          hearts={hearts}
          now={now}
          afterOf={({ productSeq, title }) => (
            <Button
              variant="ghost"
              size="sm"
              className="mt-1 -ms-3 self-start"
              aria-label={`${title} 기록 삭제`}
              onClick={() => recentProducts.remove([productSeq])}
            >
              삭제
            </Button>
          )}
        />
      )}
      {seen.length === 0 && (
        <EmptyState
          title={saving ? '최근 본 상품이 없어요' : '최근 본 상품을 저장하지 않고 있어요'}
          actions={<ButtonLink to={paths.productList()}>상품 둘러보기</ButtonLink>}
        >
          {saving
            ? '상품을 보면 여기에서 다시 찾을 수 있어요.'
            : '다시 켜면 그때부터 본 상품이 이 기기에 남아요.'}
        </EmptyState>
      )}
    </>
  )
}
