import type { ChatMessage } from '#contracts/chat.ts'
import type { Room } from '#contracts/edge.ts'
import { AppointmentCardView } from './appointment-card.tsx'
import { OfferCardView } from './offer-card.tsx'

/** The offer or appointment that a message carries, as it stands now. Within a room's page, whose loader tells the time. */
export function MessageCard({ message: { card }, room }: { message: ChatMessage; room: Room }) {
  if (!card) return null
  return card.type === 'OFFER' ? (
    <OfferCardView card={card} room={room} />
  ) : (
    <AppointmentCardView card={card} room={room} />
  )
}
