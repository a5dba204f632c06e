import { Card } from '#app/components/card.tsx'
import { Choice, Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { AnnouncementDraft } from '#contracts/announcement.ts'
import { ANNOUNCEMENT_CATEGORIES, ANNOUNCEMENT_LIMITS } from '#contracts/announcement-rules.ts'
import { MomentField, PostButtons, PostIdentity } from './post-form-parts.tsx'

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
        <PostIdentity draft={draft} formKey={formKey} />
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
        <Choice name="isPinned" value="1" defaultChecked={draft?.isPinned}>
          맨 위에 고정하기
        </Choice>
        <Choice name="isPopup" value="1" defaultChecked={draft?.isPopup}>
          홈에 띄우기
        </Choice>
        <PostButtons />
      </Card>
    </PostForm>
  )
}
