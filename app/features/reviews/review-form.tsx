import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError, Field, Textarea } from '#app/components/field.tsx'
import { FormActions } from '#app/components/form-actions.tsx'
import { Rating } from '#app/components/rating.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { OwnReview } from '#contracts/boot.ts'
import { REVIEW_LENGTH, REVIEW_TAGS, type ReviewRole } from '#contracts/review-rules.ts'

const RATINGS = [
  { value: 5, words: '최고예요' },
  { value: 4, words: '좋아요' },
  { value: 3, words: '괜찮아요' },
  { value: 2, words: '아쉬워요' },
  { value: 1, words: '별로예요' },
]

/** Writes a review, or changes the one that was written. @param role of the writer */
export function ReviewForm({ role, mine }: { role: ReviewRole; mine: OwnReview | null }) {
  const { good, bad } = REVIEW_TAGS[role]
  return (
    <PostForm
      intent="save"
      schema={() => import('./review-forms.ts').then((file) => file.reviewForms(role).save)}
      className="space-y-4"
    >
      <FormProblem />
      <Card as="fieldset">
        <legend className="float-start mb-1 text-base font-bold text-ink">
          거래는 어떠셨나요?
        </legend>
        <div className="clear-both">
          {RATINGS.map(({ value, words }) => (
            <Choice
              key={value}
              type="radio"
              name="rating"
              value={value}
              defaultChecked={mine?.rating === value}
            >
              <span className="flex items-center gap-2">
                <Rating tenths={value * 10} stars />
                {words}
              </span>
            </Choice>
          ))}
          <ChoiceError name="rating" />
        </div>
      </Card>
      <Card as="fieldset">
        <legend className="float-start mb-1 text-base font-bold text-ink">
          해당하는 것을 모두 골라 주세요
        </legend>
        <div className="clear-both grid gap-x-4 sm:grid-cols-2">
          {[...good, ...bad].map((tag) => (
            <Choice
              key={tag}
              name="tags"
              value={tag}
              defaultChecked={mine?.tags.includes(tag) ?? false}
            >
              {tag}
            </Choice>
          ))}
        </div>
        <ChoiceError name="tags" />
        <p className="mt-2 text-sm text-ink-3">
          아쉬운 점은 두 명 이상이 고른 것만 다른 사람에게 보여요.
        </p>
      </Card>
      <Field
        name="body"
        label="거래 후기"
        initial={mine?.body ?? ''}
        hint={`전화번호나 주소는 적지 마세요. (${REVIEW_LENGTH}자까지)`}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            placeholder="물건 상태나 약속 시간처럼 다음 사람에게 도움이 될 이야기를 들려주세요."
          />
        )}
      </Field>
      <FormActions>
        <SubmitButton block size="lg">
          {mine ? '후기 고치기' : '후기 남기기'}
        </SubmitButton>
      </FormActions>
    </PostForm>
  )
}
