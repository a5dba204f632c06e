import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { CafeLinkCard } from '#app/features/settings/cafe-link-card.tsx'
import { ProviderRow } from '#app/features/settings/provider-row.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { disconnectSchema } from '#app/features/settings/settings-schemas.ts'
import { NO_FIELDS } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { SIGN_IN_TYPE_LABELS } from '#contracts/account-constants.ts'

export const handle = pageHandle('/mystore/settings/providers')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '로그인 방법 관리',
    description: '네이버, 카카오, Apple 계정과 네이버 카페를 연결하거나 해제할 수 있어요.',
    canonical: paths.providers(),
    index: false,
  })

const FORMS = { disconnect: disconnectSchema, 'unlink-cafe': NO_FIELDS }

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const [{ providers, hasPhone }, cafeLink] = await Promise.all([
    context.services.main.providers(),
    context.services.main.cafeLink(),
  ])
  const available = new Set<string>(context.social.providers)
  return {
    hasPhone,
    cafeLink,
    providers: providers.filter(
      ({ provider, connectedAt }) => connectedAt !== null || available.has(provider),
    ),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const { main } = context.services
  const form = await readForm(request, FORMS)
  if (!form.ok) return form.answer
  if (form.intent === 'unlink-cafe') {
    await main.unlinkCafe()
    context.session.notify('네이버 카페 연동을 해제했어요.')
  } else {
    const answer = await main.disconnectProvider(form.input)
    if (!answer.ok) return form.refuse(answer)
    context.session.notify(`${SIGN_IN_TYPE_LABELS[form.input.provider]} 연결을 해제했어요.`)
  }
  return redirect(paths.providers(), 303)
}

export default function Providers() {
  const { providers, hasPhone, cafeLink } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="로그인 방법 관리"
      back={{ to: paths.settings(), label: '설정' }}
      description={
        hasPhone
          ? '휴대폰 번호로 언제든 로그인할 수 있어요. 소셜 계정을 연결하면 더 간편해요.'
          : '로그인할 방법이 하나는 남아 있어야 해요. 본인인증을 하면 휴대폰 번호로도 로그인할 수 있어요.'
      }
    >
      <Card as="section" padded={false} aria-label="소셜 계정">
        <ul className="divide-y divide-line">
          {providers.map((row) => (
            <ProviderRow key={row.provider} {...row} />
          ))}
        </ul>
      </Card>
      <CafeLinkCard cafeLink={cafeLink} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
