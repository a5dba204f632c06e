import { FormActions } from '#app/components/form-actions.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { Room } from '#contracts/edge.ts'
import { AppointmentForm } from '../cards/appointment-form.tsx'
import { OfferForm } from '../cards/offer-form.tsx'
import { PayRequestForm } from '../cards/pay-request-form.tsx'
import { TradeForm } from '../cards/trade-form.tsx'
import { BlockForm } from '../safety/block-form.tsx'
import { ReportForm } from '../safety/report-form.tsx'
import type { RoomPart } from './room-parts.ts'

/** The form of a part, in a panel or within the page. */
export function PartForm({ part, room }: { part: RoomPart; room: Room }) {
  switch (part) {
    case 'offer':
      return <OfferForm room={room} />
    case 'pay-request':
      return <PayRequestForm room={room} />
    case 'appointment':
      return <AppointmentForm room={room} />
    case 'trade':
      return <TradeForm room={room} />
    case 'report':
      return <ReportForm room={room} />
    case 'block':
      return <BlockForm room={room} />
    case 'leave':
      return <LeaveForm room={room} />
  }
}

function LeaveForm({ room }: { room: Room }) {
  return (
    <PostForm intent="leave" action={paths.chatRoom(room.roomId)} className="space-y-4">
      <FormProblem />
      <p className="text-sm text-ink-2">
        나가면 이 채팅방이 목록에서 사라지고 지금까지 나눈 대화를 다시 볼 수 없어요.{' '}
        {room.other.nickName}님이 새로 메시지를 보내면 채팅방이 다시 나타나요.
      </p>
      <FormActions>
        <SubmitButton variant="danger" block>
          채팅방 나가기
        </SubmitButton>
      </FormActions>
    </PostForm>
  )
}
