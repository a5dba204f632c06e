import { Card } from '#app/components/card.tsx'
import { Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { EventDraft } from '#contracts/event.ts'
import { EVENT_KINDS, EVENT_LIMITS } from '#contracts/event-rules.ts'
import { MomentField, PostButtons, PostIdentity } from './post-form-parts.tsx'

/** Writes an event; a preview saves nothing. */
export function EventForm({ draft, formKey }: { draft: EventDraft | null; formKey: string }) {
  return (
    <PostForm
      intent={['save', 'preview']}
      schema={() => import('./post-schemas.ts').then((file) => file.eventForms)}
      key={draft?.version}
    >
      <Card className="space-y-4">
        <PostIdentity draft={draft} formKey={formKey} />
        {draft?.hasStarted && (
          <Notice>
            이미 시작한 이벤트예요. 글은 고칠 수 있지만 참여 방법, 기간, 당첨 인원과 포인트는 바꿀
            수 없어요.
          </Notice>
        )}
        <Field name="title" label="제목" required initial={draft?.title}>
          {(control) => <Input {...control} maxLength={EVENT_LIMITS.title} autoComplete="off" />}
        </Field>
        <Field name="summary" label="한 줄 소개" required initial={draft?.summary}>
          {(control) => <Input {...control} maxLength={EVENT_LIMITS.summary} autoComplete="off" />}
        </Field>
        <Field
          name="body"
          label="내용"
          required
          initial={draft?.body}
          hint="빈 줄로 문단을 나눠요."
        >
          {(control) => <Textarea {...control} rows={8} maxLength={EVENT_LIMITS.body} />}
        </Field>
        <Field name="kind" label="참여 방법" initial={draft?.kind ?? 'DRAW'}>
          {(control) => (
            <Select {...control}>
              {Object.entries(EVENT_KINDS).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <MomentField
          name="startsAt"
          label="시작하는 때"
          at={draft?.startsAt}
          hint="한국 시간이에요. 비워 두면 바로 시작해요."
        />
        <MomentField name="endsAt" label="끝나는 때" at={draft?.endsAt} required />
        <Field
          name="winners"
          label="당첨 인원"
          initial={draft ? String(draft.winners) : ''}
          hint={`${EVENT_LIMITS.winners}명까지 적을 수 있어요.`}
        >
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field
          name="points"
          label="한 명이 받는 포인트"
          initial={draft ? String(draft.points) : ''}
        >
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </Field>
        <PostButtons />
      </Card>
    </PostForm>
  )
}
