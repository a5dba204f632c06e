import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { count } from '#app/format/count.ts'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
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

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { page, isClean } = pageNumber(new URL(request.url).searchParams)
  if (!isClean) throw redirect(paths.favorites({ page: page > 1 ? page : undefined }))
  const favorites = await context.services.product.favorites({ page })
  const beyond = page > 1 && favorites.items.length === 0
  return data(
    { ...favorites, page, now: context.now.toISOString() },
    { status: beyond ? 404 : 200 },
  )
}

export default function FavoritesPage() {
  const { items, total, pageCount, page, now } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="text-xl font-bold text-ink lg:text-2xl">찜한 상품</h1>
      {items.length > 0 ? (
        <>
          <p className="mt-1 mb-4 text-sm text-ink-3">{count(total)}개를 찜했어요.</p>
          <ProductGrid items={items} now={now} />
          <Pagination
            label="찜한 상품 페이지"
            page={page}
            hasNext={page < pageCount}
            lastPage={pageCount}
            to={(to) => paths.favorites({ page: to > 1 ? to : undefined })}
          />
        </>
      ) : (
        <EmptyState
          title={page > 1 ? '이 페이지에는 상품이 없어요' : '아직 찜한 상품이 없어요'}
          actions={<ButtonLink to={paths.productList()}>상품 둘러보기</ButtonLink>}
        >
          마음에 드는 상품에서 하트를 누르면 여기에 모여요.
        </EmptyState>
      )}
    </div>
  )
}

export const ErrorBoundary = RouteError
