import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnQuestionForm } from '#app/features/question/act-on-question-form.server.ts'
import { loadQuestionForm } from '#app/features/question/load-question-form.server.ts'
import { QuestionForm } from '#app/features/question/question-form.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/cafe-help/qna/form')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '카페 문의하기',
    description: '카페에 대해 궁금한 점을 카페 운영팀에 물어보세요.',
    canonical: paths.questionForm('CAFE'),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadQuestionForm(context, request, 'CAFE')
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  return actOnQuestionForm(context, request, 'CAFE')
}

export default function CafeQuestionFormPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="카페 문의하기"
      back={{ to: paths.questions('CAFE'), label: '카페 문의 내역' }}
    >
      <QuestionForm page={page} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
