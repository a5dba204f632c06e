import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PolicyForm } from '#app/features/operator/policies/policy-form.tsx'
import {
  PolicyPreview,
  type PreviewedPolicy,
} from '#app/features/operator/policies/policy-preview.tsx'
import { policyForms } from '#app/features/operator/policies/policy-schema.ts'
import { POLICY_NAMES } from '#app/features/policy/policy-page.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { shownAgain } from '#app/forms/shown-again.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { POLICY_LIMITS } from '#contracts/policy-rules.ts'

export const handle = pageHandle('/operator/policies/:policyKey/new')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `${POLICY_NAMES[args.data.draft.policyKey]} 새로 쓰기`,
        description: '약관이나 정책의 새 내용을 쓰고, 저장하기 전에 달라지는 점을 봅니다.',
        canonical: paths.operatorNewPolicy(args.data.draft.policyKey),
        index: false,
      })
    : errorMeta()

/** The form begins with the latest version, with an earlier `version`, or with a `change` that was taken back. */
export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { policyKey } = parseParams(params.policy, values)
  const query = new URL(request.url).searchParams
  const change = query.get('change')
  const found = await context.services.init.policyDraft({
    policyKey,
    version: query.get('version')?.slice(0, 20),
    changeSeq: change === null ? undefined : parseParams(params.change, { change }).change,
  })
  if (!found.ok) throw data(null, { status: found.status })
  return { draft: found.data, formKey: randomUUID() }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { policyKey } = parseParams(params.policy, values)
  // A text that is too long is answered at its field, with what was typed.
  const form = await readForm(request, policyForms, { longestField: POLICY_LIMITS.body + 8_000 })
  if (!form.ok) return form.answer
  const { init } = context.services
  const { body, day } = form.input
  if (form.intent === 'preview') {
    const tried = await init.tryPolicy({ policyKey, body })
    if (!tried.ok) return form.refuse(tried)
    return shownAgain(form, { preview: { body, day, ...tried.data } })
  }
  const stored = await init.schedulePolicy({ ...form.input, policyKey })
  if (!stored.ok) return form.refuse(stored, { TOO_SOON: 'day', TAKEN: 'day', SAME: 'body' })
  context.session.notify('저장하고 공지사항으로 알렸어요.')
  return redirect(paths.operatorPolicy(policyKey), 303)
}

export default function NewPolicy() {
  const { draft, formKey } = useLoaderData<typeof loader>()
  const { preview } = Object(useActionData<typeof action>()) as { preview?: PreviewedPolicy }
  const name = POLICY_NAMES[draft.policyKey]
  return (
    <SettingsPage
      title={`${name} 새로 쓰기`}
      back={{ to: paths.operatorPolicy(draft.policyKey), label: name }}
    >
      {preview && <PolicyPreview {...preview} />}
      <PolicyForm draft={draft} formKey={formKey} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
