import { HOUR_MS } from './durations.ts'
import { kstClock, momentOfClock } from './kst.ts'

// Separate from product-queue.ts, so that code in the browser does not import the schema library.

/** What became of a member's place in the queue for a product that another user has reserved. */
export const QUEUE_STATES = {
  WAITING: '대기 중',
  OFFERED: '내 차례',
  ORDERED: '주문했어요',
  LAPSED: '시간이 지났어요',
  LEFT: '대기를 취소했어요',
  ENDED: '대기가 끝났어요',
} as const
export type QueueState = keyof typeof QUEUE_STATES

/** States in which a member still has a place. */
export const OPEN_QUEUE_STATES = ['WAITING', 'OFFERED'] as const satisfies QueueState[]

/** Why a queue ended for all who were in it. */
export const QUEUE_ENDS = {
  SOLD: '예약 대기하던 상품이 다른 분에게 팔렸어요',
  REMOVED: '예약 대기하던 상품을 판매자가 내렸어요',
  CLOSED: '판매자가 예약 대기를 끝냈어요',
} as const
export type QueueEnd = keyof typeof QUEUE_ENDS

export const QUEUE_RULES = {
  /** How long a member whose turn it is has the product alone. */
  offerHours: 3,
  /** Members who wait for one product. */
  perProduct: 30,
  /** Products that one member waits for. */
  perMember: 20,
  /** How long the member's own list shows a place that is over. */
  shownDays: 30,
} as const

/** Said to who has taken a place. */
export const QUEUE_JOINED = '예약 대기했어요. 차례가 오면 바로 알려 드릴게요.'

const NIGHT_FROM = 22
const NIGHT_UNTIL = 9
const MORNING = 10

/** When a turn that begins now is over: after three hours, and never at night in Korea, but at ten in the morning. */
export function turnEndsAt(from: Date): Date {
  const local = kstClock(from.getTime() + QUEUE_RULES.offerHours * HOUR_MS)
  const hour = local.getUTCHours()
  if (hour >= NIGHT_FROM) local.setUTCDate(local.getUTCDate() + 1)
  if (hour >= NIGHT_FROM || hour < NIGHT_UNTIL) local.setUTCHours(MORNING, 0, 0, 0)
  return momentOfClock(local)
}
