import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Breadcrumb } from '#app/components/breadcrumb.tsx'
import { SectionHeader } from '#app/components/section-header.tsx'
import { ArticleView } from '#app/features/content/article-view.tsx'
import { ContentCard } from '#app/features/content/content-card.tsx'
import { loadContent } from '#app/features/content/load-content.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { articleJsonLd, breadcrumbJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { CONTENT_CATEGORY_LABELS } from '#contracts/content-rules.ts'

export const handle = pageHandle('/contents/:contentSeq')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta('콘텐츠를 찾을 수 없습니다')
  const { contentSeq, title, summary, category } = args.data
  const canonical = paths.content(contentSeq)
  return pageMeta(args, {
    title,
    description: summary,
    canonical,
    type: 'article',
    image: { card: { title, subtitle: CONTENT_CATEGORY_LABELS[category] }, alt: title },
    jsonLd: [
      articleJsonLd(args.data),
      breadcrumbJsonLd([
        { name: '중고거래 콘텐츠', path: paths.contents() },
        { name: title, path: canonical },
      ]),
    ],
  })
}

export function loader({ context, params: values }: LoaderFunctionArgs) {
  return loadContent(context, parseParams(params.content, values).contentSeq)
}

export default function ContentPage() {
  const { related, items, hearts, now, publishedAt, ...article } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-5 lg:py-8">
      <ArticleView
        article={article}
        publishedAt={publishedAt}
        items={items}
        hearts={hearts}
        now={now}
        crumbs={
          <Breadcrumb
            className="mb-4"
            crumbs={[
              { label: '홈', to: paths.home() },
              { label: '중고거래 콘텐츠', to: paths.contents() },
              { label: article.title },
            ]}
          />
        }
      />
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-14 border-t border-line pt-8">
          <SectionHeader
            id="related"
            title="함께 읽으면 좋은 글"
            to={paths.contents()}
            moreLabel="전체 글"
          />
          <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((content) => (
              <li key={content.contentSeq}>
                <ContentCard content={content} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
