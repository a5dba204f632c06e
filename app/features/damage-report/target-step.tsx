import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { PhoneInput } from '#app/components/phone-input.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useNoSuggestions } from '#app/components/use-no-suggestions.ts'
import { BankSelect } from '#app/features/bank-accounts/bank-select.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { DamageReport } from '#contracts/damage-report.ts'
import { schemaOf, VersionField } from './step-form.tsx'

/** Who it was: at least one of the identifiers. */
export function TargetStep({ report }: { report: DamageReport }) {
  const { target } = report
  const autoComplete = useNoSuggestions()
  const typed = { autoComplete, autoCapitalize: 'none', spellCheck: false } as const
  return (
    <PostForm intent="target" schema={schemaOf('target')} className="space-y-4">
      <Card className="space-y-5">
        <FormProblem />
        <VersionField report={report} />
        <p className="text-sm text-ink-3">
          알고 있는 것만 적어도 돼요. 게시될 때는 일부를 가려서 보여 줘요.
        </p>
        <Field name="phone" label="전화번호" initial={target.phone}>
          {(control) => <PhoneInput {...control} autoComplete={autoComplete} />}
        </Field>
        <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <BankSelect initial={target.bankCode} />
          <Field name="accountNo" label="계좌번호" initial={target.accountNo}>
            {(control) => <Input {...control} {...typed} inputMode="numeric" />}
          </Field>
        </div>
        <Field
          name="messenger"
          label="메신저 아이디"
          initial={target.messenger}
          hint="카카오톡, 텔레그램, 라인 등"
        >
          {(control) => <Input {...control} {...typed} />}
        </Field>
        <Field name="email" label="이메일" initial={target.email}>
          {(control) => <Input {...control} {...typed} inputMode="email" />}
        </Field>
      </Card>
      <SubmitButton size="lg" block>
        저장하고 다음으로
      </SubmitButton>
    </PostForm>
  )
}
