import { Card } from '#app/components/card.tsx'
import { Choice, Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { FaqDraft } from '#contracts/faq.ts'
import { FAQ_CATEGORIES, FAQ_LIMITS, FAQ_PLACES } from '#contracts/faq-rules.ts'
import { MomentField, PostButtons, PostIdentity } from './post-form-parts.tsx'

/** Writes an entry of the FAQ; a preview saves nothing. */
export function FaqForm({ draft, formKey }: { draft: FaqDraft | null; formKey: string }) {
  return (
    <PostForm
      intent={['save', 'preview']}
      schema={() => import('./post-schemas.ts').then((file) => file.faqDeskForms)}
      key={draft?.version}
    >
      <Card className="space-y-4">
        <PostIdentity draft={draft} formKey={formKey} />
        <Field name="category" label="종류" initial={draft?.category ?? 'BUY'}>
          {(control) => (
            <Select {...control}>
              {Object.entries(FAQ_CATEGORIES).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field name="question" label="질문" required initial={draft?.question}>
          {(control) => <Input {...control} maxLength={FAQ_LIMITS.question} autoComplete="off" />}
        </Field>
        <Field
          name="answer"
          label="답"
          required
          initial={draft?.answer}
          hint={`빈 줄로 문단을 나눠요. ${FAQ_PLACES.typed.join(', ')} 자리에는 보는 때의 값이 들어가요.`}
        >
          {(control) => <Textarea {...control} rows={8} maxLength={FAQ_LIMITS.answer} />}
        </Field>
        <Field
          name="words"
          label="찾는 말"
          initial={draft?.words}
          hint="사람들이 다르게 부르는 말을 띄어서 적어요. 화면에는 보이지 않아요."
        >
          {(control) => <Textarea {...control} rows={2} maxLength={FAQ_LIMITS.words} />}
        </Field>
        <Field
          name="linkPath"
          label="바로 가는 주소"
          initial={draft?.link?.path}
          hint="두손 안의 주소예요. 예: /mystore/purchases"
        >
          {(control) => <Input {...control} maxLength={FAQ_LIMITS.linkPath} autoComplete="off" />}
        </Field>
        <Field name="linkLabel" label="바로 가는 이름" initial={draft?.link?.label}>
          {(control) => <Input {...control} maxLength={FAQ_LIMITS.linkLabel} autoComplete="off" />}
        </Field>
        <Field
          name="position"
          label="순서"
          initial={String(draft?.position ?? 100)}
          hint="작은 숫자가 먼저 보여요."
        >
          {(control) => <Input {...control} inputMode="numeric" maxLength={3} autoComplete="off" />}
        </Field>
        <MomentField
          name="publishAt"
          label="게시하는 때"
          at={draft?.publishAt}
          hint="한국 시간이에요. 비워 두면 바로 게시해요."
        />
        <MomentField
          name="endsAt"
          label="내리는 때"
          at={draft?.endsAt}
          hint="비워 두면 계속 보여요."
        />
        <Choice name="isTop" value="1" defaultChecked={draft?.isTop}>
          ‘자주 찾는 질문’에 보이기
        </Choice>
        <PostButtons />
      </Card>
    </PostForm>
  )
}
