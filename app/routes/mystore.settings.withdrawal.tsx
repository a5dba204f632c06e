import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { WithdrawalForm } from '#app/features/settings/withdrawal-form.tsx'
import { withdrawalSchema } from '#app/features/settings/withdrawal-schema.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/settings/withdrawal')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '회원 탈퇴',
    description: '탈퇴하면 무엇이 지워지고 무엇이 법에 따라 보관되는지 확인하고 탈퇴할 수 있어요.',
    canonical: paths.withdrawal(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { balance } = await context.services.point.points({})
  return { points: balance }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, { withdraw: withdrawalSchema })
  if (!form.ok) return form.answer
  const ended = await context.services.main.withdraw({ reason: form.input.reason })
  if (!ended.ok) return form.refuse(ended)
  context.session.signOut()
  context.session.notify('탈퇴가 완료되었어요. 그동안 두손을 이용해 주셔서 고맙습니다.')
  return redirect(paths.home(), 303)
}

export default function Withdrawal() {
  return (
    <SettingsPage title="회원 탈퇴" back={{ to: paths.settings(), label: '설정' }}>
      <WithdrawalForm points={useLoaderData<typeof loader>().points} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
