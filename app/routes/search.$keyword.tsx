import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { ChevronRightIcon } from '#app/components/icons.tsx'
import { AlertButton } from '#app/features/keyword-alerts/alert-button.tsx'
import { canonicalHref, cleanHref, otherSearch } from '#app/features/product-list/list-base.ts'
import { ListPage } from '#app/features/product-list/list-page.tsx'
import { loadProductList } from '#app/features/product-list/load-product-list.server.ts'
import { Correction } from '#app/features/search/correction.tsx'
import { keywordOfPath } from '#app/features/search/keyword.ts'
import { loadSearchHelp } from '#app/features/search/load-search-help.server.ts'
import { isMakeshift, ReadParts } from '#app/features/search/read-parts.tsx'
import { recordSearchHit } from '#app/features/search/record-hit.server.ts'
import { SearchHelpLinks } from '#app/features/search/search-help-links.tsx'
import { followSearch } from '#app/features/search/search-steps.server.ts'
import { describedText, searchDescription, searchTitle } from '#app/features/search/search-texts.ts'
import { useRememberKeyword } from '#app/features/search/use-remember-keyword.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/search/:keyword')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta()
  const { keyword, list } = args.data
  const { result, query } = list
  const shown = result?.correction?.to ?? keyword
  const base = { kind: 'search', keyword: shown } as const
  return pageMeta(args, {
    title: searchTitle(shown, query.page),
    description: searchDescription(shown, result),
    canonical: canonicalHref(base, query.page),
    // Whatever words stand beside one that is known, there is a page; it is the page of the known one.
    index: Boolean(result?.items.length) && !isMakeshift(result),
    // Not the keyword: any user could have any words drawn.
    image: { card: { title: '검색 결과' }, alt: '검색 결과' },
    jsonLd: [
      breadcrumbJsonLd([{ name: `${shown} 검색 결과`, path: paths.searchResult(shown) }]),
      itemListJsonLd(result?.items ?? []),
    ],
  })
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const { keyword, isClean } = keywordOfPath(url.pathname)
  if (keyword === '') throw redirect(paths.search())
  const base = { kind: 'search', keyword } as const
  if (!isClean) throw redirect(cleanHref(base, url.searchParams), 301)

  const { list, hearts, status } = await loadProductList(request, context, base)
  if (list.result?.items.length && list.query.page === 1 && !isMakeshift(list.result))
    recordSearchHit(context, list.result.correction?.to ?? keyword)
  if (list.result && list.query.page === 1)
    followSearch(context, {
      keyword,
      isAnswered: list.result.items.length > 0 && !isMakeshift(list.result),
    })
  const isHopeless = list.result?.total === 0 && list.result.relaxations.length === 0
  const help = isHopeless ? await loadSearchHelp(context, keyword) : null
  return data({ keyword, list, hearts, help }, { status })
}

export default function SearchResultPage() {
  const { keyword, list, help } = useLoaderData<typeof loader>()
  const correction = list.result?.correction
  const shown = correction?.to ?? keyword
  useRememberKeyword(keyword)
  return (
    <div className="container-page py-5 lg:py-8">
      <ListPage
        list={list}
        title={`‘${shown}’ 검색 결과`}
        aside={
          <Link
            to={paths.searchStore({ keyword: shown })}
            className="ms-auto flex min-h-8 items-center rounded-sm text-sm font-medium text-ink-3 hover:text-ink"
          >
            가게 검색
            <ChevronRightIcon size={16} />
          </Link>
        }
        alert={<AlertButton list={list} />}
        empty={help && <SearchHelpLinks help={help} />}
      >
        {correction && <Correction correction={correction} />}
        <ReadParts
          keyword={keyword}
          parts={list.result?.readAs ?? []}
          described={list.result && describedText(list.result)}
          isCorrected={correction != null}
          hrefOf={(other, exact) => otherSearch(list.query, other, exact)}
        />
      </ListPage>
    </div>
  )
}
