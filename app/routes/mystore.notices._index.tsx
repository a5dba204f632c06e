import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { ChipLink } from '#app/components/chip.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { actOnNotices } from '#app/features/notices/act-on-notices.server.ts'
import { NoNotices } from '#app/features/notices/no-notices.tsx'
import { NoticeList } from '#app/features/notices/notice-list.tsx'
import { groupOf, noticesHref } from '#app/features/notices/notices-query.ts'
import { useLiveInbox } from '#app/features/notices/use-live-inbox.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { NOTICE_GROUPS, type NoticeGroup } from '#contracts/notice.ts'

export const handle = pageHandle('/mystore/notices')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '알림',
    description: '가격 인하, 단골 가게의 새 상품, 키워드 알림과 후기 소식을 한곳에서 확인하세요.',
    canonical: paths.notices(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { searchParams } = new URL(request.url)
  const { page, isClean } = pageNumber(searchParams)
  const query = { group: groupOf(searchParams.get('group')), page }
  if (!isClean) throw redirect(noticesHref(query))
  const { group } = query
  const found = await context.services.boot.notices({ page, ...(group && { group }) })
  return { ...found, query, now: context.now.toISOString() }
}

export function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  return actOnNotices(context, request)
}

const GROUPS = Object.entries(NOTICE_GROUPS) as [NoticeGroup, string][]

export default function NoticesPage() {
  const { items, pageCount, unreadCount, query, now } = useLoaderData<typeof loader>()
  const [newest] = items
  const hasUnread = query.group ? items.some(({ isRead }) => !isRead) : unreadCount > 0
  useLiveInbox(unreadCount)
  return (
    <SettingsPage title="알림" back={{ to: paths.myStore(), label: '마이페이지' }}>
      <nav aria-label="알림 갈래" className="scrollbar-none -mx-4 overflow-x-auto px-4 py-1">
        <ul className="flex w-max gap-2">
          {[[null, '전체'] as const, ...GROUPS].map(([group, label]) => (
            <li key={label}>
              <ChipLink
                to={noticesHref({ group, page: 1 })}
                selected={group === query.group}
                preventScrollReset
              >
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <Link
          to={paths.noticeSettings()}
          className="flex min-h-11 items-center rounded-sm text-sm font-medium text-link underline"
        >
          알림 설정
        </Link>
        {newest && hasUnread && (
          <PostForm intent="readAll" preventScrollReset>
            <input type="hidden" name="until" value={newest.happenedAt} />
            <SubmitButton variant="secondary" size="sm">
              모두 읽음
            </SubmitButton>
          </PostForm>
        )}
      </div>
      {newest ? <NoticeList notices={items} now={now} canMark /> : <NoNotices query={query} />}
      <Pagination
        label="알림 페이지"
        page={query.page}
        hasNext={query.page < pageCount}
        lastPage={pageCount}
        to={(page) => noticesHref({ ...query, page })}
      />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
