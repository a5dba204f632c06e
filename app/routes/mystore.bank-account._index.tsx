import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Notice } from '#app/components/notice.tsx'
import { BankAccountList } from '#app/features/bank-accounts/bank-account-list.tsx'
import { bankAccountListForms } from '#app/features/bank-accounts/bank-account-schemas.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { MOST_BANK_ACCOUNTS } from '#contracts/bank-account-constants.ts'

export const handle = pageHandle('/mystore/bank-account')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '정산 계좌',
    description: '안심결제로 판 돈을 받을 본인 이름의 계좌를 등록하고 바꿀 수 있어요.',
    canonical: paths.bankAccounts(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { items, holdUntil } = await context.services.main.bankAccounts()
  return { items, holdUntil }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, bankAccountListForms)
  if (!form.ok) return form.answer
  const { main } = context.services
  if (form.intent === 'remove') {
    const removed = await main.removeBankAccount(form.input)
    if (!removed.ok) return form.refuse(removed)
    context.session.notify('계좌를 지웠어요.')
  } else {
    const changed = await main.setDefaultBankAccount(form.input)
    context.session.notify(changed.ok ? '정산받을 계좌를 바꿨어요.' : changed.message)
  }
  return redirect(paths.bankAccounts(), 303)
}

export default function BankAccountsPage() {
  const { items, holdUntil } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="정산 계좌"
      back={{ to: paths.myStore(), label: '마이페이지' }}
      description="안심결제로 판 돈을 이 계좌로 보내 드려요. 번호는 암호로 잠가 저장하고 끝 네 자리만 보여 드려요."
    >
      {holdUntil && (
        <Notice tone="warning" title="정산을 잠시 멈췄어요">
          계좌가 바뀌어서 {kstDateTime(holdUntil)}부터 이 계좌로 정산해요. 직접 바꾸지 않았다면 다른
          기기를 모두 로그아웃해 주세요.
        </Notice>
      )}
      {items.length === 0 ? (
        <EmptyState
          title="등록한 계좌가 없어요"
          actions={<ButtonLink to={paths.bankAccountForm()}>계좌 등록하기</ButtonLink>}
        >
          본인 이름의 계좌를 등록해 두면 판 돈을 바로 받을 수 있어요.
        </EmptyState>
      ) : (
        <>
          <BankAccountList accounts={items} />
          {items.length < MOST_BANK_ACCOUNTS ? (
            <ButtonLink to={paths.bankAccountForm()} block size="lg">
              계좌 추가하기
            </ButtonLink>
          ) : (
            <p className="text-center text-sm text-ink-3">
              계좌는 {MOST_BANK_ACCOUNTS}개까지 등록할 수 있어요.
            </p>
          )}
        </>
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
