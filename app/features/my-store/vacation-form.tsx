import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { kstDay } from '#contracts/kst.ts'
import { VACATION_DAYS, VACATION_NOTE_LENGTH, type Vacation } from '#contracts/vacation.ts'

/** When the member is away, and what buyers read meanwhile. */
export function VacationForm({ vacation, now }: { vacation: Vacation | null; now: string }) {
  const today = kstDay(now)
  const latest = kstDay(now, VACATION_DAYS)
  return (
    <PostForm
      intent="save"
      schema={() => import('./vacation-schema.ts').then((file) => file.vacationForms.save)}
      className="space-y-4"
    >
      <Card className="space-y-5">
        <FormProblem />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="from" label="첫날" required initial={vacation?.from ?? today}>
            {(control) => <Input {...control} type="date" max={latest} />}
          </Field>
          <Field
            name="until"
            label="마지막 날"
            initial={vacation?.until}
            hint="비워 두면 거둘 때까지 계속돼요."
          >
            {(control) => <Input {...control} type="date" min={today} max={latest} />}
          </Field>
        </div>
        <Field
          name="note"
          label="남길 말"
          initial={vacation?.note}
          hint="가게와 상품, 채팅방에서 구매자가 봐요."
        >
          {(control) => (
            <Input
              {...control}
              maxLength={VACATION_NOTE_LENGTH}
              placeholder="여행을 다녀와서 답할게요."
              enterKeyHint="done"
            />
          )}
        </Field>
      </Card>
      <SubmitButton size="lg" block>
        {vacation ? '휴가 바꾸기' : '휴가 시작하기'}
      </SubmitButton>
    </PostForm>
  )
}
