import { createHash } from 'node:crypto'
import type { ChatMessageContent } from '#backend/db/schema.ts'
import { momentWords, wonWords } from '#backend/korea/korean-words.ts'
import type { ChatImage } from '#contracts/chat.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import { kstDay, kstMidnight } from '#contracts/kst.ts'
import { POSSESSION_RULES, POSSESSION_WORDS } from '#contracts/possession-rules.ts'
import type { TradeState } from '#contracts/product.ts'
import { TRADE_ANSWER_DAYS } from '#contracts/trade-states.ts'
import type { GoodsFacts } from '../pictures/goods/goods-recipe.ts'
import { buildProductPhotos } from './builders/rows.ts'
import type { BulkRow } from './bulk-insert.ts'
import type { RoomPlan } from './demo-chat-plans.ts'
import type { DemoStore } from './demo-people.ts'
import type { DemoProduct } from './demo-products.ts'
import type { ChatLine, Side } from './texts/chats.ts'

const REMIND_MINUTES = 30
const ANSWER_AFTER = 3
const MOST_PHOTOS = 8

export interface ChatRoomRows {
  rooms: {
    room_id: number
    product_seq: number
    buyer_store_seq: number
    seller_store_seq: number
    message_count: number
    change_count: number
    opened_by: number
    last_message_at: Date
    changed_at: Date
    created_at: Date
  }[]
  members: ReturnType<typeof memberOf>[]
  messages: MessageRow[]
  offers: BulkRow<'chat_offer'>[]
  appointments: BulkRow<'chat_appointment'>[]
  trades: BulkRow<'chat_trade'>[]
  possessions: BulkRow<'possession_check'>[]
  askers: BulkRow<'possession_asker'>[]
  /** Files of the chat, and how they are drawn at the first request. */
  files: BulkRow<'chat_media'>[]
  drawings: ReturnType<typeof buildProductPhotos>[number][]
  blocks: { store_seq: number; blocked_store_seq: number; created_at: Date }[]
}

interface MessageRow {
  room_id: number
  message_seq: number
  change_seq: number
  sender_store_seq: number
  message_type: 'textMessage' | 'noticeMessage' | 'imageMessage'
  message: string
  content: ChatMessageContent
  created_at: Date
}

interface RoomInput {
  product: DemoProduct['row']
  /** What it looks like. */
  goods: GoodsFacts
  buyer: DemoStore
  seller: DemoStore
  startsAt: Date
  plan: RoomPlan
  lines: readonly ChatLine[]
  now: Date
  roomId: number
  /** The next free numbers. */
  offerSeq: number
  appointmentSeq: number
  tradeSeq: number
  possessionSeq: number
}

/** Minutes from the first word of a talk to the last; an answer to a card takes its time. */
export function lengthOf(lines: readonly ChatLine[]): number {
  return lines.reduce((sum, line) => sum + line.after + (isAnswered(line) ? ANSWER_AFTER : 0), 0)
}

/** Minutes until the seller reserves or sells; the whole conversation where neither happens. */
export function minutesUntilSet(lines: readonly ChatLine[]): number {
  const set = lines.findIndex((line) => 'sets' in line)
  return lengthOf(set < 0 ? lines : lines.slice(0, set + 1))
}

function isAnswered(line: ChatLine): boolean {
  return 'state' in line && line.state !== 'OPEN' && line.state !== 'PROPOSED'
}

const OFFER_ANSWERS = {
  ACCEPTED: '가격 제안을 수락했어요',
  DECLINED: '가격 제안을 거절했어요',
  WITHDRAWN: '가격 제안을 취소했어요',
}
const APPOINTMENT_ANSWERS = {
  ACCEPTED: '약속을 정했어요',
  DECLINED: '약속을 거절했어요',
  CANCELLED: '약속을 취소했어요',
}
const TRADE_STATES: Record<TradeState, string> = {
  ON_SALE: '판매자가 상품을 판매중으로 바꿨어요',
  RESERVED: '판매자가 상품을 예약중으로 바꿨어요',
  SOLD: '판매자가 상품을 판매완료로 바꿨어요',
}

/** One room with its talk, as the operations of the chat would have written it. */
export function buildChatRoom(input: RoomInput): ChatRoomRows {
  const { product, buyer, seller, startsAt, plan, lines, now, roomId } = input
  const messages: MessageRow[] = []
  const offers: ChatRoomRows['offers'] = []
  const appointments: ChatRoomRows['appointments'] = []
  const files: ChatRoomRows['files'] = []
  const drawings: ChatRoomRows['drawings'] = []
  let at = startsAt
  let changeCount = 0
  const wait = (minutes: number) => {
    at = new Date(at.getTime() + minutes * MINUTE_MS)
  }
  const storeOf = (side: Side) => (side === 'B' ? buyer.storeSeq : seller.storeSeq)
  const say = (by: Side, message: string, content?: ChatMessageContent) => {
    changeCount += 1
    messages.push({
      room_id: roomId,
      message_seq: messages.length + 1,
      change_seq: changeCount,
      sender_store_seq: storeOf(by),
      message_type: content?.images ? 'imageMessage' : content ? 'noticeMessage' : 'textMessage',
      message,
      content: content ?? {},
      created_at: at,
    })
    return messages.length
  }
  const answer = (by: Side, messageSeq: number, message: string, content: ChatMessageContent) => {
    wait(ANSWER_AFTER)
    const card = messages[messageSeq - 1]
    changeCount += 1
    if (card) card.change_seq = changeCount
    say(by, message, content)
  }

  for (const line of lines) {
    wait(line.after)
    const other = line.by === 'B' ? 'S' : 'B'
    if ('text' in line) say(line.by, fill(line.text, input))
    else if ('sets' in line)
      say(line.by, TRADE_STATES[line.sets], { notice: 'TRADE_STATE_CHANGED' })
    else if ('pictures' in line) {
      const shown = picturesOf(input, { count: line.pictures, messageSeq: messages.length + 1 })
      const words = shown.length > 1 ? `사진 ${shown.length}장` : '사진'
      const messageSeq = say(line.by, words, { images: shown.map(({ image }) => image) })
      const { userSeq } = line.by === 'B' ? buyer : seller
      files.push(...shown.map(({ image }) => fileOf(image, { roomId, messageSeq, userSeq, at })))
      drawings.push(...shown.map(({ drawing }) => drawing))
    } else if ('offer' in line) {
      const offerSeq = input.offerSeq + offers.length
      const price = rounded(product.price * line.offer)
      const message = `가격을 제안했어요 · ${wonWords(price)}`
      const made = at
      const messageSeq = say(line.by, message, { notice: 'OFFER', offerSeq })
      if (line.state !== 'OPEN')
        answer(other, messageSeq, `${OFFER_ANSWERS[line.state]} · ${wonWords(price)}`, {
          notice: 'OFFER_ANSWERED',
        })
      offers.push({
        offer_seq: offerSeq,
        room_id: roomId,
        message_seq: messageSeq,
        proposer_store_seq: storeOf(line.by),
        price,
        state: line.state,
        expires_at: new Date(made.getTime() + CHAT_RULES.offerHours * HOUR_MS),
        answered_at: line.state === 'OPEN' ? null : at,
        created_at: made,
      })
    } else {
      const appointmentSeq = input.appointmentSeq + appointments.length
      const meetAt = new Date(
        kstMidnight(kstDay(at)).getTime() +
          line.appointment.days * DAY_MS +
          line.appointment.hour * HOUR_MS,
      )
      const place = `${seller.place} 편의점 앞`
      const made = at
      const words = `${momentWords(meetAt)} ${place}`
      const messageSeq = say(line.by, `약속을 제안했어요 · ${words}`, {
        notice: 'APPOINTMENT',
        appointmentSeq,
      })
      if (line.state !== 'PROPOSED')
        answer(other, messageSeq, `${APPOINTMENT_ANSWERS[line.state]} · ${words}`, {
          notice: 'APPOINTMENT_ANSWERED',
        })
      const remindAt = new Date(meetAt.getTime() - REMIND_MINUTES * MINUTE_MS)
      appointments.push({
        appointment_seq: appointmentSeq,
        room_id: roomId,
        message_seq: messageSeq,
        proposer_store_seq: storeOf(line.by),
        at: meetAt,
        place,
        remind_minutes: REMIND_MINUTES,
        remind_at: remindAt,
        // What lies further back is left out.
        reminded_at: remindAt <= now ? remindAt : null,
        state: line.state,
        updated_at: at,
        created_at: made,
      })
    }
  }

  const trades = plan.trade ? [finish(plan.trade)] : []
  const [possession, asker] = plan.possession ? show(plan.possession) : []

  const sides = (['B', 'S'] as const).map((side) =>
    memberOf({ side, plan, messages, roomId, storeSeq: storeOf(side), now }),
  )
  const blocker = plan.blockedBy
  return {
    rooms: [
      {
        room_id: roomId,
        product_seq: product.product_seq,
        buyer_store_seq: buyer.storeSeq,
        seller_store_seq: seller.storeSeq,
        message_count: messages.length,
        change_count: changeCount,
        opened_by: buyer.userSeq,
        last_message_at: at,
        changed_at: at,
        created_at: startsAt,
      },
    ],
    members: sides,
    messages,
    offers,
    appointments,
    trades,
    possessions: possession ? [possession] : [],
    askers: asker ? [asker] : [],
    files,
    drawings,
    blocks: blocker
      ? [
          {
            store_seq: storeOf(blocker),
            blocked_store_seq: storeOf(blocker === 'B' ? 'S' : 'B'),
            created_at: at,
          },
        ]
      : [],
  }

  /** After the talk, the buyer wants to see the thing; where the seller showed it, the buyer confirms. */
  function show({
    state,
    hoursAgo,
  }: NonNullable<RoomPlan['possession']>): [
    BulkRow<'possession_check'>,
    BulkRow<'possession_asker'>,
  ] {
    at = new Date(Math.max(now.getTime() - hoursAgo * HOUR_MS, at.getTime() + MINUTE_MS))
    const made = at
    const possessionSeq = input.possessionSeq
    const code = `${String(4_821 + possessionSeq * 1_307).slice(-4)} ${POSSESSION_WORDS[possessionSeq % POSSESSION_WORDS.length]}`
    const messageSeq = say('B', '실물 인증을 요청했어요', { notice: 'POSSESSION', possessionSeq })
    const isAnswered = state === 'ANSWERED'
    if (isAnswered)
      answer('S', messageSeq, '실물 사진을 보냈어요 · 코드가 맞는지 확인해 주세요', {
        notice: 'POSSESSION_ANSWERED',
      })
    return [
      {
        check_seq: possessionSeq,
        product_seq: product.product_seq,
        code,
        state,
        is_shown: isAnswered,
        expires_at: new Date(made.getTime() + POSSESSION_RULES.codeHours * HOUR_MS),
        answered_at: isAnswered ? at : null,
        created_at: made,
      },
      {
        asker_seq: possessionSeq,
        check_seq: possessionSeq,
        room_id: roomId,
        message_seq: messageSeq,
        verdict: isAnswered ? 'CONFIRMED' : null,
      },
    ]
  }

  /** After the talk, one says that the trade is done, and the other agrees. */
  function finish({ by, state, hoursAgo }: NonNullable<RoomPlan['trade']>) {
    const wanted = now.getTime() - hoursAgo * HOUR_MS
    const latest = now.getTime() - (ANSWER_AFTER + 1) * MINUTE_MS
    at = new Date(Math.min(latest, Math.max(wanted, at.getTime() + MINUTE_MS)))
    const made = at
    const tradeSeq = input.tradeSeq
    const messageSeq = say(by, '거래가 끝났다고 알렸어요', { notice: 'TRADE', tradeSeq })
    const other = by === 'B' ? 'S' : 'B'
    if (state === 'DONE')
      answer(other, messageSeq, '거래를 완료했어요 · 서로 후기를 남겨 주세요', {
        notice: 'TRADE_ANSWERED',
      })
    return {
      trade_seq: tradeSeq,
      room_id: roomId,
      product_seq: product.product_seq,
      buyer_store_seq: buyer.storeSeq,
      seller_store_seq: seller.storeSeq,
      message_seq: messageSeq,
      proposer_store_seq: storeOf(by),
      state,
      expires_at: new Date(made.getTime() + TRADE_ANSWER_DAYS * DAY_MS),
      done_at: state === 'DONE' ? at : null,
      created_at: made,
    }
  }
}

/** More pictures of the product; a file's name in the chat is also that of its drawing. */
function picturesOf(
  { roomId, goods, product }: Pick<RoomInput, 'roomId' | 'goods' | 'product'>,
  { count, messageSeq }: { count: number; messageSeq: number },
) {
  // Those of the product's own pictures that its page shows last, or not at all.
  const all = buildProductPhotos({ goods, seed: product.product_seq, count: MOST_PHOTOS })
  return all.slice(-count).map((photo, index) => {
    const name = `demo chat ${roomId} ${messageSeq} ${index}`
    const mediaId = createHash('sha256').update(name).digest('hex').slice(0, 32)
    const { width, height, color } = photo
    return {
      image: { mediaId, width, height, color },
      drawing: { ...photo, media_key: mediaId },
    }
  })
}

function fileOf(
  { mediaId, width, height, color }: ChatImage,
  sent: { roomId: number; messageSeq: number; userSeq: number; at: Date },
) {
  return {
    media_id: mediaId,
    user_seq: sent.userSeq,
    room_id: sent.roomId,
    message_seq: sent.messageSeq,
    kind: 'IMAGE' as const,
    content_type: 'image/jpeg' as const,
    // Not drawn yet.
    bytes: 0,
    width,
    height,
    color,
    created_at: sent.at,
  }
}

function memberOf({
  side,
  plan,
  messages,
  roomId,
  storeSeq,
  now,
}: {
  side: Side
  plan: RoomPlan
  messages: readonly MessageRow[]
  roomId: number
  storeSeq: number
  now: Date
}) {
  const last = messages.at(-1)
  const lastAt = last?.created_at ?? now
  const hasLeft = plan.leftBy === side
  const ofOther = messages.filter(({ sender_store_seq: sender }) => sender !== storeSeq)
  const unread = hasLeft ? 0 : Math.min(plan.unread?.[side] ?? 0, ofOther.length)
  const firstUnread = unread > 0 ? ofOther.at(-unread) : undefined
  const lastReadSeq = firstUnread ? firstUnread.message_seq - 1 : messages.length
  const readAt = messages[lastReadSeq - 1]?.created_at
  return {
    room_id: roomId,
    store_seq: storeSeq,
    role: side === 'B' ? ('BUYER' as const) : ('SELLER' as const),
    last_read_seq: lastReadSeq,
    last_read_at: readAt ? new Date(Math.min(readAt.getTime() + MINUTE_MS, now.getTime())) : null,
    unread_count: unread,
    visible_from_seq: hasLeft ? messages.length + 1 : 1,
    muted_at: plan.mutedBy === side ? lastAt : null,
    pinned_at: plan.pinnedBy === side ? lastAt : null,
    left_at: hasLeft ? new Date(Math.min(lastAt.getTime() + MINUTE_MS, now.getTime())) : null,
    last_message_at: lastAt,
  }
}

/** Prices are said in whole thousands. */
const rounded = (price: number) => Math.max(1_000, Math.round(price / 1_000) * 1_000)

function fill(text: string, { product, seller }: Pick<RoomInput, 'product' | 'seller'>): string {
  return text
    .replace('{price}', wonWords(product.price))
    .replace('{lower}', wonWords(rounded(product.price * 0.92)))
    .replace('{place}', seller.place)
    .replace('{thing}', '다른 상품')
}
