import type { Kysely } from 'kysely'
import type { AppointmentCard, ChatCard, OfferCard, TradeCard } from '#contracts/chat.ts'
import type { ChatMessageContent, DB } from '../../db/schema.ts'
import { loadOrders } from '../cards/load-orders.ts'
import { loadPayRequests } from '../cards/load-pay-requests.ts'
import { loadPossessions } from '../cards/load-possessions.ts'
import { holdsUntil } from '../offers/held-price.ts'
import { toTradeCard } from '../trades/to-trade-card.ts'

/** The cards of messages, in their current state. An open offer whose time is over is EXPIRED. */
export async function loadCards(
  db: Kysely<DB>,
  contents: readonly ChatMessageContent[],
  now: Date,
): Promise<(content: ChatMessageContent) => ChatCard | null> {
  const offers = await loadOffers(db, seqsOf(contents, 'offerSeq'), now)
  const appointments = await loadAppointments(db, seqsOf(contents, 'appointmentSeq'))
  const trades = await loadTrades(db, seqsOf(contents, 'tradeSeq'), now)
  const possessions = await loadPossessions(db, seqsOf(contents, 'possessionSeq'), now)
  const payRequests = await loadPayRequests(db, seqsOf(contents, 'payRequestSeq'), now)
  const orders = await loadOrders(db, seqsOf(contents, 'orderSeq'))
  return ({ offerSeq, appointmentSeq, tradeSeq, possessionSeq, payRequestSeq, orderSeq }) =>
    (offerSeq && offers.get(offerSeq)) ||
    (appointmentSeq && appointments.get(appointmentSeq)) ||
    (tradeSeq && trades.get(tradeSeq)) ||
    (possessionSeq && possessions.get(possessionSeq)) ||
    (payRequestSeq && payRequests.get(payRequestSeq)) ||
    (orderSeq && orders.get(orderSeq)) ||
    null
}

function seqsOf(
  contents: readonly ChatMessageContent[],
  key: Extract<keyof ChatMessageContent, `${string}Seq`>,
): number[] {
  return contents.flatMap((content) => content[key] ?? [])
}

async function loadOffers(
  db: Kysely<DB>,
  offerSeqs: number[],
  now: Date,
): Promise<Map<number, OfferCard>> {
  if (offerSeqs.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_offer')
    .selectAll()
    .where('offer_seq', 'in', offerSeqs)
    .execute()
  return new Map(
    rows.map((row) => [
      row.offer_seq,
      {
        type: 'OFFER',
        offerSeq: row.offer_seq,
        proposerStoreSeq: row.proposer_store_seq,
        price: row.price,
        state: row.state === 'OPEN' && row.expires_at <= now ? 'EXPIRED' : row.state,
        expiresAt: row.expires_at.toISOString(),
        holdsUntil:
          row.state === 'ACCEPTED' && row.answered_at
            ? holdsUntil(row.answered_at).toISOString()
            : null,
      },
    ]),
  )
}

async function loadAppointments(
  db: Kysely<DB>,
  appointmentSeqs: number[],
): Promise<Map<number, AppointmentCard>> {
  if (appointmentSeqs.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_appointment')
    .selectAll()
    .where('appointment_seq', 'in', appointmentSeqs)
    .execute()
  return new Map(
    rows.map((row) => [
      row.appointment_seq,
      {
        type: 'APPOINTMENT',
        appointmentSeq: row.appointment_seq,
        proposerStoreSeq: row.proposer_store_seq,
        at: row.at.toISOString(),
        place: row.place,
        remindMinutes: row.remind_minutes,
        state: row.state,
      },
    ]),
  )
}

async function loadTrades(
  db: Kysely<DB>,
  tradeSeqs: number[],
  now: Date,
): Promise<Map<number, TradeCard>> {
  if (tradeSeqs.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_trade')
    .selectAll()
    .where('trade_seq', 'in', tradeSeqs)
    .execute()
  return new Map(rows.map((row) => [row.trade_seq, toTradeCard(row, now)]))
}
