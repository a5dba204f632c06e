import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Pagination } from '#app/components/pagination.tsx'
import { MemberSearchForm } from '#app/features/operator/members/member-search-form.tsx'
import { MemberTable } from '#app/features/operator/members/member-table.tsx'
import { memberSearchSchema } from '#app/features/operator/operator-schemas.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/members')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '회원 관리',
    description: '운영팀이 회원을 찾고 이용을 제한하거나 제한을 풉니다.',
    canonical: paths.operatorMembers(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { page, isClean } = pageNumber(new URL(request.url).searchParams)
  if (!isClean) throw redirect(paths.operatorMembers({ page: page > 1 ? page : undefined }))
  return { ...(await context.services.main.members({ page })), page }
}

/** The search is posted, as an address must not contain a phone number. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireOperator(context, request)
  const form = await readForm(request, { search: memberSearchSchema })
  if (!form.ok) return form.answer
  const { query } = form.input
  return { ...(await context.services.main.members({ query })), query }
}

export default function Members() {
  const newest = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const found = answer && 'members' in answer ? answer : undefined
  const { members, hasMore } = found ?? newest
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="text-xl font-bold text-ink lg:text-2xl">회원 관리</h1>
      <MemberSearchForm query={found?.query ?? ''} />
      <h2 className="mt-6 mb-3 text-base font-bold text-ink">
        {found?.query ? `‘${found.query}’ 검색 결과` : '최근 가입한 회원'}
      </h2>
      <MemberTable members={members} />
      {found ? (
        hasMore && (
          <p className="mt-4 text-sm text-ink-3">
            결과가 더 있어요. 검색어를 더 자세히 입력해 주세요.
          </p>
        )
      ) : (
        <Pagination
          label="회원 목록 페이지"
          page={newest.page}
          hasNext={hasMore}
          to={(page) => paths.operatorMembers({ page: page > 1 ? page : undefined })}
        />
      )}
    </div>
  )
}

export const ErrorBoundary = RouteError
