import { Card } from '#app/components/card.tsx'
import { Field, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { CASE_TEXT } from '#contracts/order-case-constants.ts'

const schema = () => import('./order-desk-forms.ts').then((file) => file.orderDeskForms)

/** Words to both members; the first of them are the contact that is due within a day of a dispute or claim. */
export function ContactForm({ eventKey }: { eventKey: string }) {
  return (
    <WordsForm
      intent="contact"
      eventKey={eventKey}
      title="양쪽에 안내하기"
      label="안내할 내용"
      hint="구매자와 판매자가 함께 읽어요. 분쟁이나 보상 신청은 접수하고 24시간 안에 먼저 연락해 주세요."
      submit="안내하기"
    />
  )
}

/** Opens a dispute where neither member has, such as for a parcel that the courier has lost. */
export function OpenCaseForm({ eventKey }: { eventKey: string }) {
  return (
    <WordsForm
      intent="open"
      eventKey={eventKey}
      title="분쟁 조정 시작하기"
      label="시작하는 이유"
      hint="구매자와 판매자가 함께 읽어요. 시작하면 시간이 지나도 돈이 움직이지 않고, 운영자가 결정해요."
      submit="분쟁 조정 시작하기"
    />
  )
}

function WordsForm({
  intent,
  eventKey,
  title,
  label,
  hint,
  submit,
}: {
  intent: 'contact' | 'open'
  eventKey: string
  title: string
  label: string
  hint: string
  submit: string
}) {
  return (
    <Card as="section" aria-labelledby={intent}>
      <h2 id={intent} className="text-base font-bold text-ink">
        {title}
      </h2>
      <PostForm intent={intent} schema={schema} className="mt-3 space-y-3">
        <input type="hidden" name="eventKey" value={eventKey} />
        <FormProblem />
        <Field name="text" label={label} required hint={hint}>
          {(control) => (
            <Textarea {...control} rows={3} maxLength={CASE_TEXT.most} autoComplete="off" />
          )}
        </Field>
        <SubmitButton variant="secondary">{submit}</SubmitButton>
      </PostForm>
    </Card>
  )
}
