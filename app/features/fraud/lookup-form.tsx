import { Field, Input } from '#app/components/field.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useNoSuggestions } from '#app/components/use-no-suggestions.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'

/** One box for every kind of identifier: what it is, the server recognises. */
export function LookupForm({ className }: { className?: string }) {
  const autoComplete = useNoSuggestions()
  return (
    <PostForm
      intent="look-up"
      action={paths.fraud()}
      schema={() => import('./fraud-forms.ts').then((file) => file.lookupSchema)}
      className={className}
    >
      <FormProblem className="mb-3" />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field
          name="text"
          label="전화번호, 계좌번호, 이메일, 메신저 아이디"
          hint={
            <>
              계좌는 은행 이름과 함께 적어도 돼요. 예: <NoBreak>국민 123456-01-234567</NoBreak>
            </>
          }
          className="min-w-0 flex-1"
        >
          {(control) => (
            <Input
              {...control}
              type="text"
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              placeholder="010-1234-5678"
              data-private
            />
          )}
        </Field>
        <SubmitButton className="sm:mt-6.5">조회하기</SubmitButton>
      </div>
    </PostForm>
  )
}
