import { Choice, ChoiceError, Field, Textarea } from '#app/components/field.tsx'
import { FormActions } from '#app/components/form-actions.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import type { Room } from '#contracts/edge.ts'
import { REASONS_OF, REPORT_DETAIL_LENGTH, REPORT_REASONS } from '#contracts/report-constants.ts'

/** Reports the other of a room: why, in whose own words, and whether to block them as well. */
export function ReportForm({ room }: { room: Room }) {
  return (
    <PostForm
      intent="report"
      schema={() =>
        import('../room/room-forms.ts').then((file) => file.roomForms(new Date()).report)
      }
      action={paths.chatRoom(room.roomId)}
      className="space-y-4"
    >
      <FormProblem />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold text-ink-2">
          {room.other.nickName}님을 신고하는 이유를 골라 주세요
        </legend>
        {REASONS_OF.CHAT.map((reason) => (
          <Choice key={reason} type="radio" name="reason" value={reason} required>
            {REPORT_REASONS[reason]}
          </Choice>
        ))}
        <ChoiceError name="reason" />
      </fieldset>
      <Field
        name="detail"
        label="자세한 내용"
        hint={`언제 어떤 일이 있었는지 적어 주시면 더 빨리 확인할 수 있어요. (${REPORT_DETAIL_LENGTH.toLocaleString('ko')}자까지)`}
      >
        {(control) => <Textarea {...control} rows={3} maxLength={REPORT_DETAIL_LENGTH} />}
      </Field>
      {!room.isBlockedByMe && (
        <Choice name="block" value="1">
          이 사람을 차단할게요
        </Choice>
      )}
      <p className="text-sm text-ink-3">
        최근 메시지 {CHAT_RULES.reportedMessages}개가 운영팀에 함께 전달돼요. 신고한 사실은 상대에게
        알리지 않아요.
      </p>
      <FormActions>
        <SubmitButton variant="danger" block>
          신고하기
        </SubmitButton>
      </FormActions>
    </PostForm>
  )
}
