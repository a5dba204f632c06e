import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BRAND } from '../brand.ts'
import { ChipLink } from '../components/chip.tsx'
import { SectionHeader } from '../components/section-header.tsx'
import { BannerRow } from '../features/home/banner-row.tsx'
import { CategoryShortcuts } from '../features/home/category-shortcuts.tsx'
import { loadHome } from '../features/home/load-home.server.ts'
import { NearRow } from '../features/home/near-row.tsx'
import { Shelf } from '../features/home/shelf.tsx'
import { RecentRow } from '../features/recent/recent-row.tsx'
import { pageHandle } from '../page-ids.ts'
import { paths } from '../paths.ts'
import { organizationJsonLd, webSiteJsonLd } from '../seo/json-ld.ts'
import { errorMeta, pageMeta } from '../seo/page-meta.ts'

export const handle = pageHandle('/')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        canonical: paths.home(),
        jsonLd: [webSiteJsonLd(), organizationJsonLd()],
      })
    : errorMeta()

export function loader({ context }: LoaderFunctionArgs) {
  return loadHome(context)
}

export default function Home() {
  const { banners, categories, exhibitions, popular, now, near, ...shelves } =
    useLoaderData<typeof loader>()
  return (
    <div className="container-page flex flex-col gap-10 py-5 lg:gap-14 lg:py-8">
      <h1 className="sr-only">
        {BRAND.name} - {BRAND.tagline}
      </h1>
      {banners.length > 0 && <BannerRow banners={banners} />}
      {categories.length > 0 && (
        <nav aria-label="카테고리 바로가기">
          <CategoryShortcuts categories={categories} />
        </nav>
      )}
      <Shelf
        id="recommended"
        title="오늘의 추천 상품"
        to={paths.productList()}
        items={shelves.recommended}
        now={now}
      />
      <NearRow near={near} />
      <RecentRow />
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <SectionHeader id="popular" title="지금 많이 찾는 검색어" to={paths.search()} />
          <ul className="flex flex-wrap gap-2">
            {popular.map(({ keyword }) => (
              <li key={keyword}>
                <ChipLink to={paths.searchResult(keyword)}>{keyword}</ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {exhibitions.map(({ exhibition, items }) => (
        <Shelf
          key={exhibition.gnbSeq}
          id={`exhibition-${exhibition.gnbSeq}`}
          title={exhibition.title}
          description={exhibition.subtitle}
          to={paths.exhibition(exhibition.gnbSeq)}
          items={items}
          now={now}
        />
      ))}
      <Shelf
        id="free-shipping"
        title="배송비 없이 안심결제"
        description="택배비 걱정 없이 안심결제로 살 수 있는 상품이에요."
        to={paths.productList({ state: ['onsale'], freeShipping: true, safePay: true })}
        items={shelves.freeShipping}
        now={now}
      />
      <Shelf
        id="latest"
        title="방금 올라온 상품"
        to={paths.productList({ sort: 'latest' })}
        items={shelves.latest}
        now={now}
      />
    </div>
  )
}
