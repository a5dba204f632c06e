import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnAnswer } from '#app/features/question/act-on-answer.server.ts'
import { loadQuestion } from '#app/features/question/load-question.server.ts'
import { SentQuestion } from '#app/features/question/sent-question.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/cafe-help/qna/:qnaSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '카페 문의',
        description: '카페 운영팀에 보낸 문의 하나의 내용과 답변을 확인해요.',
        canonical: paths.question('CAFE', args.data.question.questionSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadQuestion(context, parseParams(params.question, values).qnaSeq, 'CAFE')
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireUser(context, request)
  const { qnaSeq } = parseParams(params.question, values)
  await loadQuestion(context, qnaSeq, 'CAFE')
  return actOnAnswer(context, request, qnaSeq, 'CAFE')
}

export default function CafeQuestionPage() {
  const { question, messageKey } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={question.title}
      back={{ to: paths.questions('CAFE'), label: '카페 문의 내역' }}
    >
      <SentQuestion question={question} messageKey={messageKey} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
