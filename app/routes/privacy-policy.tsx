import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadPolicyPage } from '#app/features/policy/load-policy-page.server.ts'
import { PolicyDocument } from '#app/features/policy/policy-document.tsx'
import { policyMeta } from '#app/features/policy/policy-meta.ts'
import { PrivacyContact } from '#app/features/policy/privacy-contact.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { AnalyticsConsentForm } from '#app/third-parties/analytics-consent/consent-form.tsx'

export const handle = pageHandle('/privacy-policy')

export const meta: MetaFunction<typeof loader> = (args) =>
  policyMeta(args, {
    policyKey: 'PRIVACY',
    title: handle.label,
    description:
      '두손이 어떤 개인정보를 왜 수집하고 얼마나 보관하는지, 회원이 어떤 권리를 행사할 수 있는지 확인하세요.',
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPolicyPage(context, request, 'PRIVACY')
}

export default function PrivacyPolicyPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <PolicyDocument policyKey="PRIVACY" title={handle.label} page={page}>
      <PrivacyContact />
      <AnalyticsConsentForm />
    </PolicyDocument>
  )
}
