import { Card } from '#app/components/card.tsx'
import { Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { type CaseDecision, DECISION_NOTE, DECISIONS } from '#contracts/order-case-constants.ts'
import { isCourierType, type OrderType } from '#contracts/order-states.ts'
import { ReasonField } from '../reason-field.tsx'

const schema = () => import('./order-desk-forms.ts').then((file) => file.orderDeskForms)

/** Decides a dispute; the note is read by both members. */
export function OrderDecisionForm({ eventKey, type }: { eventKey: string; type: OrderType }) {
  const choices = (Object.keys(DECISIONS) as CaseDecision[]).filter(
    (decision) => decision !== 'RETURN' || isCourierType(type),
  )
  return (
    <Card as="section" aria-labelledby="decide">
      <h2 id="decide" className="text-base font-bold text-ink">
        결정하기
      </h2>
      <PostForm intent="decide" schema={schema} className="mt-3 space-y-3">
        <input type="hidden" name="eventKey" value={eventKey} />
        <FormProblem />
        <Field name="decision" label="결정" required>
          {(control) => (
            <Select {...control}>
              <option value="">골라 주세요</option>
              {choices.map((decision) => (
                <option key={decision} value={decision}>
                  {DECISIONS[decision].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ReasonField
          of="ORDER"
          decisions={Object.fromEntries(
            choices.map((decision) => [decision, DECISIONS[decision].label]),
          )}
        />
        <Field name="amount" label="돌려줄 금액" hint="일부 환불일 때만 적어요.">
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

/** 지급보류, on or off. */
export function FreezeForm({ eventKey, isFrozen }: { eventKey: string; isFrozen: boolean }) {
  const label = isFrozen ? '지급 보류 풀기' : '지급 보류하기'
  return (
    <Card as="section" aria-labelledby="freeze">
      <h2 id="freeze" className="text-base font-bold text-ink">
        지급 보류
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {isFrozen
          ? '지금 지급이 보류돼 있어요. 풀기 전에는 정산하지 않아요.'
          : '보류하면 구매가 확정돼도 정산하지 않아요.'}
      </p>
      <PostForm
        intent={isFrozen ? 'unfreeze' : 'freeze'}
        schema={schema}
        className="mt-3 space-y-3"
      >
        <input type="hidden" name="eventKey" value={eventKey} />
        <FormProblem />
        <Field name="reason" label="사유" required>
          {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
        </Field>
        <SubmitButton variant="secondary">{label}</SubmitButton>
      </PostForm>
    </Card>
  )
}
