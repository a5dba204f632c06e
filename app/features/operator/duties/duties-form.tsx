import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Choice, Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import { DUTIES, DUTY_KEYS } from '#contracts/duties.ts'
import type { OperatorRow } from '#contracts/operator-desk.ts'
import { REASON_LENGTH } from '../operator-labels.ts'

/** Gives an operator duties and takes them away. */
export function DutiesForm({ operator }: { operator: OperatorRow }) {
  return (
    <Card as="section" aria-label="담당 바꾸기">
      <PostForm
        intent="SET"
        schema={() => import('./duties-schema.ts').then((file) => file.dutiesSchema)}
        className="space-y-4"
      >
        <input type="hidden" name="seen" value={operator.duties.join(',')} />
        <fieldset>
          <legend className="text-sm font-semibold text-ink-2">담당</legend>
          <p className="mt-1 text-sm text-ink-3">
            맡은 일의 화면과 개인정보만 볼 수 있어요. 저장하면 바로 적용돼요.
          </p>
          <div className="mt-1 space-y-0.5">
            {DUTY_KEYS.map((duty) => (
              <Choice
                key={duty}
                name="duties"
                value={duty}
                defaultChecked={operator.duties.includes(duty)}
                className="py-1.5"
              >
                <span className="block">{DUTIES[duty].label}</span>
                <span className="block font-normal text-ink-3">{DUTIES[duty].does}</span>
              </Choice>
            ))}
          </div>
        </fieldset>
        <Field name="reason" label="사유" required hint="이 운영자의 처리 내역에 남아요.">
          {(control) => <Input {...control} maxLength={REASON_LENGTH} autoComplete="off" />}
        </Field>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>저장</SubmitButton>
          <ButtonLink to={paths.operators()} variant="secondary">
            취소
          </ButtonLink>
        </div>
      </PostForm>
    </Card>
  )
}
