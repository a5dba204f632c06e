import { Card } from '#app/components/card.tsx'
import { Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { ClaimDecisionWords } from '#app/features/order-case/claim-view.tsx'
import { FactRow } from '#app/features/settings/settings-page.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { CASE_REASONS, DECISION_NOTE } from '#contracts/order-case-constants.ts'
import type { Claim } from '#contracts/order-claim.ts'
import { CLAIM_DECISIONS, CLAIM_STATES } from '#contracts/order-claim-constants.ts'
import { ReasonField } from '../reason-field.tsx'

const schema = () => import('./order-desk-forms.ts').then((file) => file.orderDeskForms)

/** A claim of compensation as operators see it, proposals included. */
export function ClaimFacts({ claim, most }: { claim: Claim; most: number }) {
  return (
    <Card as="section" aria-labelledby="claim">
      <h2 id="claim" className="mb-3 text-base font-bold text-ink">
        안심결제 보상 신청
      </h2>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-y-2 text-sm">
        <FactRow name="상태">{CLAIM_STATES[claim.state]}</FactRow>
        <FactRow name="이유">{CASE_REASONS[claim.reason]}</FactRow>
        <FactRow name="신청한 때">{kstDateTime(claim.at)}</FactRow>
        {claim.state === 'OPEN' && (
          <FactRow name="결정 기한">{kstDateTime(claim.decideBy)}</FactRow>
        )}
        <FactRow name="보상 한도">{wonAmount(most)}</FactRow>
      </dl>
      {claim.decision && <ClaimDecisionWords decision={claim.decision} />}
    </Card>
  )
}

/** Decides a claim; the note is read by both members. */
export function ClaimDecisionForm({ eventKey, most }: { eventKey: string; most: number }) {
  return (
    <Card as="section" aria-labelledby="decide-claim">
      <h2 id="decide-claim" className="text-base font-bold text-ink">
        보상 결정하기
      </h2>
      <PostForm intent="decide-claim" schema={schema} className="mt-3 space-y-3">
        <input type="hidden" name="eventKey" value={eventKey} />
        <FormProblem />
        <Field name="decision" label="결정" required>
          {(control) => (
            <Select {...control}>
              <option value="">골라 주세요</option>
              {Object.entries(CLAIM_DECISIONS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ReasonField of="CLAIM" decisions={CLAIM_DECISIONS} />
        <Field
          name="amount"
          label="보상할 금액"
          hint={`보상할 때만 적어요. ${wonAmount(most)}까지 두손의 돈으로 보내요.`}
        >
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field
          name="note"
          label="결정한 이유"
          required
          hint="구매자와 판매자가 함께 읽어요. 결정은 되돌릴 수 없어요."
        >
          {(control) => (
            <Textarea {...control} rows={4} maxLength={DECISION_NOTE.most} autoComplete="off" />
          )}
        </Field>
        <SubmitButton>결정하기</SubmitButton>
      </PostForm>
    </Card>
  )
}
