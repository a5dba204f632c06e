import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Notice } from '#app/components/notice.tsx'
import { actOnSanction } from '#app/features/operator/members/act-on-sanction.server.ts'
import { isSanctionable, objectionOf } from '#app/features/operator/members/member-steps.ts'
import type { SanctionDraft } from '#app/features/operator/members/sanction-draft.ts'
import { SanctionForm } from '#app/features/operator/members/sanction-form.tsx'
import { SanctionPreview } from '#app/features/operator/members/sanction-preview.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/members/:userSeq/sanction')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `회원 ${args.data.member.userSeq} 제재하기`,
        description: '운영팀이 어긴 규정과 까닭, 근거를 적어 경고하거나 이용을 제한합니다.',
        canonical: paths.operatorSanction(args.data.member.userSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  const operator = requireOperator(context, request)
  const { userSeq } = parseParams(params.member, values)
  const { main } = context.services
  const [member, grounds] = await Promise.all([
    main.member({ userSeq }),
    main.sanctionGrounds({ userSeq }),
  ])
  if (!member.ok || !grounds.ok) throw data(null, { status: 404 })
  const isSelf = operator.userSeq === userSeq
  return {
    member: member.data,
    grounds: grounds.data,
    objection: objectionOf(member.data, { isSelf, role: operator.role }),
    isAdmin: operator.role === 'ADMIN',
    formKey: randomUUID(),
  }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { userSeq } = parseParams(params.member, values)
  return actOnSanction(context, request, userSeq)
}

export default function SanctionPage() {
  const { member, grounds, objection, isAdmin, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData() as { preview?: SanctionDraft } | undefined
  const draft = answer?.preview
  const name = member.nickName ?? `회원 ${member.userSeq}`
  return (
    <SettingsPage
      title="제재하기"
      back={{ to: paths.operatorMember(member.userSeq), label: name }}
      description={`${name} (${member.userSeq})`}
    >
      {objection !== null || !isSanctionable(member) ? (
        <Notice>{objection ?? '이용이 제한된 회원이에요. 먼저 제한을 풀어야 해요.'}</Notice>
      ) : draft ? (
        <SanctionPreview draft={draft} member={member} grounds={grounds} />
      ) : (
        <SanctionForm grounds={grounds} formKey={formKey} isAdmin={isAdmin} />
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
