import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { ChoiceError, Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import {
  QUESTION_CATEGORIES,
  QUESTION_LIMITS,
  questionCategoriesOf,
} from '#contracts/question-rules.ts'
import type { QuestionFormPage } from './load-question-form.server.ts'
import { QuestionContextCard } from './question-context-card.tsx'
import { QuestionPictures } from './question-pictures.tsx'
import { WaitingTime } from './waiting-time.tsx'

/** The form of a new question; each of its buttons saves what was typed. */
export function QuestionForm({ page }: { page: QuestionFormPage }) {
  const { kind, draft, sanctions, context, formKey } = page
  const files = draft?.files ?? []
  return (
    <>
      <WaitingTime minutes={page.medianMinutes} />
      {kind === 'CS' && (
        <p className="text-sm text-ink-3">
          기다리지 않고 알 수 있는 답도 있어요.{' '}
          <Link to={paths.csCenter()} className="roomy-link text-link underline underline-offset-4">
            자주 묻는 질문 찾기
          </Link>
        </p>
      )}
      {page.problem && <Notice tone="warning">{page.problem}</Notice>}
      <QuestionContextCard context={context} />
      <QuestionPictures questionSeq={draft?.questionSeq ?? 0} files={files} canRemove />
      <PostForm
        intent={['send', 'save', 'store', 'detach']}
        encType="multipart/form-data"
        schema={() => import('./question-forms.ts').then((file) => file.questionForms)}
        className="space-y-4"
      >
        <Card className="space-y-5">
          <FormProblem />
          <input type="hidden" name="formKey" value={formKey} />
          <input type="hidden" name="orderSeq" value={context.order?.orderSeq ?? ''} />
          <input type="hidden" name="roomId" value={context.room?.roomId ?? ''} />
          <input type="hidden" name="storeSeq" value={context.store?.storeSeq ?? ''} />
          <Field name="category" label="문의 종류" required initial={draft?.category}>
            {({ defaultValue = '', ...control }) => (
              <Select {...control} defaultValue={defaultValue}>
                <option value="">고르기</option>
                {questionCategoriesOf(kind).map((category) => (
                  <option key={category} value={category}>
                    {QUESTION_CATEGORIES[category].label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {kind === 'CAFE' && (
            <Field
              name="cafeNickName"
              label="카페 별명"
              required
              initial={draft?.cafeNickName ?? page.cafeNickName}
            >
              {(control) => <Input {...control} maxLength={QUESTION_LIMITS.nickName} />}
            </Field>
          )}
          {sanctions.length > 0 && (
            <Field
              name="productSeq"
              label="걸려 있는 제재"
              initial={draft?.productSeq?.toString()}
              hint="제재 이의 신청일 때 골라 주세요. 제재마다 하나씩 낼 수 있어요."
            >
              {({ defaultValue = '', ...control }) => (
                <Select {...control} defaultValue={defaultValue}>
                  <option value="">고르지 않음</option>
                  {sanctions.map(({ productSeq, title, reason }) => (
                    <option key={productSeq} value={productSeq}>
                      {`상품 숨김: ${title}${reason ? ` (${reason})` : ''}`}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Field name="title" label="제목" required initial={draft?.title}>
            {(control) => (
              <Input {...control} maxLength={QUESTION_LIMITS.title} autoComplete="off" />
            )}
          </Field>
          <Field
            name="text"
            label="내용"
            required
            initial={draft?.text}
            hint={`언제 무엇을 했는지 ${QUESTION_LIMITS.leastText}자 이상 적어 주세요. 운영팀만 읽어요.`}
          >
            {(control) => <Textarea {...control} rows={8} maxLength={QUESTION_LIMITS.text} />}
          </Field>
          {files.length < QUESTION_LIMITS.files && (
            <div>
              <label className="block text-sm font-semibold text-ink-2">
                사진 ({files.length}/{QUESTION_LIMITS.files})
                <input
                  type="file"
                  name="photos"
                  accept="image/*"
                  multiple
                  className="mt-1.5 block w-full text-sm font-normal text-ink-3 file:me-3 file:min-h-11 file:rounded-md file:border file:border-control file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-ink"
                />
              </label>
              <ChoiceError name="photos" />
            </div>
          )}
        </Card>
        <SubmitButton intent="send" size="lg" block>
          문의 보내기
        </SubmitButton>
        <div className="flex flex-wrap gap-2">
          <SubmitButton intent="save" variant="secondary">
            저장하고 사진 올리기
          </SubmitButton>
          {kind === 'CS' && (
            <SubmitButton intent="store" variant="secondary">
              문의할 가게 찾기
            </SubmitButton>
          )}
          {(context.order || context.room || context.store) && (
            <SubmitButton intent="detach" variant="secondary">
              문의 대상 빼기
            </SubmitButton>
          )}
        </div>
      </PostForm>
    </>
  )
}
