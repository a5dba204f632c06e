import { Card } from '#app/components/card.tsx'
import { Field, Textarea } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { QuestionCaseView } from '#contracts/question.ts'
import { QUESTION_CATEGORIES, QUESTION_LIMITS } from '#contracts/question-rules.ts'
import { QUESTION_STATES } from '#contracts/question-states.ts'
import { type Answering, QuestionAnswerForm } from './question-answer-form.tsx'
import { QuestionContextCard } from './question-context-card.tsx'
import { QuestionList } from './question-list.tsx'
import { QuestionPictures } from './question-pictures.tsx'
import { QuestionThread } from './question-thread.tsx'

const forms = () => import('./question-forms.ts').then((file) => file.questionDeskForms)

/** One question at the operators' desk. */
export function QuestionCase({
  question,
  messageKey,
  answering,
}: {
  question: QuestionCaseView
  messageKey: string
  answering: Answering
}) {
  const { state, asker, handler, isOwn, sanction, notes, others } = question
  const isMine = state === 'ANSWERING' && handler?.isMe
  return (
    <>
      <p className="text-sm break-words text-ink-3">
        {QUESTION_STATES[state].label} · {QUESTION_CATEGORIES[question.category].label} ·{' '}
        {asker.nickName}
        {question.cafeNickName && ` · 카페 별명 ${question.cafeNickName}`}
      </p>
      {sanction && (
        <Notice tone="warning" title="이의를 낸 제재">
          상품 숨김: {sanction.title} {sanction.reason}
        </Notice>
      )}
      {isOwn && <Notice>내가 남긴 문의는 다른 운영자가 답변해야 해요.</Notice>}
      {handler && !handler.isMe && <Notice>{handler.nickName} 님이 답변하고 있어요.</Notice>}
      <QuestionContextCard context={question.context} linked={false} />
      <QuestionThread messages={question.messages} />
      <QuestionPictures questionSeq={question.questionSeq} files={question.files} ofDesk />
      {!isOwn && (state === 'RECEIVED' || state === 'REOPENED') && (
        <PostForm intent="take">
          <SubmitButton>답변 시작</SubmitButton>
        </PostForm>
      )}
      {isMine && (
        <Card className="space-y-4">
          <QuestionAnswerForm question={question} messageKey={messageKey} {...answering} />
          <PostForm intent="release">
            <SubmitButton variant="secondary">다른 운영자에게 넘기기</SubmitButton>
          </PostForm>
        </Card>
      )}
      {!isOwn && (
        <Card className="space-y-3">
          {notes.map(({ nickName, text, at }) => (
            <p key={at + text} className="text-sm break-words whitespace-pre-wrap text-ink-2">
              {nickName} · {kstDateTime(at)}
              {`\n${text}`}
            </p>
          ))}
          <PostForm intent="note" schema={forms} className="space-y-3">
            <input type="hidden" name="messageKey" value={messageKey} />
            <Field name="note" label="운영자 메모" hint="회원에게는 보이지 않아요.">
              {(control) => <Textarea {...control} rows={2} maxLength={QUESTION_LIMITS.note} />}
            </Field>
            <SubmitButton variant="secondary">메모 남기기</SubmitButton>
          </PostForm>
        </Card>
      )}
      {others.length > 0 && (
        <section aria-labelledby="other-questions" className="space-y-3">
          <h2 id="other-questions" className="text-base font-bold text-ink">
            이 회원의 다른 문의
          </h2>
          <QuestionList questions={others} ofDesk />
        </section>
      )}
    </>
  )
}
