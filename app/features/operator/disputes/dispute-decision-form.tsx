import { Card } from '#app/components/card.tsx'
import { Field, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { WonInput } from '#app/features/sell/won-input.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { DisputeCaseView } from '#contracts/member-dispute.ts'
import {
  DISPUTE_FAVOURS,
  DISPUTE_LIMITS,
  disputeTermsLabel,
  memberDisputeType,
} from '#contracts/member-dispute-rules.ts'
import { ReasonField } from '../reason-field.tsx'

const DIGITS = String(DISPUTE_LIMITS.amount).length

/** What an operator decides, with the reason that both sides read. */
export function DisputeDecisionForm({
  dispute: { version, type },
}: {
  dispute: Pick<DisputeCaseView, 'version' | 'type'>
}) {
  return (
    <Card as="section" aria-labelledby="decide">
      <h2 id="decide" className="text-base font-bold text-ink">
        결정하기
      </h2>
      <p className="mt-1 text-sm text-ink-3">
        양쪽이 3일 안에 받아들이면 이행하고, 한쪽이라도 아니면 조정 신청을 안내해요.
      </p>
      <PostForm
        intent="decide"
        schema={() =>
          import('./dispute-decision-schema.ts').then((file) => file.disputeDecisionSchema)
        }
        className="mt-3 space-y-4"
      >
        <FormProblem />
        <input type="hidden" name="version" value={version} />
        <Field name="favour" label="누가 맞나요" required>
          {(control) => (
            <Select {...control}>
              <option value="">골라 주세요</option>
              {Object.entries(DISPUTE_FAVOURS).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ReasonField of="DISPUTE" decisions={DISPUTE_FAVOURS} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="terms"
            label="결정"
            required
            hint="상대방의 말이 맞다면 요청을 받아들이지 않아요."
          >
            {(control) => (
              <Select {...control}>
                <option value="">골라 주세요</option>
                {[...memberDisputeType(type).wants, 'NONE' as const].map((value) => (
                  <option key={value} value={value}>
                    {disputeTermsLabel(value)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field name="amount" label="금액" hint="돈이 오가는 결정이면 적어 주세요.">
            {(control) => <WonInput {...control} digits={DIGITS} />}
          </Field>
        </div>
        <Field
          name="note"
          label="이유"
          required
          hint="분쟁 기준의 어떤 내용에 따랐는지 적어 주세요. 양쪽에 그대로 보여요. 결정은 아무도 답하지 않았으면 10분 안에 되돌릴 수 있어요."
        >
          {(control) => (
            <Textarea {...control} rows={4} maxLength={DISPUTE_LIMITS.note} autoComplete="off" />
          )}
        </Field>
        <SubmitButton>결정 보내기</SubmitButton>
      </PostForm>
    </Card>
  )
}
