import { ORDER_STATE_NAMES, type OrderState, orderStateRow } from './order-states.ts'

type Role = 'BUYER' | 'SELLER'

/** Whose action is expected next: a partial refund waits for the member who did not offer it. */
export function whoseTurn({
  state,
  partialBy,
}: {
  state: OrderState
  partialBy: Role | null
}): 'BUYER' | 'SELLER' | 'OPERATOR' | 'NOBODY' {
  if (state === 'PARTIAL_REFUND_OFFERED' && partialBy)
    return partialBy === 'BUYER' ? 'SELLER' : 'BUYER'
  return orderStateRow(state).turn
}

/** The states in which it can be a member's turn. */
export const turnStates = (role: Role): OrderState[] =>
  ORDER_STATE_NAMES.filter(
    (state) => orderStateRow(state).turn === role || state === 'PARTIAL_REFUND_OFFERED',
  )
