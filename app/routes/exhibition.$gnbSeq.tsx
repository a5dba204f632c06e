import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EmptyState } from '../components/empty-state.tsx'
import { NoBreak } from '../components/no-break.tsx'
import { ExhibitionBody, ExhibitionHeader } from '../features/exhibition/exhibition-header.tsx'
import { heartsOf } from '../features/hearts/hearts-of.server.ts'
import { OnSaleOnly } from '../features/product-list/on-sale-only.tsx'
import { ProductGrid } from '../features/product-list/product-grid.tsx'
import { count } from '../format/count.ts'
import { pageHandle } from '../page-ids.ts'
import { params, parseParams } from '../params.ts'
import { paths } from '../paths.ts'
import { breadcrumbJsonLd, collectionPageJsonLd } from '../seo/json-ld.ts'
import { errorMeta, pageMeta } from '../seo/page-meta.ts'

export const handle = pageHandle('/exhibition/:gnbSeq')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta('기획전을 찾을 수 없습니다')
  const { exhibition, items } = args.data
  const canonical = paths.exhibition(exhibition.gnbSeq)
  return pageMeta(args, {
    title: `${exhibition.title} 기획전`,
    description: `${exhibition.subtitle} ${exhibition.body}`,
    canonical,
    image: {
      card: { title: exhibition.title, subtitle: exhibition.subtitle },
      alt: `${exhibition.title} 기획전`,
    },
    jsonLd: [
      breadcrumbJsonLd([{ name: exhibition.title, path: canonical }]),
      collectionPageJsonLd(exhibition, items),
    ],
  })
}

/** Products that can be bought now, alone: `?state=onsale`, as lists call it. */
const ON_SALE = { state: 'onsale' } as const

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  const { gnbSeq } = parseParams(params.exhibition, values)
  const { init, product } = context.services
  const found = await init.exhibition({ gnbSeq })
  if (!found.ok) throw new Response(null, { status: found.status })
  const { items } = await product.cards({ productSeqs: found.data.productSeqs })
  const { productSeqs: _all, validUntil: _, ...exhibition } = found.data
  const onSaleOnly = new URL(request.url).searchParams.get('state') === ON_SALE.state
  const hearts = await heartsOf(context, items)
  return {
    exhibition,
    hearts,
    items: onSaleOnly ? items.filter(({ tradeState }) => tradeState === 'ON_SALE') : items,
    hasItems: items.length > 0,
    onSaleOnly,
    now: context.now.toISOString(),
  }
}

export default function ExhibitionPage() {
  const { exhibition, items, hasItems, onSaleOnly, now } = useLoaderData<typeof loader>()
  const { gnbSeq } = exhibition
  return (
    <article>
      <ExhibitionHeader exhibition={exhibition} />
      <div className="container-page py-6 lg:py-10">
        <div className="mb-8">
          <ExhibitionBody body={exhibition.body} />
        </div>
        {hasItems ? (
          <section aria-labelledby="goods">
            <div className="mb-4 flex items-center justify-between gap-3">
              <h2 id="goods" className="text-xl font-bold">
                기획전 상품 <NoBreak>{count(items.length)}개</NoBreak>
              </h2>
              <OnSaleOnly
                to={paths.exhibition(gnbSeq, onSaleOnly ? {} : ON_SALE)}
                chosen={onSaleOnly}
              />
            </div>
            {items.length > 0 ? (
              <ProductGrid items={items} now={now} eagerCount={2} />
            ) : (
              <EmptyState title="지금 살 수 있는 상품이 없어요" />
            )}
          </section>
        ) : (
          <EmptyState title="지금은 볼 수 있는 상품이 없어요">
            기획전 상품이 모두 내려갔어요. 다른 상품을 둘러보세요.
          </EmptyState>
        )}
      </div>
    </article>
  )
}
