import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useRef } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { changeFavorites } from '#app/features/favorites/change-favorites.server.ts'
import { FavoritesBar, UndoRemoval } from '#app/features/favorites/favorites-bar.tsx'
import { favoritesHref } from '#app/features/favorites/favorites-query.ts'
import { loadFavorites } from '#app/features/favorites/load-favorites.server.ts'
import { priceDrop } from '#app/features/favorites/price-drop.ts'
import { SelectFavorites } from '#app/features/favorites/select-favorites.tsx'
import { useFocusOfMode } from '#app/features/favorites/use-focus-of-mode.ts'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { count } from '#app/format/count.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/favorites')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '찜한 상품',
    description: '마음에 들어 찜해 둔 중고 상품을 다시 보고, 팔리기 전에 연락해 보세요.',
    canonical: paths.favorites(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadFavorites(context, request)
}

export function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  return changeFavorites(context, request)
}

export default function FavoritesPage() {
  const { items, all, pageCount, undoable, query, now } = useLoaderData<typeof loader>()
  const dropOf = new Map(items.map((item) => [item.productSeq, priceDrop(item)]))
  const { page, onSale, selecting } = query
  const element = useRef<HTMLDivElement>(null)
  useFocusOfMode(selecting, element)
  return (
    <div ref={element} className="container-page py-4 lg:py-8">
      <h1 className="text-xl font-bold text-ink lg:text-2xl">찜한 상품</h1>
      {all > 0 && <p className="mt-1 mb-3 text-sm text-ink-3">{count(all)}개를 찜했어요.</p>}
      <UndoRemoval query={query} undoable={undoable} />
      {all > 0 && <FavoritesBar query={query} canSelect={items.length > 0 && !selecting} />}
      {items.length > 0 && selecting && (
        <SelectFavorites key={favoritesHref(query)} items={items} query={query} now={now} />
      )}
      {items.length > 0 && !selecting && (
        <>
          <ProductGrid items={items} now={now} noteOf={(item) => dropOf.get(item.productSeq)} />
          <Pagination
            label="찜한 상품 페이지"
            page={page}
            hasNext={page < pageCount}
            lastPage={pageCount}
            to={(to) => favoritesHref({ ...query, page: to })}
          />
        </>
      )}
      {items.length === 0 && <NoFavorites page={page} onSale={onSale && all > 0} />}
    </div>
  )
}

function NoFavorites({ page, onSale }: { page: number; onSale: boolean }) {
  if (onSale)
    return (
      <EmptyState
        title="찜한 상품 가운데 판매중인 것이 없어요"
        actions={<ButtonLink to={paths.favorites()}>찜한 상품 모두 보기</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={page > 1 ? '이 페이지에는 상품이 없어요' : '아직 찜한 상품이 없어요'}
      actions={<ButtonLink to={paths.productList()}>상품 둘러보기</ButtonLink>}
    >
      마음에 드는 상품에서 하트를 누르면 여기에 모여요.
    </EmptyState>
  )
}

export const ErrorBoundary = RouteError
