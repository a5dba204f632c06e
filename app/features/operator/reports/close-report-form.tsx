import { Card } from '#app/components/card.tsx'
import { Choice, Field, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { ReportKind } from '#contracts/report-constants.ts'
import { NOTE_LENGTH } from '../operator-labels.ts'
import { ReasonField } from '../reason-field.tsx'

/** What can be hidden with the decision. */
const HIDDEN: Partial<Record<ReportKind, string>> = {
  PRODUCT: '조치하면서 상품을 숨겨요',
  REVIEW: '조치하면서 후기를 숨겨요. 처리 내용이 쓴 사람과 받은 사람에게 사유로 보여요.',
}

/** Closes a report, as acted on or dismissed, with a note that says why. */
export function CloseReportForm({ kind }: { kind: ReportKind }) {
  return (
    <Card as="section" aria-labelledby="close">
      <h2 id="close" className="text-base font-bold text-ink">
        처리하기
      </h2>
      <PostForm
        intent={['ACTED', 'DISMISSED']}
        schema={() => import('../operator-schemas.ts').then((file) => file.reportClosingForms)}
        className="mt-3 space-y-3"
      >
        <ReasonField of="LISTING" decisions={{ ACT: '조치할 때', LEAVE: '기각할 때' }} />
        <Field
          name="note"
          label="처리 내용"
          required
          hint="이용 제한은 회원 화면에서 따로 해 주세요. 결정은 10분 안에 되돌릴 수 있어요."
        >
          {(control) => (
            <Textarea {...control} rows={3} maxLength={NOTE_LENGTH} autoComplete="off" />
          )}
        </Field>
        {HIDDEN[kind] && (
          <Choice name="hide" value="1">
            {HIDDEN[kind]}
          </Choice>
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton intent="ACTED">조치함으로 닫기</SubmitButton>
          <SubmitButton intent="DISMISSED" variant="secondary">
            기각하기
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
