import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadPolicyPage } from '#app/features/policy/load-policy-page.server.ts'
import { PolicyDocument } from '#app/features/policy/policy-document.tsx'
import { policyMeta } from '#app/features/policy/policy-meta.ts'
import { YouthContact } from '#app/features/policy/youth-contact.tsx'
import { pageHandle } from '#app/page-ids.ts'

export const handle = pageHandle('/youthpolicy')

export const meta: MetaFunction<typeof loader> = (args) =>
  policyMeta(args, {
    policyKey: 'YOUTH_POLICY',
    title: handle.label,
    description:
      '두손이 청소년을 유해한 물건과 정보에서 보호하는 방법과 청소년보호책임자, 피해를 구제받는 방법을 확인하세요.',
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPolicyPage(context, request, 'YOUTH_POLICY')
}

export default function YouthPolicyPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <PolicyDocument policyKey="YOUTH_POLICY" title={handle.label} page={page}>
      <YouthContact />
    </PolicyDocument>
  )
}
