import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Paragraphs } from '#app/components/paragraphs.tsx'
import { mediaSrcSet, mediaUrl } from '#contracts/media.ts'
import { Badge } from '../components/badge.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { NoBreak } from '../components/no-break.tsx'
import { placeholderColor } from '../components/placeholder-color.ts'
import { heartsOf } from '../features/hearts/hearts-of.server.ts'
import { OnSaleOnly } from '../features/product-list/on-sale-only.tsx'
import { ProductGrid } from '../features/product-list/product-grid.tsx'
import { count } from '../format/count.ts'
import { kstDate } from '../format/time.ts'
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
  const { productSeqs: _all, ...exhibition } = found.data
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
  const { gnbSeq, image, startsAt, endsAt, ended } = exhibition
  return (
    <article>
      <header className="lg:bg-surface-2">
        <div className="lg:container-page lg:grid lg:grid-cols-2 lg:items-center lg:gap-10 lg:py-8">
          <div className="relative overflow-hidden after:absolute after:inset-0 after:bg-art-veil lg:order-last lg:rounded-2xl">
            <img
              src={mediaUrl(image.mediaKey, 960, 'w')}
              srcSet={mediaSrcSet(image.mediaKey, 'w')}
              sizes="(min-width: 64rem) 600px, 100vw"
              width={image.width}
              height={image.height}
              alt=""
              {...{ fetchpriority: 'high' }}
              style={{ background: placeholderColor(image.color) }}
              className="aspect-[3/2] w-full object-cover"
            />
          </div>
          <div className="container-page pt-5 lg:p-0">
            <p>
              <Badge tone={ended ? 'sold' : 'info'}>{ended ? '종료' : '진행 중'}</Badge>
            </p>
            <h1 className="mt-2 text-2xl font-bold text-balance lg:text-4xl">{exhibition.title}</h1>
            <p className="mt-1 text-base text-ink-2 lg:text-lg">{exhibition.subtitle}</p>
            <p className="mt-3 text-sm text-ink-2">
              <time dateTime={startsAt}>{kstDate(startsAt)}</time>
              {endsAt ? (
                <>
                  {' ~ '}
                  <time dateTime={endsAt}>{kstDate(endsAt)}</time>
                </>
              ) : (
                '부터'
              )}
            </p>
          </div>
        </div>
      </header>
      <div className="container-page py-6 lg:py-10">
        <div className="mb-8 flex max-w-reading flex-col gap-3 text-ink-2">
          <Paragraphs text={exhibition.body} />
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
