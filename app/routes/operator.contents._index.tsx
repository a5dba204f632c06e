import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { CONTENT_STATE_LABELS } from '#app/features/operator/contents/content-labels.ts'
import { DeskContentList } from '#app/features/operator/contents/desk-content-list.tsx'
import { count } from '#app/format/count.ts'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { CONTENT_STATES, type ContentState } from '#contracts/content-rules.ts'

export const handle = pageHandle('/operator/contents')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '콘텐츠 관리',
    description: '운영팀이 콘텐츠를 쓰고 예약하고 되돌립니다.',
    canonical: paths.operatorContents(),
    index: false,
  })

const addressOf = (state: ContentState | null, page = 1) =>
  paths.operatorContents({ state, page: page > 1 ? page : undefined })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state = CONTENT_STATES.find((each) => each === searchParams.get('state')) ?? null
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(addressOf(state, page))
  const list = await context.services.main.deskContents({ page, ...(state && { state }) })
  return { ...list, state, page }
}

export default function DeskContents() {
  const { items, counts, state, page, pageCount } = useLoaderData<typeof loader>()
  const all = counts.SCHEDULED + counts.PUBLISHED + counts.HIDDEN
  return (
    <div className="container-page py-4 lg:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-bold text-ink lg:text-2xl">콘텐츠 관리</h1>
        <ButtonLink to={paths.operatorContentForm()} size="sm">
          새 글 쓰기
        </ButtonLink>
      </div>
      <Tabs
        label="콘텐츠 상태"
        className="mt-3 mb-4"
        tabs={[
          { to: addressOf(null), label: '전체', count: count(all), current: state === null },
          ...CONTENT_STATES.map((key) => ({
            to: addressOf(key),
            label: CONTENT_STATE_LABELS[key],
            count: count(counts[key]),
            current: key === state,
          })),
        ]}
      />
      <div className="max-w-3xl">
        {items.length === 0 ? (
          <EmptyState illustration={<NothingFound />} title="여기에는 글이 없어요" level={2}>
            새 글을 쓰거나 다른 상태를 골라 보세요.
          </EmptyState>
        ) : (
          <DeskContentList items={items} />
        )}
      </div>
      <Pagination
        label="콘텐츠 관리 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(to) => addressOf(state, to)}
      />
    </div>
  )
}

export const ErrorBoundary = RouteError
