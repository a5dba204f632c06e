import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { Field, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { Question } from '#contracts/question.ts'
import { QUESTION_CATEGORIES, QUESTION_LIMITS } from '#contracts/question-rules.ts'
import { QUESTION_STATES } from '#contracts/question-states.ts'
import { QuestionContextCard } from './question-context-card.tsx'
import { QuestionPictures } from './question-pictures.tsx'
import { QuestionThread } from './question-thread.tsx'
import { WaitingTime } from './waiting-time.tsx'

const RATINGS = ['5', '4', '3', '2', '1']

/** An own question with its answers, and what can be done with them. */
export function SentQuestion({ question, messageKey }: { question: Question; messageKey: string }) {
  const { state, category, rating } = question
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
        <Badge tone={state === 'ANSWERED' ? 'success' : 'warning'}>
          {QUESTION_STATES[state].label}
        </Badge>
        {QUESTION_CATEGORIES[category].label}
      </p>
      {question.waitingSince && <WaitingTime minutes={question.medianMinutes} />}
      <QuestionContextCard context={question.context} />
      <QuestionThread messages={question.messages} />
      <QuestionPictures questionSeq={question.questionSeq} files={question.files} />
      {rating !== null && <p className="text-sm text-ink-3">내 평가: 5점 만점에 {rating}점</p>}
      {state === 'ANSWERED' && rating === null && (
        <Card>
          <PostForm
            intent="rate"
            schema={() => import('./question-forms.ts').then((file) => file.answeredForms.rate)}
            className="space-y-3"
          >
            <FormProblem />
            <Field name="rating" label="답변이 어땠나요?" initial="5">
              {(control) => (
                <Select {...control}>
                  {RATINGS.map((value) => (
                    <option key={value} value={value}>
                      {value}점
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <SubmitButton variant="secondary">평가하기</SubmitButton>
          </PostForm>
        </Card>
      )}
      {state === 'ANSWERED' && (
        <Card>
          <PostForm
            intent="reopen"
            schema={() => import('./question-forms.ts').then((file) => file.answeredForms.reopen)}
            className="space-y-3"
          >
            <FormProblem />
            <input type="hidden" name="messageKey" value={messageKey} />
            <Field name="text" label="더 궁금한 점" required>
              {(control) => <Textarea {...control} rows={4} maxLength={QUESTION_LIMITS.text} />}
            </Field>
            <SubmitButton variant="secondary">재문의하기</SubmitButton>
          </PostForm>
        </Card>
      )}
    </>
  )
}
