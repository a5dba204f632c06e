import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { count } from '#app/format/count.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { EventDraft } from '#contracts/event.ts'
import { pointAmount } from '#contracts/point-rules.ts'

/** How many take part, and, after the end, the draw, which is done once. */
export function DrawForm({ draft }: { draft: EventDraft }) {
  const { kind, state, entryCount, winners, points, draw } = draft
  if (kind === 'NEWS') return null
  const won = draw?.result?.places.filter(({ passedOver }) => passedOver === null).length
  return (
    <Card as="section" aria-labelledby="entries" className="space-y-3">
      <h2 id="entries" className="text-base font-bold text-ink">
        참여자 {count(entryCount)}명
      </h2>
      {won !== undefined ? (
        <p className="text-sm text-ink-2">
          추첨을 마쳤어요. {count(won)}명에게 {pointAmount(points)}씩 드렸어요.
        </p>
      ) : kind === 'DRAW' && state === 'ENDED' ? (
        <PostForm
          intent="draw"
          schema={() => import('./post-schemas.ts').then((file) => file.eventForms.draw)}
          className="space-y-3"
        >
          <p className="text-sm text-ink-2">
            {count(Math.min(winners, entryCount))}명을 뽑아 {pointAmount(points)}씩 드리고 알림을
            보내요. 한 번만 할 수 있고 되돌릴 수 없어요.
          </p>
          <Choice name="isSure" value="1">
            확인했어요
          </Choice>
          <ChoiceError name="isSure" />
          <SubmitButton variant="danger">추첨하기</SubmitButton>
        </PostForm>
      ) : (
        kind === 'DRAW' && (
          <p className="text-sm text-ink-2">이벤트가 끝나면 여기에서 추첨할 수 있어요.</p>
        )
      )}
    </Card>
  )
}
