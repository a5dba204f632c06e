import { Card } from '#app/components/card.tsx'
import { Choice, Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { AnnouncementDraft } from '#contracts/announcement.ts'
import { ANNOUNCEMENT_CATEGORIES, ANNOUNCEMENT_LIMITS } from '#contracts/announcement-rules.ts'
import { kstLocal } from './kst-local.ts'

/** Writes an announcement; a preview saves nothing. */
export function AnnouncementForm({
  draft,
  formKey,
}: {
  draft: AnnouncementDraft | null
  formKey: string
}) {
  return (
    <PostForm
      intent={['save', 'preview']}
      schema={() => import('./post-schemas.ts').then((file) => file.announcementForms)}
      key={draft?.version}
    >
      <Card className="space-y-4">
        {draft ? (
          <input type="hidden" name="version" value={draft.version} />
        ) : (
          <input type="hidden" name="formKey" value={formKey} />
        )}
        <Field name="category" label="종류" initial={draft?.category ?? 'NEWS'}>
          {(control) => (
            <Select {...control}>
              {Object.entries(ANNOUNCEMENT_CATEGORIES).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field name="title" label="제목" required initial={draft?.title}>
          {(control) => (
            <Input {...control} maxLength={ANNOUNCEMENT_LIMITS.title} autoComplete="off" />
          )}
        </Field>
        <Field
          name="body"
          label="내용"
          required
          initial={draft?.body}
          hint="빈 줄로 문단을 나눠요."
        >
          {(control) => <Textarea {...control} rows={10} maxLength={ANNOUNCEMENT_LIMITS.body} />}
        </Field>
        <Field
          name="publishAt"
          label="게시하는 때"
          initial={draft ? kstLocal(draft.publishAt) : ''}
          hint="한국 시간이에요. 비워 두면 바로 게시해요."
        >
          {(control) => <Input {...control} type="datetime-local" />}
        </Field>
        <Field
          name="endsAt"
          label="내리는 때"
          initial={draft?.endsAt ? kstLocal(draft.endsAt) : ''}
          hint="비워 두면 계속 보여요."
        >
          {(control) => <Input {...control} type="datetime-local" />}
        </Field>
        <Choice name="isPinned" value="1" defaultChecked={draft?.isPinned}>
          맨 위에 고정하기
        </Choice>
        <Choice name="isPopup" value="1" defaultChecked={draft?.isPopup}>
          홈에 띄우기
        </Choice>
        <div className="flex flex-wrap gap-2">
          <SubmitButton intent="save">저장하기</SubmitButton>
          <SubmitButton intent="preview" variant="secondary">
            미리보기
          </SubmitButton>
        </div>
      </Card>
    </PostForm>
  )
}
