import { ButtonLink } from '#app/components/button.tsx'
import { SectionHeader } from '#app/components/section-header.tsx'
import { priceDrop } from '#app/features/favorites/price-drop.ts'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import type { MyPage } from '#contracts/main.ts'

/** The newest favourites with their state, and what they cost less now. */
export function MyFavorites({ myPage, now }: { myPage: MyPage; now: string }) {
  const { favorites, favoriteCount, loweredFavoriteCount } = myPage
  const dropOf = new Map(favorites.map((item) => [item.productSeq, priceDrop(item)]))
  return (
    <section aria-labelledby="my-favorites">
      <SectionHeader
        id="my-favorites"
        title={`찜한 상품 ${count(favoriteCount)}`}
        {...(loweredFavoriteCount > 0 && {
          description: `${count(loweredFavoriteCount)}개의 가격이 내렸어요.`,
        })}
        {...(favorites.length > 0 && { to: paths.favorites() })}
      />
      {favorites.length > 0 ? (
        <ProductGrid
          row
          items={favorites}
          now={now}
          eagerCount={0}
          idPrefix="liked-"
          noteOf={(item) => dropOf.get(item.productSeq)}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-surface-2 px-4 py-4">
          <p className="text-sm text-ink-2">마음에 드는 상품에서 하트를 누르면 여기에 모여요.</p>
          <ButtonLink to={paths.productList()} variant="secondary" size="sm">
            상품 둘러보기
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
