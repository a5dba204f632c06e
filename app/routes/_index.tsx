import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { BRAND } from '../brand.ts'
import { ButtonLink } from '../components/button.tsx'
import { ChipLink } from '../components/chip.tsx'
import { ChevronRightIcon } from '../components/icons.tsx'
import { SectionHeader } from '../components/section-header.tsx'
import { AnnouncementPopup } from '../features/announcements/announcement-popup.tsx'
import { BannerCarousel } from '../features/home/banner-carousel.tsx'
import { CategoryShelf } from '../features/home/category-shelf.tsx'
import { CategoryShortcuts } from '../features/home/category-shortcuts.tsx'
import { ExhibitionShelf } from '../features/home/exhibition-shelf.tsx'
import { JustIn } from '../features/home/just-in.tsx'
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
  const {
    popup,
    banners,
    categories,
    near,
    exhibition,
    ofDay,
    popular,
    now,
    lowered,
    justIn,
    recommended,
  } = useLoaderData<typeof loader>()
  return (
    <div className="container-page flex flex-col gap-10 py-4 lg:gap-16 lg:py-8">
      <h1 className="sr-only">
        {BRAND.name} - {BRAND.tagline}
      </h1>
      {popup && <AnnouncementPopup popup={popup} />}
      {banners.length > 0 && <BannerCarousel banners={banners} />}
      {categories.length > 0 && (
        <nav aria-label="카테고리 바로가기">
          <CategoryShortcuts categories={categories} />
        </nav>
      )}
      <NearRow near={near} />
      <Shelf
        id="lowered"
        title="가격이 내려갔어요"
        to={paths.productList({ state: ['onsale'], lowered: true })}
        items={lowered}
        now={now}
        row
      />
      {justIn && justIn.length > 0 && (
        <section aria-labelledby="just-in">
          <SectionHeader
            id="just-in"
            title="방금 올라온 상품"
            to={paths.productList({ sort: 'latest' })}
          />
          <JustIn items={justIn} now={now} />
        </section>
      )}
      {ofDay && ofDay.items.length > 0 && <CategoryShelf category={ofDay} now={now} />}
      {exhibition && <ExhibitionShelf shelf={exhibition} now={now} />}
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
          <Link
            to={paths.searchPrice()}
            className="mt-3 inline-flex min-h-11 items-center rounded-sm text-sm font-medium text-ink-3 hover:text-ink"
          >
            얼마에 팔리는지 시세 보기
            <ChevronRightIcon size={16} />
          </Link>
        </section>
      )}
      <Shelf id="recommended" title="오늘의 추천 상품" items={recommended} now={now} />
      <ButtonLink
        to={paths.productList()}
        variant="secondary"
        size="lg"
        className="w-full self-center sm:w-auto"
      >
        전체 상품 보기
        <ChevronRightIcon size={18} />
      </ButtonLink>
    </div>
  )
}
