import { type ActionFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { lookupSchema } from '#app/features/fraud/fraud-forms.ts'
import { LookupForm } from '#app/features/fraud/lookup-form.tsx'
import { WhatToDo } from '#app/features/fraud/what-to-do.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/fraud')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '사기조회',
    description:
      '전화번호, 계좌번호, 이메일, 메신저 아이디로 중고거래 사기 피해사례가 있는지 무료로 조회해 보세요. 조회한 번호는 남기지 않아요.',
    canonical: paths.fraud(),
  })

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, { 'look-up': lookupSchema }, { longestField: 20_000 })
  if (!form.ok) return form.answer
  const answer = await context.services.customerService.lookUpFraud(form.input)
  if (!answer.ok) return form.refuse(answer, 'text')
  return redirect(paths.fraudResult(answer.data.key), 303)
}

export default function FraudPage() {
  return (
    <div className="container-page py-6 lg:py-10">
      <div className="mx-auto max-w-2xl space-y-8">
        <div>
          <h1 className="text-2xl font-bold text-ink">사기조회</h1>
          <p className="mt-2 text-base text-ink-3">
            거래하기 전에 상대방의 번호로 등록된 피해사례가 있는지 확인해 보세요.
          </p>
          <Card className="mt-5">
            <LookupForm />
          </Card>
          <p className="mt-3 text-sm text-ink-3">
            조회한 번호는 주소나 기록에 남지 않고, 결과는 10분 동안만 볼 수 있어요.
          </p>
        </div>
        <WhatToDo hasPaid={false} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.damageReports()} variant="secondary">
            피해사례 등록하기
          </ButtonLink>
          <ButtonLink to={paths.fraudMonitoring()} variant="secondary">
            요즘 사기 흐름 보기
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

export const ErrorBoundary = RouteError
