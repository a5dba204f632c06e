import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Notice } from '#app/components/notice.tsx'
import { type TabLink, Tabs } from '#app/components/tabs.tsx'
import { actOnStore } from '#app/features/store/act-on-store.server.ts'
import { loadStorePage, type StorePage } from '#app/features/store/load-store-page.server.ts'
import { StoreGoods } from '#app/features/store/store-goods.tsx'
import { StoreHeader } from '#app/features/store/store-header.tsx'
import { missingStoreWords, StoreMissing } from '#app/features/store/store-missing.tsx'
import {
  STORE_TABS,
  type StoreTab,
  storeHref,
  TAB_LABELS,
} from '#app/features/store/store-query.ts'
import { StoreReviews } from '#app/features/store/store-reviews.tsx'
import { storeSummary } from '#app/features/store/store-texts.ts'
import { toOwnStore } from '#app/features/store/to-own-store.server.ts'
import { count } from '#app/format/count.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd, itemListJsonLd, profilePageJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'

export const handle = pageHandle('/store/:storeSeq?')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta(missingStoreWords(args.error).title)
  const { store, query, goods, reviews } = args.data
  if (!store) return errorMeta('가게')
  // Other tabs and searches have page numbers that the main list may not have.
  const page = query.tab === 'onsale' && !query.keyword && !query.categorySeq ? query.page : 1
  const canonical = paths.store(store.storeSeq, { page: page > 1 ? page : undefined })
  return pageMeta(args, {
    title: page > 1 ? `${store.name} 가게 ${page}페이지` : `${store.name} 가게`,
    description: `${storeSummary(store)} ${store.intro}`,
    canonical,
    index: Boolean(goods?.items.length || reviews?.items.length || query.page === 1),
    type: 'profile',
    image: {
      card: { title: store.name, subtitle: storeSummary(store) },
      alt: `${store.name} 가게`,
    },
    jsonLd: [
      profilePageJsonLd(store, reviews?.items),
      breadcrumbJsonLd([{ name: store.name, path: paths.store(store.storeSeq) }]),
      ...(goods?.items.length ? [itemListJsonLd(goods.items, `${store.name}의 상품`)] : []),
    ],
  })
}

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  if (values.storeSeq === undefined) throw await toOwnStore(context, request)
  const { storeSeq } = parseParams(params.store, values)
  return loadStorePage(context, request, storeSeq)
}

export function action({ context, request, params: values }: ActionFunctionArgs) {
  const { storeSeq } = parseParams(params.store, values)
  return actOnStore(context, request, storeSeq)
}

export default function StorePageView() {
  const page = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      {page.store ? (
        <StoreHeader store={page.store} relation={page.relation} url={page.url} now={page.now} />
      ) : (
        <>
          <h1 className="mb-4 text-xl font-bold text-ink lg:text-2xl">가게</h1>
          <Notice tone="warning">{ERROR_CATALOGUE.GENERIC.message}</Notice>
        </>
      )}
      <Tabs label="가게 메뉴" tabs={tabsOf(page)} className="mt-6" />
      <div className="pt-5 lg:pt-6">
        {page.query.tab === 'reviews' ? <StoreReviews {...page} /> : <StoreGoods {...page} />}
      </div>
    </div>
  )
}

function tabsOf({ storeSeq, store, query }: StorePage): TabLink[] {
  const counts: Record<StoreTab, number> | null = store && {
    onsale: store.productCounts.onSale,
    reserved: store.productCounts.reserved,
    sold: store.productCounts.sold,
    reviews: store.reviewCount,
  }
  return STORE_TABS.map((tab) => ({
    to: storeHref(storeSeq, { tab, keyword: '', categorySeq: null, sort: 'LATEST', page: 1 }),
    label: TAB_LABELS[tab],
    count: counts ? count(counts[tab]) : undefined,
    current: tab === query.tab,
  }))
}

export const ErrorBoundary = StoreMissing
