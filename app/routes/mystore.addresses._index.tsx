import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { AddressList } from '#app/features/addresses/address-list.tsx'
import { addressListForms } from '#app/features/addresses/address-schemas.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { MOST_ADDRESSES } from '#contracts/address-constants.ts'

export const handle = pageHandle('/mystore/addresses')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '주소록',
    description: '택배를 받을 주소를 저장해 두고 거래할 때 골라 쓸 수 있어요.',
    canonical: paths.addresses(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return context.services.main.addresses()
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, addressListForms)
  if (!form.ok) return form.answer
  const { main } = context.services
  if (form.intent === 'remove') {
    await main.removeAddress(form.input)
    context.session.notify('주소를 지웠어요.')
  } else {
    const answer = await main.setDefaultAddress(form.input)
    context.session.notify(answer.ok ? '기본 주소를 바꿨어요.' : answer.message)
  }
  return redirect(paths.addresses(), 303)
}

export default function AddressesPage() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="주소록"
      back={{ to: paths.myStore(), label: '마이페이지' }}
      description="암호로 잠가 저장하고, 목록에서는 일부를 가려서 보여 드려요."
    >
      {items.length === 0 ? (
        <EmptyState
          title="저장한 주소가 없어요"
          actions={<ButtonLink to={paths.addressForm()}>주소 추가하기</ButtonLink>}
        >
          택배 거래를 할 때 저장한 주소를 바로 고를 수 있어요.
        </EmptyState>
      ) : (
        <>
          <AddressList addresses={items} />
          {items.length < MOST_ADDRESSES ? (
            <ButtonLink to={paths.addressForm()} block size="lg">
              주소 추가하기
            </ButtonLink>
          ) : (
            <p className="text-center text-sm text-ink-3">
              주소는 {MOST_ADDRESSES}개까지 저장할 수 있어요.
            </p>
          )}
        </>
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
