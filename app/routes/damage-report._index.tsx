import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { openReportSchema } from '#app/features/damage-report/damage-forms.ts'
import { Accusations, OwnReports } from '#app/features/damage-report/damage-lists.tsx'
import { WhatToDo } from '#app/features/fraud/what-to-do.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/damage-report')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '피해사례 등록',
    description: '중고거래 사기 피해를 증거와 함께 등록해 다른 사람의 피해를 막아 주세요.',
    canonical: paths.damageReports(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return { ...(await context.services.customerService.damageReports()), formKey: randomUUID() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, { open: openReportSchema })
  if (!form.ok) return form.answer
  const opened = await context.services.customerService.openDamageReport(form.input)
  if (!opened.ok) return form.refuse(opened)
  return redirect(paths.damageReport(opened.data.reportSeq, { step: 'target' }), 303)
}

export default function DamageReportsPage() {
  const { own, about, formKey } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="피해사례 등록"
      description="중고거래에서 사기를 당했다면 상대방의 번호와 증거를 등록해 주세요. 운영팀이 확인한 뒤 사기조회에 게시해요."
    >
      <PostForm intent="open">
        <input type="hidden" name="formKey" value={formKey} />
        <SubmitButton size="lg" block>
          새 피해사례 등록하기
        </SubmitButton>
      </PostForm>
      <OwnReports reports={own} />
      <Accusations about={about} />
      <WhatToDo hasPaid canReport={false} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
