import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { PriceSearchForm } from '#app/features/price/price-search-form.tsx'
import { priceWordOf } from '#app/features/price/price-word.ts'
import { count } from '#app/format/count.ts'
import { won } from '#app/format/won.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { optional } from '#app/services/optional.server.ts'

export const handle = pageHandle('/search-price')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta()
  return pageMeta(args, {
    title: '중고 시세 조회',
    description:
      '두손에서 실제로 팔린 중고 가격을 모델, 용량, 상태별로 알려 드려요. 부르는 값이 아니라 팔린 값의 가운데를 확인하세요.',
    canonical: paths.searchPrice(),
    index: args.data.typed === '',
    image: { card: { title: '중고 시세 조회' }, alt: '중고 시세 조회' },
    jsonLd: [breadcrumbJsonLd([{ name: '중고 시세 조회', path: paths.searchPrice() }])],
  })
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('word') ?? ''
  const { word, problem } = priceWordOf(typed)
  if (word !== null) throw redirect(paths.priceResult(word))
  const popular = await optional(context, context.services.standardPrice.popularPrices())
  return data({ typed, problem, popular: popular?.items ?? [] }, { status: problem ? 400 : 200 })
}

export default function SearchPricePage() {
  const { typed, problem, popular } = useLoaderData<typeof loader>()
  return (
    <div className="container-page max-w-3xl space-y-10 py-6 lg:py-10">
      <div>
        <h1 className="mb-2 text-2xl font-bold">얼마에 팔렸을까요?</h1>
        <p className="mb-4 text-sm text-ink-3">
          부르는 가격이 아니라 실제로 팔린 가격을 모델과 용량, 상태별로 알려 드려요.
        </p>
        <PriceSearchForm typed={typed} problem={problem} />
      </div>
      {popular.length > 0 && (
        <section aria-labelledby="popular-prices">
          <h2 id="popular-prices" className="mb-2 text-lg font-bold">
            많이 찾는 시세
          </h2>
          <ul className="divide-y divide-line">
            {popular.map(({ word, n, median }) => (
              <li key={word}>
                <Link
                  to={paths.priceResult(word)}
                  className="-mx-2 flex min-h-14 items-center justify-between gap-3 rounded-md px-2 py-2 hover:bg-surface-2"
                >
                  <span className="min-w-0 font-medium text-ink">{word}</span>
                  <span className="text-end tabular-nums">
                    <strong className="block font-semibold whitespace-nowrap">{won(median)}</strong>
                    <span className="text-xs text-ink-3">3개월 {count(n)}건</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="how" className="text-sm text-ink-2">
        <h2 id="how" className="mb-2 text-lg font-bold text-ink">
          이렇게 계산해요
        </h2>
        <ul className="list-disc space-y-1.5 ps-5">
          <li>판매 완료된 상품의 가격을 싼 것부터 세워서 한가운데 가격을 보여 드려요.</li>
          <li>
            산다는 글, 교환 글, 케이스나 부품, 여러 개 묶음과 터무니없는 가격은 빼고, 뺀 이유를 함께
            보여 드려요.
          </li>
          <li>다섯 건보다 적으면 ‘표본 부족’이라고 말하고 더 넓은 범위의 가격을 보여 드려요.</li>
        </ul>
      </section>
    </div>
  )
}
