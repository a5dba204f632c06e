import { Card } from '#app/components/card.tsx'
import { Field, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import {
  DAMAGE_DECISIONS,
  DAMAGE_LIMITS,
  type DamageDecision,
} from '#contracts/damage-report-rules.ts'
import { ReasonField } from '../reason-field.tsx'

/** What an operator can decide on a report now. */
export function DamageDecisionForm({ decisions }: { decisions: readonly DamageDecision[] }) {
  const [first] = decisions
  if (!first) return null
  return (
    <Card as="section" aria-labelledby="decide">
      <h2 id="decide" className="text-base font-bold text-ink">
        결정하기
      </h2>
      <PostForm
        intent={decisions}
        schema={() =>
          import('./damage-decision-schema.ts').then((file) => file.damageDecisionForms)
        }
        className="mt-3 space-y-3"
      >
        <FormProblem />
        {first !== 'REVIEW' && (
          <>
            <ReasonField
              of="DAMAGE"
              decisions={Object.fromEntries(
                decisions.map((decision) => [decision, DAMAGE_DECISIONS[decision]]),
              )}
            />
            <Field
              name="note"
              label="이유"
              hint="반려와 이의 결정에는 꼭 적어 주세요. 판단과 이유는 회원에게 그대로 보여요. 결정은 10분 안에 되돌릴 수 있어요."
            >
              {(control) => (
                <Textarea {...control} rows={3} maxLength={DAMAGE_LIMITS.note} autoComplete="off" />
              )}
            </Field>
          </>
        )}
        <div className="flex flex-wrap gap-2">
          {decisions.map((decision, index) => (
            <SubmitButton
              key={decision}
              intent={decision}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {DAMAGE_DECISIONS[decision]}
            </SubmitButton>
          ))}
        </div>
      </PostForm>
    </Card>
  )
}
