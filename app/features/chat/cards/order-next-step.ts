import { paths } from '#app/paths.ts'
import type { OrderCard } from '#contracts/chat.ts'
import {
  isCourierType,
  isPaidType,
  type OrderState,
  type OrderType,
} from '#contracts/order-states.ts'
import { whoseTurn } from '#contracts/order-turn.ts'

type Role = 'BUYER' | 'SELLER'

/** Steps that a card takes at once: nothing is lost by a press. */
export const ROOM_ORDER_STEPS = ['ACCEPT_REQUEST', 'ACCEPT'] as const
export type RoomOrderStep = (typeof ROOM_ORDER_STEPS)[number]

interface NextStep {
  /** Pressed on the card itself. */
  action?: { value: RoomOrderStep; label: string }
  /** To the page where the next step is taken. */
  link: { label: string; to: string }
}

export const orderPath = (orderSeq: number, role: Role): string =>
  role === 'BUYER' ? paths.purchase(orderSeq) : paths.sale(orderSeq)

/** What the member who reads an order's card does next, or where it is looked at. */
export function orderNextStep(
  { orderSeq, orderType: type, state, partialBy }: OrderCard,
  role: Role,
): NextStep {
  const order = orderPath(orderSeq, role)
  if (whoseTurn({ state, partialBy }) !== role)
    return { link: tracked(state, type, orderSeq) ?? { label: '거래 보기', to: order } }
  const action = ACTIONS[state]
  if (action && role === 'SELLER') return { action, link: { label: '살펴보고 정하기', to: order } }
  const isInvoice = state === 'PREPARING' && (isCourierType(type) || type === 'DIGITAL')
  if (state === 'RETURN_UNADDRESSED')
    return { link: { label: linkLabel(state, type), to: paths.returnAddress(orderSeq) } }
  return {
    link: {
      label: linkLabel(state, type),
      to: isInvoice || state === 'RETURN_APPROVED' ? paths.invoice(orderSeq) : order,
    },
  }
}

const ACTIONS: Partial<Record<OrderState, NonNullable<NextStep['action']>>> = {
  REQUESTED: { value: 'ACCEPT_REQUEST', label: '거래 수락하기' },
  PAID: { value: 'ACCEPT', label: '주문 수락하기' },
}

const LABELS: Partial<Record<OrderState, string>> = {
  PENDING_PAYMENT: '결제하기',
  CANCEL_REQUESTED: '취소 요청에 답하기',
  DELIVERED: '확인하고 구매 확정하기',
  CONFIRM_HELD: '확인하고 구매 확정하기',
  RETURN_REQUESTED: '반품 요청에 답하기',
  PARTIAL_REFUND_OFFERED: '제안에 답하기',
  RETURN_UNADDRESSED: '반품 받을 주소 알려 주기',
  RETURN_APPROVED: '반품 운송장 등록하기',
  RETURN_DELIVERED: '반품 확인하기',
  SETTLE_FAILED: '정산 계좌 확인하기',
}

function linkLabel(state: OrderState, type: OrderType): string {
  if (state !== 'PREPARING') return LABELS[state] ?? '거래 보기'
  if (isCourierType(type)) return '운송장 등록하기'
  if (type === 'DIGITAL') return 'e쿠폰 보내기'
  return type === 'MEET' ? '인증번호 넣기' : '거래 완료하기'
}

const TRAVELS: readonly OrderState[] = ['SHIPPED', 'DELIVERED', 'RETURN_SHIPPED']

const tracked = (state: OrderState, type: OrderType, orderSeq: number) =>
  isCourierType(type) && TRAVELS.includes(state)
    ? { label: '배송 조회', to: paths.invoiceDetail(orderSeq) }
    : null

const SOLD: readonly OrderState[] = ['CONFIRMED', 'SETTLING', 'SETTLE_FAILED', 'SETTLED', 'DONE']

/** Whether the trade is over between the two: reviews can be written. */
export const isSoldOrder = ({ state }: Pick<OrderCard, 'state'>): boolean => SOLD.includes(state)

/** Whether there is a receipt. */
export const hasReceipt = ({ isPaid, orderType }: OrderCard): boolean =>
  isPaid && isPaidType(orderType)
