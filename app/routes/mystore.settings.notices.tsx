import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnNoticeSettings } from '#app/features/notices/act-on-notice-settings.server.ts'
import { NoticeSettingsForm } from '#app/features/notices/notice-settings-form.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/settings/notices')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '알림 설정',
    description: '받을 소식과 받는 곳을 고를 수 있어요. 푸시, 알림톡, 이메일로 받을 수 있어요.',
    canonical: paths.noticeSettings(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return context.services.boot.noticeSettings()
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  return actOnNoticeSettings(context, request)
}

export default function NoticeSettingsPage() {
  return (
    <SettingsPage
      title="알림 설정"
      back={{ to: paths.settings(), label: '설정' }}
      description="받을 소식과 받는 곳을 골라 주세요. 이미 받은 알림은 그대로 있어요."
    >
      <NoticeSettingsForm settings={useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
