import type { ChatMessage } from '#contracts/chat.ts'
import type { Room } from '#contracts/edge.ts'
import { AppointmentCardView } from './appointment-card.tsx'
import { OfferCardView } from './offer-card.tsx'
import { OrderCardView } from './order-card.tsx'
import { PayRequestCardView } from './pay-request-card.tsx'
import { PossessionCardView } from './possession-card.tsx'
import { TradeCardView } from './trade-card.tsx'

/** What a message carries besides words, as it stands now. Within a room's page, whose loader tells the time. */
export function MessageCard({ message: { card }, room }: { message: ChatMessage; room: Room }) {
  if (!card) return null
  switch (card.type) {
    case 'OFFER':
      return <OfferCardView card={card} room={room} />
    case 'APPOINTMENT':
      return <AppointmentCardView card={card} room={room} />
    case 'ORDER':
      return <OrderCardView card={card} room={room} />
    case 'PAY_REQUEST':
      return <PayRequestCardView card={card} room={room} />
    case 'POSSESSION':
      return <PossessionCardView card={card} room={room} />
    case 'TRADE':
      return <TradeCardView card={card} room={room} />
  }
}
