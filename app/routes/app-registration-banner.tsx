import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadRegistrationBanner } from '#app/features/app-download/load-registration-banner.server.ts'
import { RegistrationBanner } from '#app/features/app-download/registration-banner.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/app-registration-banner')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: handle.label,
    description: '카페의 상품을 두손 앱과 웹에서 등록하고 볼 수 있는 길을 알려 드립니다.',
    canonical: paths.appRegistrationBanner(),
    index: false,
  })

export function loader({ request }: LoaderFunctionArgs) {
  return loadRegistrationBanner(request)
}

export default function AppRegistrationBanner() {
  return <RegistrationBanner {...useLoaderData<typeof loader>()} />
}
