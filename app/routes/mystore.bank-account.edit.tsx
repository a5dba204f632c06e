import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { actOnBankAccount } from '#app/features/bank-accounts/act-on-bank-account.server.ts'
import { BankAccountForm } from '#app/features/bank-accounts/bank-account-form.tsx'
import { BankCodeForm } from '#app/features/bank-accounts/bank-code-form.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { MOST_BANK_ACCOUNTS } from '#contracts/bank-account-constants.ts'

export const handle = pageHandle('/mystore/bank-account/edit')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '정산 계좌 등록',
    description: '본인 이름의 계좌로 1원을 보내 확인하고 정산받을 계좌로 등록해요.',
    canonical: paths.bankAccountForm(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { items, check, isIdentityChecked } = await context.services.main.bankAccounts()
  // Another account may be named while a code is waited for.
  const isNew = new URL(request.url).searchParams.has('new')
  return {
    count: items.length,
    check: isNew ? null : check,
    isIdentityChecked,
    formKey: randomUUID(),
  }
}

export function action({ context, request }: ActionFunctionArgs) {
  return actOnBankAccount(context, request)
}

export default function BankAccountFormPage() {
  const { count, check, isIdentityChecked, formKey } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={check ? '1원의 숫자 적기' : '정산 계좌 등록하기'}
      back={{ to: paths.bankAccounts(), label: '정산 계좌' }}
    >
      {!isIdentityChecked ? (
        <EmptyState
          title="본인인증을 먼저 해 주세요"
          actions={
            <ButtonLink to={paths.identityCheck({ redirectTo: paths.bankAccountForm() })}>
              본인인증하기
            </ButtonLink>
          }
        >
          정산 계좌는 본인 이름의 계좌만 등록할 수 있어요.
        </EmptyState>
      ) : check ? (
        <>
          <BankCodeForm check={check} isFirst={count === 0} />
          <ButtonLink to={paths.bankAccountForm({ new: '1' })} variant="ghost" block>
            다른 계좌로 하기
          </ButtonLink>
        </>
      ) : count >= MOST_BANK_ACCOUNTS ? (
        <EmptyState
          title="계좌를 더 등록할 수 없어요"
          actions={<ButtonLink to={paths.bankAccounts()}>등록한 계좌 보기</ButtonLink>}
        >
          계좌는 {MOST_BANK_ACCOUNTS}개까지 등록할 수 있어요. 쓰지 않는 계좌를 지우고 다시 해
          주세요.
        </EmptyState>
      ) : (
        <BankAccountForm formKey={formKey} />
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
