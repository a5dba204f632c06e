import { COMPANY } from '#app/brand.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { BankAccounts } from '#contracts/bank-account.ts'
import { BankAccountForm } from '../bank-accounts/bank-account-form.tsx'
import { BankCodeForm } from '../bank-accounts/bank-code-form.tsx'

/** Where money of a suspended member goes, or the form for the account that it waits for. */
export function WaitingMoney({
  sanctionSeq,
  accounts: { items, check, isIdentityChecked, holdUntil },
  canAdd,
  isNew,
  formKey,
}: {
  sanctionSeq: number
  accounts: BankAccounts
  canAdd: boolean
  /** Another account is named while a code is waited for. */
  isNew: boolean
  formKey: string
}) {
  const [main] = items
  if (!canAdd)
    return main ? (
      <Notice>
        받을 돈은 {main.maskedNumber} 계좌로 보내 드려요.
        {holdUntil && ` 새로 등록한 계좌라서 ${kstDateTime(holdUntil)}부터 보내요.`}
      </Notice>
    ) : null
  return (
    <section aria-labelledby="waiting-money" className="space-y-4">
      <h2 id="waiting-money" className="text-base font-bold text-ink">
        정산 계좌 등록
      </h2>
      <p className="text-base text-ink-2">
        {items.length === 0
          ? '받을 돈이 있는데 정산 계좌가 없어요. 이용이 제한된 동안에도 등록하면 보내 드려요.'
          : '등록한 계좌로 돈을 보내지 못했어요. 다른 계좌를 등록하면 다시 보내 드려요.'}
      </p>
      {!isIdentityChecked ? (
        <p className="text-base text-ink-2">
          본인인증을 하지 않은 계정이라 여기서 등록할 수 없어요. 고객센터({COMPANY.phone})로 알려
          주세요.
        </p>
      ) : check && !isNew ? (
        <>
          <BankCodeForm check={check} isFirst />
          <ButtonLink to={paths.sanction(sanctionSeq, { new: '1' })} variant="ghost" block>
            다른 계좌로 하기
          </ButtonLink>
        </>
      ) : (
        <BankAccountForm formKey={formKey} />
      )}
    </section>
  )
}
