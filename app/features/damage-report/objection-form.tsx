import { Card } from '#app/components/card.tsx'
import { Field, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { DAMAGE_LIMITS, OBJECTION_DAYS } from '#contracts/damage-report-rules.ts'

/** @param isLinked whether the report names another account, to which the member's was joined */
export function ObjectionForm({ isLinked }: { isLinked: boolean }) {
  return (
    <PostForm
      intent="object"
      schema={() => import('./damage-forms.ts').then((file) => file.objectionSchema)}
      className="space-y-4"
    >
      <Card className="space-y-4">
        <FormProblem />
        <p className="text-sm text-ink-3">
          {isLinked
            ? `이의를 내면 운영팀이 확인하는 동안 내 계정을 이 사례와 잇지 않고, ${OBJECTION_DAYS}일 안에 결정해요.`
            : `이의를 내면 피해사례가 바로 가려지고, 운영팀이 양쪽의 이야기를 확인해 ${OBJECTION_DAYS}일 안에 결정해요.`}{' '}
          이의는 한 번만 낼 수 있어요.
        </p>
        <Field
          name="text"
          label="무엇이 사실과 다른가요?"
          required
          hint={`${DAMAGE_LIMITS.leastObjection}자 이상 적어 주세요. 번호를 새로 받은 것이라면 언제부터 썼는지 알려 주세요.`}
        >
          {(control) => <Textarea {...control} rows={7} maxLength={DAMAGE_LIMITS.objection} />}
        </Field>
      </Card>
      <SubmitButton size="lg" block>
        이의 내기
      </SubmitButton>
    </PostForm>
  )
}
