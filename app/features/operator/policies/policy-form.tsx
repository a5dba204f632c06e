import { Card } from '#app/components/card.tsx'
import { Choice, Field, Input, Textarea } from '#app/components/field.tsx'
import { kstDate } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import { firstNoticedDay, NOTICE_RULE } from '#contracts/notice-days.ts'
import type { PolicyDraft } from '#contracts/policy-desk.ts'
import { POLICY_LIMITS } from '#contracts/policy-rules.ts'
import { PostButtons } from '../posts/post-form-parts.tsx'

/** Writes a version of a text that begins on a day to come; a preview keeps nothing. */
export function PolicyForm({ draft, formKey }: { draft: PolicyDraft; formKey: string }) {
  return (
    <PostForm
      intent={['save', 'preview']}
      schema={() => import('./policy-schema.ts').then((file) => file.policyForms)}
    >
      <Card className="space-y-4">
        <input type="hidden" name="formKey" value={formKey} />
        <input type="hidden" name="seen" value={draft.seen} />
        <Field
          name="body"
          label="내용"
          required
          initial={draft.body}
          hint={`${kstDate(draft.follows)} 시행본 다음에 시행해요. 제목은 '## ', 목록은 '- '로 시작하고 빈 줄로 문단을 나눠요.`}
        >
          {(control) => <Textarea {...control} rows={24} maxLength={POLICY_LIMITS.body} />}
        </Field>
        <Field
          name="reason"
          label="바꾸는 까닭"
          required
          hint="회원이 시행본 목록과 달라진 점에서 볼 수 있어요."
        >
          {(control) => <Textarea {...control} rows={2} maxLength={POLICY_LIMITS.reason} />}
        </Field>
        <Field name="day" label="시행일" required hint={NOTICE_RULE}>
          {(control) => (
            <Input {...control} type="date" min={firstNoticedDay(draft.today, false)} />
          )}
        </Field>
        <Choice name="isAdverse" value="1">
          회원에게 불리한 내용이 있어요
        </Choice>
        <PostButtons cancel={paths.operatorPolicy(draft.policyKey)} />
      </Card>
    </PostForm>
  )
}
