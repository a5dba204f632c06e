import { Link } from '@remix-run/react'
import { type MouseEvent, useRef } from 'react'
import { Field, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { Macro } from '#contracts/macro.ts'
import type { QuestionCaseView } from '#contracts/question.ts'
import { QUESTION_LIMITS } from '#contracts/question-rules.ts'
import { insertText } from './insert-text.ts'

const forms = () => import('./question-forms.ts').then((file) => file.questionDeskForms)

/** What answers can begin with. */
export interface Answering {
  macros: readonly Macro[]
  /** The text of the macro that the address names, which is chosen without script. */
  begun: string
}

/** The answer of an operator. A macro is put where the cursor is; without script its page begins with it. */
export function QuestionAnswerForm({
  question: { questionSeq },
  messageKey,
  macros,
  begun,
}: {
  question: Pick<QuestionCaseView, 'questionSeq'>
  messageKey: string
} & Answering) {
  const box = useRef<HTMLTextAreaElement>(null)
  const use = (event: MouseEvent, text: string) => {
    if (event.metaKey || event.ctrlKey || !box.current) return
    event.preventDefault()
    insertText(box.current, text, QUESTION_LIMITS.text)
  }
  return (
    <>
      <PostForm intent="answer" schema={forms} className="space-y-3">
        <FormProblem />
        <input type="hidden" name="messageKey" value={messageKey} />
        <Field name="text" label="답변" required initial={begun} hint="회원에게 그대로 보여요.">
          {(control) => (
            <Textarea {...control} ref={box} rows={8} maxLength={QUESTION_LIMITS.text} />
          )}
        </Field>
        <SubmitButton>답변 보내기</SubmitButton>
      </PostForm>
      <section aria-labelledby="macros" className="space-y-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="macros" className="text-sm font-bold text-ink-2">
            자주 쓰는 답변
          </h2>
          <Link
            to={paths.operatorMacros()}
            className="roomy-link text-sm text-link underline underline-offset-4"
          >
            고치기
          </Link>
        </div>
        {macros.length === 0 && <p className="text-sm text-ink-3">켜진 답변이 없어요.</p>}
        <ul className="flex flex-wrap gap-2">
          {macros.map(({ macroSeq, label, text }) => (
            <li key={macroSeq}>
              <Link
                to={paths.operatorQuestion(questionSeq, { macro: macroSeq })}
                preventScrollReset
                title={text}
                onClick={(event) => use(event, text)}
                className="inline-flex min-h-11 items-center rounded-md border border-control px-3 text-sm font-semibold text-ink hover:bg-surface-2 lg:min-h-9"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
