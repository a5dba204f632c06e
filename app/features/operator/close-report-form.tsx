import { Form } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { Field, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { NOTE_LENGTH } from './read-closing.ts'

/** Closes a report, as acted on or dismissed, with a note that says why. */
export function CloseReportForm({ error, note }: { error?: string; note?: string }) {
  return (
    <Card as="section" aria-labelledby="close">
      <h2 id="close" className="text-base font-bold text-ink">
        처리하기
      </h2>
      <Form method="post" className="mt-3 space-y-3">
        <Field
          label="처리 내용"
          required
          error={error}
          hint="이용 제한은 회원 화면에서 따로 해 주세요. 처리한 신고는 되돌릴 수 없어요."
        >
          {(control) => (
            <Textarea
              {...control}
              name="note"
              rows={3}
              maxLength={NOTE_LENGTH}
              defaultValue={note}
              autoComplete="off"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <SubmitButton name="state" value="ACTED">
            조치함으로 닫기
          </SubmitButton>
          <SubmitButton name="state" value="DISMISSED" variant="secondary">
            기각하기
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
