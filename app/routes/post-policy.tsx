import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadPolicyPage } from '#app/features/policy/load-policy-page.server.ts'
import { OfficerContact } from '#app/features/policy/officer-contact.tsx'
import { PolicyDocument } from '#app/features/policy/policy-document.tsx'
import { policyMeta } from '#app/features/policy/policy-meta.ts'
import { pageHandle } from '#app/page-ids.ts'

export const handle = pageHandle('/post-policy')

export const meta: MetaFunction<typeof loader> = (args) =>
  policyMeta(args, {
    policyKey: 'POST_POLICY',
    title: handle.label,
    description:
      '두손에 올릴 수 없는 물건과 글, 중복 등록과 도배, 단계별 이용 제한과 이의를 내는 방법을 확인하세요.',
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPolicyPage(context, request, 'POST_POLICY')
}

export default function PostPolicyPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <PolicyDocument policyKey="POST_POLICY" title={handle.label} page={page}>
      <OfficerContact title="이의를 받는 곳" />
    </PolicyDocument>
  )
}
