import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CasePeople } from '#app/features/operator/case-people/case-people.tsx'
import { loadCasePeople } from '#app/features/operator/case-people/load-case-people.server.ts'
import { actOnQuestionCase } from '#app/features/question/act-on-answer.server.ts'
import { loadQuestionCase } from '#app/features/question/load-question-case.server.ts'
import { QuestionCase } from '#app/features/question/question-case.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/questions/:qnaSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `문의 ${args.data.question.questionSeq}`,
        description: '운영팀이 문의 한 건에 답변합니다.',
        canonical: paths.operatorQuestion(args.data.question.questionSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { qnaSeq: questionSeq } = parseParams(params.question, values)
  const loaded = await loadQuestionCase(context, request, questionSeq)
  const people = await loadCasePeople(context, `문의 ${questionSeq}번`, {
    userSeqs: [loaded.question.asker.userSeq],
  })
  return { ...loaded, people }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  return actOnQuestionCase(context, request, parseParams(params.question, values).qnaSeq)
}

export default function QuestionDeskPage() {
  const { people, ...loaded } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={loaded.question.title}
      back={{ to: paths.operatorQuestions(), label: '문의 관리' }}
      description="이 화면을 본 기록이 남아요."
    >
      <QuestionCase {...loaded} />
      <CasePeople people={people} roles={{ [loaded.question.asker.userSeq]: '문의한 회원' }} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
