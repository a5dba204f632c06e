import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { FOLLOWING_FORMS } from '#app/features/follow/follow-schemas.ts'
import { FollowedStoreCard } from '#app/features/follow/followed-store.tsx'
import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/following')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '단골 가게',
    description: '단골로 둔 가게의 새 상품을 한곳에서 보고, 알림을 켜고 끌 수 있어요.',
    canonical: paths.following(),
    index: false,
  })

const hrefOf = (page: number) => paths.following({ page: page > 1 ? page : undefined })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { page, isClean } = pageNumber(new URL(request.url).searchParams)
  if (!isClean) throw redirect(hrefOf(page))
  const following = await context.services.boot.following({ page })
  // The last store of the page is followed no more.
  if (page > 1 && following.items.length === 0) throw redirect(paths.following())
  const goods = following.items.flatMap((store) => store.goods)
  return {
    ...following,
    page,
    hearts: await heartsOf(context, goods),
    now: context.now.toISOString(),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, FOLLOWING_FORMS)
  if (!form.ok) return form.answer
  const answer = await context.services.boot.setFollowNotice(form.input)
  const { page } = pageNumber(new URL(request.url).searchParams)
  context.session.notify(answer.ok ? saidOf(answer.data.notifies) : answer.message)
  return redirect(hrefOf(page), 303)
}

const saidOf = (notifies: boolean) =>
  notifies ? '새 상품이 올라오면 알려 드릴게요.' : '이 가게의 새 상품은 알리지 않을게요.'

export default function FollowingPage() {
  const { items, page, pageCount, now } = useLoaderData<typeof loader>()
  return (
    <SettingsPage title="단골 가게" back={{ to: paths.myStore(), label: '마이페이지' }}>
      {items.length === 0 && (
        <EmptyState
          title="아직 단골 가게가 없어요"
          actions={<ButtonLink to={paths.searchStore()}>가게 찾아보기</ButtonLink>}
        >
          마음에 드는 가게에서 단골을 맺으면 새 상품을 여기에서 볼 수 있어요.
        </EmptyState>
      )}
      {items.map((store) => (
        <FollowedStoreCard key={store.storeSeq} store={store} now={now} />
      ))}
      <Pagination
        label="단골 가게 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={hrefOf}
      />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
