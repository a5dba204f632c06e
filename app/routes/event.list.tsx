import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { EventCard } from '#app/features/events/event-card.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/event/list')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta()
  const { ended, page } = args.data
  const title = ended ? '지난 이벤트' : '진행 중인 이벤트'
  return pageMeta(args, {
    title: page > 1 ? `${title} ${page}페이지` : title,
    description: ended
      ? '두손에서 열렸던 이벤트와 당첨자 발표, 추첨 결과를 확인하는 방법을 모았습니다.'
      : '두손에서 지금 참여할 수 있는 이벤트입니다. 추첨과 선착순으로 포인트를 받아 보세요.',
    canonical: addressOf(ended, page),
    jsonLd: [breadcrumbJsonLd([{ name: '이벤트', path: paths.events() }])],
  })
}

const addressOf = (ended: boolean, page = 1) =>
  paths.events({ state: ended ? 'ended' : undefined, page: page > 1 ? page : undefined })

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const ended = searchParams.get('state') === 'ended'
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(addressOf(ended, page))
  const list = await context.services.init.events({ ended, page })
  return data({ ...list, ended, page }, { status: page > list.pageCount ? 404 : 200 })
}

export default function EventsPage() {
  const { items, ended, page, pageCount } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-5 lg:py-8">
      <h1 className="mb-2 text-xl font-bold lg:text-2xl">이벤트</h1>
      <Tabs
        label="이벤트 상태"
        className="mb-5"
        tabs={[false, true].map((isEnded) => ({
          to: addressOf(isEnded),
          label: isEnded ? '지난 이벤트' : '진행 중',
          current: isEnded === ended,
        }))}
      />
      {items.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((event) => (
            <EventCard key={event.eventSeq} event={event} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={ended ? '지난 이벤트가 없어요' : '지금 진행 중인 이벤트가 없어요'}
          actions={<ButtonLink to={paths.home()}>홈으로 가기</ButtonLink>}
        >
          새 이벤트가 열리면 공지사항에서 알려 드릴게요.
        </EmptyState>
      )}
      <Pagination
        label="이벤트 목록 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(to) => addressOf(ended, to)}
      />
    </div>
  )
}
