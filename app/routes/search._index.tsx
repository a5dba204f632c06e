import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CategoryTiles } from '#app/features/category/category-tiles.tsx'
import { RecentRow } from '#app/features/recent/recent-row.tsx'
import { nearFirstCode } from '#app/features/regions/own-regions.server.ts'
import { normalizeKeyword } from '#app/features/search/keyword.ts'
import { loadSearchHelp } from '#app/features/search/load-search-help.server.ts'
import { PopularKeywords } from '#app/features/search/popular-keywords.tsx'
import { RecentKeywordList } from '#app/features/search/recent-keyword-list.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/search')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta()
  return pageMeta(args, {
    title: '검색',
    description:
      '두손에서 원하는 중고 상품을 검색해 보세요. 지금 많이 찾는 인기 검색어도 볼 수 있습니다.',
    canonical: paths.search(),
    index: false,
  })
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('keyword')) {
    const keyword = normalizeKeyword(searchParams.get('keyword') ?? '')
    if (keyword === '') throw redirect(paths.search())
    throw redirect(paths.searchResult(keyword, { near: await nearFirstCode(context) }))
  }
  return loadSearchHelp(context)
}

export default function SearchPage() {
  const { popular, categories } = useLoaderData<typeof loader>()
  return (
    <div className="container-page flex flex-col gap-9 py-6 lg:gap-12 lg:py-10">
      <div className="mx-auto w-full max-w-3xl lg:max-w-2xl">
        <h1 className="mb-4 text-2xl font-bold lg:text-center">무엇을 찾고 계세요?</h1>
        <SearchBox label="찾을 상품" className="search-box-large" />
      </div>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-9 lg:gap-12">
        <RecentKeywordList />
        {popular.length > 0 && (
          <section aria-labelledby="popular-keywords">
            <h2 id="popular-keywords" className="mb-2 text-lg font-bold">
              인기 검색어
            </h2>
            <PopularKeywords keywords={popular} />
          </section>
        )}
        <RecentRow />
        {categories.length > 0 && (
          <section aria-labelledby="search-categories">
            <h2 id="search-categories" className="mb-4 text-lg font-bold">
              카테고리로 찾기
            </h2>
            <CategoryTiles categories={categories} />
          </section>
        )}
      </div>
    </div>
  )
}
