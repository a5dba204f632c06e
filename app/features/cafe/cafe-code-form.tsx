import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { showCafeCode } from '#contracts/cafe-constants.ts'

/** Where a code of the cafe is entered; `code` came with the link of the cafe. */
export function CafeCodeForm({ code }: { code: string }) {
  return (
    <PostForm
      intent="take"
      schema={() => import('./cafe-forms.ts').then((file) => file.cafeCodeSchema)}
    >
      <Card className="space-y-5">
        <Field
          name="code"
          label="코드"
          initial={code && showCafeCode(code)}
          hint="여덟 자예요. 누구와 연동되는지 다음 화면에서 확인해요."
          required
        >
          {(control) => (
            <Input
              {...control}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="ABCD-EFGH"
              className="tracking-widest uppercase placeholder:tracking-widest"
            />
          )}
        </Field>
        <SubmitButton size="lg" block>
          다음
        </SubmitButton>
      </Card>
    </PostForm>
  )
}
