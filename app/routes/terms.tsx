import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadPolicyPage } from '#app/features/policy/load-policy-page.server.ts'
import { PolicyDocument } from '#app/features/policy/policy-document.tsx'
import { policyMeta } from '#app/features/policy/policy-meta.ts'
import { pageHandle } from '#app/page-ids.ts'

export const handle = pageHandle('/terms')

export const meta: MetaFunction<typeof loader> = (args) =>
  policyMeta(args, {
    policyKey: 'TERMS',
    title: handle.label,
    description:
      '두손 중고거래 서비스의 이용 조건과 절차, 회원과 회사의 권리와 의무, 거래할 수 없는 물품과 분쟁 해결 방법을 확인하세요.',
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPolicyPage(context, request, 'TERMS')
}

export default function TermsPage() {
  const page = useLoaderData<typeof loader>()
  return <PolicyDocument policyKey="TERMS" title={handle.label} page={page} />
}
