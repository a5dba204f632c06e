import { ButtonLink } from '#app/components/button.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { Order } from '#contracts/order.ts'

/** To the chat of an order's two members; only the buyer opens a room. */
export function OrderChatLink({ order }: { order: Order }) {
  if (order.roomId)
    return (
      <ButtonLink to={paths.chatRoom(order.roomId)} variant="secondary" size="sm">
        채팅하기
      </ButtonLink>
    )
  if (order.role === 'SELLER') return null
  return (
    <PostForm intent="chat" action={paths.product(order.productSeq)}>
      <SubmitButton variant="secondary" size="sm">
        채팅하기
      </SubmitButton>
    </PostForm>
  )
}
