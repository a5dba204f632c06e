import { Card } from '#app/components/card.tsx'
import { Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { MacroDraft } from '#contracts/macro.ts'
import { MACRO_LIMITS, MACRO_PLACES } from '#contracts/macro-rules.ts'
import { QUESTION_CATEGORIES, QUESTION_LIMITS } from '#contracts/question-rules.ts'
import { PositionField, PostButtons, PostIdentity } from './post-form-parts.tsx'

/** Writes a macro of answers; a preview saves nothing. */
export function MacroForm({ draft, formKey }: { draft: MacroDraft | null; formKey: string }) {
  return (
    <PostForm
      intent={['save', 'preview']}
      schema={() => import('./post-schemas.ts').then((file) => file.macroForms)}
      key={draft?.version}
    >
      <Card className="space-y-4">
        <PostIdentity draft={draft} formKey={formKey} />
        <Field
          name="label"
          label="이름"
          required
          initial={draft?.label}
          hint="답변 칸 아래에서 고를 때 보여요."
        >
          {(control) => <Input {...control} maxLength={MACRO_LIMITS.label} autoComplete="off" />}
        </Field>
        <Field
          name="category"
          label="문의 종류"
          initial={draft?.category}
          hint="고르면 그 종류의 문의에서 먼저 보여요."
        >
          {(control) => (
            <Select {...control}>
              <option value="">모든 문의</option>
              {Object.entries(QUESTION_CATEGORIES).map(([key, { label }]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          name="text"
          label="답변"
          required
          initial={draft?.text}
          hint={`${MACRO_PLACES.typed.join(', ')} 자리에는 문의한 회원의 이름과 문의 제목이 들어가요.`}
        >
          {(control) => <Textarea {...control} rows={8} maxLength={QUESTION_LIMITS.text} />}
        </Field>
        <PositionField position={draft?.position} />
        <PostButtons />
      </Card>
    </PostForm>
  )
}
