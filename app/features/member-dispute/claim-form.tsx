import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError, Field, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { WonInput } from '#app/features/sell/won-input.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import {
  DISPUTE_LIMITS,
  DISPUTE_WANTS,
  type DisputeWant,
  type MemberDisputeTypeName,
  memberDisputeType,
} from '#contracts/member-dispute-rules.ts'

const DIGITS = String(DISPUTE_LIMITS.amount).length

/** What happened and what the member wants; sent, the other side reads it. */
export function DisputeClaimForm({
  type,
  formKey,
}: {
  type: MemberDisputeTypeName
  formKey: string
}) {
  return (
    <PostForm
      intent="open"
      encType="multipart/form-data"
      schema={() => import('./dispute-forms.ts').then((file) => file.openDisputeSchema)}
      className="space-y-4"
    >
      <Card as="section" aria-labelledby="claim" className="space-y-5">
        <h2 id="claim" className="text-base font-bold text-ink">
          상대방에게 요청할 내용
        </h2>
        <FormProblem />
        <input type="hidden" name="formKey" value={formKey} />
        <Field
          name="story"
          label="무슨 일이 있었나요?"
          required
          hint={`${DISPUTE_LIMITS.leastStory}자 이상 적어 주세요. 상대방과 운영팀이 읽어요.`}
        >
          {(control) => <Textarea {...control} rows={7} maxLength={DISPUTE_LIMITS.story} />}
        </Field>
        <TermsFields wants={memberDisputeType(type).wants} label="어떻게 해결하고 싶나요?" />
        <PhotosField label="증거 사진" />
        <div>
          <Choice name="agreed" value="1">
            사실만 적었고, 사진도 고치지 않았어요
          </Choice>
          <ChoiceError name="agreed" />
        </div>
      </Card>
      <SubmitButton size="lg" block>
        분쟁 신청하기
      </SubmitButton>
    </PostForm>
  )
}

/** What is wanted or offered, and how much. */
export function TermsFields({ wants, label }: { wants: readonly DisputeWant[]; label: string }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field name="want" label={label} required>
        {(control) => (
          <Select {...control}>
            <option value="">골라 주세요</option>
            {wants.map((want) => (
              <option key={want} value={want}>
                {DISPUTE_WANTS[want].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field name="amount" label="금액" hint="돈이 오가는 방법이면 적어 주세요.">
        {(control) => <WonInput {...control} digits={DIGITS} />}
      </Field>
    </div>
  )
}

/** Pictures for the other side and the operators. */
export function PhotosField({ label }: { label: string }) {
  return (
    <div>
      <label className="block text-sm font-semibold text-ink-2">
        {label}
        <input
          type="file"
          name="photos"
          accept="image/*"
          multiple
          className="mt-1.5 block w-full text-sm font-normal text-ink-3 file:me-3 file:min-h-11 file:rounded-md file:border file:border-control file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-ink"
        />
      </label>
      <p className="mt-1.5 text-sm text-ink-3">
        {DISPUTE_LIMITS.files}장까지, 상대방과 운영팀만 봐요. 계좌번호나 주소는 가려 주세요.
      </p>
      <ChoiceError name="photos" />
    </div>
  )
}
