import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Pagination } from '#app/components/pagination.tsx'
import { BlockList } from '#app/features/settings/block-list.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { unblockSchema } from '#app/features/settings/settings-schemas.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/settings/blocks')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '차단 관리',
    description: '내가 차단한 사람을 확인하고 차단을 풀 수 있어요.',
    canonical: paths.blocks(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { page, isClean } = pageNumber(new URL(request.url).searchParams)
  if (!isClean) throw redirect(paths.blocks({ page: page > 1 ? page : undefined }))
  const blocks = await context.services.boot.blocks({ page })
  // The last item of the page was removed.
  if (page > 1 && blocks.items.length === 0) throw redirect(paths.blocks())
  return { ...blocks, page }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, { unblock: unblockSchema })
  if (!form.ok) return form.answer
  const { storeSeq } = form.input
  const answer = await context.services.boot.setBlock({ storeSeq, blocked: false })
  context.session.notify(answer.ok ? '차단을 풀었어요.' : answer.message)
  return redirect(paths.blocks(), 303)
}

export default function Blocks() {
  const { items, page, pageCount } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="차단 관리"
      back={{ to: paths.settings(), label: '설정' }}
      description="차단한 사람과는 서로 메시지를 보낼 수 없어요."
    >
      <BlockList blocks={items} />
      <Pagination
        label="차단 목록 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(to) => paths.blocks({ page: to > 1 ? to : undefined })}
      />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
