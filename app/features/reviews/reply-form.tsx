import { Field, Textarea } from '#app/components/field.tsx'
import { ChevronDownIcon } from '#app/components/icons.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { useFormAnswer } from '#app/forms/use-form.ts'
import { REVIEW_LENGTH } from '#contracts/review-rules.ts'

/** The one answer to a review; it opens without script. */
export function ReplyForm({ reviewSeq }: { reviewSeq: number }) {
  const answer = useFormAnswer('reply')
  const isAnswered = answer?.values.reviewSeq?.[0] === String(reviewSeq)
  return (
    <details className="group" open={isAnswered}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-sm font-medium text-ink-2 hover:text-ink">
        답글 쓰기
        <ChevronDownIcon size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <PostForm
        intent="reply"
        schema={() => import('./review-forms.ts').then((file) => file.replyForms.reply)}
        className="space-y-3"
      >
        <input type="hidden" name="reviewSeq" value={reviewSeq} />
        <Field
          {...(isAnswered || !answer ? { name: 'body' } : {})}
          label="답글"
          hint={`한 번만 남길 수 있고 고칠 수 없어요. (${REVIEW_LENGTH}자까지)`}
        >
          {(control) => <Textarea {...control} name="body" rows={3} />}
        </Field>
        <SubmitButton variant="secondary">답글 남기기</SubmitButton>
      </PostForm>
    </details>
  )
}
