import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError, Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import {
  CONTENT_CATEGORIES,
  CONTENT_CATEGORY_LABELS,
  CONTENT_LIMITS,
} from '#contracts/content-rules.ts'
import { PictureField } from '../posts/picture-field.tsx'
import type { ContentAnswer } from './content-answer.ts'
import { ContentBlockRows } from './content-block-rows.tsx'
import type { ContentFormData } from './load-content-form.server.ts'

const RELEASE_LABELS = {
  NOW: '지금 게시하기',
  AT: '정한 시각에 게시하기',
  HIDDEN: '숨기기 (아무에게도 보이지 않아요)',
} as const

/** An article as an operator writes it. Without script every button is a request, and what was typed comes back. */
export function ContentForm({
  form: { edited, formKey, article, rows, release, publishAt },
  answer,
}: {
  form: ContentFormData
  answer: ContentAnswer | undefined
}) {
  const mediaKey = answer?.mediaKey ?? article.mediaKey
  return (
    <PostForm
      intent="content"
      encType="multipart/form-data"
      className="space-y-4"
      preventScrollReset
    >
      {/* The Enter key presses the first button of a form. */}
      <button type="submit" name="step" value="preview" hidden tabIndex={-1}>
        미리보기
      </button>
      <FormProblem />
      <input type="hidden" name="formKey" value={formKey} />
      {edited && <input type="hidden" name="contentSeq" value={edited.contentSeq} />}
      {edited && <input type="hidden" name="version" value={edited.version} />}
      <Card as="section" aria-labelledby="basics" className="space-y-4">
        <h2 id="basics" className="text-base font-bold text-ink">
          제목과 대표 사진
        </h2>
        <Field name="title" label="제목" initial={article.title} required>
          {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
        </Field>
        <Field
          name="summary"
          label="요약"
          initial={article.summary}
          required
          hint={`목록과 검색 결과에 보여요. ${CONTENT_LIMITS.summary}자까지 적을 수 있어요.`}
        >
          {(control) => <Textarea {...control} rows={2} maxLength={400} />}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="category" label="주제" initial={article.category}>
            {(control) => (
              <Select {...control}>
                {CONTENT_CATEGORIES.map((category) => (
                  <option key={category} value={category}>
                    {CONTENT_CATEGORY_LABELS[category]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field name="author" label="글쓴이" initial={article.author} required>
            {(control) => <Input {...control} maxLength={60} autoComplete="off" />}
          </Field>
        </div>
        <PictureField
          mediaKey={mediaKey}
          label="대표 사진"
          required
          hint="가로가 세로보다 긴 사진이 어울려요."
        />
      </Card>
      <ContentBlockRows rows={answer?.rows ?? rows} turn={answer?.turn} />
      <Card as="section" aria-labelledby="release" className="space-y-3">
        <h2 id="release" className="text-base font-bold text-ink">
          언제 보일까요
        </h2>
        <fieldset>
          <legend className="sr-only">게시</legend>
          {(['NOW', 'AT', 'HIDDEN'] as const).map((value) => (
            <Choice
              key={value}
              type="radio"
              name="release"
              value={value}
              defaultChecked={value === release}
            >
              {value === 'NOW' && edited?.state === 'PUBLISHED'
                ? '지금처럼 게시하기'
                : RELEASE_LABELS[value]}
            </Choice>
          ))}
          <ChoiceError name="release" />
        </fieldset>
        <Field
          name="publishAt"
          label="게시할 시각"
          initial={publishAt}
          hint="한국 시각이에요. ‘정한 시각에 게시하기’를 골랐을 때만 써요."
        >
          {(control) => <Input {...control} type="datetime-local" className="max-w-xs" />}
        </Field>
        <Field name="note" label="고친 까닭" hint="기록에 남아 다른 운영자가 볼 수 있어요.">
          {(control) => <Input {...control} maxLength={CONTENT_LIMITS.note} autoComplete="off" />}
        </Field>
      </Card>
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="step" value="preview" variant="secondary">
          미리보기
        </SubmitButton>
        <SubmitButton name="step" value="save">
          저장하기
        </SubmitButton>
      </div>
    </PostForm>
  )
}
