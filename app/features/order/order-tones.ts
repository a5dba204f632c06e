import type { BadgeTone } from '#app/components/badge.tsx'
import {
  isCourierType,
  type OrderState,
  type OrderType,
  orderStateRow,
} from '#contracts/order-states.ts'

/** The colour of a state's badge. */
export function orderTone(state: OrderState): BadgeTone {
  const { isEnd, money, turn } = orderStateRow(state)
  if (isEnd) return state === 'SETTLED' || state === 'DONE' ? 'success' : 'neutral'
  if (turn === 'OPERATOR' || state.startsWith('RETURN_') || state === 'SETTLE_FAILED')
    return 'warning'
  return money === 'HELD' ? 'safe' : 'info'
}

/** The name of a state; what is not sent is not prepared for sending. */
export function stateLabel({ state, type }: { state: OrderState; type: OrderType }): string {
  if (state !== 'PREPARING' || isCourierType(type)) return orderStateRow(state).label
  return type === 'DIGITAL' ? '쿠폰 준비' : '만남 준비'
}
