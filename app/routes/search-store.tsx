import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { Notice } from '#app/components/notice.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { parseStoreSearchQuery, storeParams } from '#app/features/search/store-query.ts'
import { StoreResult } from '#app/features/search/store-result.tsx'
import { StoreSearchForm } from '#app/features/search/store-search-form.tsx'
import { count } from '#app/format/count.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { optional } from '#app/services/optional.server.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'

const STORES_A_PAGE = 24

export const handle = pageHandle('/search-store')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta()
  const { query, result } = args.data
  const { keyword, page } = query
  const title = keyword ? `‘${keyword}’ 가게 검색` : '가게 검색'
  return pageMeta(args, {
    title: page > 1 ? `${title} ${page}페이지` : title,
    description: keyword
      ? `두손에서 ‘${keyword}’ 이름이나 소개로 찾은 중고 판매 가게입니다. 신뢰지수와 후기를 보고 믿을 수 있는 판매자와 거래하세요.`
      : '두손에서 신뢰지수가 높은 중고 판매 가게를 찾아보세요. 후기, 단골, 판매 상품을 비교하고 믿을 수 있는 판매자와 거래하세요.',
    canonical: paths.searchStore(storeParams(query)),
    index: Boolean(result?.items.length),
    // Not the keyword: any user could have any words drawn.
    image: { card: { title: '가게 검색' }, alt: '가게 검색' },
    jsonLd: [breadcrumbJsonLd([{ name: '가게 검색', path: paths.searchStore() }])],
  })
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { query, isClean } = parseStoreSearchQuery(new URL(request.url).searchParams)
  if (!isClean) throw redirect(paths.searchStore(storeParams(query)))
  const { keyword, page } = query
  const result = await optional(
    context,
    context.services.search.stores({
      page,
      pageSize: STORES_A_PAGE,
      ...(keyword && { keyword }),
    }),
  )
  const failure = result ? null : ERROR_CATALOGUE.GENERIC.message
  const status = result ? (page > 1 && result.items.length === 0 ? 404 : 200) : 503
  return data({ query, result, failure }, { status })
}

export default function StoreSearchPage() {
  const { query, result, failure } = useLoaderData<typeof loader>()
  const { keyword } = query
  return (
    <div className="container-page py-5 lg:py-8">
      <h1 className="mb-4 text-xl font-bold lg:text-2xl">가게 검색</h1>
      <StoreSearchForm keyword={keyword} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      {result && result.items.length > 0 && (
        <>
          <p className="mb-4 text-sm text-ink-3">
            {keyword
              ? `‘${keyword}’ 가게 ${count(result.total)}곳`
              : `신뢰지수가 높은 가게 ${count(result.total)}곳`}
          </p>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {result.items.map((store) => (
              <StoreResult key={store.storeSeq} store={store} />
            ))}
          </ul>
          <Pagination
            label="가게 목록 페이지"
            page={result.page}
            hasNext={result.hasNext}
            lastPage={Math.ceil(result.total / result.pageSize)}
            to={(page) => paths.searchStore(storeParams({ keyword, page }))}
          />
        </>
      )}
      {result?.items.length === 0 && (
        <EmptyState
          illustration={<NothingFound />}
          title={query.page > 1 ? '이 페이지에는 가게가 없습니다' : '찾으시는 가게가 없습니다'}
          actions={<ButtonLink to={paths.searchStore()}>신뢰지수 높은 가게 보기</ButtonLink>}
        >
          가게 이름의 일부나 파는 물건으로 다시 찾아보세요.
        </EmptyState>
      )}
    </div>
  )
}
