import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { BankSelect } from './bank-select.tsx'

/** The first step: which account. The bank is asked whose it is, and 1 won goes there. */
export function BankAccountForm({ formKey }: { formKey: string }) {
  return (
    <PostForm
      // Each answer has a key of its own, because a key is of one number.
      key={formKey}
      intent="check"
      schema={() => import('./bank-account-schemas.ts').then((file) => file.bankAccountForms)}
      className="space-y-4"
    >
      <input type="hidden" name="formKey" value={formKey} />
      <Card className="space-y-5">
        <FormProblem />
        <BankSelect required />
        <Field
          name="accountNo"
          label="계좌번호"
          required
          hint="본인 이름의 계좌만 등록할 수 있어요. 숫자만 적어도 돼요."
        >
          {(control) => (
            <Input {...control} inputMode="numeric" autoComplete="off" maxLength={30} />
          )}
        </Field>
      </Card>
      <SubmitButton size="lg" block>
        1원 보내고 확인하기
      </SubmitButton>
    </PostForm>
  )
}
