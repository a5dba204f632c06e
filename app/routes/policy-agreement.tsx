import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnAgreement, loadAgreement } from '#app/features/signin/agreement/agreement.server.ts'
import { AgreementForm } from '#app/features/signin/agreement/agreement-form.tsx'
import { Frame } from '#app/features/signin/form/frame.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/policy-agreement')

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: '약관 동의',
    description: '두손을 이용하는 데 필요한 약관을 확인하고 동의해 주세요.',
    canonical: paths.policyAgreement(),
    index: false,
  })

export const headers = () => ({ 'cache-control': 'no-store' })

export function loader({ context }: LoaderFunctionArgs) {
  return loadAgreement(context)
}

export function action({ context, request }: ActionFunctionArgs) {
  return actOnAgreement(context, request)
}

export default function PolicyAgreementPage() {
  const { items, notice } = useLoaderData<typeof loader>()
  return (
    <Frame
      step="1/2"
      title="약관에 동의해 주세요"
      lead="두손을 안전하게 쓰는 데 필요한 약속이에요."
      notice={notice}
    >
      <AgreementForm items={items} />
    </Frame>
  )
}
