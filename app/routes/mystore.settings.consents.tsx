import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { AgreementList } from '#app/features/settings/agreement-list.tsx'
import { ConsentBoxes } from '#app/features/settings/consent-boxes.tsx'
import { consentBoxesSchema, savedConsentsNotice } from '#app/features/settings/consents-schema.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/settings/consents')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '동의 관리',
    description: '약관에 동의한 내역을 확인하고, 광고성 정보 수신과 선택 동의를 바꿀 수 있어요.',
    canonical: paths.consents(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const [consents, { policies }] = await Promise.all([
    context.services.main.consents(),
    context.services.init.policies(),
  ])
  return {
    consents,
    titles: Object.fromEntries(policies.map(({ policyKey, title }) => [policyKey, title])),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, { save: consentBoxesSchema })
  if (!form.ok) return form.answer
  const saved = await context.services.main.changeConsents(form.input)
  if (!saved.ok) return form.refuse(saved, 'isNightMarketingAccept')
  context.session.notify(savedConsentsNotice(form.input))
  return redirect(paths.consents(), 303)
}

export default function ConsentsPage() {
  const { consents, titles } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="동의 관리"
      back={{ to: paths.settings(), label: '설정' }}
      description="동의하지 않아도 서비스를 이용할 수 있어요. 언제든 바꿀 수 있어요."
    >
      {/* After saving, the boxes show the stored consents, whatever they showed before. */}
      <PostForm key={JSON.stringify(consents)} intent="save" className="space-y-4">
        <ConsentBoxes consents={consents} />
        <SubmitButton size="lg" block>
          저장하기
        </SubmitButton>
      </PostForm>
      <AgreementList consents={consents} titles={titles} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
