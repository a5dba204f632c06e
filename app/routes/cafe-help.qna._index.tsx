import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { QuestionList } from '#app/features/question/question-list.tsx'
import { WaitingTime } from '#app/features/question/waiting-time.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/cafe-help/qna')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '카페 문의 내역',
    description: '카페 운영팀에 남긴 문의와 답변을 모아서 확인해요.',
    canonical: paths.questions('CAFE'),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return context.services.customerService.questions({ kind: 'CAFE' })
}

export default function CafeQuestionsPage() {
  const { items, medianMinutes } = useLoaderData<typeof loader>()
  return (
    <SettingsPage title="카페 문의 내역">
      <ButtonLink to={paths.questionForm('CAFE')} size="lg" block>
        문의하기
      </ButtonLink>
      <WaitingTime minutes={medianMinutes} />
      <QuestionList questions={items} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
