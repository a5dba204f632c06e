import { ButtonLink } from '#app/components/button.tsx'
import { Choice } from '#app/components/field.tsx'
import { FormActions } from '#app/components/form-actions.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { Room } from '#contracts/edge.ts'
import { REVIEW_DAYS } from '#contracts/review-rules.ts'
import { TRADE_ANSWER_DAYS } from '#contracts/trade-states.ts'

/** Says that the trade is done: it asks the other, or confirms what the other has asked. */
export function TradeForm({ room }: { room: Room }) {
  const { roomId, product, role, other, trade, storeSeq, canSend } = room
  if (trade?.state === 'DONE')
    return (
      <div className="space-y-4">
        <Notice>이미 완료한 거래예요.</Notice>
        <ButtonLink to={paths.review(roomId)} block>
          거래 후기 보기
        </ButtonLink>
      </div>
    )
  if (!canSend) return <Notice>지금은 {other.nickName}님에게 거래 완료를 알릴 수 없어요.</Notice>
  const isAsked = trade?.state === 'ASKED'
  if (isAsked && trade.proposerStoreSeq === storeSeq)
    return <Notice>{other.nickName}님의 확인을 기다리고 있어요. 대화에서 취소할 수 있어요.</Notice>
  return (
    <PostForm intent="finish-trade" action={paths.chatRoom(roomId)} className="space-y-4">
      <FormProblem />
      <p className="text-sm text-ink-2">
        {isAsked
          ? `${other.nickName}님이 거래를 마쳤다고 했어요. 물건과 돈을 모두 주고받았다면 완료해 주세요.`
          : `물건과 돈을 모두 주고받은 다음에 눌러 주세요. ${other.nickName}님이 ${TRADE_ANSWER_DAYS}일 안에 확인하면 거래가 끝나요.`}
      </p>
      <p className="text-sm text-ink-2">
        거래가 끝나면 두 사람 모두 {REVIEW_DAYS}일 동안 후기를 쓸 수 있고, 상품은 판매완료가 돼요.
      </p>
      {role === 'SELLER' && !isAsked && product.tradeState !== 'SOLD' && (
        <Choice type="checkbox" name="sold" value="1" defaultChecked>
          상품을 지금 판매완료로 바꾸기
        </Choice>
      )}
      <FormActions>
        <SubmitButton block>거래 완료</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
