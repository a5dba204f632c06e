import type { BadgeTone } from '#app/components/badge.tsx'
import { type OrderState, orderStateRow } from '#contracts/order-states.ts'

/** The colour of a state's badge. */
export function orderTone(state: OrderState): BadgeTone {
  const { isEnd, money, turn } = orderStateRow(state)
  if (isEnd) return state === 'SETTLED' || state === 'DONE' ? 'success' : 'neutral'
  if (turn === 'OPERATOR' || state.startsWith('RETURN_') || state === 'SETTLE_FAILED')
    return 'warning'
  return money === 'HELD' ? 'safe' : 'info'
}
