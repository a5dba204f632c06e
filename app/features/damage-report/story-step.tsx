import { Card } from '#app/components/card.tsx'
import { Field, Input, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { DamageReport } from '#contracts/damage-report.ts'
import { DAMAGE_LIMITS } from '#contracts/damage-report-rules.ts'
import { schemaOf, VersionField } from './step-form.tsx'

/** What happened, in the reporter's words. Only operators read it. */
export function StoryStep({ report }: { report: DamageReport }) {
  return (
    <PostForm intent="story" schema={schemaOf('story')} className="space-y-4">
      <Card className="space-y-5">
        <FormProblem />
        <VersionField report={report} />
        <Field
          name="story"
          label="무슨 일이 있었나요?"
          required
          initial={report.story}
          hint={`시간 순서대로 ${DAMAGE_LIMITS.leastStory}자 이상 적어 주세요. 이 글은 운영팀만 읽고 게시하지 않아요.`}
        >
          {(control) => <Textarea {...control} rows={9} maxLength={DAMAGE_LIMITS.story} />}
        </Field>
        <Field
          name="policeNo"
          label="경찰 신고 접수번호"
          initial={report.policeNo}
          hint="신고했다면 적어 주세요. 게시될 때 ‘경찰 신고’로만 표시돼요."
        >
          {(control) => (
            <Input {...control} autoComplete="off" maxLength={DAMAGE_LIMITS.policeNo} />
          )}
        </Field>
      </Card>
      <SubmitButton size="lg" block>
        저장하고 다음으로
      </SubmitButton>
    </PostForm>
  )
}
