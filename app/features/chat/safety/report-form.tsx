import { Form, useActionData } from '@remix-run/react'
import { Choice, Field, Textarea } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { paths } from '#app/paths.ts'
import { CHAT_RULES, REPORT_REASONS } from '#contracts/chat-constants.ts'
import type { Room } from '#contracts/edge.ts'
import type { ActionProblem } from '../room/action-outcome.ts'
import { DETAIL_LENGTH } from './read-report.ts'

/** Reports the other of a room: why, in whose own words, and whether to block them as well. */
export function ReportForm({ room }: { room: Room }) {
  const answered = useActionData<ActionProblem>()
  const problem = answered?.intent === 'report' ? answered : undefined
  const errorAt = (field?: string) =>
    problem?.error && problem.error.field === field ? problem.error.message : undefined
  const typed = problem?.typed ?? {}
  const reasonError = errorAt('reason')
  return (
    <Form method="post" action={paths.chatRoom(room.roomId)} className="space-y-4">
      <input type="hidden" name="intent" value="report" />
      {errorAt() && (
        <Notice tone="danger" live>
          {errorAt()}
        </Notice>
      )}
      <fieldset aria-describedby={reasonError ? 'report-reason-error' : undefined}>
        <legend className="mb-1 text-sm font-semibold text-ink-2">
          {room.other.nickName}님을 신고하는 이유를 골라 주세요
        </legend>
        {Object.entries(REPORT_REASONS).map(([reason, label]) => (
          <Choice
            key={reason}
            type="radio"
            name="reason"
            value={reason}
            required
            defaultChecked={typed.reason === reason}
          >
            {label}
          </Choice>
        ))}
        {reasonError && (
          <p id="report-reason-error" role="alert" className="text-sm font-medium text-danger">
            {reasonError}
          </p>
        )}
      </fieldset>
      <Field
        label="자세한 내용"
        error={errorAt('detail')}
        hint={`언제 어떤 일이 있었는지 적어 주시면 더 빨리 확인할 수 있어요. (${DETAIL_LENGTH.toLocaleString('ko')}자까지)`}
      >
        {(control) => (
          <Textarea
            {...control}
            name="detail"
            rows={3}
            maxLength={DETAIL_LENGTH}
            defaultValue={typed.detail}
          />
        )}
      </Field>
      {!room.isBlockedByMe && (
        <Choice name="block" value="1" defaultChecked={typed.block === '1'}>
          이 사람을 차단할게요
        </Choice>
      )}
      <p className="text-sm text-ink-3">
        최근 메시지 {CHAT_RULES.reportedMessages}개가 운영팀에 함께 전달돼요. 신고한 사실은 상대에게
        알리지 않아요.
      </p>
      <SubmitButton name="send" value="report" variant="danger" block>
        신고하기
      </SubmitButton>
    </Form>
  )
}
