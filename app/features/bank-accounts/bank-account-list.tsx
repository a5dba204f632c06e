import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { BankAccountItem } from '#contracts/bank-account.ts'
import { BANKS } from '#contracts/banks.ts'

/** The member's bank accounts; no more of a number than its last four digits. */
export function BankAccountList({ accounts }: { accounts: readonly BankAccountItem[] }) {
  return (
    <ul className="space-y-3">
      {accounts.map((account) => (
        <Card key={account.bankAccountSeq} as="li">
          <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
            {BANKS[account.bankCode].name}
            {account.isDefault && <Badge tone="info">기본</Badge>}
          </p>
          <p className="mt-1 text-base text-ink-2 tabular-nums">{account.maskedNumber}</p>
          <p className="text-sm text-ink-3">예금주 {account.maskedHolder}</p>
          <Actions account={account} />
        </Card>
      ))}
    </ul>
  )
}

function Actions({ account }: { account: BankAccountItem }) {
  const seq = String(account.bankAccountSeq)
  const named = <span className="sr-only">: {account.maskedNumber}</span>
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {!account.isDefault && (
        <PostForm intent="default">
          <SubmitButton name="bankAccountSeq" value={seq} variant="secondary" size="sm">
            기본으로 쓰기
            {named}
          </SubmitButton>
        </PostForm>
      )}
      <PostForm intent="remove">
        <SubmitButton name="bankAccountSeq" value={seq} variant="ghost" size="sm">
          지우기
          {named}
        </SubmitButton>
      </PostForm>
    </div>
  )
}
