import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError, Field, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import {
  REASONS_OF,
  REPORT_DETAIL_LENGTH,
  REPORT_REASONS,
  type ReportKind,
} from '#contracts/report-constants.ts'

/** Why a product or store is reported. @param back the page of what is reported */
export function ListingReportForm({ kind, back }: { kind: ReportKind; back: string }) {
  return (
    <PostForm
      intent="report"
      schema={() => import('./report-fields.ts').then((file) => file.reportFields(kind))}
      className="space-y-4"
    >
      <FormProblem />
      <Card as="fieldset">
        <legend className="float-start mb-1 text-base font-bold text-ink">
          신고하는 이유를 골라 주세요
        </legend>
        <div className="clear-both">
          {REASONS_OF[kind].map((reason) => (
            <Choice key={reason} type="radio" name="reason" value={reason}>
              {REPORT_REASONS[reason]}
            </Choice>
          ))}
          <ChoiceError name="reason" />
        </div>
      </Card>
      <Field
        name="detail"
        label="자세한 내용"
        hint={`언제 어떤 일이 있었는지 적어 주시면 더 빨리 확인할 수 있어요. (${REPORT_DETAIL_LENGTH.toLocaleString('ko')}자까지)`}
      >
        {(control) => <Textarea {...control} rows={4} maxLength={REPORT_DETAIL_LENGTH} />}
      </Field>
      <p className="text-sm text-ink-3">
        지금 보이는 내용이 운영팀에 함께 전달돼요. 신고한 사실은 상대에게 알리지 않아요.
      </p>
      <div className="flex gap-2">
        <ButtonLink to={back} variant="secondary" size="lg" className="flex-1">
          취소
        </ButtonLink>
        <SubmitButton variant="danger" size="lg" className="flex-1">
          신고하기
        </SubmitButton>
      </div>
    </PostForm>
  )
}
