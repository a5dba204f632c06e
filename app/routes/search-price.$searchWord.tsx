import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Notice } from '#app/components/notice.tsx'
import { loadPricePage } from '#app/features/price/load-price-page.server.ts'
import {
  isCleanPriceQuery,
  NO_CHOICE,
  parsePriceQuery,
  priceParams,
} from '#app/features/price/price-query.ts'
import { PriceResultView } from '#app/features/price/price-result-view.tsx'
import { PriceSearchForm } from '#app/features/price/price-search-form.tsx'
import { priceDescription, priceTitle } from '#app/features/price/price-texts.ts'
import { typedOfPath } from '#app/features/price/price-word.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/search-price/:searchWord')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta()
  const { word, lookup, query } = args.data
  const canonical = paths.priceResult(word)
  const title = lookup ? priceTitle(lookup) : `${word} 시세`
  return pageMeta(args, {
    title,
    description: lookup ? priceDescription(lookup) : `두손에서 팔린 ${word}의 중고 가격이에요.`,
    canonical,
    index: Boolean(lookup?.isNotable) && isPlain(query),
    // Not the word: any user could have any words drawn.
    image: { card: { title: '중고 시세 조회' }, alt: '중고 시세 조회' },
    jsonLd: [
      breadcrumbJsonLd([
        { name: '중고 시세 조회', path: paths.searchPrice() },
        { name: title, path: canonical },
      ]),
    ],
  })
}

const isPlain = (query: ReturnType<typeof parsePriceQuery>) =>
  Object.values(priceParams(query)).every((value) => value === null)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const { typed, word, isClean } = typedOfPath(url.pathname)
  if (word === null) throw redirect(paths.searchPrice({ word: typed }))
  const query = parsePriceQuery(url.searchParams)
  if (!isClean || !isCleanPriceQuery(url.searchParams, query))
    throw redirect(paths.priceResult(word, priceParams(query)), isClean ? 302 : 301)
  const page = await loadPricePage(context, word, query)
  return data({ ...page, word, query }, { status: page.failure ? 503 : 200 })
}

export default function SearchPriceResultPage() {
  const { word, name, notes, failure, lookup, query, now } = useLoaderData<typeof loader>()
  return (
    <div className="container-page max-w-4xl space-y-6 py-6 lg:py-8">
      <div>
        <h1 className="mb-4 text-xl font-bold break-keep wrap-anywhere lg:text-2xl">
          {lookup ? priceTitle(lookup) : `${word} 시세`}
        </h1>
        <PriceSearchForm typed={word} />
      </div>
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {lookup && (
        <PriceResultView name={name} query={query ?? NO_CHOICE} lookup={lookup} now={now} />
      )}
    </div>
  )
}
