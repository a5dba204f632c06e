import { Field, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { DamageCluster } from '#contracts/damage-report.ts'
import { DAMAGE_LIMITS } from '#contracts/damage-report-rules.ts'
import { LINK_DECISIONS } from '#contracts/fraud-link-rules.ts'

const INTENTS = ['CUT', 'KEEP'] as const

/** An operator leaves one of the joined accounts out, or keeps it against the member's objection. */
export function LinkDecisionForm({ members }: { members: DamageCluster['members'] }) {
  const waits = members.some(({ objection }) => objection?.state === 'OPEN')
  const intents = waits ? INTENTS : INTENTS.slice(0, 1)
  return (
    <PostForm
      intent={intents}
      schema={() => import('./link-decision-schema.ts').then((file) => file.linkDecisionForms)}
      className="mt-4 space-y-3 border-t border-line pt-4"
    >
      <FormProblem />
      <Field name="linked" label="계정">
        {({ defaultValue, ...control }) => (
          <Select {...control} defaultValue={defaultValue}>
            <option value="">계정 고르기</option>
            {members.map(({ userSeq, nickName }) => (
              <option key={userSeq} value={userSeq}>
                {nickName} ({userSeq})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field name="linkNote" label="이유" hint="처리 기록에 남고 회원에게는 보이지 않아요.">
        {(control) => (
          <Textarea {...control} rows={2} maxLength={DAMAGE_LIMITS.note} autoComplete="off" />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {intents.map((intent) => (
          <SubmitButton key={intent} intent={intent} variant="secondary">
            {LINK_DECISIONS[intent]}
          </SubmitButton>
        ))}
      </div>
    </PostForm>
  )
}
