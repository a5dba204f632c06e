import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { DataExportList } from '#app/features/settings/data-export-list.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { NO_FIELDS } from '#app/forms/fields.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/settings/data')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '내 정보 받기',
    description: '두손에 저장된 내 정보와 내가 올린 사진을 파일 하나로 받을 수 있어요.',
    canonical: paths.ownData(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return context.services.main.dataExports()
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, { request: NO_FIELDS })
  if (!form.ok) return form.answer
  const asked = await context.services.main.requestDataExport()
  if (!asked.ok) return form.refuse(asked)
  context.session.notify('내 정보를 모으고 있어요. 준비되면 알림으로 알려 드릴게요.')
  return redirect(paths.ownData(), 303)
}

export default function OwnData() {
  const { items, nextAt } = useLoaderData<typeof loader>()
  const isOpen = items.some(({ state }) => state === 'WAITING' || state === 'READY')
  return (
    <SettingsPage
      title="내 정보 받기"
      back={{ to: paths.settings(), label: '설정' }}
      description="회원 정보, 상품, 거래, 채팅에서 내가 보낸 메시지와 사진을 파일 하나로 모아 드려요. 다른 사람이 보낸 메시지는 들어 있지 않아요."
    >
      <DataExportList items={items} nextAt={isOpen ? null : nextAt} />
      {!isOpen && !nextAt && (
        <PostForm intent="request">
          <SubmitButton block>내 정보 요청하기</SubmitButton>
        </PostForm>
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
