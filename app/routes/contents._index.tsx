import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Breadcrumb } from '#app/components/breadcrumb.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { ContentCard } from '#app/features/content/content-card.tsx'
import { CONTENT_SLUGS } from '#app/features/content/content-query.ts'
import { loadContents } from '#app/features/content/load-content.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { CONTENT_CATEGORIES, CONTENT_CATEGORY_LABELS } from '#contracts/content-rules.ts'

export const handle = pageHandle('/contents')

const TITLE = '중고거래 콘텐츠'

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta()
  const { category, page, items } = args.data
  const title = category ? `${CONTENT_CATEGORY_LABELS[category]} 콘텐츠` : TITLE
  return pageMeta(args, {
    title: page > 1 ? `${title} ${page}페이지` : title,
    description:
      '안심결제 이용법부터 사기 피하는 법, 물건 고르는 법까지. 중고거래에 도움이 되는 글을 모았습니다.',
    // The categories divide one list: it has the only address for search engines.
    canonical: paths.contents(category ? {} : { page: page > 1 ? page : undefined }),
    index: items.length > 0,
    image: { card: { title: TITLE }, alt: TITLE },
    jsonLd: [breadcrumbJsonLd([{ name: TITLE, path: paths.contents() }])],
  })
}

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadContents(context, request)
}

export default function ContentsPage() {
  const { items, category, page, pageCount } = useLoaderData<typeof loader>()
  const slug = category ? CONTENT_SLUGS[category] : undefined
  return (
    <div className="container-page py-5 lg:py-8">
      <Breadcrumb className="mb-2" crumbs={[{ label: '홈', to: paths.home() }, { label: TITLE }]} />
      <h1 className="text-2xl font-bold lg:text-3xl">{TITLE}</h1>
      <Tabs
        label="주제"
        className="mt-3 mb-6"
        tabs={[
          { to: paths.contents(), label: '전체', current: category === null },
          ...CONTENT_CATEGORIES.map((key) => ({
            to: paths.contents({ category: CONTENT_SLUGS[key] }),
            label: CONTENT_CATEGORY_LABELS[key],
            current: key === category,
          })),
        ]}
      />
      {items.length === 0 ? (
        <EmptyState illustration={<NothingFound />} title="아직 올라온 글이 없어요" level={2}>
          곧 도움이 되는 글로 찾아올게요.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((content, place) => (
            <li key={content.contentSeq}>
              <ContentCard content={content} eager={place < 3} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label="콘텐츠 목록 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(to) => paths.contents({ category: slug, page: to > 1 ? to : undefined })}
      />
    </div>
  )
}
