import type { ReactNode } from 'react'
import {
  AlertIcon,
  BellIcon,
  BoxIcon,
  ChatIcon,
  ClockIcon,
  HandshakeIcon,
  StarIcon,
  TagIcon,
} from '#app/components/icons.tsx'
import { count } from '#app/format/count.ts'
import { dotted } from '#app/format/dotted.ts'
import { kstMonthDay, kstTime } from '#app/format/time.ts'
import { timeLeft } from '#app/format/time-left.ts'
import { won } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type {
  Waiting,
  WaitingAppointment,
  WaitingOffer,
  WaitingOrder,
  WaitingTrade,
  WaitingTurn,
} from '#contracts/main.ts'
import { orderNow } from '#contracts/order-clock.ts'
import { isCourierType, ORDER_STATES, type OrderState } from '#contracts/order-states.ts'

/** One thing that waits, and the page where it is answered. */
export interface WaitingRow {
  key: string
  to: string
  icon: ReactNode
  title: string
  detail?: string
}

/** The rows of what waits: what has a deadline first, what can be read at any time last. */
export function waitingRows(waiting: Waiting, now: string): WaitingRow[] {
  const { unreadMessages, unreadNotices, hiddenByOperator } = waiting
  return [
    ...waiting.turns.map((turn) => turnRow(turn, now)),
    ...waiting.orders.map((order) => orderRow(order, now)),
    ...waiting.appointments.map((appointment) => appointmentRow(appointment, now)),
    ...waiting.offers.map((offer) => offerRow(offer, now)),
    ...waiting.trades.map(tradeRow),
    ...rowIf(waiting.reviewsToWrite, {
      key: 'reviews',
      to: paths.ownReviews(),
      icon: <StarIcon size={18} />,
      title: `쓸 수 있는 후기 ${count(waiting.reviewsToWrite)}개`,
      detail: '두 사람이 모두 쓰거나 7일이 지나면 보여요',
    }),
    ...rowIf(hiddenByOperator, {
      key: 'hidden',
      to: paths.ownProducts({ tab: 'hidden' }),
      icon: <AlertIcon size={18} />,
      title: `노출이 제한된 상품 ${count(hiddenByOperator)}개`,
      detail: '이유를 확인하고 고쳐 주세요',
    }),
    ...rowIf(unreadMessages, {
      key: 'chats',
      to: paths.chat({ filter: 'unread' }),
      icon: <ChatIcon size={18} />,
      title: `읽지 않은 메시지 ${count(unreadMessages)}개`,
    }),
    ...rowIf(unreadNotices, {
      key: 'notices',
      to: paths.notices(),
      icon: <BellIcon size={18} />,
      title: `새 알림 ${count(unreadNotices)}개`,
    }),
  ]
}

const rowIf = (times: number, row: WaitingRow): WaitingRow[] => (times > 0 ? [row] : [])

function orderRow(order: WaitingOrder, now: string): WaitingRow {
  const { orderSeq, role, state, productTitle, dueAt } = order
  const left = dueAt && timeLeft(dueAt, orderNow(now, order))
  return {
    key: `order-${orderSeq}`,
    to: role === 'BUYER' ? paths.purchase(orderSeq) : paths.sale(orderSeq),
    icon: <BoxIcon size={18} />,
    title: orderDeed(order),
    detail: dotted(left, ORDER_STATES[state].label, productTitle),
  }
}

/** What a member has to do in an order, in few words. */
function orderDeed({ role, state, type }: WaitingOrder): string {
  if (state === 'PREPARING') {
    if (type === 'MEET') return '만나서 물건 건네기'
    if (type === 'DIGITAL') return 'e쿠폰 보내기'
    return isCourierType(type) ? '상품 보내고 운송장 등록하기' : '만나서 거래 마치기'
  }
  return DEEDS[state] ?? (role === 'BUYER' ? '내 구매 확인하기' : '내 판매 확인하기')
}

const DEEDS: Partial<Record<OrderState, string>> = {
  REQUESTED: '거래 요청에 답하기',
  PENDING_PAYMENT: '결제 마치기',
  PAID: '주문 수락하기',
  CANCEL_REQUESTED: '취소 요청에 답하기',
  DELIVERED: '상품 확인하고 구매 확정하기',
  CONFIRM_HELD: '상품 확인하고 구매 확정하기',
  RETURN_REQUESTED: '반품 요청에 답하기',
  PARTIAL_REFUND_OFFERED: '부분환불 제안에 답하기',
  RETURN_UNADDRESSED: '반품 받을 주소 알려 주기',
  RETURN_APPROVED: '반품 상품 보내기',
  RETURN_DELIVERED: '반품 상품 확인하기',
  SETTLE_FAILED: '정산 계좌 확인하기',
}

function turnRow(turn: WaitingTurn, now: string): WaitingRow {
  const { productSeq, productTitle, until } = turn
  return {
    key: `turn-${productSeq}`,
    to: paths.product(productSeq),
    icon: <TagIcon size={18} />,
    title: '예약 대기한 상품, 내 차례예요',
    detail: dotted(timeLeft(until, orderNow(now, turn)), productTitle),
  }
}

function offerRow(offer: WaitingOffer, now: string): WaitingRow {
  const { roomId, price, storeName, productTitle, expiresAt } = offer
  return {
    key: `offer-${roomId}`,
    to: paths.chatRoom(roomId),
    icon: <TagIcon size={18} />,
    title: `${won(price)} 제안에 답하기`,
    detail: dotted(timeLeft(expiresAt, now), storeName, productTitle),
  }
}

function tradeRow({ roomId, storeName, productTitle }: WaitingTrade): WaitingRow {
  return {
    key: `trade-${roomId}`,
    to: paths.chatRoom(roomId),
    icon: <HandshakeIcon size={18} />,
    title: '거래 완료 확인하기',
    detail: dotted(storeName, productTitle),
  }
}

function appointmentRow(appointment: WaitingAppointment, now: string): WaitingRow {
  const { roomId, at, place, isToAnswer, storeName } = appointment
  const day = kstMonthDay(at) === kstMonthDay(now) ? '오늘' : kstMonthDay(at)
  return {
    key: `appointment-${roomId}-${at}`,
    to: paths.chatRoom(roomId),
    icon: <ClockIcon size={18} />,
    title: isToAnswer ? `${day} ${kstTime(at)} 약속 제안에 답하기` : `${day} ${kstTime(at)} 약속`,
    detail: dotted(place, storeName),
  }
}
