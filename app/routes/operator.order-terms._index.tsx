import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { OrderTermList } from '#app/features/operator/order-terms/term-list.tsx'
import { termWithdrawalForms } from '#app/features/operator/order-terms/term-schema.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/order-terms')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '요금·기한 관리',
    description:
      '운영팀이 안심결제의 수수료와 한도, 주문의 기한을 시행일과 함께 정하고 취소합니다.',
    canonical: paths.operatorOrderTerms(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  return context.services.gateway.orderTerms()
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireOperator(context, request)
  const form = await readForm(request, termWithdrawalForms)
  if (!form.ok) return form.answer
  const withdrawn = await context.services.gateway.withdrawOrderTerms(form.input)
  if (!withdrawn.ok) return form.refuse(withdrawn)
  context.session.notify('취소했어요.')
  return redirect(paths.operatorOrderTerms(), 303)
}

export default function OrderTermsDesk() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="요금·기한 관리"
      back={{ to: paths.operator(), label: '운영 홈' }}
      description="맺어 둔 주문은 그때의 조건을 그대로 따라요. 바꾸면 공지사항으로 저절로 알려요. 약관에 적힌 기한은 함께 고쳐 주세요."
    >
      <p>
        <ButtonLink to={paths.operatorNewOrderTerms()} size="sm">
          새 조건 정하기
        </ButtonLink>
      </p>
      <OrderTermList items={items} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
