import { Card } from '#app/components/card.tsx'
import { Choice, Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { BankCheck } from '#contracts/bank-account.ts'
import { ONE_WON_RULES, PAYOUT_HOLD_HOURS } from '#contracts/bank-account-constants.ts'

/** The second step: the digits in the sender's name of the deposit. */
export function BankCodeForm({ check, isFirst }: { check: BankCheck; isFirst: boolean }) {
  return (
    <PostForm
      intent="confirm"
      schema={() => import('./bank-account-schemas.ts').then((file) => file.bankAccountForms)}
      className="space-y-4"
    >
      <input type="hidden" name="formKey" value={check.formKey} />
      <Card className="space-y-5">
        <FormProblem />
        <p className="text-base text-ink-2">
          <span className="font-semibold text-ink tabular-nums">{check.maskedNumber}</span> 계좌로
          1원을 보냈어요. 은행 앱에서 입금 내역을 열어 보낸 사람 이름을 확인해 주세요.
        </p>
        <Field
          name="code"
          label={`‘${ONE_WON_RULES.sender}’ 뒤의 숫자 ${ONE_WON_RULES.digits}자리`}
          required
          hint={`예) 보낸 사람이 ‘${ONE_WON_RULES.sender}1234’이면 1234를 적어 주세요. 5분 안에 ${check.triesLeft}번까지 적을 수 있어요.`}
        >
          {(control) => (
            <Input {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
          )}
        </Field>
        {!isFirst && (
          <Choice name="isDefault" value="1">
            이 계좌로 정산받기
          </Choice>
        )}
        <p className="text-sm text-ink-3">
          정산받을 계좌가 바뀌면 안전을 위해 {PAYOUT_HOLD_HOURS}시간 뒤부터 정산해요.
        </p>
      </Card>
      <SubmitButton size="lg" block>
        등록하기
      </SubmitButton>
    </PostForm>
  )
}
