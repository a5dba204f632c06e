import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnSanctionList } from '#app/features/sanction/own-sanction-list.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/settings/sanctions')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '경고와 이용 제한',
    description: '받은 경고와 이용 제한의 까닭을 확인하고 이의를 낼 수 있어요.',
    canonical: paths.ownSanctions(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return context.services.main.ownSanctions()
}

export default function OwnSanctionsPage() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="경고와 이용 제한"
      back={{ to: paths.settings(), label: '설정' }}
      description="어긴 규정과 까닭을 확인하고, 사실과 다르면 한 번 이의를 낼 수 있어요."
    >
      <OwnSanctionList sanctions={items} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
