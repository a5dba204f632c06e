import { FormActions } from '#app/components/form-actions.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { won } from '#app/format/won.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { Room } from '#contracts/edge.ts'
import { PAY_REQUEST_HOURS } from '#contracts/pay-request-states.ts'
import { takesPayRequest } from '../shared/product-state.ts'
import { FormIdentity } from './form-identity.tsx'

/** The seller asks the buyer to pay. */
export function PayRequestForm({ room }: { room: Room }) {
  const { roomId, product, other } = room
  if (!takesPayRequest(room))
    return <Notice>판매 중인 상품만 판매자가 결제를 요청할 수 있어요.</Notice>
  return (
    <PostForm intent="pay-request" action={paths.chatRoom(roomId)} className="space-y-4">
      <FormIdentity room={room} />
      <FormProblem />
      <p className="flex items-baseline justify-between gap-3 rounded-md bg-surface-2 px-4 py-3">
        <span className="text-sm text-ink-2">판매가</span>
        <strong className="text-lg font-bold whitespace-nowrap text-ink tabular-nums">
          {won(product.price)}
        </strong>
      </p>
      <p className="text-sm text-ink-2">
        {other.nickName}님에게 안심결제를 요청해요. 최근에 수락한 가격 제안이 있으면 그 가격으로
        요청하고, {PAY_REQUEST_HOURS}시간 동안 이 구매자에게만 그 가격이 지켜져요.
      </p>
      <FormActions>
        <SubmitButton block>결제 요청 보내기</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
