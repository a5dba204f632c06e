import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Breadcrumb } from '#app/components/breadcrumb.tsx'
import { AlertButton } from '#app/features/keyword-alerts/alert-button.tsx'
import { canonicalHref } from '#app/features/product-list/list-base.ts'
import { ListPage } from '#app/features/product-list/list-page.tsx'
import { loadProductList } from '#app/features/product-list/load-product-list.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/product/list')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta()
  const { base, query, result } = args.data.list
  return pageMeta(args, {
    title: query.page > 1 ? `중고 상품 전체 ${query.page}페이지` : '중고 상품 전체',
    description:
      '지금 두손에 올라온 중고 상품을 한눈에 보세요. 카테고리, 가격, 지역, 거래 상태로 좁혀 원하는 물건을 찾고 안심결제로 거래할 수 있습니다.',
    canonical: canonicalHref(base, query.page),
    index: Boolean(result?.items.length),
    jsonLd: [
      breadcrumbJsonLd([{ name: '전체 상품', path: paths.productList() }]),
      itemListJsonLd(result?.items ?? []),
    ],
  })
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { list, hearts, status } = await loadProductList(request, context, { kind: 'all' })
  return data({ list, hearts }, { status })
}

export default function ProductListPage() {
  const { list } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-5 lg:py-8">
      <Breadcrumb
        className="mb-2"
        crumbs={[{ label: '홈', to: paths.home() }, { label: '전체 상품' }]}
      />
      <ListPage list={list} title="전체 상품" alert={<AlertButton list={list} />} />
    </div>
  )
}
