import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { NoticeMatrix } from '#app/features/notices/notice-matrix.tsx'
import { noticeSettingsSchema } from '#app/features/notices/notices-forms.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/settings/notices')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '알림 설정',
    description: '가격 인하, 단골 가게, 키워드, 후기 알림 가운데 받을 것을 고를 수 있어요.',
    canonical: paths.noticeSettings(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return context.services.boot.noticeSettings()
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, { save: noticeSettingsSchema })
  if (!form.ok) return form.answer
  await context.services.boot.changeNoticeSettings(form.input)
  context.session.notify('알림 설정을 저장했어요.')
  return redirect(paths.noticeSettings(), 303)
}

export default function NoticeSettingsPage() {
  const { inbox } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="알림 설정"
      back={{ to: paths.settings(), label: '설정' }}
      description="알림함에서 받을 것을 골라 주세요. 이미 받은 알림은 그대로 있어요."
    >
      <PostForm key={inbox.join()} intent="save" className="space-y-4">
        <NoticeMatrix inbox={inbox} />
        <SubmitButton size="lg" block>
          저장하기
        </SubmitButton>
      </PostForm>
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
