import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { count } from '#app/format/count.ts'
import { kstDateTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { EventDraft } from '#contracts/event.ts'
import { NOTICE_TABLE } from '#contracts/notice.ts'

/** Advertising of an event that runs, as the members who consent to it will read it; it goes out once. */
export function PromotionForm({ draft }: { draft: EventDraft }) {
  const { state, title, summary, eventSeq, promotion } = draft
  if (state !== 'SHOWN' && promotion.at === null) return null
  const words = NOTICE_TABLE.PROMOTION.words({
    event: { kind: 'PROMOTION', eventSeq, title, summary },
    ...{ count: 1, productTitle: null, storeName: null, alertName: null },
  })
  return (
    <Card as="section" aria-labelledby="promotion" className="space-y-3">
      <h2 id="promotion" className="text-base font-bold text-ink">
        광고 알림
      </h2>
      {promotion.at !== null ? (
        <p className="text-sm text-ink-2">
          <time dateTime={promotion.at}>{kstDateTime(promotion.at)}</time>에 보냈어요.
        </p>
      ) : (
        <PostForm
          intent="promote"
          schema={() => import('./post-schemas.ts').then((file) => file.eventForms.promote)}
          className="space-y-3"
        >
          <blockquote className="rounded-md border border-line bg-surface-2 px-4 py-3 text-sm wrap-anywhere text-ink-2">
            <p className="font-semibold text-ink">{words.title}</p>
            <p>{words.detail}</p>
          </blockquote>
          <p className="text-sm text-ink-2">
            광고를 받겠다고 동의한 회원 {count(promotion.consenting)}명의 알림함에 넣고 푸시로
            보내요. 밤 9시부터 아침 8시까지는 밤에도 받겠다고 따로 동의한 회원에게만 가고, 나머지는
            아침 8시에 가요. 한 번만 보낼 수 있고 되돌릴 수 없어요.
          </p>
          <Choice name="isSure" value="1">
            확인했어요
          </Choice>
          <ChoiceError name="isSure" />
          <SubmitButton variant="danger">알림 보내기</SubmitButton>
        </PostForm>
      )}
    </Card>
  )
}
