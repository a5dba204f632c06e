import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { LookupForm } from '#app/features/fraud/lookup-form.tsx'
import { LookupOver, LookupResultView } from '#app/features/fraud/lookup-result.tsx'
import { WhatToDo } from '#app/features/fraud/what-to-do.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/fraud/result')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data?.result
    ? pageMeta(args, {
        title: '사기조회 결과',
        description: '조회한 번호로 등록된 피해사례를 확인합니다.',
        canonical: paths.fraudResult(''),
        index: false,
      })
    : errorMeta('사기조회 결과')

const OVER = 410
const PRIVATE = { 'cache-control': 'private, no-store' }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? ''
  // What has not the form of a key opens nothing.
  const answer = /^[\w-]{20,64}$/.test(key)
    ? await context.services.customerService.fraudLookup({ key })
    : null
  if (!answer?.ok) return data({ result: null }, { status: OVER, headers: PRIVATE })
  return data({ result: answer.data }, { headers: PRIVATE })
}

export const headers = () => PRIVATE

export default function FraudResultPage() {
  const { result } = useLoaderData<typeof loader>()
  return (
    <SettingsPage title="사기조회 결과" back={{ to: paths.fraud(), label: '사기조회' }}>
      {result ? <LookupResultView result={result} /> : <LookupOver />}
      {result && <WhatToDo hasPaid={result.all.count > 0} />}
      <Card as="section" aria-label="다시 조회하기">
        <LookupForm />
      </Card>
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
